extension LayoutDraft {
  mutating func addStackConstraints(of view: Int) {}
}

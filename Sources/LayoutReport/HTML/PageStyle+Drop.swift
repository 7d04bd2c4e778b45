extension PageStyle {
  /// The box of a page that reads inputs itself.
  static let drop = """
    .drop { display: grid; gap: .75rem; margin-bottom: 2.5rem; padding: clamp(1rem, 3vw, 1.75rem);
      border: .12rem dashed var(--edge); border-radius: .5rem; background: var(--wash); }
    .drop.over { border-style: solid; border-color: var(--link); background: var(--even); }
    .drop h2 { font-size: 1.125rem; }
    .drop textarea { width: 100%; min-height: 8rem; resize: vertical; padding: .6rem .75rem; color: var(--ink); background: var(--paper);
      border: .06rem solid var(--edge); border-radius: .25rem; font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .drop.done textarea { min-height: 3rem; height: 3rem; }
    .drop-row { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; }
    .drop button { margin: 0; }
    .drop-row label { display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: center; min-width: 0; }
    .drop-row input { max-width: 100%; font: inherit; font-size: .875rem; }
    .drop-status:empty { display: none; }
    .drop-status.failed { color: var(--error); font-weight: 600; }
    @media print { .drop { display: none; } }

    """
}

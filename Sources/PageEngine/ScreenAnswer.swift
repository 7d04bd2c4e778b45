import LayoutDiagnosis
import LayoutModel
import LayoutReport

/// Writes what a screen looks like as an answer.
enum ScreenAnswer {
  /// Returns where the views lie and what does not hold.
  static func value(_ screen: SolvedScreen) -> JSONValue {
    [
      "verdict": .string(screen.isSatisfiable ? "satisfiable" : "contradictory"),
      "device": .text(screen.device), "landscape": .boolean(screen.isLandscape),
      "direction": .string(screen.direction),
      "width": .points(screen.width), "height": .points(screen.height),
      "widthClass": .text(screen.classes.width?.rawValue),
      "heightClass": .text(screen.classes.height?.rawValue),
      "frames": byView(screen.views) { view in
        view.frame.map { .list([$0.x, $0.y, $0.width, $0.height]) { .points($0) } }
      },
      "ambiguous": byView(screen.views) { $0.ambiguous.isEmpty ? nil : .texts($0.ambiguous) },
      "broken": members(screen.broken),
      "unmet": .list(screen.unmet) { unmet in
        [
          "id": .string(unmet.member.id), "text": .string(unmet.member.text),
          "priority": .points(unmet.priority), "amount": .points(unmet.amount),
          "owner": .string(unmet.owner.rawValue),
        ]
      },
      "conflict": screen.conflict.map { conflict in
        ["summary": .string(conflict.summary), "members": members(conflict.members)]
      } ?? .null,
    ]
  }

  /// Returns at which lengths of the root everything else holds; `null` where there is none.
  static func value(_ holds: LiveScreen.Holds) -> JSONValue {
    guard holds.never == nil else { return .null }
    return [
      "min": holds.least.map { .points($0) } ?? .null, "max": holds.greatest.map { .points($0) } ?? .null,
      "below": .text(holds.below), "above": .text(holds.above),
    ]
  }

  /// Returns which constraints give way at which lengths of the root.
  static func value(_ profile: [LiveScreen.Stretch]) -> JSONValue {
    .list(profile) { stretch in
      [
        "from": .points(stretch.from), "to": .points(stretch.to), "yielding": members(stretch.yielding),
      ]
    }
  }

  /// Returns constraints of the file as they stand.
  static func value(_ constraints: [LiveScreen.Constraint]) -> JSONValue {
    .list(constraints) { constraint in
      [
        "id": .string(constraint.member.id), "text": .string(constraint.member.text),
        "active": .boolean(constraint.isActive), "constant": .points(constraint.constant),
        "priority": .points(constraint.priority),
      ]
    }
  }

  private static func members(_ members: [SolvedScreen.Member]) -> JSONValue {
    .list(members) { ["id": .string($0.id), "text": .string($0.text)] }
  }

  /// Returns an object with a member for each view that has an id and a value; the first of equal ids counts.
  private static func byView(
    _ views: [SolvedScreen.View], _ value: (SolvedScreen.View) -> JSONValue?
  ) -> JSONValue {
    var known: Set<String> = []
    var members: [JSONValue.Member] = []
    for view in views where !view.id.isEmpty && known.insert(view.id).inserted {
      if let value = value(view) { members.append(JSONValue.Member(key: view.id, value: value)) }
    }
    return .object(members, isPacked: true)
  }
}

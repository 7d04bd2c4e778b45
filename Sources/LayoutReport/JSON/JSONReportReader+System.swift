import LayoutDiagnosis

extension JSONReportReader {
  /// Returns the facts about a system of rows.
  static func system(_ json: JSONValue) -> ReportSystem {
    var system = ReportSystem(
      input: json["input"].string, layout: json["layout"].string, variableCount: json["variables"].integer,
      rowCount: json["rows"].integer, requiredCount: json["required"].integer, gaps: json["gaps"].texts,
      corrections: json["corrections"].elements.map { part in part.elements.map { $0.texts } },
      hasAllCorrections: json["allCorrections"].flag,
      values: json["values"].elements.map { value in
        ReportSystem.Value(
          item: value["item"].string, variable: value["variable"].string, name: value["name"].string,
          value: value["value"].string)
      },
      optimum: json["optimum"].some(optimum))
    system.ranges = json["containerRanges"].elements.map(range)
    system.couplings = json["couplings"].elements.map(coupling)
    system.smallest = json["smallest"].some { smallest in
      SystemSmallest(core: members(smallest["core"]), isProved: smallest["proved"].flag)
    }
    system.cheapest = json["cheapest"].some(repair)
    system.change = json["change"].some(change)
    return system
  }

  private static func optimum(_ json: JSONValue) -> SystemOptimum {
    SystemOptimum(
      levels: json["levels"].elements.map { level in
        SystemOptimum.Level(
          priority: level["priority"].points, rowCount: level["rows"].integer, error: level["error"].string)
      },
      unmet: json["unmet"].elements.map { unmet in
        SystemOptimum.Unmet(
          constraint: unmet["constraint"].string, amount: unmet["amount"].string,
          reason: members(unmet["reason"]))
      },
      directions: json["directions"].elements.map { direction in
        SystemOptimum.Direction(
          moves: direction.elements.map { (name: $0["name"].string, amount: $0["amount"].string) })
      },
      ranges: json["ranges"].elements.map { range in
        SystemOptimum.Range(
          name: range["name"].string, minimum: range["min"].text, maximum: range["max"].text)
      })
  }
}

// MARK: - Answers

extension JSONReportReader {
  private static func range(_ json: JSONValue) -> SystemRange {
    SystemRange(
      name: json["name"].string, without: json["without"].texts, conflict: members(json["conflict"]),
      low: json["low"].some(end), high: json["high"].some(end), profile: json["profile"].some(profile))
  }

  private static func end(_ json: JSONValue) -> SystemRange.End {
    SystemRange.End(
      value: json["value"].string, rows: members(json["rows"]), factor: json["variableMultiplier"].string)
  }

  private static func profile(_ json: JSONValue) -> SystemProfile {
    SystemProfile(
      priorities: json["priorities"].elements.map { $0.points },
      points: json["points"].elements.map { point in
        SystemProfile.Point(value: point["value"].string, errors: point["errors"].texts)
      },
      pieces: json["pieces"].elements.map { piece in
        SystemProfile.Piece(
          off: piece["off"].texts, starting: piece["starting"].texts, stopping: piece["stopping"].texts)
      }, isComplete: json["complete"].flag)
  }

  private static func coupling(_ json: JSONValue) -> SystemCoupling {
    SystemCoupling(
      first: json["first"].string, second: json["second"].string, without: json["without"].texts,
      least: json["least"].elements.map(corner), greatest: json["greatest"].elements.map(corner),
      isComplete: json["complete"].flag)
  }

  private static func corner(_ json: JSONValue) -> SystemCoupling.Corner {
    SystemCoupling.Corner(first: json.elements.first?.string ?? "", second: json.elements.last?.string ?? "")
  }

  private static func repair(_ json: JSONValue) -> SystemRepair {
    SystemRepair(
      constraints: json["constraints"].texts, weight: json["weight"].string, isProved: json["proved"].flag,
      obstacle: members(json["obstacle"]))
  }

  private static func change(_ json: JSONValue) -> SystemChange {
    SystemChange(
      edits: json["edits"].elements.map { edit in
        SystemChange.Edit(
          kind: SystemChange.Edit.Kind(rawValue: edit["kind"].string) ?? .constant,
          constraint: edit["constraint"].string, from: edit["from"].text, to: edit["to"].text)
      },
      conflictBefore: json["before"]["core"].texts,
      canHoldAfter: json["after"]["verdict"].string != "contradictory",
      deviations: json["errors"].elements.map { deviation in
        SystemChange.Deviation(
          constraint: deviation["constraint"].string, before: deviation["before"].text,
          after: deviation["after"].text)
      },
      values: json["values"].elements.map { value in
        SystemChange.Value(
          name: value["name"].string, before: value["before"].text, after: value["after"].text)
      })
  }
}

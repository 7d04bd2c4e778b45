public import LayoutModel
public import TextSource

/// Everything that a run found out, ready to be written in any format.
public struct Report: Sendable {
  /// What was read.
  public var inputs: [ReportInput]
  /// The screens, cells and lists that the findings speak about.
  public var layouts: [ReportLayout]
  /// The constraints that the findings speak about.
  public var constraints: [ReportConstraint]
  /// What was found, in the order of the input.
  public var findings: [Finding]
  /// The systems of rows among the inputs.
  public var systems: [ReportSystem]

  /// Creates a report.
  public init(
    inputs: [ReportInput] = [], layouts: [ReportLayout] = [], constraints: [ReportConstraint] = [],
    findings: [Finding] = [], systems: [ReportSystem] = []
  ) {
    self.inputs = inputs
    self.layouts = layouts
    self.constraints = constraints
    self.findings = findings
    self.systems = systems
  }

  /// The version of the library that wrote the report.
  public static let toolVersion = "0.1.0"
}

/// Something that was read.
public struct ReportInput: Sendable {
  /// What kind of text it turned out to be.
  public enum Kind: String, Sendable {
    /// A console log.
    case log
    /// A console log that holds only `_autolayoutTrace` output.
    case trace
    /// An Interface Builder file.
    case layout
    /// A system of constraints in the `alc` format.
    case system
  }

  /// The path as given, or `-` for standard input.
  public var path: String
  /// What kind of text it is.
  public var kind: Kind
  /// How many conflict blocks and dumps it holds, repeats included.
  public var blocks: Int
  /// The places that could not be read.
  public var notes: [Note]
  /// The text of a layout file, where a page is to lay it out again; `nil` else.
  public var source: String?

  /// Creates an input.
  public init(path: String, kind: Kind, blocks: Int = 0, notes: [Note] = []) {
    self.path = path
    self.kind = kind
    self.blocks = blocks
    self.notes = notes
  }
}

/// A screen, a cell, or the list of a conflict block: the items that constraints refer to by id.
public struct ReportLayout: Sendable {
  /// The id, unique in the report.
  public var id: String
  /// The path of the input.
  public var input: String
  /// A name for people.
  public var name: String
  /// The reading direction: `ltr` or `rtl`.
  public var direction: String
  /// A Boolean value that indicates whether all its required constraints can hold together.
  public var isSatisfiable: Bool
  /// The items.
  public var items: [ReportItem]
  /// The circumstances in which a layout file was laid out; `nil` for layouts of other inputs.
  public var configuration: ReportConfiguration?
  /// Which tree of views of the layout file it shows, counted from 0; `nil` for layouts of other inputs.
  public var tree: Int?
  /// The optional constraints that give way to others.
  public var unmet: [ReportUnmet]

  /// Creates a layout.
  public init(
    id: String, input: String, name: String, direction: String, isSatisfiable: Bool, items: [ReportItem],
    configuration: ReportConfiguration? = nil, unmet: [ReportUnmet] = []
  ) {
    self.id = id
    self.input = input
    self.name = name
    self.direction = direction
    self.isSatisfiable = isSatisfiable
    self.items = items
    self.configuration = configuration
    self.unmet = unmet
  }
}

/// The circumstances in which a layout was laid out.
public struct ReportConfiguration: Sendable, Equatable {
  /// The name of the device; `nil` when the size belongs to none.
  public var device: String?
  /// The width of the root view, in points.
  public var width: Double
  /// The height of the root view, in points.
  public var height: Double
  /// The size class of the width: `compact` or `regular`, or `nil` for any.
  public var widthClass: String?
  /// The size class of the height: `compact` or `regular`, or `nil` for any.
  public var heightClass: String?

  /// Creates a configuration.
  public init(device: String?, width: Double, height: Double, widthClass: String?, heightClass: String?) {
    self.device = device
    self.width = width
    self.height = height
    self.widthClass = widthClass
    self.heightClass = heightClass
  }
}

/// A view, a guide or an implied rectangle.
public struct ReportItem: Sendable {
  /// The id, unique in the report.
  public var id: String
  /// The name for people, numbered where several would be alike.
  public var name: String
  /// The class as the input prints it.
  public var className: String
  /// The address as the input prints it, for use in a debugger.
  public var address: String?
  /// The id of the item around it, where it is known.
  public var parent: String?
  /// The variables that are ambiguous.
  public var ambiguous: [String]
  /// What a layout file says about the view and where it ended up; `nil` for items of other inputs.
  public var placement: ReportPlacement?

  /// Creates an item.
  public init(
    id: String, name: String, className: String, address: String? = nil, parent: String? = nil,
    ambiguous: [String] = [], placement: ReportPlacement? = nil
  ) {
    self.placement = placement
    self.id = id
    self.name = name
    self.className = className
    self.address = address
    self.parent = parent
    self.ambiguous = ambiguous
  }
}

/// A constraint, as text for people and as an exact statement for programs.
public struct ReportConstraint: Sendable {
  /// A multiple of one variable of one item.
  public struct Term: Sendable {
    /// The id of the item.
    public var item: String
    /// `x`, `y`, `width` or `height`.
    public var variable: String
    /// The exact factor, for example `1/2`.
    public var coefficient: String

    /// Creates a term.
    public init(item: String, variable: String, coefficient: String) {
      self.item = item
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The id, unique in the report.
  public var id: String
  /// The constraint in words that people know, without addresses.
  public var text: String
  /// The class as the input prints it; empty for facts that no line states.
  public var className: String
  /// The identifier, where it has one.
  public var identifier: String?
  /// Whose it is.
  public var owner: Owner
  /// How strongly it is meant to hold.
  public var priority: Double
  /// The path of the input.
  public var path: String
  /// Where it stands; `nil` for implied constraints.
  public var location: SourceLocation?
  /// The place in program code that it names, as `File.swift:88`.
  public var code: String?
  /// The text of the input that states it; `nil` for implied constraints.
  public var source: String?
  /// The terms of its left side.
  public var terms: [Term]
  /// How the sides compare.
  public var relation: Relation
  /// The exact right side.
  public var bound: String

  /// Creates a constraint.
  public init(
    id: String, text: String, className: String, identifier: String?, owner: Owner, priority: Double,
    path: String, location: SourceLocation?, code: String?, terms: [Term], relation: Relation, bound: String
  ) {
    self.id = id
    self.text = text
    self.className = className
    self.identifier = identifier
    self.owner = owner
    self.priority = priority
    self.path = path
    self.location = location
    self.code = code
    self.terms = terms
    self.relation = relation
    self.bound = bound
  }
}

/// Where a view of a layout file stands, lies and was saved.
public struct ReportPlacement: Sendable {
  /// What a frame rests on.
  public enum FrameSource: String, Sendable {
    /// The constraints.
    case solved
    /// The saved frame: constraints leave it open, or a container decides it.
    case saved
    /// Nothing.
    case none
  }

  /// Where its element begins in the file.
  public var location: SourceLocation
  /// The frame `x, y, width, height` in the convention of the file, in points.
  public var frame: [Double]?
  /// The frame that the file holds.
  public var savedFrame: [Double]?
  /// What the frame rests on.
  public var frameSource: FrameSource
  /// The axes, `width` or `height`, whose length was taken from the saved frame for want of anything better.
  public var assumed: [String]
  /// A Boolean value that indicates whether Interface Builder saved it as ambiguous.
  public var isSavedAmbiguous: Bool
  /// A Boolean value that indicates whether Interface Builder saved it as misplaced.
  public var isSavedMisplaced: Bool
  /// A Boolean value that indicates whether the frames of its subviews count from the bottom, as macOS does.
  public var isBottomUp: Bool

  /// Creates a placement.
  public init(
    location: SourceLocation, frame: [Double]?, savedFrame: [Double]?, frameSource: FrameSource,
    assumed: [String] = [], isSavedAmbiguous: Bool = false, isSavedMisplaced: Bool = false,
    isBottomUp: Bool = false
  ) {
    self.isBottomUp = isBottomUp
    self.location = location
    self.frame = frame
    self.savedFrame = savedFrame
    self.frameSource = frameSource
    self.assumed = assumed
    self.isSavedAmbiguous = isSavedAmbiguous
    self.isSavedMisplaced = isSavedMisplaced
  }
}

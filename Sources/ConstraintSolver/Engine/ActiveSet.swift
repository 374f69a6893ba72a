/// The solver's engine: a vertex, and the linear forms that hold it in place.
///
/// **Forms and costs.** A linear form is a sum of variables times numbers. Every
/// constraint is a cost on a form: nothing on one side of a breakpoint and a slope
/// on the other, or a slope on both. Each variable is a form by itself and has a
/// cost of its own, |x - preferred|, below every priority; so there is always a
/// vertex to stand on.
///
/// **Levels.** A cost has a key: required is the highest, then broken constraints,
/// then the priorities, then the variables' ranks. Costs are minimised key by key.
///
/// **Active forms.** At a vertex as many forms are held at a breakpoint as there
/// are variables. They are the rows of a square matrix, factored as a triangle of
/// definitions (see ``ActiveSet/forward(_:)``) and the ``Exchanges`` made since.
struct ActiveSet: ~Copyable {
  /// A variable's place in the matrix, and the step of the triangle that defines it.
  ///
  /// What the solver's passes touch together lies together, and records are of 8, 16
  /// or 32 bytes: in a large system the price of a pass is the lines of the cache it needs.
  struct Column: BitwiseCopyable {
    /// The coefficient of the variable in ``factorForm``.
    var pivot = 1.0
    /// The variable's first entry but for that in its own form; ``links`` lead on.
    var entries: Int32 = -1
    /// The form that is the variable by itself.
    var ownForm: Int32
    /// The form whose row defines the variable.
    var factorForm: Int32
    /// The form that is active in this position, which exchanges may have changed.
    var activeForm: Int32
    /// When the variable gets its choice; lower ranks come first.
    var rank: Int32
    /// How many required costs the variable has a part in.
    var requiredUses: Int32 = 0
  }

  struct Form: BitwiseCopyable {
    var value = 0.0
    var start: Int32
    var count: Int32
    /// A link to the form's first cost.
    var costs: Int32 = -1
    /// Where the form is active, or -1.
    var position: Int32 = -1
    /// Whose definition the form is in the triangle, or -1.
    var factorPosition: Int32 = -1
    var isMarked = false
    /// Whether the form ever had the cost of a constraint.
    var isConstrained = false
    /// Whether the form has more than one term and a required equation, its only cost.
    ///
    /// Most forms of a layout are such, and ``value`` says already at the start where the equation has
    /// the form: the passes that most of a large layout's time goes into need not look at the cost.
    var isRequiredEquation = false
  }

  /// The keys at which moving an active form up, or down, was barred; `open` if it is not.
  ///
  /// They are only asked whether they are priorities, which half the digits tell as well.
  struct Bars: BitwiseCopyable {
    private var upper = -Float.infinity
    private var lower = -Float.infinity

    init() {}

    init(up: Double, down: Double) {
      upper = Float(up)
      lower = Float(down)
    }

    var up: Double {
      get { Double(upper) }
      set { upper = Float(newValue) }
    }

    var down: Double {
      get { Double(lower) }
      set { lower = Float(newValue) }
    }

    /// What a key is after it was kept as a bar.
    static func kept(_ key: Double) -> Double { Double(Float(key)) }
  }

  /// What only a vertex says of a form.
  struct Standing: BitwiseCopyable {
    /// What counts as zero in the form.
    var tolerance = 1e-9
    var bars = Bars()
  }

  /// A cost of a priority below required.
  struct OptionalCost: BitwiseCopyable {
    /// As ``Costs/kind(at:)`` says; its key is the priority.
    var kind: Int32
    var cost: Int32
  }

  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var form: Int32
  }

  // Computed, so that the loops do not ask each time whether they are initialised.
  static var open: Double { -Double.infinity }
  static var requiredKey: Double { 2000 }
  /// Whether a cost can hold beside the required ones is being tried.
  static var trialKey: Double { 1999 }
  /// A required cost that is not counted yet; no level has this key.
  static var asideKey: Double { 1998 }
  static var brokenKey: Double { 1500 }
  /// Keys below this one are not priorities but rules to break ties.
  static var lowestPriority: Double { 1 }

  static func rankKey(_ rank: Int32) -> Double { -4e9 - Double(rank) }
  static func orderKey(_ variable: Int) -> Double { -1e12 - Double(variable) }

  // By variable.
  var columns = Buffer<Column>()
  var values = Buffer<Double>()
  /// The place of the variable's step among all; a step uses variables of earlier steps only.
  var orders = Buffer<Int32>()
  /// Where each variable should be when the constraints leave a choice.
  var preferences = Buffer<Double>()
  /// The ranks in use, the first to choose first.
  var ranks: [Int32] = []

  // By form.
  var forms = Buffer<Form>()
  var standings = Buffer<Standing>()

  /// Forms of more than one term that ever had an equation: their number of terms. Zero for the others.
  var equations = Buffer<Int32>()
  /// Variables' own forms that ever had a constraint.
  var pinnedForms = Buffer<Int32>()

  var entries = Buffer<Entry>()
  /// By entry: the next one of the same variable, or -1.
  var links = Buffer<Int32>()
  var costs = Costs()
  /// Costs that had a priority below required when they were added or broken.
  var optionalCosts = Buffer<OptionalCost>()
  /// Required costs that were not zero when the forms were last computed.
  var violatedCosts = Buffer<Int32>()
  var exchanges = Exchanges()
  /// Exchanges, and their shares, that belong to the triangle since elimination made it.
  var kernelExchanges = 0
  var kernelShares = 0

  /// The variables by the order of their steps, -1 where a step was moved away.
  var steps = Buffer<Int32>()
  /// By variable: how much an error can have grown on its way through the definitions that the start followed.
  var growths = Buffer<Float>()
  /// The largest of the start's ``growths``.
  var worstGrowth: Float = 1
  /// Ways that are open: two for each position at the most.
  var openWays = 0
  /// Costs whose keys are below this one have no say in the present optimum.
  var relevantKey = open

  /// Forms that stand for what elimination left of others, in the present triangle.
  var reducedForms = Buffer<Int32>()

  // Scratch memory of the two solves; all zero between them.
  var stepQueue = OrderQueue()
  var right = Buffer<Double>()
  var left = Buffer<Double>()
  var sums = Buffer<Double>()
  var reachedVariables = Buffer<Int32>()
  var reachedForms = Buffer<Int32>()
  var reachedPositions = Buffer<Int32>()

  /// Costs added since the vertex last took account of all.
  var pending = Buffer<Int32>()
  var isFactored = false
  /// Forms of equations that the start found with all of their variables known.
  var closingForms = Buffer<Int32>()
  /// Whether a cost has a side that is not 0.
  var hasSides = false
  var isFeasible = false
  var isOptimal = false
  var deadCosts = 0
  /// Counts everything that a cached direction depends on.
  var version = 0
  /// The ``version`` whose required level is settled, bars and all.
  var settledVersion = -1
  /// The highest priority with a cost that is not zero, when the required level was settled.
  ///
  /// The levels above are settled with it: every cost of theirs is zero where it is.
  var unmetKey = brokenKey
  var pivots = 0
  var shifts = 0
  /// What steps and passes have looked at so far, in forms: a measure of time that is the same on every machine.
  var work = 0
  /// The work at which optimising stops wherever it is.
  var workLimit = Int.max
  /// Form values lag behind the variables' after shifts.
  var areFormsStale = false
}

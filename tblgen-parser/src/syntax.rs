//! The syntax tree of LLVM 22's TableGen language.
//!
//! The tree says what was written, not what it means. Where TableGen's grammar depends on meaning
//! (is a name a local variable, a field or a record? does `#` join lists or strings?) the tree is
//! neutral, and the evaluator decides.
//!
//! # Errors are nodes
//!
//! llvm-tblgen evaluates while it parses: the first error is the one that comes first in the
//! source, be it of syntax or of meaning. So the parser does not fail. At the first syntax error
//! it puts an *error node* ([`ValueKind::Error`], [`TypeKind::Error`], [`BodyItem::Error`],
//! [`StatementKind::Error`]) where it stood, closes every construct around it with what was
//! understood so far, and stops: **the error node is the last node of the tree in source order**,
//! and there is at most one, whose text is in [`Tree::error`]. An evaluator that visits
//! everything in source order, each node once, meets what comes before it first.
//! [`ValueKind::Incomplete`] and [`TypeKind::Incomplete`] say: check what is inside, then report.
//!
//! A construct that was cut short may lack later parts: arguments may be too few (the last one is
//! then an error node), a body may consist of the error alone, a name may be [`Symbol::EMPTY`]:
//! that of a field behind an error type, that of a parent as the error node itself.

use crate::diagnostic::Diagnostic;
use crate::source::Span;
pub use crate::symbols::{Symbol, Symbols};

/// A parsed file with all its includes.
#[derive(Debug, Default)]
pub struct Tree {
    /// The top level, in source order.
    pub statements: Vec<Statement>,
    /// The syntax error, if there is one; its place is the tree's error node.
    pub error: Option<SyntaxError>,
    /// The text of every name and string literal.
    pub symbols: Symbols,
    /// All values; see [`Tree::value`].
    pub(crate) values: Vec<Value>,
}

impl Tree {
    /// The value with this number.
    pub fn value(&self, id: ValueId) -> &Value {
        &self.values[id.index()]
    }

    /// All values, in the order of their numbers: parts come before the whole.
    pub fn values(&self) -> &[Value] {
        &self.values
    }
}

/// The syntax error of a file.
#[derive(Clone, Debug)]
pub struct SyntaxError {
    /// What is wrong, and where.
    pub diagnostic: Box<Diagnostic>,
    /// The error was found in reading a token (an unknown character, a missing include, …).
    ///
    /// llvm-tblgen reads one token ahead: such an error comes *before* an error of meaning that
    /// is found when the token before it, which ends at `previous_end`, has been consumed.
    pub lexical: bool,
    /// The end of the last good token before the error.
    pub previous_end: u32,
}

/// A name with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The text.
    pub symbol: Symbol,
    /// Where it stands. For a `$name` the span includes the dollar sign, the symbol does not.
    pub span: Span,
}

/// A statement of the top level, or of the body of a `multiclass`, `let`, `foreach`, `if`, `defset`.
#[derive(Debug)]
pub struct Statement {
    /// What it is.
    pub kind: StatementKind,
    /// From its keyword to its last token.
    pub span: Span,
}

/// The statements.
#[derive(Debug)]
pub enum StatementKind {
    /// `class Name<parameters> : parents { body }`
    Class(Class),
    /// `def name : parents { body }`
    Def(Def),
    /// `defm name : parents;`
    Defm(Defm),
    /// `multiclass Name<parameters> : parents { statements }`
    MultiClass(MultiClass),
    /// `let bindings in { statements }`
    Let(Let),
    /// `foreach variable = source in { statements }`
    ForEach(ForEach),
    /// `if condition then { statements } else { statements }`
    If(If),
    /// `defset type name = { statements }`
    Defset(Defset),
    /// `defvar name = value;`
    Defvar(Defvar),
    /// `deftype name = type;`
    Deftype(Deftype),
    /// `assert condition, message;`
    Assert(Assert),
    /// `dump message;`
    Dump(Dump),
    /// The place of [`Tree::error`].
    Error,
}

/// `class Name<parameters> : parents { body }`, or with `;` for a body.
#[derive(Debug)]
pub struct Class {
    /// The name.
    pub name: Name,
    /// The template parameters; empty without a list.
    pub parameters: Vec<Declaration>,
    /// The classes it inherits from.
    pub parents: Vec<ClassReference>,
    /// The items between the braces.
    pub body: Vec<BodyItem>,
}

/// `def name : parents { body }`, or with `;` for a body.
#[derive(Debug)]
pub struct Def {
    /// The name, parsed in name mode; `None` for an anonymous record.
    pub name: Option<ValueId>,
    /// `def`.
    pub keyword: Span,
    /// Where errors about the record are reported: the name if it starts with an identifier,
    /// otherwise the keyword.
    pub location: Span,
    /// The classes it inherits from.
    pub parents: Vec<ClassReference>,
    /// The items between the braces.
    pub body: Vec<BodyItem>,
}

/// `defm name : parents;`, where parents are multiclasses, then classes.
#[derive(Debug)]
pub struct Defm {
    /// The name, parsed in name mode; `None` for an anonymous one.
    pub name: Option<ValueId>,
    /// `defm`.
    pub keyword: Span,
    /// Multiclasses first, then classes: which is which, only the evaluator knows.
    pub parents: Vec<ClassReference>,
}

/// `multiclass Name<parameters> : parents { statements }`
#[derive(Debug)]
pub struct MultiClass {
    /// The name.
    pub name: Name,
    /// The template parameters; empty without a list.
    pub parameters: Vec<Declaration>,
    /// The multiclasses it inherits from.
    pub parents: Vec<ClassReference>,
    /// The statements between the braces.
    pub body: Vec<Statement>,
}

/// `let bindings in statement`, or in a group of statements.
#[derive(Debug)]
pub struct Let {
    /// What is set, in order.
    pub bindings: Vec<LetBinding>,
    /// The statements it holds for.
    pub body: Vec<Statement>,
    /// Whether the body stands in braces, which open a scope for variables.
    pub braces: bool,
}

/// `name<bits> = value` in a `let … in`.
#[derive(Debug)]
pub struct LetBinding {
    /// The field.
    pub name: Name,
    /// `<7...4, 0>`: the bits that are set, as written, high or low first.
    pub bits: Option<Vec<RangePiece>>,
    /// The new value.
    pub value: ValueId,
}

/// `foreach variable = source in statement`, or in a group of statements.
#[derive(Debug)]
pub struct ForEach {
    /// `foreach`.
    pub keyword: Span,
    /// The iteration variable.
    pub variable: Name,
    /// What it goes over.
    pub source: ForEachSource,
    /// The statements that are repeated.
    pub body: Vec<Statement>,
}

/// What a `foreach` goes over.
#[derive(Debug)]
pub enum ForEachSource {
    /// `{0...3, 7}`
    Ranges(Vec<RangePiece>),
    /// `0...3`, or a value: a list or one integer, which only the evaluator can tell
    /// (a piece with an end must be of integers).
    Piece(RangePiece),
}

/// `if condition then … else …`
#[derive(Debug)]
pub struct If {
    /// `if`.
    pub keyword: Span,
    /// The condition.
    pub condition: ValueId,
    /// The statements for a true condition.
    pub then_body: Vec<Statement>,
    /// The statements for a false condition; `None` without `else`.
    pub else_body: Option<Vec<Statement>>,
}

/// `defset type name = { statements }`
#[derive(Debug)]
pub struct Defset {
    /// The type, which must be a list's.
    pub ty: Type,
    /// The variable that will hold the records.
    pub name: Name,
    /// The statements that define the records.
    pub body: Vec<Statement>,
}

/// `defvar name = value;`
#[derive(Debug)]
pub struct Defvar {
    /// The variable.
    pub name: Name,
    /// Its value.
    pub value: ValueId,
}

/// `deftype name = type;`
#[derive(Debug)]
pub struct Deftype {
    /// The new name.
    pub name: Name,
    /// What it stands for.
    pub ty: Type,
}

/// `assert condition, message;`
#[derive(Debug)]
pub struct Assert {
    /// What must hold.
    pub condition: ValueId,
    /// What is said if it does not.
    pub message: ValueId,
}

/// `dump message;`
#[derive(Debug)]
pub struct Dump {
    /// `dump`, which is where llvm-tblgen says it.
    pub keyword: Span,
    /// What is printed.
    pub message: ValueId,
}

/// An item in the body of a `class` or a `def`.
#[derive(Debug)]
pub enum BodyItem {
    /// `type name = value;`
    Field(Declaration),
    /// `let name{bits} = value;`
    Let(LetBinding),
    /// `defvar name = value;`
    Defvar(Defvar),
    /// `assert condition, message;`
    Assert(Assert),
    /// `dump message;`
    Dump(Dump),
    /// The place of [`Tree::error`].
    Error,
}

/// A field of a record, or a template parameter.
#[derive(Debug)]
pub struct Declaration {
    /// Marked by `field`: it may stay unset.
    pub field: bool,
    /// The type.
    pub ty: Type,
    /// The name.
    pub name: Name,
    /// The value or default.
    pub value: Option<ValueId>,
}

/// `Class<arguments>` in a list of parents.
#[derive(Debug)]
pub struct ClassReference {
    /// The class or multiclass. [`Symbol::EMPTY`] is the place of [`Tree::error`].
    pub class: Name,
    /// The template arguments; `None` without a list, empty for `<>`.
    pub arguments: Option<Vec<Argument>>,
    /// From the name to the closing angle bracket.
    pub span: Span,
}

/// A template argument: `value` or `name = value`.
#[derive(Debug)]
pub struct Argument {
    /// What stands before the `=`: [`ValueKind::ArgumentName`], or another value, which is an
    /// error that the evaluator reports.
    pub name: Option<ValueId>,
    /// The value.
    pub value: ValueId,
}

/// A type.
#[derive(Debug)]
pub struct Type {
    /// What it is.
    pub kind: TypeKind,
    /// Where it stands.
    pub span: Span,
}

/// The types.
#[derive(Debug)]
pub enum TypeKind {
    /// `bit`
    Bit,
    /// `bits<n>`; the number as written, which may be senseless.
    Bits(i64),
    /// `int`
    Int,
    /// `string`
    String,
    /// `code`, which is `string` by another name.
    Code,
    /// `dag`
    Dag,
    /// `list<type>`
    List(Box<Type>),
    /// A class, or the name of a `deftype`.
    Named(Symbol),
    /// The place of [`Tree::error`].
    Error,
    /// The type inside must be looked at, then [`Tree::error`] reported.
    Incomplete(Box<Type>),
}

/// The number of a value in its [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(pub(crate) u32);

impl ValueId {
    /// The number, counted from zero without gaps.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The value with this number, which must come from [`ValueId::index`].
    pub fn from_index(index: u32) -> Self {
        Self(index)
    }
}

/// A value expression.
#[derive(Debug)]
pub struct Value {
    /// What it is.
    pub kind: ValueKind,
    /// From its first token to its last.
    pub span: Span,
}

/// The value expressions.
///
/// Values are parsed in *value mode* or, for the names of `def` and `defm` and for what follows a
/// `#`, in *name mode*: there an identifier that is not defined is a string, and `{` ends the
/// value. The mode is known from where the value stands, and is not repeated in the tree.
#[derive(Debug)]
pub enum ValueKind {
    /// `?`
    Unset,
    /// `true` or `false`
    Bool(bool),
    /// A decimal or hexadecimal integer (hexadecimal ones above `i64::MAX` wrap around).
    Int(i64),
    /// `0b0101`: a `bits` value of as many bits as digits were written.
    Binary {
        /// The bits, the lowest first in significance.
        value: u64,
        /// How many.
        width: u32,
    },
    /// `"text"`, adjacent literals joined, escapes replaced.
    String(Symbol),
    /// `[{text}]`
    Code(Symbol),
    /// A name: of a variable, field, parameter or record.
    Identifier(Symbol),
    /// A name directly before an `=`: never looked up, a string if it is used as a value.
    ArgumentName(Symbol),
    /// `{1, 0, x}`
    Bits(Vec<ValueId>),
    /// `[a, b]<type>`
    List {
        /// The elements.
        elements: Vec<ValueId>,
        /// The type of the elements, where given.
        element_type: Option<Type>,
    },
    /// `(operator:$name arguments)`
    Dag(Dag),
    /// `Class<arguments>`: an anonymous record.
    Instance {
        /// The class.
        class: Name,
        /// The template arguments.
        arguments: Vec<Argument>,
    },
    /// `!operator<type>(arguments)`
    Operation(Operation),
    /// `!cond(condition: value, …)`; a clause cut short by a syntax error has an error node for
    /// its value.
    Cond {
        /// `!cond`.
        keyword: Span,
        /// Conditions and values.
        clauses: Vec<(ValueId, ValueId)>,
    },
    /// `!foreach(variable, sequence, body)` or `!filter(…)`
    Map {
        /// Which of the two.
        operator: MapOperator,
        /// `!foreach` or `!filter`.
        keyword: Span,
        /// The iteration variable.
        variable: Name,
        /// What it goes over.
        sequence: ValueId,
        /// What is evaluated for each.
        body: ValueId,
    },
    /// `!foldl(start, list, accumulator, variable, body)`
    Fold(Box<Fold>),
    /// A value with suffixes: `x.field`, `x[1, 3...5]`, `x{7...0}`.
    Suffixed {
        /// What the suffixes apply to.
        base: ValueId,
        /// The suffixes, the innermost first.
        suffixes: Vec<Suffix>,
    },
    /// `a # b # c`, which TableGen groups from the right: `a # (b # c)`.
    ///
    /// Operands after the first are parsed in name mode, and bind their own suffixes.
    Paste {
        /// The operands, at least one.
        operands: Vec<ValueId>,
        /// Where each `#` stands: one for each operand after the first, and one more if the value
        /// ends in `#` (which pastes an empty string).
        hashes: Vec<u32>,
    },
    /// The place of [`Tree::error`].
    Error,
    /// The value inside must be evaluated, then [`Tree::error`] reported.
    Incomplete(ValueId),
}

/// `(operator:$name arguments)`
#[derive(Debug)]
pub struct Dag {
    /// The operator.
    pub operator: ValueId,
    /// Its name.
    pub name: Option<Name>,
    /// The arguments.
    pub arguments: Vec<DagArgument>,
}

/// An argument of a dag: `value`, `value:$name` or `$name`.
#[derive(Debug)]
pub struct DagArgument {
    /// The value; `None` for a bare `$name`, which is an unset value with that name.
    pub value: Option<ValueId>,
    /// The name.
    pub name: Option<Name>,
}

/// `!operator<type>(arguments)`
#[derive(Debug)]
pub struct Operation {
    /// Which operator.
    pub operator: Operator,
    /// The operator itself, with its `!`.
    pub keyword: Span,
    /// The type in angle brackets, for the operators that take one.
    pub ty: Option<Box<Type>>,
    /// The arguments. The parser checks their number where llvm-tblgen's grammar fixes it.
    pub arguments: Vec<ValueId>,
}

/// `!foldl(start, list, accumulator, variable, body)`
#[derive(Debug)]
pub struct Fold {
    /// `!foldl`.
    pub keyword: Span,
    /// The first value of the accumulator.
    pub start: ValueId,
    /// The list.
    pub list: ValueId,
    /// The name of the accumulator.
    pub accumulator: Name,
    /// The name of the element.
    pub variable: Name,
    /// What the accumulator becomes.
    pub body: ValueId,
}

/// A suffix of a value.
#[derive(Debug)]
pub enum Suffix {
    /// `{7...0}`
    Bits {
        /// The bits as written.
        ranges: Vec<RangePiece>,
        /// From the opening to the closing brace.
        span: Span,
    },
    /// `[1, 3...5]`
    Elements {
        /// The elements as written. A piece without an end may be an integer or a list of them.
        ranges: Vec<RangePiece>,
        /// `[1,]` is a list of one element, where `[1]` is the element.
        trailing_comma: bool,
        /// From the opening to the closing bracket.
        span: Span,
    },
    /// `.name`
    Field(Name),
    /// The place of [`Tree::error`].
    Error,
}

/// `a`, `a...b`, `a-b` (the old spelling), or `a -b` (a negative literal that was meant as one).
#[derive(Debug)]
pub struct RangePiece {
    /// The first number.
    pub start: ValueId,
    /// The last number, included. For `1-3`, which is read as `1` and `-3`, it is 3.
    pub end: Option<RangeEnd>,
    /// From the first token to the last.
    pub span: Span,
}

/// The end of a range.
#[derive(Debug)]
pub enum RangeEnd {
    /// `…...value` or `… - value`
    Value(ValueId),
    /// A literal directly after the start; its negated value. (`0 3` gives -3, an error of
    /// meaning.)
    Negated {
        /// The literal, negated.
        value: i64,
        /// The literal.
        span: Span,
    },
}

/// The two operators that bind a variable for each element of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MapOperator {
    /// `!foreach`
    ForEach,
    /// `!filter`
    Filter,
}

macro_rules! operators {
    ($($(#[$doc:meta])* $variant:ident = $text:literal,)*) => {
        /// The bang operators whose arguments are plain values (so not `!cond`, `!foreach`,
        /// `!filter` and `!foldl`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Operator {
            $(#[doc = concat!("`!", $text, "`")] $(#[$doc])* $variant,)*
        }

        impl Operator {
            /// All operators, in alphabetical order.
            pub const ALL: &'static [Operator] = &[$(Operator::$variant,)*];

            /// The operator's name without its `!`.
            pub fn name(self) -> &'static str {
                match self { $(Operator::$variant => $text,)* }
            }

            /// The operator of this name, given without `!`.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Operator::$variant),)* _ => None }
            }
        }
    };
}

operators! {
    Add = "add",
    And = "and",
    Cast = "cast",
    Con = "con",
    Dag = "dag",
    Div = "div",
    Empty = "empty",
    Eq = "eq",
    Exists = "exists",
    Find = "find",
    Ge = "ge",
    GetDagArg = "getdagarg",
    GetDagName = "getdagname",
    GetDagOp = "getdagop",
    GetDagOpName = "getdagopname",
    Gt = "gt",
    Head = "head",
    If = "if",
    Initialized = "initialized",
    Instances = "instances",
    Interleave = "interleave",
    IsA = "isa",
    Le = "le",
    ListConcat = "listconcat",
    ListFlatten = "listflatten",
    ListRemove = "listremove",
    ListSplat = "listsplat",
    LogTwo = "logtwo",
    Lt = "lt",
    Match = "match",
    Mul = "mul",
    Ne = "ne",
    Not = "not",
    Or = "or",
    Range = "range",
    Repr = "repr",
    SetDagArg = "setdagarg",
    SetDagName = "setdagname",
    SetDagOp = "setdagop",
    SetDagOpName = "setdagopname",
    Shl = "shl",
    Size = "size",
    Sra = "sra",
    Srl = "srl",
    StrConcat = "strconcat",
    Sub = "sub",
    Subst = "subst",
    Substr = "substr",
    Tail = "tail",
    ToLower = "tolower",
    ToUpper = "toupper",
    Xor = "xor",
}

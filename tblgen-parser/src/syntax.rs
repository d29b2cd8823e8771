//! The syntax tree of LLVM 22's TableGen language.
//!
//! The tree has the syntax, not the meaning. The tree is neutral, and the evaluator decides, if TableGen's
//! grammar depends on meaning (is a name a local variable, a field or a record? does `#` join lists or
//! strings?).
//!
//! # Errors and positions
//!
//! llvm-tblgen evaluates while it reads: it reports the first error in source order, of syntax or of meaning.
//! The parser therefore never fails. At the first syntax error it stops and completes the open nodes.
//! [`Tree::error`] has the error.
//!
//! Each node records how far llvm-tblgen has read when it is done with the node: `next` is the start of the
//! token that follows. After the syntax error this is [`NEVER`]. An evaluator that visits the tree in source
//! order, and compares these positions with those of [`Tree::error`] and of the preprocessor's warnings
//! before it checks anything, finds the order of llvm-tblgen. [`ExprKind::Missing`] and [`TypeKind::Missing`]
//! take the place of a value or a type that could not be read.

use crate::diagnostic::Diagnostic;
use crate::source::Span;
pub use crate::symbols::{Symbol, Symbols};
/// A list of the size of a pointer: most lists of a tree are short, and many are empty.
pub use thin_vec::ThinVec;

mod expr;
mod operator;

pub use expr::{Dag, DagArgument, Expr, ExprId, ExprKind, Fold, Map, RangeEnd, RangePiece, Suffix};
pub use operator::{MapOperator, Operator};

/// A parsed file with all its includes.
#[derive(Debug, Default)]
pub struct Tree {
    /// The statements of the top level, in source order.
    pub statements: Vec<Statement>,
    /// The syntax error, if there is one.
    pub error: Option<SyntaxError>,
    /// The text of every name and string literal.
    pub symbols: Symbols,
    /// All value expressions; a part comes before the whole.
    pub(crate) exprs: Vec<Expr>,
}

impl Tree {
    /// The value with this number.
    ///
    /// # Panics
    ///
    /// If the number is that of another tree's value.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.index()]
    }

    /// All values, in the order of their numbers: parts come before the whole.
    pub fn exprs(&self) -> impl ExactSizeIterator<Item = &Expr> {
        self.exprs.iter()
    }
}

/// The syntax error of a file.
#[derive(Clone, Debug)]
pub struct SyntaxError {
    /// The error and its position.
    pub diagnostic: Box<Diagnostic>,
    /// The error was found in reading a token (an unknown character, a missing include, …).
    ///
    /// llvm-tblgen reads one token ahead: such an error comes as soon as the token before it is consumed. Its position is that of
    /// the token. Any other error comes when nothing but the unexpected token is left to do.
    pub lexical: bool,
}

/// The position of tokens that are never read, because a syntax error is before them.
pub const NEVER: u32 = u32::MAX;

/// A name with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The text.
    pub symbol: Symbol,
    /// The position. For a `$name` the span includes the dollar sign, the symbol does not.
    pub span: Span,
}

/// A statement of the top level, or of the body of a `multiclass`, `let`, `foreach`, `if`, `defset`.
#[derive(Debug)]
pub struct Statement {
    /// The kind of the statement.
    pub kind: StatementKind,
    /// From its keyword to its last token.
    pub span: Span,
    /// The start of the token that follows.
    pub next: u32,
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
}

/// `class Name<parameters> : parents { body }`, or with `;` for a body.
#[derive(Debug)]
pub struct Class {
    /// The name.
    pub name: Name,
    /// The template parameters; empty without a list.
    pub parameters: ThinVec<Declaration>,
    /// The parents and the items.
    pub body: RecordBody,
}

/// `def name : parents { body }`, or with `;` for a body.
#[derive(Debug)]
pub struct Def {
    /// The name, parsed in name mode; `None` for an anonymous record.
    pub name: Option<ExprId>,
    /// `def`.
    pub keyword: Span,
    /// The position of errors about the record: the name if it starts with an identifier, otherwise the
    /// keyword.
    pub location: Span,
    /// The parents and the items.
    pub body: RecordBody,
}

/// The parents and the body of a class or a definition: `: parents { items }`, or `: parents;`.
#[derive(Debug)]
pub struct RecordBody {
    /// The classes that the record inherits from.
    pub parents: ThinVec<ClassReference>,
    /// The start of the token after the parents.
    pub after_parents: u32,
    /// The items between the braces.
    pub items: ThinVec<BodyItem>,
}

/// `defm name : parents;`, where parents are multiclasses, then classes.
#[derive(Debug)]
pub struct Defm {
    /// The name, parsed in name mode; `None` for an anonymous one.
    pub name: Option<ExprId>,
    /// Multiclasses first, then classes. Only the evaluator can distinguish them.
    pub parents: ThinVec<ClassReference>,
    /// The start of the token after the parents.
    pub after_parents: u32,
}

/// `multiclass Name<parameters> : parents { statements }`
#[derive(Debug)]
pub struct MultiClass {
    /// The name.
    pub name: Name,
    /// The template parameters; empty without a list.
    pub parameters: ThinVec<Declaration>,
    /// The multiclasses it inherits from.
    pub parents: ThinVec<ClassReference>,
    /// The statements between the braces.
    pub body: ThinVec<Statement>,
}

/// `let bindings in statement`, or in a group of statements.
#[derive(Debug)]
pub struct Let {
    /// The bindings, in order.
    pub bindings: ThinVec<LetBinding>,
    /// The statements to which it applies.
    pub body: ThinVec<Statement>,
    /// Whether the body is in braces, which open a scope for variables.
    pub braces: bool,
}

/// How a `let` changes a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetMode {
    /// `let name = value`
    Replace,
    /// `let append name = value`: the value follows the one that the field has.
    Append,
    /// `let prepend name = value`: the value precedes the one that the field has.
    Prepend,
}

/// `mode name<bits> = value` in a `let … in`.
#[derive(Debug)]
pub struct LetBinding {
    /// How the field is changed.
    pub mode: LetMode,
    /// The field.
    pub name: Name,
    /// `<7...4, 0>`: the bits that are set, as written, high or low first.
    pub bits: Option<ThinVec<RangePiece>>,
    /// The new value.
    pub value: ExprId,
    /// The start of the token that follows: in a body, the one after the semicolon.
    pub next: u32,
}

/// `foreach variable = source in statement`, or in a group of statements.
#[derive(Debug)]
pub struct ForEach {
    /// `foreach`.
    pub keyword: Span,
    /// The iteration variable.
    pub variable: Name,
    /// The elements.
    pub source: ForEachSource,
    /// The statements that are repeated.
    pub body: ThinVec<Statement>,
}

/// The elements of a `foreach`.
#[derive(Debug)]
pub enum ForEachSource {
    /// `{0...3, 7}`
    Ranges(ThinVec<RangePiece>),
    /// `0...3`, or a value: a list or one integer, which only the evaluator can distinguish (a piece with an
    /// end must be of integers).
    Piece(Box<RangePiece>),
}

/// `if condition then … else …`
#[derive(Debug)]
pub struct If {
    /// `if`.
    pub keyword: Span,
    /// The condition.
    pub condition: ExprId,
    /// The statements for a true condition.
    pub then_body: ThinVec<Statement>,
    /// The start of the token after them.
    pub after_then: u32,
    /// The statements for a false condition; `None` without `else`.
    pub else_body: Option<ThinVec<Statement>>,
}

/// `defset type name = { statements }`
#[derive(Debug)]
pub struct Defset {
    /// The type, which must be a list's.
    pub ty: Type,
    /// The variable that will hold the records.
    pub name: Name,
    /// The statements that define the records.
    pub body: ThinVec<Statement>,
}

/// `defvar name = value;`
#[derive(Debug)]
pub struct Defvar {
    /// The variable.
    pub name: Name,
    /// Its value.
    pub value: ExprId,
}

/// `deftype name = type;`
#[derive(Debug)]
pub struct Deftype {
    /// The new name.
    pub name: Name,
    /// The type.
    pub ty: Type,
}

/// `assert condition, message;`
#[derive(Debug)]
pub struct Assert {
    /// The condition of the assertion.
    pub condition: ExprId,
    /// The message if it does not.
    pub message: ExprId,
}

/// `dump message;`
#[derive(Debug)]
pub struct Dump {
    /// `dump`, where llvm-tblgen reports the message.
    pub keyword: Span,
    /// The printed message.
    pub message: ExprId,
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
}

/// A field of a record, or a template parameter.
#[derive(Debug)]
pub struct Declaration {
    /// Marked by `field`: it may stay unset.
    pub field: bool,
    /// The type.
    pub ty: Type,
    /// The name. If it is missing, its position is [`NEVER`].
    pub name: Name,
    /// The start of the token after the name.
    pub after_name: u32,
    /// The value or default.
    pub value: Option<ExprId>,
}

/// `Class<arguments>` in a list of parents.
#[derive(Debug)]
pub struct ClassReference {
    /// The class or multiclass.
    pub class: Name,
    /// The template arguments; `None` without a list, empty for `<>`.
    pub arguments: Option<ThinVec<Argument>>,
    /// From the name to the closing angle bracket.
    pub span: Span,
    /// The start of the token that follows.
    pub next: u32,
}

/// A template argument: `value` or `name = value`.
#[derive(Debug)]
pub struct Argument {
    /// The text before the `=`: [`ExprKind::ArgumentName`], or another value, which is an error that the
    /// evaluator reports.
    pub name: Option<ExprId>,
    /// The value.
    pub value: ExprId,
}

/// A type.
#[derive(Debug)]
pub struct Type {
    /// The kind of the type.
    pub kind: TypeKind,
    /// The position.
    pub span: Span,
    /// The start of the token that follows.
    pub next: u32,
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
    /// The type could not be read.
    Missing,
}

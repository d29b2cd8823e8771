//! Value expressions.

#[cfg(doc)]
use super::Tree;
use super::{Argument, MapOperator, Name, Operator, ThinVec, Type};
use crate::source::Span;
use crate::symbols::Symbol;

/// The number of a value in its [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExprId(pub(crate) u32);

impl ExprId {
    /// The number, counted from zero without gaps.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The value with this number, which must come from [`ExprId::index`].
    pub fn from_index(index: u32) -> Self {
        Self(index)
    }
}

/// A value expression.
#[derive(Debug)]
pub struct Expr {
    /// The kind of the expression.
    pub kind: ExprKind,
    /// From its first token to its last.
    pub span: Span,
    /// The start of the token that follows.
    pub next: u32,
}

/// The value expressions.
///
/// Values are parsed in *value mode* or, for the names of `def` and `defm` and for the operand after a `#`,
/// in *name mode*: there an identifier that is not defined is a string, and `{` ends the value. The mode
/// follows from the place of the value and is not in the tree.
#[derive(Debug)]
pub enum ExprKind {
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
        /// The number.
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
    Bits(ThinVec<ExprId>),
    /// `[a, b]<type>`
    List {
        /// The elements.
        elements: ThinVec<ExprId>,
        /// The type of the elements, if given.
        element_type: Option<Box<Type>>,
        /// The start of the token after the opening bracket.
        inside: u32,
    },
    /// `(operator:$name arguments)`
    Dag(Box<Dag>),
    /// `Class<arguments>`: an anonymous record.
    Instance {
        /// The class.
        class: Name,
        /// The template arguments.
        arguments: ThinVec<Argument>,
    },
    /// `!operator<type>(arguments)`
    Operation {
        /// The operator.
        operator: Operator,
        /// The type in angle brackets, for the operators that take one.
        ty: Option<Box<Type>>,
        /// The start of the token after the operator and its type.
        open: u32,
        /// The arguments. The parser checks their number where llvm-tblgen's grammar fixes it.
        arguments: ThinVec<ExprId>,
    },
    /// `!cond(condition: value, …)`
    Cond(ThinVec<(ExprId, ExprId)>),
    /// `!foreach(variable, sequence, body)` or `!filter(…)`
    Map(Box<Map>),
    /// `!foldl(start, list, accumulator, variable, body)`
    Fold(Box<Fold>),
    /// A value with suffixes: `x.field`, `x[1, 3...5]`, `x{7...0}`.
    Suffixed {
        /// The value to which the suffixes apply.
        base: ExprId,
        /// The suffixes, the innermost first.
        suffixes: ThinVec<Suffix>,
    },
    /// `a # b # c`, which TableGen groups from the right: `a # (b # c)`.
    ///
    /// Operands after the first are parsed in name mode, and bind their own suffixes.
    Paste {
        /// The operands, at least one.
        operands: ThinVec<ExprId>,
        /// The position of each `#`: one for each operand after the first, and one more if the value ends in
        /// `#` (which pastes an empty string).
        hashes: ThinVec<u32>,
    },
    /// The value could not be read.
    Missing,
}

/// `(operator:$name arguments)`
#[derive(Debug)]
pub struct Dag {
    /// The operator.
    pub operator: ExprId,
    /// Its name.
    pub name: Option<Name>,
    /// The arguments.
    pub arguments: ThinVec<DagArgument>,
}

/// An argument of a dag: `value`, `value:$name` or `$name`.
#[derive(Debug)]
pub struct DagArgument {
    /// The value; `None` for a bare `$name`, which is an unset value with that name.
    pub value: Option<ExprId>,
    /// The name.
    pub name: Option<Name>,
}

/// `!foreach(variable, sequence, body)` or `!filter(…)`
#[derive(Debug)]
pub struct Map {
    /// The operator.
    pub operator: MapOperator,
    /// The iteration variable.
    pub variable: Name,
    /// The start of the token after it.
    pub after_variable: u32,
    /// The sequence.
    pub sequence: ExprId,
    /// The body, evaluated for each element.
    pub body: ExprId,
}

/// `!foldl(start, list, accumulator, variable, body)`
#[derive(Debug)]
pub struct Fold {
    /// The first value of the accumulator.
    pub start: ExprId,
    /// The list.
    pub list: ExprId,
    /// The name of the accumulator.
    pub accumulator: Name,
    /// The name of the element.
    pub variable: Name,
    /// The next value of the accumulator.
    pub body: ExprId,
}

/// A suffix of a value.
#[derive(Debug)]
pub enum Suffix {
    /// `{7...0}`
    Bits {
        /// The bits as written.
        ranges: ThinVec<RangePiece>,
        /// From the opening to the closing brace.
        span: Span,
    },
    /// `[1, 3...5]`
    Elements {
        /// The elements as written. A piece without an end may be an integer or a list of them.
        ranges: ThinVec<RangePiece>,
        /// `[1,]` is a list of one element, where `[1]` is the element.
        trailing_comma: bool,
        /// The start of the token that follows.
        next: u32,
    },
    /// `.name`
    Field(Name),
}

/// `a`, `a...b`, `a-b` (the old spelling), or `a -b` (read as a negative literal).
#[derive(Debug)]
pub struct RangePiece {
    /// The first number.
    pub start: ExprId,
    /// The last number, included. For `1-3`, which is read as `1` and `-3`, it is 3.
    pub end: Option<RangeEnd>,
    /// From the first token to the last.
    pub span: Span,
    /// The start of the token that follows.
    pub next: u32,
}

/// The end of a range.
#[derive(Debug)]
pub enum RangeEnd {
    /// `…...value` or `… - value`
    Value(ExprId),
    /// A literal directly after the start, negated. (`0 3` gives -3, which the evaluator rejects.)
    Negated {
        /// The literal, negated.
        value: i64,
        /// The literal.
        span: Span,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_small() {
        assert_eq!(size_of::<Expr>(), 40);
    }
}

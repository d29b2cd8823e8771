//! The bang operators.

use crate::source::Span;

/// The two operators that bind a variable for each element of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MapOperator {
    /// `!foreach`
    ForEach,
    /// `!filter`
    Filter,
}

impl MapOperator {
    /// The operator's name without its `!`.
    pub fn name(self) -> &'static str {
        match self {
            MapOperator::ForEach => "foreach",
            MapOperator::Filter => "filter",
        }
    }

    /// The place of the operator with its `!`, given that of the expression, which begins with it.
    pub fn keyword(self, expression: Span) -> Span {
        keyword(self.name(), expression)
    }
}

fn keyword(name: &str, expression: Span) -> Span {
    Span::new(expression.start, expression.start + 1 + name.len() as u32)
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

            /// The place of the operator with its `!`, given that of the expression, which begins with it.
            pub fn keyword(self, expression: Span) -> Span {
                keyword(self.name(), expression)
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

//! The bang operators, by their number of operands.

/// Operators of one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnOp {
    Tolower,
    Toupper,
    Cast,
    Not,
    Head,
    Tail,
    Size,
    Empty,
    Getdagop,
    Getdagopname,
    Logtwo,
    Listflatten,
    Repr,
    Initialized,
}

impl UnOp {
    /// The spelling, without `!`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Tolower => "tolower",
            Self::Toupper => "toupper",
            Self::Cast => "cast",
            Self::Not => "not",
            Self::Head => "head",
            Self::Tail => "tail",
            Self::Size => "size",
            Self::Empty => "empty",
            Self::Getdagop => "getdagop",
            Self::Getdagopname => "getdagopname",
            Self::Logtwo => "logtwo",
            Self::Listflatten => "listflatten",
            Self::Repr => "repr",
            Self::Initialized => "initialized",
        }
    }
}

/// Operators of two operands; also list elements, slices and ranges, which have a syntax of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    And,
    Or,
    Xor,
    Shl,
    Sra,
    Srl,
    Listconcat,
    Listsplat,
    Listremove,
    /// `list[index]`
    Element,
    /// `list[indices]`
    Slice,
    /// `first...last`
    Range,
    Strconcat,
    Interleave,
    Con,
    Match,
    Eq,
    Ne,
    Le,
    Lt,
    Ge,
    Gt,
    Getdagarg,
    Getdagname,
    Setdagop,
    Setdagopname,
}

impl BinOp {
    /// The spelling, without `!`; empty for the operators that are written otherwise.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Sub => "sub",
            Self::Mul => "mul",
            Self::Div => "div",
            Self::And => "and",
            Self::Or => "or",
            Self::Xor => "xor",
            Self::Shl => "shl",
            Self::Sra => "sra",
            Self::Srl => "srl",
            Self::Listconcat => "listconcat",
            Self::Listsplat => "listsplat",
            Self::Listremove => "listremove",
            Self::Element | Self::Slice | Self::Range => "",
            Self::Strconcat => "strconcat",
            Self::Interleave => "interleave",
            Self::Con => "con",
            Self::Match => "match",
            Self::Eq => "eq",
            Self::Ne => "ne",
            Self::Le => "le",
            Self::Lt => "lt",
            Self::Ge => "ge",
            Self::Gt => "gt",
            Self::Getdagarg => "getdagarg",
            Self::Getdagname => "getdagname",
            Self::Setdagop => "setdagop",
            Self::Setdagopname => "setdagopname",
        }
    }

    /// More than two operands stand for nested applications.
    pub(crate) fn is_associative(self) -> bool {
        matches!(
            self,
            Self::Strconcat
                | Self::Listconcat
                | Self::Con
                | Self::Add
                | Self::And
                | Self::Or
                | Self::Xor
                | Self::Mul
        )
    }

    /// Integer arithmetic: operands may be of any type that is convertible to `int`.
    pub(crate) fn is_arithmetic(self) -> bool {
        matches!(
            self,
            Self::Add
                | Self::Sub
                | Self::Mul
                | Self::Div
                | Self::And
                | Self::Or
                | Self::Xor
                | Self::Shl
                | Self::Sra
                | Self::Srl
        )
    }

    pub(crate) fn is_comparison(self) -> bool {
        matches!(self, Self::Eq | Self::Ne | Self::Le | Self::Lt | Self::Ge | Self::Gt)
    }

    /// The first operand that is the result whatever the second one is. (For `!or` that would be `true` too,
    /// but llvm-tblgen only knows of -1.)
    pub(crate) fn decisive_operand(self) -> Option<i64> {
        match self {
            Self::And => Some(0),
            Self::Or => Some(-1),
            _ => None,
        }
    }
}

/// Operators of three operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TernOp {
    Subst,
    Foreach,
    Filter,
    If,
    Dag,
    Range,
    Substr,
    Find,
    Setdagarg,
    Setdagname,
}

impl TernOp {
    /// The spelling, without `!`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Subst => "subst",
            Self::Foreach => "foreach",
            Self::Filter => "filter",
            Self::If => "if",
            Self::Dag => "dag",
            Self::Range => "range",
            Self::Substr => "substr",
            Self::Find => "find",
            Self::Setdagarg => "setdagarg",
            Self::Setdagname => "setdagname",
        }
    }

    /// The first operand is a variable that the third one may use.
    pub(crate) fn binds(self) -> bool {
        matches!(self, Self::Foreach | Self::Filter)
    }
}

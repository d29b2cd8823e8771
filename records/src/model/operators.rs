//! The table of bang operators, by their number of operands.

use tblgen_parser::syntax::{MapOperator, Operator};

macro_rules! operators {
    (
        unary { $($unary:ident,)* }
        binary { $($binary:ident,)* }
        ternary { $($ternary:ident,)* }
    ) => {
        /// Operators of one operand.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum UnOp { $($unary,)* }

        /// Operators of two operands; also list elements, slices and ranges, which have a syntax of their own.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum BinOp {
            $($binary,)*
            /// `list[index]`
            Element,
            /// `list[indices]`
            Slice,
            /// `first...last`
            Range,
        }

        /// Operators of three operands, of which some are optional in the source.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum TernOp {
            $($ternary,)*
            ForEach,
            Filter,
        }

        /// An operator by its number of operands.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Arity {
            Unary(UnOp),
            Binary(BinOp),
            Ternary(TernOp),
        }

        impl From<Operator> for Arity {
            fn from(operator: Operator) -> Self {
                match operator {
                    $(Operator::$unary => Self::Unary(UnOp::$unary),)*
                    $(Operator::$binary => Self::Binary(BinOp::$binary),)*
                    $(Operator::$ternary => Self::Ternary(TernOp::$ternary),)*
                }
            }
        }

        impl UnOp {
            /// The spelling, without `!`.
            pub(crate) fn name(self) -> &'static str {
                match self { $(Self::$unary => Operator::$unary.name(),)* }
            }
        }

        impl BinOp {
            /// The spelling, without `!`; empty for the operators that are written otherwise.
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$binary => Operator::$binary.name(),)*
                    Self::Element | Self::Slice | Self::Range => "",
                }
            }
        }

        impl TernOp {
            /// The spelling, without `!`.
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$ternary => Operator::$ternary.name(),)*
                    Self::ForEach => MapOperator::ForEach.name(),
                    Self::Filter => MapOperator::Filter.name(),
                }
            }
        }
    };
}

operators! {
    unary {
        Cast, Empty, Exists, GetDagOp, GetDagOpName, Head, Initialized, Instances, IsA, ListFlatten, LogTwo, Not, Repr,
        Size, Tail, ToLower, ToUpper,
    }
    binary {
        Add, And, Con, Div, Eq, Ge, GetDagArg, GetDagName, Gt, Interleave, Le, ListConcat, ListRemove, ListSplat, Lt,
        Match, Mul, Ne, Or, SetDagOp, SetDagOpName, Shl, Sra, Srl, StrConcat, Sub, Xor,
    }
    ternary { Dag, Find, If, Range, SetDagArg, SetDagName, Subst, Substr, }
}

impl UnOp {
    /// The operator depends on later records. It folds when its record is final.
    pub(crate) fn waits(self) -> bool {
        matches!(self, Self::Cast | Self::Exists | Self::Instances)
    }
}

impl BinOp {
    /// Whether the operator takes more than two operands, as nested applications.
    pub(crate) fn is_associative(self) -> bool {
        use BinOp::*;
        matches!(self, StrConcat | ListConcat | Con | Add | And | Or | Xor | Mul)
    }

    /// Integer arithmetic: operands may be of any type that is convertible to `int`.
    pub(crate) fn is_arithmetic(self) -> bool {
        use BinOp::*;
        matches!(self, Add | Sub | Mul | Div | And | Or | Xor | Shl | Sra | Srl)
    }

    /// The first operand that decides the result alone. (For `!or`, `true` would too, but llvm-tblgen uses only -1.)
    pub(crate) fn decisive_operand(self) -> Option<i64> {
        match self {
            Self::And => Some(0),
            Self::Or => Some(-1),
            _ => None,
        }
    }
}

impl TernOp {
    /// The first operand is a variable that the third one may use.
    pub(crate) fn binds(self) -> bool {
        matches!(self, Self::ForEach | Self::Filter)
    }
}

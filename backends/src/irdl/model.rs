//! The operations of `irdl` that define a dialect.

/// A dialect.
#[derive(Debug)]
pub(super) struct Module {
    pub(super) dialect: String,
    /// The names of the types, with `!`.
    pub(super) types: Vec<String>,
    /// The names of the attributes, with `#`.
    pub(super) attributes: Vec<String>,
    pub(super) operations: Vec<Operation>,
}

/// An operation.
#[derive(Debug, Default)]
pub(super) struct Operation {
    pub(super) name: String,
    /// The constraints and the regions: each may use those before it.
    pub(super) nodes: Vec<Node>,
    pub(super) operands: Vec<Named>,
    pub(super) results: Vec<Named>,
    pub(super) attributes: Vec<Named>,
    pub(super) regions: Vec<Named>,
}

/// A name, and the number of its constraint or region.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) node: usize,
    pub(super) variadicity: Variadicity,
}

/// The number of values that an operand or a result stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variadicity {
    Single,
    Optional,
    Variadic,
}

impl Variadicity {
    pub(super) fn text(self) -> &'static str {
        match self {
            Variadicity::Single => "single",
            Variadicity::Optional => "optional",
            Variadicity::Variadic => "variadic",
        }
    }
}

/// A constraint, or a region.
#[derive(Clone, Debug)]
pub(super) enum Node {
    Any,
    /// The text of the type or the attribute.
    Is(String),
    /// The text of the symbol.
    BaseSymbol(String),
    BaseName(String),
    AnyOf(Vec<usize>),
    AllOf(Vec<usize>),
    /// The predicate in C++.
    Predicate(String),
    /// The number of blocks, if there is one.
    Region(Option<i64>),
}

impl Node {
    pub(super) fn is_region(&self) -> bool {
        matches!(self, Node::Region(_))
    }

    /// The numbers of the nodes that it uses.
    pub(super) fn uses(&self) -> &[usize] {
        match self {
            Node::AnyOf(nodes) | Node::AllOf(nodes) => nodes,
            _ => &[],
        }
    }
}

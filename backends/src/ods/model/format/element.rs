//! The elements of a format.

/// One element. Operands and the like are indices into those of the op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// A keyword or punctuation.
    Literal(String),
    /// `` ` ` ``
    Space,
    /// `` `\n` ``
    Newline,
    /// Two backquotes with nothing between them.
    NoSpace,
    /// `$operand`
    Operand(usize),
    /// `$attribute`, perhaps in `qualified`.
    Attribute {
        /// The slot.
        slot: usize,
        /// Written with its dialect.
        is_qualified: bool,
    },
    /// A `UnitAttr` or `UnitProp` that the literal beside it stands for: the slot.
    UnitFlag(usize),
    /// `$property`
    Property(usize),
    /// `$region`
    Region(usize),
    /// `$successor`
    Successor(usize),
    /// `operands`
    Operands,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(..)`, perhaps in `qualified`.
    Type {
        /// The value whose type is meant.
        of: ValueRef,
        /// Written with their dialect.
        is_qualified: bool,
    },
    /// `functional-type(.., ..)`
    FunctionalType(ValueRef, ValueRef),
    /// `attr-dict`, `attr-dict-with-keyword`
    AttrDict {
        /// After the keyword `attributes`.
        has_keyword: bool,
    },
    /// `prop-dict`
    PropDict,
    /// `( .. )?`
    Optional(Group),
    /// `oilist(..)`
    OiList(Vec<Clause>),
    /// `custom<Name>(..)`
    Custom {
        /// The name.
        name: String,
        /// The arguments.
        arguments: Vec<CustomArgument>,
    },
}

/// An optional group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The index of the anchor among the elements, or among those of the else branch.
    pub anchor: usize,
    /// The anchor is in the else branch.
    pub is_inverted: bool,
    /// The elements.
    pub elements: Vec<Element>,
    /// The elements of the else branch.
    pub otherwise: Vec<Element>,
}

/// A clause of an `oilist`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The literal that opens it.
    pub keyword: String,
    /// The elements after it.
    pub elements: Vec<Element>,
}

/// An argument of a custom directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomArgument {
    /// An element: a variable, a type, `attr-dict`.
    Element(Element),
    /// `ref(..)`: a variable that another element binds.
    Ref(Element),
    /// A string: Rust, passed unchanged.
    Text(String),
}

/// The values that a `type` directive names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueRef {
    /// One operand.
    Operand(usize),
    /// One result.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

impl Element {
    /// Whether it is for the printer only.
    pub fn is_whitespace(&self) -> bool {
        matches!(self, Element::Space | Element::Newline | Element::NoSpace)
    }
}

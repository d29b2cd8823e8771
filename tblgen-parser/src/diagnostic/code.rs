//! The codes of frequent errors. Each has a page, which `rtblgen --explain CODE` prints.

use std::fmt;

/// A frequent error. The human format shows its code; llvm-tblgen's format does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    /// An included file is not found.
    pub const INCLUDE: Self = Self("T0101");
    /// The name of a class is not known.
    pub const CLASS: Self = Self("T0102");
    /// The name of a variable is not known.
    pub const VARIABLE: Self = Self("T0103");
    /// A `let` names a field that the record does not have.
    pub const FIELD: Self = Self("T0104");
    /// The value of a field is of another type.
    pub const FIELD_TYPE: Self = Self("T0105");
    /// There are more template arguments than the class has.
    pub const TOO_MANY_ARGUMENTS: Self = Self("T0106");
    /// A template argument has no value.
    pub const MISSING_ARGUMENT: Self = Self("T0107");
    /// An assertion does not hold.
    pub const ASSERTION: Self = Self("T0108");
    /// A class is defined twice.
    pub const CLASS_TWICE: Self = Self("T0109");
    /// A snippet is not Rust.
    pub const SNIPPET: Self = Self("T0201");
    /// A format does not say, or lets one infer, the type of an operand or result.
    pub const FORMAT_TYPE: Self = Self("T0301");
    /// A format names something that the op does not have.
    pub const FORMAT_VARIABLE: Self = Self("T0302");
    /// A format has no `attr-dict`.
    pub const FORMAT_ATTR_DICT: Self = Self("T0303");
    /// A format leaves out an operand, a region or a successor.
    pub const FORMAT_MISSING: Self = Self("T0304");
    /// An optional group has no anchor.
    pub const FORMAT_ANCHOR: Self = Self("T0305");
    /// A pattern has more or fewer arguments than the op.
    pub const PATTERN_ARGUMENTS: Self = Self("T0401");
    /// A result pattern names something that the source pattern does not bind.
    pub const PATTERN_SYMBOL: Self = Self("T0402");
    /// `replaceWithValue` has more or less than one argument.
    pub const REPLACE_WITH_VALUE: Self = Self("T0403");
    /// PDLL: a name is not defined.
    pub const PDLL_NAME: Self = Self("T0501");
    /// PDLL: an expression is of another type.
    pub const PDLL_TYPE: Self = Self("T0502");
    /// PDLL: the type of a variable cannot be inferred.
    pub const PDLL_VARIABLE: Self = Self("T0503");

    /// All codes, in order.
    pub const ALL: &[Self] = &[
        Self::INCLUDE,
        Self::CLASS,
        Self::VARIABLE,
        Self::FIELD,
        Self::FIELD_TYPE,
        Self::TOO_MANY_ARGUMENTS,
        Self::MISSING_ARGUMENT,
        Self::ASSERTION,
        Self::CLASS_TWICE,
        Self::SNIPPET,
        Self::FORMAT_TYPE,
        Self::FORMAT_VARIABLE,
        Self::FORMAT_ATTR_DICT,
        Self::FORMAT_MISSING,
        Self::FORMAT_ANCHOR,
        Self::PATTERN_ARGUMENTS,
        Self::PATTERN_SYMBOL,
        Self::REPLACE_WITH_VALUE,
        Self::PDLL_NAME,
        Self::PDLL_TYPE,
        Self::PDLL_VARIABLE,
    ];

    /// The code as text: `T0101`.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

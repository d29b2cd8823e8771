//! The entities that constraints check.

/// The kind of entity that a constraint checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// A region.
    Region,
    /// A successor.
    Successor,
}

impl Subject {
    /// The Rust name of `$_self`.
    pub fn name(self) -> &'static str {
        match self {
            Subject::Type => "ty",
            Subject::Attribute => "attr",
            Subject::Region => "region",
            Subject::Successor => "successor",
        }
    }

    /// Replaces the placeholders of a predicate.
    pub(super) fn replace(self, name: &str) -> Option<String> {
        match name {
            "_self" => Some(self.name().to_owned()),
            "_op" => Some("op".to_owned()),
            _ => None,
        }
    }
}

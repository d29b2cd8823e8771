//! Short ways to write the parts of a definition, for generated code.

use super::{
    Arity, AttributeConstraint, AttributeDef, AttributeMaker, AttributePresence, RegionConstraint, RegionDef,
    SuccessorConstraint, SuccessorDef, TypeConstraint, ValueDef,
};

impl ValueDef {
    const fn new(name: &'static str, arity: Arity, constraint: &'static TypeConstraint) -> Self {
        Self { name, arity, constraint }
    }

    /// One value.
    pub const fn one(name: &'static str, constraint: &'static TypeConstraint) -> Self {
        Self::new(name, Arity::One, constraint)
    }

    /// One value of any type.
    pub const fn any(name: &'static str) -> Self {
        Self::one(name, TypeConstraint::ANY)
    }

    /// One value or none.
    pub const fn optional(name: &'static str, constraint: &'static TypeConstraint) -> Self {
        Self::new(name, Arity::Optional, constraint)
    }

    /// Any number of values.
    pub const fn variadic(name: &'static str, constraint: &'static TypeConstraint) -> Self {
        Self::new(name, Arity::Variadic, constraint)
    }
}

impl AttributeDef {
    const fn new(
        name: &'static str,
        presence: AttributePresence,
        constraint: &'static AttributeConstraint,
    ) -> Self {
        Self { name, presence, constraint, property: None }
    }

    /// Defines a required attribute.
    pub const fn required(name: &'static str, constraint: &'static AttributeConstraint) -> Self {
        Self::new(name, AttributePresence::Required, constraint)
    }

    /// Defines an optional attribute.
    pub const fn optional(name: &'static str, constraint: &'static AttributeConstraint) -> Self {
        Self::new(name, AttributePresence::Optional, constraint)
    }

    /// An attribute that is put in with this value where it is missing.
    pub const fn with_default(
        name: &'static str,
        constraint: &'static AttributeConstraint,
        default: AttributeMaker,
    ) -> Self {
        Self::new(name, AttributePresence::Default(default), constraint)
    }

    /// An attribute that stands for this value where it is missing.
    pub const fn with_optional_default(
        name: &'static str,
        constraint: &'static AttributeConstraint,
        default: AttributeMaker,
    ) -> Self {
        Self::new(name, AttributePresence::DefaultOptional(default), constraint)
    }
}

impl RegionDef {
    /// One region.
    pub const fn one(name: &'static str, constraint: &'static RegionConstraint) -> Self {
        Self { name, is_variadic: false, constraint }
    }

    /// Any number of regions.
    pub const fn variadic(name: &'static str, constraint: &'static RegionConstraint) -> Self {
        Self { name, is_variadic: true, constraint }
    }
}

impl SuccessorDef {
    /// One successor.
    pub const fn one(name: &'static str, constraint: &'static SuccessorConstraint) -> Self {
        Self { name, is_variadic: false, constraint }
    }

    /// Any number of successors.
    pub const fn variadic(name: &'static str, constraint: &'static SuccessorConstraint) -> Self {
        Self { name, is_variadic: true, constraint }
    }
}

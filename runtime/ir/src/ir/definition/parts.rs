//! Short ways to write the parts of a definition, for generated code.

use super::{
    Arity, AttributeCheckInOp, AttributeConstraint, AttributeDef, AttributeMaker, AttributePresence,
    RegionCheckInOp, RegionConstraint, RegionDef, SuccessorCheckInOp, SuccessorConstraint, SuccessorDef,
    TypeCheckInOp, TypeConstraint, ValueDef,
};

impl ValueDef {
    const fn new(name: &'static str, arity: Arity, constraint: &'static TypeConstraint) -> Self {
        Self { name, arity, constraint, in_op: None }
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

    /// Any number of values in groups, whose sizes are in the attribute of a slot.
    pub const fn groups(name: &'static str, sizes: u16, constraint: &'static TypeConstraint) -> Self {
        Self::new(name, Arity::VariadicOfVariadic { sizes }, constraint)
    }

    /// The same with a test that reads the operation.
    pub const fn in_op(self, check: TypeCheckInOp) -> Self {
        Self { in_op: Some(check), ..self }
    }
}

impl AttributeDef {
    const fn new(
        name: &'static str,
        presence: AttributePresence,
        constraint: &'static AttributeConstraint,
    ) -> Self {
        Self { name, presence, constraint, in_op: None, property: None }
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

    /// The same with a test that reads the operation.
    pub const fn in_op(self, check: AttributeCheckInOp) -> Self {
        Self { in_op: Some(check), ..self }
    }
}

impl RegionDef {
    /// One region.
    pub const fn one(name: &'static str, constraint: &'static RegionConstraint) -> Self {
        Self { name, is_variadic: false, constraint, in_op: None }
    }

    /// Any number of regions.
    pub const fn variadic(name: &'static str, constraint: &'static RegionConstraint) -> Self {
        Self { name, is_variadic: true, constraint, in_op: None }
    }

    /// The same with a test that reads the operation.
    pub const fn in_op(self, check: RegionCheckInOp) -> Self {
        Self { in_op: Some(check), ..self }
    }
}

impl SuccessorDef {
    /// One successor.
    pub const fn one(name: &'static str, constraint: &'static SuccessorConstraint) -> Self {
        Self { name, is_variadic: false, constraint, in_op: None }
    }

    /// Any number of successors.
    pub const fn variadic(name: &'static str, constraint: &'static SuccessorConstraint) -> Self {
        Self { name, is_variadic: true, constraint, in_op: None }
    }

    /// The same with a test that reads the operation.
    pub const fn in_op(self, check: SuccessorCheckInOp) -> Self {
        Self { in_op: Some(check), ..self }
    }
}

//! The mutable part of a type, which is set once after the type is made: the body of an identified structure.

use std::hash::{Hash, Hasher};

use super::super::attributes::Attribute;
use super::super::interner::{Arena, Uniqued};
use super::Type;

/// The mutable part of one type. Entries of one type are equal, so the first one stays.
#[derive(Clone, Copy)]
pub(crate) struct PartData<'c> {
    ty: Type<'c>,
    part: Option<Attribute<'c>>,
}

impl PartialEq for PartData<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.ty == other.ty
    }
}

impl Eq for PartData<'_> {}

impl Hash for PartData<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ty.hash(state);
    }
}

pub(crate) enum UniquedPart {}

impl Uniqued for UniquedPart {
    type Data<'a> = PartData<'a>;

    fn copy_into<'a>(data: &PartData<'a>, _: &'a Arena) -> PartData<'a> {
        *data
    }
}

impl<'c> Type<'c> {
    /// Sets the mutable part of a type of the trait `MutableType`. A part that was set before stays. Returns whether the
    /// type now has the given part.
    ///
    /// # Panics
    ///
    /// If the attribute belongs to another context.
    pub fn set_mutable_part(self, part: Attribute<'c>) -> bool {
        assert!(self.context().is(part.context()), "the part of a type of another context");
        let parts = &self.context().storage().parts;
        parts.intern(PartData { ty: self, part: Some(part) }).part == Some(part)
    }

    /// The mutable part of the type, if it is set.
    pub fn mutable_part(self) -> Option<Attribute<'c>> {
        self.context().storage().parts.find(PartData { ty: self, part: None })?.part
    }
}

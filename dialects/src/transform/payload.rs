//! Payloads of handles and parameters.

use rtblgen_runtime::{Attribute, Op, Type, Value};

use super::{
    DynTransformHandleTypeInterface, DynTransformParamTypeInterface, DynTransformValueHandleTypeInterface,
};

/// The payload of a handle or of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Payload<'c> {
    /// Operations.
    Ops(Vec<Op>),
    /// Values.
    Values(Vec<Value>),
    /// Attributes.
    Params(Vec<Attribute<'c>>),
}

impl<'c> Payload<'c> {
    /// The number of operations, values or attributes.
    pub fn len(&self) -> usize {
        match self {
            Payload::Ops(ops) => ops.len(),
            Payload::Values(values) => values.len(),
            Payload::Params(params) => params.len(),
        }
    }

    /// Whether the payload has no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An empty payload for a handle of this type.
    pub fn empty(ty: Type<'c>) -> Self {
        match Kind::of(ty) {
            Some(Kind::Params) => Payload::Params(Vec::new()),
            Some(Kind::Values) => Payload::Values(Vec::new()),
            _ => Payload::Ops(Vec::new()),
        }
    }

    /// A payload with only the element at this index.
    pub(super) fn element(&self, number: usize) -> Self {
        match self {
            Payload::Ops(ops) => Payload::Ops(vec![ops[number]]),
            Payload::Values(values) => Payload::Values(vec![values[number]]),
            Payload::Params(params) => Payload::Params(vec![params[number]]),
        }
    }

    /// Appends the elements of another payload of the same kind.
    pub(super) fn append(&mut self, other: Payload<'c>) {
        match (self, other) {
            (Payload::Ops(own), Payload::Ops(other)) => own.extend(other),
            (Payload::Values(own), Payload::Values(other)) => own.extend(other),
            (Payload::Params(own), Payload::Params(other)) => own.extend(other),
            _ => {}
        }
    }
}

/// The kinds of payloads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Ops,
    Values,
    Params,
}

impl Kind {
    /// The kind of the payloads of a handle type; `None` for other types.
    pub(super) fn of(ty: Type<'_>) -> Option<Self> {
        if DynTransformHandleTypeInterface::cast(ty).is_some() {
            return Some(Kind::Ops);
        }
        if DynTransformValueHandleTypeInterface::cast(ty).is_some() {
            return Some(Kind::Values);
        }
        DynTransformParamTypeInterface::cast(ty).map(|_| Kind::Params)
    }
}

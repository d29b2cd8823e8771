//! Memory effects and speculatability of an operation.

use crate::ir::{Ir, Op, Value};

/// The memory effects of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryEffects {
    /// These kinds of effects, whenever it runs; none at all for `NoMemoryEffect`.
    Fixed(&'static [MemoryEffect]),
    /// These effects on memory, operands and results.
    Detailed(&'static [EffectDef]),
    /// The effects of the operations in its regions (`RecursiveMemoryEffects`).
    Recursive,
    /// Computed by a function (`DeclareOpInterfaceMethods<MemoryEffectsOpInterface>`).
    Computed(EffectsFn),
}

/// A kind of effect on memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemoryEffect {
    /// Memory is allocated.
    Allocate,
    /// Memory is freed.
    Free,
    /// Memory is read.
    Read,
    /// Memory is written.
    Write,
}

/// The resource of effects that name none.
pub const DEFAULT_RESOURCE: &str = "::mlir::SideEffects::DefaultResource";

/// An effect of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectInstance {
    /// The kind of the effect.
    pub effect: MemoryEffect,
    /// The operand or result on which it is done, if it is one.
    pub value: Option<Value>,
    /// The affected resource, as `Resource` in the `.td` names it.
    pub resource: &'static str,
}

impl EffectInstance {
    /// Creates an effect on memory without a value.
    pub const fn new(effect: MemoryEffect) -> Self {
        EffectInstance { effect, value: None, resource: DEFAULT_RESOURCE }
    }

    /// Creates an effect on a value's memory.
    pub const fn on(effect: MemoryEffect, value: Value) -> Self {
        EffectInstance { effect, value: Some(value), resource: DEFAULT_RESOURCE }
    }
}

/// An effect in a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectDef {
    /// The kind of the effect.
    pub effect: MemoryEffect,
    /// The target of the effect.
    pub target: EffectTarget,
    /// The resource.
    pub resource: &'static str,
}

/// The target of a definition's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// Memory without a value.
    Op,
    /// On each value of the operand of this number in the definition.
    Operand(usize),
    /// On each value of the result of this number in the definition.
    Result(usize),
}

/// Computes the effects of an operation.
#[derive(Clone, Copy)]
pub struct EffectsFn(pub fn(&Ir<'_>, Op, &mut Vec<EffectInstance>));

impl PartialEq for EffectsFn {
    fn eq(&self, other: &Self) -> bool {
        self.0 as usize == other.0 as usize
    }
}

impl Eq for EffectsFn {}

impl std::fmt::Debug for EffectsFn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EffectsFn")
    }
}

/// Whether the order of operations in a region has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// Control flow: values are defined before they are used.
    Ssacfg,
    /// A graph: order has no meaning.
    Graph,
}

/// Whether an operation may be executed speculatively.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speculatability {
    /// It may not.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if the operations in its regions may.
    RecursivelySpeculatable,
}

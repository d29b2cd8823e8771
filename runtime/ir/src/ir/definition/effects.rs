//! Memory effects and speculatability of an operation.

use crate::ir::{Ir, Op, Value};

/// What an operation does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryEffects {
    /// These kinds of effects, whenever it runs; none at all for `NoMemoryEffect`.
    Fixed(&'static [MemoryEffect]),
    /// These effects on memory, operands and results.
    Detailed(&'static [EffectDef]),
    /// What the operations in its regions do (`RecursiveMemoryEffects`).
    Recursive,
    /// What a function says (`DeclareOpInterfaceMethods<MemoryEffectsOpInterface>`).
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
    /// What is done.
    pub effect: MemoryEffect,
    /// The operand or result on which it is done, if it is one.
    pub value: Option<Value>,
    /// What it is done to besides, as `Resource` in the `.td` names it.
    pub resource: &'static str,
}

impl EffectInstance {
    /// An effect on memory at large.
    pub const fn new(effect: MemoryEffect) -> Self {
        EffectInstance { effect, value: None, resource: DEFAULT_RESOURCE }
    }

    /// An effect on what a value stands for.
    pub const fn on(effect: MemoryEffect, value: Value) -> Self {
        EffectInstance { effect, value: Some(value), resource: DEFAULT_RESOURCE }
    }
}

/// An effect in a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectDef {
    /// What is done.
    pub effect: MemoryEffect,
    /// On what it is done.
    pub target: EffectTarget,
    /// The resource.
    pub resource: &'static str,
}

/// On what an effect of a definition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// On memory at large.
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

/// Whether an operation may be executed where it was not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speculatability {
    /// It may not.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if what is in its regions may.
    RecursivelySpeculatable,
}

//! The accesses to memory nearest to a point of the program, by the value that the memory is known by.

use std::collections::BTreeMap;

use rtblgen_runtime::interfaces::DynCallOpInterface;
use rtblgen_runtime::pass::{OptionKind, PassError, PassOption, PassOptions};
use rtblgen_runtime::{Ir, MemoryEffect, Op, Value};

use super::underlying::UnderlyingSolution;

/// The nearest accesses to one piece of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Adjacent {
    /// One of these operations, in the order in which they were found.
    Known(Vec<Op>),
    /// The accesses are not known.
    Unknown,
}

/// The nearest accesses to all pieces of memory. Absent pieces are unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Accesses {
    by_memory: BTreeMap<Value, Adjacent>,
}

impl Accesses {
    /// Adds the accesses on another path; returns whether that is new.
    pub(super) fn merge(&mut self, other: &Accesses) -> bool {
        let mut is_changed = false;
        for (memory, accesses) in &other.by_memory {
            let own = self.by_memory.entry(*memory).or_insert_with(|| Adjacent::Known(Vec::new()));
            let before = own.clone();
            match (&mut *own, accesses) {
                (Adjacent::Unknown, _) => {}
                (_, Adjacent::Unknown) => *own = Adjacent::Unknown,
                (Adjacent::Known(own), Adjacent::Known(others)) => {
                    for op in others {
                        if !own.contains(op) {
                            own.push(*op);
                        }
                    }
                }
            }
            is_changed |= *own != before;
        }
        is_changed
    }

    /// Makes one operation the nearest access.
    pub(super) fn set(&mut self, memory: Value, op: Op) {
        self.by_memory.insert(memory, Adjacent::Known(vec![op]));
    }

    /// Makes all known accesses unknown.
    pub(super) fn set_known_to_unknown(&mut self) {
        self.by_memory.values_mut().for_each(|accesses| *accesses = Adjacent::Unknown);
    }

    /// The nearest accesses to a piece of memory; `None` if they are not known.
    pub(super) fn known(&self, memory: Value) -> Option<&[Op]> {
        match self.by_memory.get(&memory)? {
            Adjacent::Known(ops) => Some(ops),
            Adjacent::Unknown => None,
        }
    }
}

/// Whether values are followed into functions and back.
pub(super) const INTERPROCEDURAL: PassOption =
    PassOption::new("interprocedural", "perform interprocedural analysis", OptionKind::Flag(true));

/// The common part of the passes over accesses: their options, and the underlying memory of values.
pub(super) struct AccessContext {
    pub(super) underlying: UnderlyingSolution,
    pub(super) interprocedural: bool,
    /// Whether external functions access the memory that is passed to them.
    pub(super) assumes_accesses: bool,
}

impl AccessContext {
    /// Reads the options and finds the memory of values.
    pub(super) fn new<'c>(
        ir: &Ir<'c>,
        top: Op,
        options: &PassOptions,
        assumes_accesses: &PassOption,
    ) -> Result<Self, PassError<'c>> {
        let interprocedural = options.flag(INTERPROCEDURAL.name);
        let underlying = UnderlyingSolution::compute(ir, top, interprocedural)?;
        Ok(Self { underlying, interprocedural, assumes_accesses: options.flag(assumes_accesses.name) })
    }

    /// Returns the nearest accesses to the memory of each operand of an operation, by their names; `None` if
    /// they are unknown.
    pub(super) fn names<'c>(
        &self,
        ir: &Ir<'c>,
        op: Op,
        accesses: Option<&Accesses>,
        name: impl Fn(Op) -> String,
    ) -> Vec<Option<Vec<String>>> {
        let of_operand = |operand| {
            let memory = self.underlying.of(operand)?;
            Some(accesses?.known(memory)?.iter().map(|op| name(*op)).collect())
        };
        op.operands(ir).map(of_operand).collect()
    }

    /// The accesses after a call of an external function: to all operands, if that is assumed. `None` if nothing is known.
    pub(super) fn of_external_call(&self, ir: &Ir<'_>, call: Op, others: &Accesses) -> Option<Accesses> {
        let known = call.interface::<DynCallOpInterface>(ir).filter(|_| self.assumes_accesses)?;
        let mut found = others.clone();
        for operand in known.arg_operands(ir) {
            found.set(self.underlying.of(operand)?, call);
        }
        Some(found)
    }
}

/// The memory that an operation accesses, each with whether it is only read; `None` if that is not known.
pub(super) fn accessed_memory(
    ir: &Ir<'_>,
    op: Op,
    underlying: &UnderlyingSolution,
) -> Option<Vec<(Value, bool)>> {
    let effects = op.memory_effects(ir)?;
    let accesses = effects
        .into_iter()
        .map(|effect| Some((underlying.of(effect.value?)?, effect.effect == MemoryEffect::Read)));
    accesses.collect()
}

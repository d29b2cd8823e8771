//! Alias analysis: MLIR's `AliasAnalysis` and `LocalAliasAnalysis`.

use super::manager::Analysis;
use super::underlying::underlying_values;
use rtblgen_ir::ir::definition::MemoryEffect;
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::traits::{AUTOMATIC_ALLOCATION_SCOPE, DISTINCT_OBJECTS_TRAIT, FUNCTION};

/// The alias relation of two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AliasResult {
    /// The memory does not overlap.
    NoAlias,
    /// It is not known whether the memory overlaps.
    MayAlias,
    /// The memory overlaps and starts at different addresses.
    PartialAlias,
    /// The memory starts at the same address.
    MustAlias,
}

impl AliasResult {
    /// The result that holds if one of two results holds.
    pub fn merge(self, other: Self) -> Self {
        use AliasResult::{MustAlias, PartialAlias};
        match (self, other) {
            (own, other) if own == other => own,
            (PartialAlias, MustAlias) | (MustAlias, PartialAlias) => PartialAlias,
            _ => AliasResult::MayAlias,
        }
    }
}

/// Whether an operation writes memory (`modifies`) or reads it (`reads`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ModRefResult {
    /// It may be written.
    pub modifies: bool,
    /// It may be read.
    pub reads: bool,
}

impl ModRefResult {
    /// Any access is possible.
    pub const MOD_AND_REF: Self = ModRefResult { modifies: true, reads: true };
    /// It is neither read nor written.
    pub const NO_MOD_REF: Self = ModRefResult { modifies: false, reads: false };

    /// The result that holds if both results hold.
    pub fn intersect(self, other: Self) -> Self {
        ModRefResult { modifies: self.modifies && other.modifies, reads: self.reads && other.reads }
    }
}

/// An analysis that answers alias queries.
pub trait AliasAnalyzer {
    /// The alias relation of two values.
    fn alias(&self, ir: &Ir<'_>, a: Value, b: Value) -> AliasResult;

    /// Returns the effect of an operation on the memory of a value, without the operations in its regions.
    /// The default reads its effects.
    fn mod_ref(&self, ir: &Ir<'_>, op: Op, memory: Value) -> ModRefResult {
        let is_recursive = op.has_recursive_effects(ir);
        let Some(effects) = op.memory_effects(ir).filter(|_| !is_recursive) else {
            return ModRefResult::MOD_AND_REF;
        };
        let mut result = ModRefResult::NO_MOD_REF;
        for effect in effects {
            let is_other =
                || effect.value.is_some_and(|value| self.alias(ir, value, memory) == AliasResult::NoAlias);
            match effect.effect {
                MemoryEffect::Read => result.reads |= !is_other(),
                MemoryEffect::Write => result.modifies |= !is_other(),
                MemoryEffect::Allocate | MemoryEffect::Free => {}
            }
        }
        result
    }
}

/// Alias analysis by a list of analyzers. The answer is that of the first analyzer that has one.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::analysis::{AliasAnalysis, AliasResult};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#"%0:2 = "t.a"() : () -> (i32, i32)"#).unwrap();
/// let op = ir.root().region(&ir, 0).ops(&ir).next().unwrap();
/// let aliases = AliasAnalysis::default();
/// assert_eq!(aliases.alias(&ir, op.result(&ir, 0), op.result(&ir, 0)), AliasResult::MustAlias);
/// assert_eq!(aliases.alias(&ir, op.result(&ir, 0), op.result(&ir, 1)), AliasResult::MayAlias);
/// ```
pub struct AliasAnalysis {
    analyzers: Vec<Box<dyn AliasAnalyzer>>,
}

impl Default for AliasAnalysis {
    fn default() -> Self {
        AliasAnalysis { analyzers: vec![Box::new(LocalAliasAnalysis::default())] }
    }
}

impl AliasAnalysis {
    /// Appends an analyzer.
    pub fn add(&mut self, analyzer: impl AliasAnalyzer + 'static) -> &mut Self {
        self.analyzers.push(Box::new(analyzer));
        self
    }

    /// The alias relation of two values.
    pub fn alias(&self, ir: &Ir<'_>, a: Value, b: Value) -> AliasResult {
        let results = self.analyzers.iter().map(|analyzer| analyzer.alias(ir, a, b));
        results.into_iter().find(|result| *result != AliasResult::MayAlias).unwrap_or(AliasResult::MayAlias)
    }

    /// Returns the effect of an operation on the memory of a value.
    pub fn mod_ref(&self, ir: &Ir<'_>, op: Op, memory: Value) -> ModRefResult {
        let results = self.analyzers.iter().map(|analyzer| analyzer.mod_ref(ir, op, memory));
        results.fold(ModRefResult::MOD_AND_REF, ModRefResult::intersect)
    }
}

impl Analysis for AliasAnalysis {
    const NAME: &'static str = "AliasAnalysis";

    fn compute(_: &Ir<'_>, _: Op) -> Self {
        AliasAnalysis::default()
    }
}

/// Traces values within a function to their underlying values, through views, regions and blocks, and compares those.
#[derive(Clone, Copy)]
pub struct LocalAliasAnalysis {
    compare: fn(&Ir<'_>, Value, Value) -> AliasResult,
}

impl Default for LocalAliasAnalysis {
    fn default() -> Self {
        LocalAliasAnalysis { compare: Self::compare_sources }
    }
}

impl LocalAliasAnalysis {
    /// The analysis with another comparison of two underlying values. It may call [`compare_sources`](Self::compare_sources).
    pub fn with_comparison(compare: fn(&Ir<'_>, Value, Value) -> AliasResult) -> Self {
        LocalAliasAnalysis { compare }
    }

    /// The alias relation of two underlying values. An allocation does not alias another allocation, nor a
    /// value that exists before it.
    pub fn compare_sources(ir: &Ir<'_>, a: Value, b: Value) -> AliasResult {
        if a == b {
            return AliasResult::MustAlias;
        }
        let no_alias = |is_none: bool| if is_none { AliasResult::NoAlias } else { AliasResult::MayAlias };
        let is_constant = |value: Value| ir.match_constant(value).is_some();
        match (is_constant(a), is_constant(b)) {
            (true, true) => return AliasResult::MayAlias,
            (true, false) => return no_alias(Allocation::of(ir, b).is_some()),
            (false, true) => return no_alias(Allocation::of(ir, a).is_some()),
            (false, false) => {}
        }
        if let Some(result) = compare_distinct(ir, a, b) {
            return result;
        }
        match (Allocation::of(ir, a), Allocation::of(ir, b)) {
            (Some(_), Some(_)) => AliasResult::NoAlias,
            (None, None) => AliasResult::MayAlias,
            (Some(own), None) => no_alias(own.is_later_than(ir, b)),
            (None, Some(own)) => no_alias(own.is_later_than(ir, a)),
        }
    }
}

impl AliasAnalyzer for LocalAliasAnalysis {
    fn alias(&self, ir: &Ir<'_>, a: Value, b: Value) -> AliasResult {
        if a == b {
            return AliasResult::MustAlias;
        }
        let (sources, others) = (underlying_values(ir, a), underlying_values(ir, b));
        let pairs = sources.iter().flat_map(|source| others.iter().map(move |other| (*source, *other)));
        let results = pairs.map(|(source, other)| (self.compare)(ir, source, other));
        results.reduce(AliasResult::merge).unwrap_or(AliasResult::MayAlias)
    }
}

/// An allocation. Its memory is freed at the end of the operation `scope` at the latest.
struct Allocation {
    scope: Option<Op>,
}

impl Allocation {
    /// The allocation of a value, which is a result or an argument of a region.
    fn of(ir: &Ir<'_>, value: Value) -> Option<Self> {
        let op = value.defining_op(ir).or_else(|| value.parent_region(ir)?.parent_op(ir))?;
        let effects = op.memory_effects(ir)?;
        let is_own =
            |effect: MemoryEffect, on: Option<Value>| effect == MemoryEffect::Allocate && on == Some(value);
        let effect = effects.into_iter().find(|effect| is_own(effect.effect, effect.value))?;
        let is_automatic = effect.resource.ends_with("::AutomaticAllocationScopeResource");
        let kind = if is_automatic { &AUTOMATIC_ALLOCATION_SCOPE } else { &FUNCTION };
        Some(Allocation { scope: op.ancestors(ir).find(|around| around.has_trait(ir, kind)) })
    }

    /// Whether a value exists before the memory can be allocated.
    fn is_later_than(&self, ir: &Ir<'_>, value: Value) -> bool {
        let around = value.parent_region(ir).and_then(|region| region.parent_op(ir));
        let (Some(scope), Some(around)) = (self.scope, around) else { return false };
        let is_argument = value.defining_op(ir).is_none();
        let is_in_entry = || value.parent_block(ir).is_some_and(|block| block.is_entry(ir));
        around.is_proper_ancestor(ir, scope) || around == scope && is_argument && is_in_entry()
    }
}

/// Compares results of operations with the trait `DistinctObjectsTrait`: the results do not alias each other, and each aliases
/// the operand of its number.
fn compare_distinct(ir: &Ir<'_>, a: Value, b: Value) -> Option<AliasResult> {
    let distinct =
        |value: Value| value.defining_op(ir).filter(|op| op.has_trait(ir, &DISTINCT_OBJECTS_TRAIT));
    let operand = |op: Op, value: Value| Some(op.operand(ir, value.result_number(ir)?));
    let (first, second) = (distinct(a), distinct(b));
    let is_operand = |op: Option<Op>, result, other| op.is_some_and(|op| operand(op, result) == Some(other));
    if is_operand(first, a, b) || is_operand(second, b, a) {
        return Some(AliasResult::MustAlias);
    }
    (first.is_some() && first == second).then_some(AliasResult::NoAlias)
}

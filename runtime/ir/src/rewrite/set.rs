//! Collections of patterns: one that grows, and one that is ready for use.

use std::sync::Arc;

use crate::context::Context;
use crate::ir::OpName;
use crate::ir::definition::OpDefinition;
use crate::ir::has_interface;
use crate::ir::{Ir, Op};
use crate::rewrite::condition::Condition;
use crate::rewrite::decision::{DecisionTrees, TreeId};
use crate::rewrite::interpreted::{InterpretedPatterns, PatternGroup};
use crate::rewrite::pattern::{ErasedPattern, FnPattern, IMPOSSIBLE_BENEFIT, PatternInfo, RootKind};
use crate::rewrite::{NoMatch, PatternRewriter, PatternRoot, RewritePattern};

/// Patterns that are being collected, to be frozen for use.
///
/// # Examples
///
/// Generated `populate` functions add patterns to one, beside hand-written ones.
///
/// ```
/// use rtblgen_runtime::dialects::builtin::UnrealizedConversionCastOp;
/// use rtblgen_runtime::{Builder, Context, NoMatch, RewritePatternSet, TypedOp};
///
/// let context = Context::new();
/// let mut patterns = RewritePatternSet::new(&context);
/// patterns.add_fn("DropUnusedCast", |cast: UnrealizedConversionCastOp, rewriter| {
///     let is_used = cast.outputs(rewriter.ir()).any(|output| !output.use_empty(rewriter.ir()));
///     if is_used {
///         return Err(NoMatch);
///     }
///     rewriter.erase_op(cast);
///     Ok(())
/// });
/// assert_eq!(patterns.len(), 1);
/// let frozen = patterns.freeze();
/// ```
pub struct RewritePatternSet<'c> {
    context: &'c Context,
    patterns: Vec<Entry<'c>>,
}

pub(crate) struct Entry<'c> {
    pub(crate) info: PatternInfo,
    pub(super) code: PatternCode<'c>,
}

/// The code of a pattern in a set.
pub(super) enum PatternCode<'c> {
    /// Rust code, with the conditions that it declares.
    Compiled(Box<dyn ErasedPattern<'c> + 'c>, &'static [Condition]),
    /// Data, by its number among the patterns that were added together.
    Interpreted(Arc<dyn InterpretedPatterns<'c> + 'c>, usize),
}

/// The selection of patterns, by name or label, as with `disable-patterns` and `enable-patterns` of MLIR's
/// passes.
#[derive(Clone, Debug, Default)]
pub struct PatternFilter {
    /// Patterns with one of these names or labels are left out.
    pub disabled: Vec<String>,
    /// If not empty, only patterns with one of these names or labels are used.
    pub enabled: Vec<String>,
}

impl PatternFilter {
    #[doc(hidden)]
    pub fn admits(&self, info: &PatternInfo) -> bool {
        !info.is_listed_in(&self.disabled) && (self.enabled.is_empty() || info.is_listed_in(&self.enabled))
    }
}

impl<'c> RewritePatternSet<'c> {
    /// An empty set.
    pub fn new(context: &'c Context) -> Self {
        Self { context, patterns: Vec::new() }
    }

    /// The context that the patterns are for.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Adds a pattern. Patterns of the same benefit are tried in the order in which they were added.
    pub fn add<P: RewritePattern<'c> + 'c>(&mut self, pattern: P) -> &mut Self {
        self.add_with_labels(&[], pattern)
    }

    /// Adds a pattern that can also be enabled and disabled by these labels.
    pub fn add_with_labels<P: RewritePattern<'c> + 'c>(&mut self, labels: &[&str], pattern: P) -> &mut Self {
        let info = PatternInfo::of(&pattern, labels);
        let conditions = pattern.conditions();
        self.patterns.push(Entry { info, code: PatternCode::Compiled(Box::new(pattern), conditions) });
        self
    }

    /// Adds patterns that an interpreter matches together. `infos` has one of each, in the order of their numbers.
    #[doc(hidden)]
    pub fn add_interpreted(
        &mut self,
        patterns: Arc<dyn InterpretedPatterns<'c> + 'c>,
        infos: impl IntoIterator<Item = PatternInfo>,
    ) {
        let entries = infos
            .into_iter()
            .enumerate()
            .map(|(number, info)| Entry { info, code: PatternCode::Interpreted(patterns.clone(), number) });
        self.patterns.extend(entries);
    }

    /// Adds a function as a pattern of benefit 1. The root is the type of its first argument.
    ///
    /// See [`RewritePatternSet`] for an example.
    pub fn add_fn<R, F>(&mut self, name: impl Into<String>, function: F) -> &mut Self
    where
        R: PatternRoot + 'c,
        F: Fn(R, &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> + Send + Sync + 'c,
    {
        self.add(FnPattern::new(name, 1, function))
    }

    /// The number of patterns.
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// Whether there is no pattern.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// Returns the data of the patterns, in the order in which they were added.
    pub fn infos(&self) -> impl ExactSizeIterator<Item = &PatternInfo> {
        self.patterns.iter().map(|entry| &entry.info)
    }

    /// The patterns, for a driver with an order of its own.
    #[doc(hidden)]
    pub fn into_entries(self) -> Vec<(PatternInfo, Box<dyn ErasedPattern<'c> + 'c>)> {
        let code = |code: PatternCode<'c>| -> Box<dyn ErasedPattern<'c> + 'c> {
            match code {
                PatternCode::Compiled(pattern, _) => pattern,
                PatternCode::Interpreted(patterns, number) => patterns.pattern(number),
            }
        };
        self.patterns.into_iter().map(|entry| (entry.info, code(entry.code))).collect()
    }

    /// Makes the set ready for use.
    pub fn freeze(self) -> FrozenRewritePatternSet<'c> {
        self.freeze_with(&PatternFilter::default())
    }

    /// Makes those patterns ready for use that the filter admits. Warns of a name or label that no pattern has.
    pub fn freeze_with(self, filter: &PatternFilter) -> FrozenRewritePatternSet<'c> {
        let Self { context, mut patterns } = self;
        for label in filter.disabled.iter().chain(&filter.enabled) {
            if !patterns.iter().any(|entry| entry.info.is_listed_in(std::slice::from_ref(label))) {
                context.warn_once(format!("no pattern has the name or the label '{label}'"));
            }
        }
        patterns.retain(|entry| filter.admits(&entry.info));
        let order = PatternOrder::new(context, &patterns, |info| Some(info.benefit));
        let interpreted = groups(context, &patterns);
        FrozenRewritePatternSet { inner: Arc::new(Frozen { context, patterns, order, interpreted }) }
    }
}

/// A set of patterns in the order of use; cloning it is cheap, and threads can share it.
///
/// Patterns rooted at a trait or an interface cover the operations that have it and that are registered when the set is
/// frozen.
#[derive(Clone)]
pub struct FrozenRewritePatternSet<'c> {
    inner: Arc<Frozen<'c>>,
}

struct Frozen<'c> {
    context: &'c Context,
    patterns: Vec<Entry<'c>>,
    order: PatternOrder,
    interpreted: Vec<Box<dyn PatternGroup<'c> + 'c>>,
}

impl<'c> FrozenRewritePatternSet<'c> {
    /// The context that the patterns are for.
    pub fn context(&self) -> &'c Context {
        self.inner.context
    }

    /// Returns the data of the patterns, in the order in which they were added.
    pub fn infos(&self) -> impl ExactSizeIterator<Item = &PatternInfo> {
        self.inner.patterns.iter().map(|entry| &entry.info)
    }

    /// The patterns for operations of this name, in the order in which they are tried; PDL patterns of one benefit may be
    /// tried in another order.
    pub fn patterns_for(&self, name: OpName<'c>) -> impl ExactSizeIterator<Item = &PatternInfo> {
        self.inner.order.of(name).iter().map(|index| &self.inner.patterns[*index as usize].info)
    }

    pub(crate) fn entry(&self, index: u32) -> &Entry<'c> {
        &self.inner.patterns[index as usize]
    }

    pub(crate) fn order(&self) -> &PatternOrder {
        &self.inner.order
    }

    /// The patterns that are data, in groups.
    pub(super) fn interpreted(&self) -> &[Box<dyn PatternGroup<'c> + 'c>] {
        &self.inner.interpreted
    }

    /// Another order of the same patterns, by other benefits; a pattern without one is not used.
    pub(crate) fn reordered(&self, benefit: impl FnMut(&PatternInfo) -> Option<u16>) -> PatternOrder {
        PatternOrder::new(self.inner.context, &self.inner.patterns, benefit)
    }
}

impl std::fmt::Debug for FrozenRewritePatternSet<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.infos().map(|info| &info.name)).finish()
    }
}

/// Patterns that were added together, and the number and the index in the set of each that is left.
type Chosen<'a, 'c> = (&'a Arc<dyn InterpretedPatterns<'c> + 'c>, Vec<(usize, u32)>);

/// The interpreted patterns of a set, one group for those that were added together.
fn groups<'c>(context: &'c Context, entries: &[Entry<'c>]) -> Vec<Box<dyn PatternGroup<'c> + 'c>> {
    let mut together: Vec<Chosen<'_, 'c>> = Vec::new();
    for (index, entry) in (0..).zip(entries) {
        let PatternCode::Interpreted(patterns, number) = &entry.code else { continue };
        match together.iter_mut().find(|(own, _)| Arc::ptr_eq(own, patterns)) {
            Some((_, chosen)) => chosen.push((*number, index)),
            None => together.push((patterns, vec![(*number, index)])),
        }
    }
    together.into_iter().filter_map(|(patterns, chosen)| patterns.group(context, &chosen)).collect()
}

/// For each operation name the indices of the patterns to try, the most beneficial first.
pub(crate) struct PatternOrder {
    /// By the index of the operation's name.
    by_name: Vec<Ordered>,
    /// For names beyond the table: the patterns for any operation.
    any: Ordered,
    trees: DecisionTrees,
    /// The benefit of each pattern; `None` if it is not used.
    benefits: Vec<Option<u16>>,
}

/// The patterns for one name, and the common conditions of the compiled ones.
struct Ordered {
    patterns: Box<[u32]>,
    tree: TreeId,
}

impl PatternOrder {
    fn new(
        context: &Context,
        entries: &[Entry<'_>],
        mut benefit: impl FnMut(&PatternInfo) -> Option<u16>,
    ) -> Self {
        let mut specific: Vec<Vec<Ranked>> = Vec::new();
        let mut any: Vec<Ranked> = Vec::new();
        let mut benefit = |info| benefit(info).filter(|benefit| *benefit != IMPOSSIBLE_BENEFIT);
        let benefits: Vec<Option<u16>> = entries.iter().map(|entry| benefit(&entry.info)).collect();
        for (index, Entry { info, code }) in (0u32..).zip(entries) {
            let Some(benefit) = benefits[index as usize] else { continue };
            let is_interpreted = matches!(code, PatternCode::Interpreted(..));
            let ranked = |is_any| Ranked { cost: u16::MAX - benefit, is_interpreted, is_any, index };
            let names = match &info.root {
                RootKind::Any => {
                    any.push(ranked(true));
                    continue;
                }
                RootKind::Operation(name) => vec![name.as_ref()],
                RootKind::Trait(wanted) => {
                    ops_with(context, |definition| definition.traits.iter().any(|own| own.name == *wanted))
                }
                RootKind::Interface(wanted) => {
                    ops_with(context, |definition| has_interface(context, definition, wanted))
                }
            };
            for name in names {
                let name = context.op_name(name).index();
                specific.resize_with(specific.len().max(name + 1), Vec::new);
                specific[name].push(ranked(false));
            }
        }
        let mut trees = DecisionTrees::default();
        let mut ordered = |ranked: Vec<Ranked>| {
            let patterns = sorted(ranked);
            let compiled = patterns.iter().filter_map(|index| match entries[*index as usize].code {
                PatternCode::Compiled(_, conditions) => Some((*index, conditions)),
                PatternCode::Interpreted(..) => None,
            });
            let tree = trees.add(context, compiled);
            Ordered { patterns, tree }
        };
        let merged = |own: Vec<Ranked>| ordered(own.into_iter().chain(any.iter().copied()).collect());
        let by_name = specific.into_iter().map(merged).collect();
        let any = ordered(any);
        Self { by_name, any, trees, benefits }
    }

    /// The benefit of a pattern; `None` if it is not used.
    pub(super) fn benefit(&self, index: u32) -> Option<u16> {
        self.benefits.get(index as usize).copied().flatten()
    }

    fn ordered(&self, name: OpName<'_>) -> &Ordered {
        self.by_name.get(name.index()).unwrap_or(&self.any)
    }

    /// All patterns for operations of this name.
    fn of(&self, name: OpName<'_>) -> &[u32] {
        &self.ordered(name).patterns
    }

    /// The compiled patterns for `op`, without those that by their conditions cannot match.
    pub(crate) fn candidates(&self, ir: &Ir<'_>, op: Op) -> &[u32] {
        self.trees.candidates(self.ordered(op.name(ir)).tree, ir, op)
    }
}

/// Sorts by benefit, then compiled patterns before PDL, then patterns for one operation before those for any, then by the
/// order of adding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked {
    cost: u16,
    is_interpreted: bool,
    is_any: bool,
    index: u32,
}

fn sorted(mut ranked: Vec<Ranked>) -> Box<[u32]> {
    ranked.sort_unstable();
    ranked.into_iter().map(|ranked| ranked.index).collect()
}

fn ops_with(context: &Context, is_meant: impl Fn(&OpDefinition) -> bool) -> Vec<&'static str> {
    let definitions = context.op_definitions().into_iter();
    definitions.filter(|definition| is_meant(definition)).map(|definition| definition.name).collect()
}

//! The legalization graph: the patterns that can lead to legal operations, and their order.

use rustc_hash::{FxHashMap, FxHashSet};

use super::pattern::ConversionPatternSet;
use super::target::{ConversionTarget, LegalizationAction};
use rtblgen_ir::internal::has_interface;
use rtblgen_ir::ir::OpName;
use rtblgen_ir::rewrite::{IMPOSSIBLE_BENEFIT, PatternInfo, RootKind};

/// For each operation name the patterns to try, the most direct first.
pub(super) struct LegalizationOrder {
    /// By the index of the operation's name.
    by_name: Vec<Box<[u32]>>,
    /// For names beyond the table: the patterns for any operation.
    any: Box<[u32]>,
}

struct Graph<'a, 'c> {
    target: &'a ConversionTarget<'c>,
    patterns: &'a ConversionPatternSet<'c>,
    /// The names of the operations that each pattern may create.
    generated: Vec<Vec<OpName<'c>>>,
    /// The usable patterns of each operation, those found last at the end.
    usable: FxHashMap<OpName<'c>, Vec<u32>>,
    /// The operations in the order of their first pattern.
    roots: Vec<OpName<'c>>,
    /// The patterns that are rooted at each operation, directly or through a trait or an interface.
    rooted: FxHashMap<OpName<'c>, Vec<u32>>,
    depths: FxHashMap<OpName<'c>, u32>,
}

impl LegalizationOrder {
    pub(super) fn new<'c>(target: &ConversionTarget<'c>, patterns: &ConversionPatternSet<'c>) -> Self {
        let context = patterns.context();
        let generated = patterns
            .infos()
            .map(|info| info.generated_ops.iter().map(|name| context.op_name(name)).collect())
            .collect();
        let mut graph = Graph {
            target,
            patterns,
            generated,
            usable: FxHashMap::default(),
            roots: Vec::new(),
            rooted: FxHashMap::default(),
            depths: FxHashMap::default(),
        };
        let mut unnamed = graph.find_usable();
        for root in graph.roots.clone() {
            graph.depth_of(root);
        }
        graph.sort(&mut unnamed);
        graph.finish(unnamed)
    }

    /// The patterns for operations of this name.
    pub(super) fn of(&self, name: OpName<'_>) -> &[u32] {
        self.by_name.get(name.index()).unwrap_or(&self.any)
    }
}

impl<'c> Graph<'_, 'c> {
    fn info(&self, index: u32) -> &PatternInfo {
        &self.patterns.entries[index as usize].info
    }

    /// The operations that a pattern is rooted at; `None` for any.
    fn roots_of(&self, info: &PatternInfo) -> Option<Vec<OpName<'c>>> {
        let context = self.patterns.context();
        let registered = |is_meant: &dyn Fn(&'static rtblgen_ir::ir::definition::OpDefinition) -> bool| {
            let definitions = context.op_definitions().into_iter().filter(|definition| is_meant(definition));
            definitions.map(|definition| context.op_name(definition.name)).collect()
        };
        match &info.root {
            RootKind::Any => None,
            RootKind::Operation(name) => Some(vec![context.op_name(name)]),
            RootKind::Trait(wanted) => {
                Some(registered(&|definition| definition.traits.iter().any(|own| own.name == *wanted)))
            }
            RootKind::Interface(wanted) => {
                Some(registered(&|definition| has_interface(context, definition, wanted)))
            }
        }
    }

    /// Finds the patterns whose generated operations are legal or have usable patterns. Returns those that are not rooted
    /// at an operation name, which are all usable; one that is rooted at a trait or an interface comes once for each
    /// operation that has it.
    fn find_usable(&mut self) -> Vec<u32> {
        let mut unnamed = Vec::new();
        let mut any = Vec::new();
        let mut worklist: Vec<(OpName<'c>, u32)> = Vec::new();
        for (index, info) in (0u32..).zip(self.patterns.infos()) {
            if info.benefit == IMPOSSIBLE_BENEFIT {
                continue;
            }
            let Some(roots) = self.roots_of(info) else {
                any.push(index);
                continue;
            };
            let is_named = matches!(info.root, RootKind::Operation(_));
            for root in roots {
                if !self.rooted.contains_key(&root) {
                    self.roots.push(root);
                }
                self.rooted.entry(root).or_default().push(index);
                if !is_named {
                    unnamed.push(index);
                } else if self.target.action_of(root) != Some(LegalizationAction::Legal) {
                    worklist.push((root, index));
                }
            }
        }
        unnamed.extend(any);
        if unnamed.is_empty() {
            self.find_usable_of(worklist);
        } else {
            // Such patterns may legalize any generated operation.
            for (root, index) in worklist {
                self.usable.entry(root).or_default().push(index);
            }
        }
        unnamed
    }

    fn find_usable_of(&mut self, all: Vec<(OpName<'c>, u32)>) {
        let key = |(root, index): (OpName<'c>, u32)| (root.index(), index);
        let mut pending: FxHashSet<(usize, u32)> = all.iter().copied().map(key).collect();
        let mut unusable = pending.clone();
        let mut worklist = all.clone();
        while let Some(pattern @ (root, index)) = worklist.pop() {
            pending.remove(&key(pattern));
            let can_be_legal = |op: &OpName<'c>| {
                let action = self.target.action_of(*op);
                self.usable.contains_key(op)
                    || action.is_some_and(|action| action != LegalizationAction::Illegal)
            };
            if !self.generated[index as usize].iter().all(can_be_legal) {
                continue;
            }
            self.usable.entry(root).or_default().push(index);
            unusable.remove(&key(pattern));
            for parent @ (_, index) in &all {
                let generates_root = self.generated[*index as usize].contains(&root);
                if generates_root && unusable.contains(&key(*parent)) && pending.insert(key(*parent)) {
                    worklist.push(*parent);
                }
            }
        }
    }

    /// The least number of patterns that legalize an operation of this name and all that result from it.
    fn depth_of(&mut self, name: OpName<'c>) -> u32 {
        if let Some(depth) = self.depths.get(&name) {
            return *depth;
        }
        let Some(mut patterns) = self.usable.get(&name).filter(|patterns| !patterns.is_empty()).cloned()
        else {
            return 0;
        };
        // A cycle does not make patterns deeper.
        self.depths.insert(name, u32::MAX);
        let depth = self.sort(&mut patterns);
        self.usable.insert(name, patterns);
        self.depths.insert(name, depth);
        depth
    }

    /// Sorts patterns by depth, then by benefit. Returns the least depth.
    fn sort(&mut self, patterns: &mut [u32]) -> u32 {
        let mut depths: FxHashMap<u32, u32> = FxHashMap::default();
        for index in patterns.iter() {
            let generated = self.generated[*index as usize].clone();
            let depth = generated.into_iter().map(|op| self.depth_of(op).wrapping_add(1)).fold(1, u32::max);
            depths.insert(*index, depth);
        }
        patterns.sort_by_key(|index| (depths[index], u16::MAX - self.info(*index).benefit));
        depths.into_values().min().unwrap_or(u32::MAX)
    }

    /// Orders the patterns of each operation.
    ///
    /// A pattern ranks by its distance from the end of its list: that of its operation, or that of all patterns that are not
    /// rooted at an operation name.
    fn finish(self, unnamed: Vec<u32>) -> LegalizationOrder {
        let rank_in = |list: &[u32], index: u32| {
            let place = list.iter().position(|other| *other == index)?;
            Some(list.len() - place)
        };
        let is_any = |index: &u32| self.info(*index).root == RootKind::Any;
        let mut any: Vec<(usize, u32)> = unnamed
            .iter()
            .copied()
            .filter(is_any)
            .filter_map(|index| Some((rank_in(&unnamed, index)?, index)))
            .collect();
        any.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        let indices =
            |ranked: &[(usize, u32)]| ranked.iter().map(|(_, index)| *index).collect::<Box<[u32]>>();
        let mut by_name: Vec<Box<[u32]>> = Vec::new();
        for root in &self.roots {
            let usable = self.usable.get(root).map(Vec::as_slice).unwrap_or_default();
            let rank = |index: u32| match self.info(index).root {
                RootKind::Operation(_) => rank_in(usable, index),
                _ => rank_in(&unnamed, index),
            };
            let rooted = self.rooted.get(root).map(Vec::as_slice).unwrap_or_default();
            let mut own: Vec<(usize, u32)> =
                rooted.iter().filter_map(|index| Some((rank(*index)?, *index))).collect();
            own.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
            by_name.resize(by_name.len().max(root.index() + 1), indices(&any));
            by_name[root.index()] = self.merged(&indices(&own), &indices(&any));
        }
        LegalizationOrder { by_name, any: indices(&any) }
    }

    /// Both lists in their orders. Between the next two, the benefit that the patterns declare decides; at equal benefit an
    /// operation's own pattern comes before one for any.
    fn merged(&self, own: &[u32], any: &[u32]) -> Box<[u32]> {
        let mut any = any.iter().copied().peekable();
        let mut all = Vec::with_capacity(own.len() + any.len());
        for index in own.iter().copied() {
            let benefit = self.info(index).benefit;
            while let Some(first) = any.next_if(|other| self.info(*other).benefit > benefit) {
                all.push(first);
            }
            all.push(index);
        }
        all.extend(any);
        all.into()
    }
}

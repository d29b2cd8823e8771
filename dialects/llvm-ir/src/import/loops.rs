//! Loop hints: `!llvm.loop`.

use std::collections::BTreeMap;

use rtblgen_dialects::llvm::{
    AccessGroupAttr, LoopAnnotationAttr, LoopDistributeAttr, LoopInterleaveAttr, LoopLICMAttr,
    LoopPeeledAttr, LoopPipelineAttr, LoopUnrollAndJamAttr, LoopUnrollAttr, LoopUnswitchAttr,
    LoopVectorizeAttr,
};
use rtblgen_runtime::Attribute;
use rustc_hash::FxHashMap;

use super::Import;
use crate::read::Read;
use crate::read::tree::{Metadata, NodeId, NodeKind};

/// The annotations of nodes; `None` if a node cannot be imported.
#[derive(Default)]
pub(super) struct Known<'c> {
    of: FxHashMap<NodeId, Option<Attribute<'c>>>,
    /// Nodes whose import is in progress.
    open: Vec<NodeId>,
}

type Maybe<'c> = Option<Attribute<'c>>;
type Annotation<'c> = Option<LoopAnnotationAttr<'c>>;

/// The properties of a loop that are not yet part of an annotation. A malformed property drops the whole annotation.
struct Properties<'i, 'a, 'c> {
    import: &'i mut Import<'a, 'c>,
    of: BTreeMap<String, NodeId>,
    position: u32,
    is_bad: bool,
}

impl<'c> Properties<'_, '_, 'c> {
    /// The values of a property, without its name.
    fn take(&mut self, name: &str) -> Option<Vec<Metadata>> {
        let node = self.of.remove(name)?;
        Some(self.import.module.tuple(node)?.get(1..)?.to_vec())
    }

    fn bad<T>(&mut self, name: &str, what: &str) -> Option<T> {
        self.import.warn(self.position, format!("expected metadata node {name} to hold {what}"));
        self.is_bad = true;
        None
    }

    fn unit(&mut self, name: &str) -> Maybe<'c> {
        let values = self.take(name)?;
        match values.is_empty() {
            true => Some(self.import.context.bool_attr(true)),
            false => self.bad(name, "no value"),
        }
    }

    /// Takes the number of a property, which must have this width.
    fn sized(&mut self, name: &str, bits: u32, what: &str) -> Option<u64> {
        let values = self.take(name)?;
        let number = match values.as_slice() {
            [Metadata::Constant(id)]
                if self.import.constants.ty(*id) == self.import.context.integer_type(bits) =>
            {
                self.import.integer(*id)
            }
            _ => None,
        };
        match number {
            Some(number) => Some(number),
            None => self.bad(name, what),
        }
    }

    fn bool(&mut self, name: &str, is_negated: bool) -> Maybe<'c> {
        let value = self.sized(name, 1, "a boolean value")?;
        Some(self.import.context.bool_attr((value != 0) ^ is_negated))
    }

    fn number(&mut self, name: &str) -> Maybe<'c> {
        let value = self.sized(name, 32, "an i32 value")?;
        Some(self.import.context.i32_attr(value as u32 as i32))
    }

    fn number_as_bool(&mut self, name: &str) -> Maybe<'c> {
        let value = self.sized(name, 32, "an integer value")?;
        Some(self.import.context.bool_attr(value != 0))
    }

    /// Whether an optimization is disabled: one of two properties without values.
    fn disabled(&mut self, enable: &str, disable: &str) -> Maybe<'c> {
        let (enabled, disabled) = (self.unit(enable), self.unit(disable));
        match (enabled, disabled) {
            (Some(_), Some(_)) => {
                let message =
                    format!("expected metadata nodes {enable} and {disable} to be mutually exclusive.");
                self.import.warn(self.position, message);
                self.is_bad = true;
                None
            }
            (Some(_), None) => Some(self.import.context.bool_attr(false)),
            (None, Some(_)) => Some(self.import.context.bool_attr(true)),
            (None, None) => None,
        }
    }

    /// A part of an annotation. If it has a malformed value, only the part is dropped.
    fn part<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<Option<T>>) -> Read<Option<T>> {
        let outside = std::mem::replace(&mut self.is_bad, false);
        let part = read(self)?;
        let is_bad = std::mem::replace(&mut self.is_bad, outside);
        Ok(part.filter(|_| !is_bad))
    }

    fn follow_up(&mut self, name: &str) -> Read<Annotation<'c>> {
        let Some(values) = self.take(name) else { return Ok(None) };
        let [Metadata::Node(node)] = values.as_slice() else { return Ok(self.bad(name, "an MDNode")) };
        let annotation = self.import.loop_annotation(*node, self.position)?;
        Ok(annotation.and_then(|annotation| annotation.cast()))
    }

    fn vectorize(&mut self) -> Read<Option<LoopVectorizeAttr<'c>>> {
        let disable = self.bool("llvm.loop.vectorize.enable", true);
        let predicate = self.bool("llvm.loop.vectorize.predicate.enable", false);
        let scalable = self.bool("llvm.loop.vectorize.scalable.enable", false);
        let width = self.number("llvm.loop.vectorize.width");
        let vectorized = self.follow_up("llvm.loop.vectorize.followup_vectorized")?;
        let epilogue = self.follow_up("llvm.loop.vectorize.followup_epilogue")?;
        let all = self.follow_up("llvm.loop.vectorize.followup_all")?;
        let has_any = [disable, predicate, scalable, width].iter().any(Option::is_some)
            || [vectorized, epilogue, all].iter().any(Option::is_some);
        let context = self.import.context;
        Ok(has_any.then(|| {
            LoopVectorizeAttr::get(context, disable, predicate, scalable, width, vectorized, epilogue, all)
        }))
    }

    fn unroll(&mut self) -> Read<Option<LoopUnrollAttr<'c>>> {
        let disable = self.disabled("llvm.loop.unroll.enable", "llvm.loop.unroll.disable");
        let count = self.number("llvm.loop.unroll.count");
        let runtime = self.unit("llvm.loop.unroll.runtime.disable");
        let full = self.unit("llvm.loop.unroll.full");
        let unrolled = self.follow_up("llvm.loop.unroll.followup_unrolled")?;
        let remainder = self.follow_up("llvm.loop.unroll.followup_remainder")?;
        let all = self.follow_up("llvm.loop.unroll.followup_all")?;
        let has_any = [disable, count, runtime, full].iter().any(Option::is_some)
            || [unrolled, remainder, all].iter().any(Option::is_some);
        let context = self.import.context;
        Ok(has_any
            .then(|| LoopUnrollAttr::get(context, disable, count, runtime, full, unrolled, remainder, all)))
    }

    fn unroll_and_jam(&mut self) -> Read<Option<LoopUnrollAndJamAttr<'c>>> {
        let disable = self.disabled("llvm.loop.unroll_and_jam.enable", "llvm.loop.unroll_and_jam.disable");
        let count = self.number("llvm.loop.unroll_and_jam.count");
        let mut after = [None; 5];
        let names = ["outer", "inner", "remainder_outer", "remainder_inner", "all"];
        for (place, name) in names.iter().enumerate() {
            after[place] = self.follow_up(&format!("llvm.loop.unroll_and_jam.followup_{name}"))?;
        }
        let has_any = disable.is_some() || count.is_some() || after.iter().any(Option::is_some);
        let [outer, inner, rest_outer, rest_inner, all] = after;
        let context = self.import.context;
        Ok(has_any.then(|| {
            LoopUnrollAndJamAttr::get(context, disable, count, outer, inner, rest_outer, rest_inner, all)
        }))
    }

    fn interleave(&mut self) -> Read<Option<LoopInterleaveAttr<'c>>> {
        let count = self.number("llvm.loop.interleave.count");
        Ok(count.map(|count| LoopInterleaveAttr::get(self.import.context, count)))
    }

    fn peeled(&mut self) -> Read<Option<LoopPeeledAttr<'c>>> {
        let count = self.number("llvm.loop.peeled.count");
        Ok(count.map(|count| LoopPeeledAttr::get(self.import.context, Some(count))))
    }

    fn unswitch(&mut self) -> Read<Option<LoopUnswitchAttr<'c>>> {
        let disable = self.unit("llvm.loop.unswitch.partial.disable");
        Ok(disable.map(|disable| LoopUnswitchAttr::get(self.import.context, Some(disable))))
    }

    fn licm(&mut self) -> Read<Option<LoopLICMAttr<'c>>> {
        let disable = self.unit("llvm.licm.disable");
        let versioning = self.unit("llvm.loop.licm_versioning.disable");
        let has_any = disable.is_some() || versioning.is_some();
        Ok(has_any.then(|| LoopLICMAttr::get(self.import.context, disable, versioning)))
    }

    fn distribute(&mut self) -> Read<Option<LoopDistributeAttr<'c>>> {
        let disable = self.bool("llvm.loop.distribute.enable", true);
        let mut after = [None; 4];
        for (place, name) in ["coincident", "sequential", "fallback", "all"].iter().enumerate() {
            after[place] = self.follow_up(&format!("llvm.loop.distribute.followup_{name}"))?;
        }
        let has_any = disable.is_some() || after.iter().any(Option::is_some);
        let [coincident, sequential, fallback, all] = after;
        let context = self.import.context;
        Ok(has_any.then(|| LoopDistributeAttr::get(context, disable, coincident, sequential, fallback, all)))
    }

    fn pipeline(&mut self) -> Read<Option<LoopPipelineAttr<'c>>> {
        let disable = self.bool("llvm.loop.pipeline.disable", false);
        let interval = self.number("llvm.loop.pipeline.initiationinterval");
        let has_any = disable.is_some() || interval.is_some();
        Ok(has_any.then(|| LoopPipelineAttr::get(self.import.context, disable, interval)))
    }

    /// The groups of accesses that may run in parallel.
    fn parallel_accesses(&mut self) -> Vec<AccessGroupAttr<'c>> {
        let name = "llvm.loop.parallel_accesses";
        let Some(values) = self.take(name) else { return Vec::new() };
        let nodes: Option<Vec<NodeId>> = values.iter().map(super::metadata::child).collect();
        let Some(nodes) = nodes.filter(|nodes| !nodes.is_empty()) else {
            self.bad::<()>(name, "one or multiple MDNodes");
            return Vec::new();
        };
        let mut groups = Vec::new();
        for node in nodes {
            match self.import.access_groups(node) {
                Some(known) => {
                    groups.extend(known.into_iter().filter_map(Attribute::cast::<AccessGroupAttr<'c>>))
                }
                None => self.import.warn(self.position, "could not lookup access group"),
            }
        }
        groups
    }
}

impl<'c> Import<'_, 'c> {
    /// The annotation of a node; `None` if the node cannot be imported.
    pub(super) fn loop_annotation(&mut self, node: NodeId, position: u32) -> Read<Option<Attribute<'c>>> {
        if let Some(known) = self.loops.of.get(&node) {
            return Ok(*known);
        }
        if self.loops.open.contains(&node) {
            return Err(self.error(position, "a loop that follows itself cannot be imported"));
        }
        self.loops.open.push(node);
        let annotation = self.new_loop_annotation(node, position)?;
        self.loops.open.pop();
        self.loops.of.insert(node, annotation);
        Ok(annotation)
    }

    /// The properties of a loop by name, and its locations; empty if the node has another form.
    fn loop_properties(
        &self,
        node: NodeId,
        position: u32,
    ) -> Option<(BTreeMap<String, NodeId>, Vec<NodeId>)> {
        let warn = |message: &str| {
            self.warn(position, message);
            None
        };
        let operands = match self.module.tuple(node) {
            Some([Metadata::Node(first), rest @ ..]) if *first == node => rest,
            _ => return warn("invalid loop node"),
        };
        let (mut properties, mut locations) = (BTreeMap::new(), Vec::new());
        for operand in operands {
            let Metadata::Node(property) = operand else {
                return warn("expected all loop properties to be either debug locations or metadata nodes");
            };
            if let NodeKind::Special(name, _) = &self.module.node(*property).kind
                && name == "DILocation"
            {
                locations.push(*property);
                continue;
            }
            match self.module.tuple(*property) {
                Some([]) => return warn("cannot import empty loop property"),
                Some([Metadata::String(name), ..]) => {
                    if properties.insert(name.clone(), *property).is_some() {
                        return warn(&format!("cannot import loop properties with duplicated names {name}"));
                    }
                }
                _ => return warn("cannot import loop property without a name"),
            }
        }
        Some((properties, locations))
    }

    fn new_loop_annotation(&mut self, node: NodeId, position: u32) -> Read<Option<Attribute<'c>>> {
        let Some((of, locations)) = self.loop_properties(node, position) else { return Ok(None) };
        let mut own = Properties { import: self, of, position, is_bad: false };
        let disable = own.unit("llvm.loop.disable_nonforced");
        let vectorize = own.part(Properties::vectorize)?;
        let interleave = own.part(Properties::interleave)?;
        let unroll = own.part(Properties::unroll)?;
        let jam = own.part(Properties::unroll_and_jam)?;
        let licm = own.part(Properties::licm)?;
        let distribute = own.part(Properties::distribute)?;
        let pipeline = own.part(Properties::pipeline)?;
        let peeled = own.part(Properties::peeled)?;
        let unswitch = own.part(Properties::unswitch)?;
        let progress = own.unit("llvm.loop.mustprogress");
        let vectorized = own.number_as_bool("llvm.loop.isvectorized");
        let accesses = own.parallel_accesses();
        let (rest, is_bad) = (std::mem::take(&mut own.of), own.is_bad);
        for name in rest.keys() {
            self.warn(position, format!("unknown loop annotation {name}"));
        }
        if locations.len() > 2 {
            return Err(self.error(position, "expected loop metadata to have at most two DILocations"));
        }
        if !rest.is_empty() || is_bad {
            return Ok(None);
        }
        let mut places = [None; 2];
        for (place, location) in locations.iter().enumerate() {
            let location = self.location(Some(*location))?;
            let is_fused = matches!(location.kind(), rtblgen_runtime::LocationKind::Fused { .. });
            places[place] = is_fused.then(|| location.as_attribute());
        }
        let has_any = [disable, progress, vectorized, places[0], places[1]].iter().any(Option::is_some)
            || vectorize.is_some()
            || interleave.is_some()
            || unroll.is_some()
            || jam.is_some()
            || licm.is_some()
            || distribute.is_some()
            || pipeline.is_some()
            || peeled.is_some()
            || unswitch.is_some()
            || !accesses.is_empty();
        let context = self.context;
        Ok(has_any.then(|| {
            LoopAnnotationAttr::get(
                context, disable, vectorize, interleave, unroll, jam, licm, distribute, pipeline, peeled,
                unswitch, progress, vectorized, places[0], places[1], &accesses,
            )
            .into()
        }))
    }
}

//! Loop hints.

use rtblgen_dialects::llvm::{
    LoopAnnotationAttr, LoopDistributeAttr, LoopLICMAttr, LoopUnrollAndJamAttr, LoopUnrollAttr,
    LoopVectorizeAttr,
};
use rtblgen_runtime::{Attribute, LocationKind, Op};

use super::{Translated, Translation};
use crate::metadata::Item;
use crate::text::MetadataId;

type Flag<'c> = Option<Attribute<'c>>;

/// The properties of a loop so far.
struct Hints<'t, 'a, 'c> {
    translation: &'t mut Translation<'a, 'c>,
    op: Op,
    items: Vec<Item>,
}

impl<'c> Hints<'_, '_, 'c> {
    fn push(&mut self, name: &str, value: Option<Item>) {
        let items: Vec<Item> = [Item::String(name.to_owned())].into_iter().chain(value).collect();
        let node = self.translation.metadata.tuple(&items);
        self.items.push(Item::Node(node));
    }

    /// Adds a property that is present if the flag is set.
    fn unit(&mut self, name: &str, flag: Flag<'c>) {
        if flag.is_some_and(|flag| flag.bool_value()) {
            self.push(name, None);
        }
    }

    fn bool(&mut self, name: &str, flag: Flag<'c>, is_negated: bool) {
        if let Some(flag) = flag {
            self.push(name, Some(Item::bool(flag.bool_value() != is_negated)));
        }
    }

    fn number(&mut self, name: &str, value: Flag<'c>) {
        if let Some(value) = value.and_then(|value| value.as_integer()) {
            self.push(name, Some(Item::i32(i64::from(value as i32))));
        }
    }

    /// Adds one of two properties.
    fn either(&mut self, flag: Flag<'c>, disabled: &str, enabled: &str) {
        if let Some(flag) = flag {
            self.push(if flag.bool_value() { disabled } else { enabled }, None);
        }
    }

    /// Adds the hints for a loop that results from an optimization.
    fn follow_up(&mut self, name: &str, annotation: Option<LoopAnnotationAttr<'c>>) -> Translated<'c> {
        if let Some(annotation) = annotation {
            let node = self.translation.loop_node(self.op, annotation.into())?;
            self.push(name, Some(Item::Node(node)));
        }
        Ok(())
    }

    fn vectorize(&mut self, hints: LoopVectorizeAttr<'c>) -> Translated<'c> {
        self.bool("llvm.loop.vectorize.enable", hints.disable(), true);
        self.bool("llvm.loop.vectorize.predicate.enable", hints.predicate_enable(), false);
        self.bool("llvm.loop.vectorize.scalable.enable", hints.scalable_enable(), false);
        self.number("llvm.loop.vectorize.width", hints.width());
        self.follow_up("llvm.loop.vectorize.followup_vectorized", hints.followup_vectorized())?;
        self.follow_up("llvm.loop.vectorize.followup_epilogue", hints.followup_epilogue())?;
        self.follow_up("llvm.loop.vectorize.followup_all", hints.followup_all())
    }

    fn unroll(&mut self, hints: LoopUnrollAttr<'c>) -> Translated<'c> {
        self.either(hints.disable(), "llvm.loop.unroll.disable", "llvm.loop.unroll.enable");
        self.number("llvm.loop.unroll.count", hints.count());
        self.bool("llvm.loop.unroll.runtime.disable", hints.runtime_disable(), false);
        self.unit("llvm.loop.unroll.full", hints.full());
        self.follow_up("llvm.loop.unroll.followup_unrolled", hints.followup_unrolled())?;
        self.follow_up("llvm.loop.unroll.followup_remainder", hints.followup_remainder())?;
        self.follow_up("llvm.loop.unroll.followup_all", hints.followup_all())
    }

    fn unroll_and_jam(&mut self, hints: LoopUnrollAndJamAttr<'c>) -> Translated<'c> {
        let names = ["llvm.loop.unroll_and_jam.disable", "llvm.loop.unroll_and_jam.enable"];
        self.either(hints.disable(), names[0], names[1]);
        self.number("llvm.loop.unroll_and_jam.count", hints.count());
        let follow_ups = [
            ("outer", hints.followup_outer()),
            ("inner", hints.followup_inner()),
            ("remainder_outer", hints.followup_remainder_outer()),
            ("remainder_inner", hints.followup_remainder_inner()),
            ("all", hints.followup_all()),
        ];
        for (name, annotation) in follow_ups {
            self.follow_up(&format!("llvm.loop.unroll_and_jam.followup_{name}"), annotation)?;
        }
        Ok(())
    }

    fn licm(&mut self, hints: LoopLICMAttr<'c>) {
        self.unit("llvm.licm.disable", hints.disable());
        self.unit("llvm.loop.licm_versioning.disable", hints.versioning_disable());
    }

    fn distribute(&mut self, hints: LoopDistributeAttr<'c>) -> Translated<'c> {
        self.bool("llvm.loop.distribute.enable", hints.disable(), true);
        self.follow_up("llvm.loop.distribute.followup_coincident", hints.followup_coincident())?;
        self.follow_up("llvm.loop.distribute.followup_sequential", hints.followup_sequential())?;
        self.follow_up("llvm.loop.distribute.followup_fallback", hints.followup_fallback())?;
        self.follow_up("llvm.loop.distribute.followup_all", hints.followup_all())
    }

    /// The node of the location where a loop starts or ends.
    fn location(&mut self, location: Flag<'c>) -> Translated<'c> {
        let Some(location) = location.filter(|location| location.is_location()) else { return Ok(()) };
        let location = location.location_value();
        let LocationKind::Fused { metadata: Some(_), .. } = location.kind() else { return Ok(()) };
        let node = self.translation.scoped_location_node(location)?;
        self.items.extend(node.map(Item::Node));
        Ok(())
    }

    fn all(&mut self, annotation: LoopAnnotationAttr<'c>) -> Translated<'c> {
        self.location(annotation.start_loc())?;
        self.location(annotation.end_loc())?;
        self.unit("llvm.loop.disable_nonforced", annotation.disable_nonforced());
        self.unit("llvm.loop.mustprogress", annotation.must_progress());
        if let Some(flag) = annotation.is_vectorized() {
            self.push("llvm.loop.isvectorized", Some(Item::i32(flag.bool_value().into())));
        }
        annotation.vectorize().map_or(Ok(()), |hints| self.vectorize(hints))?;
        if let Some(hints) = annotation.interleave() {
            self.number("llvm.loop.interleave.count", Some(hints.count()));
        }
        annotation.unroll().map_or(Ok(()), |hints| self.unroll(hints))?;
        annotation.unroll_and_jam().map_or(Ok(()), |hints| self.unroll_and_jam(hints))?;
        if let Some(hints) = annotation.licm() {
            self.licm(hints);
        }
        annotation.distribute().map_or(Ok(()), |hints| self.distribute(hints))?;
        if let Some(hints) = annotation.pipeline() {
            self.bool("llvm.loop.pipeline.disable", hints.disable(), false);
            self.number("llvm.loop.pipeline.initiationinterval", hints.initiationinterval());
        }
        if let Some(hints) = annotation.peeled() {
            self.number("llvm.loop.peeled.count", hints.count());
        }
        if let Some(hints) = annotation.unswitch() {
            self.unit("llvm.loop.unswitch.partial.disable", hints.partial_disable());
        }
        let groups = annotation.parallel_accesses().iter().collect::<Vec<_>>();
        if !groups.is_empty() {
            let mut items = vec![Item::String("llvm.loop.parallel_accesses".to_owned())];
            items.extend(
                groups.into_iter().map(|group| Item::Node(self.translation.access_group(group.into()))),
            );
            let node = self.translation.metadata.tuple(&items);
            self.items.push(Item::Node(node));
        }
        Ok(())
    }
}

impl<'c> Translation<'_, 'c> {
    /// The node with the hints for a loop. Its first operand is the node itself.
    pub(super) fn loop_node(&mut self, op: Op, annotation: Attribute<'c>) -> Translated<'c, MetadataId> {
        if let Some(node) = self.nodes.of.get(&annotation) {
            return Ok(*node);
        }
        let Some(own) = annotation.cast::<LoopAnnotationAttr<'c>>() else {
            return Err(self.error(op, format!("has hints for a loop without an export: {annotation}")));
        };
        let node = self.metadata.reserve();
        let mut hints = Hints { translation: self, op, items: vec![Item::Node(node)] };
        hints.all(own)?;
        let items = hints.items;
        self.metadata.define_tuple(node, true, &items);
        self.nodes.of.insert(annotation, node);
        Ok(node)
    }
}

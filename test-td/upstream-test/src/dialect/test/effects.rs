//! Side effects that an attribute lists.

use rtblgen_runtime::interfaces::MemoryEffectOpInterface;
use rtblgen_runtime::{ArrayAttr, DictionaryAttr, EffectInstance, Ir, MemoryEffect, Op, StringAttr, TypedOp};

use super::*;

fn listed(op: Op, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
    let list = op.attribute(ir, "effects").and_then(|list| list.cast::<ArrayAttr<'_>>());
    for element in list.map_or(&[][..], |list| list.elements()) {
        let Some(element) = element.cast::<DictionaryAttr<'_>>() else { continue };
        let kind = element.get("effect").and_then(|kind| kind.cast::<StringAttr<'_>>());
        let effect = match kind.map(|kind| kind.value()) {
            Some("allocate") => MemoryEffect::Allocate,
            Some("free") => MemoryEffect::Free,
            Some("read") => MemoryEffect::Read,
            _ => MemoryEffect::Write,
        };
        let mut own = EffectInstance::new(effect);
        if element.get("on_result").is_some() {
            own.value = op.results(ir).next();
        }
        if element.get("test_resource").is_some() {
            own.resource = "TestResource";
        }
        effects.push(own);
    }
}

impl MemoryEffectOpInterface for SideEffectOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        listed(self.op(), ir, effects);
    }
}

impl MemoryEffectOpInterface for SideEffectWithRegionOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        listed(self.op(), ir, effects);
    }
}

//! Side effects: inputs in memory are read, outputs are written, and read if the region uses their elements.

use rtblgen_runtime::interfaces::{DestinationStyleOpInterface, MemoryEffectOpInterface};
use rtblgen_runtime::{EffectInstance, Ir, MemoryEffect, Op, TypedOp};

use super::parts::parts;
use super::*;

fn add_effects(op: Op, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
    let [inputs, outputs] = parts(ir, op);
    let mut add = |effect, value| {
        let mut own = EffectInstance::new(effect);
        own.value = Some(value);
        effects.push(own);
    };
    for input in inputs.iter().filter(|input| input.ty(ir).is_memref()) {
        add(MemoryEffect::Read, *input);
    }
    let entry = op.region(ir, 0).entry(ir);
    for (number, output) in outputs.iter().enumerate().filter(|(_, output)| output.ty(ir).is_memref()) {
        let element = entry.and_then(|entry| entry.arguments(ir).nth(inputs.len() + number));
        if element.is_some_and(|element| !element.use_empty(ir)) {
            add(MemoryEffect::Read, *output);
        }
        add(MemoryEffect::Write, *output);
    }
}

impl MemoryEffectOpInterface for GenericOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        add_effects(self.op(), ir, effects);
    }
}

impl MemoryEffectOpInterface for FillOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        add_effects(self.op(), ir, effects);
    }
}

impl MemoryEffectOpInterface for ExpOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        add_effects(self.op(), ir, effects);
    }
}

impl DestinationStyleOpInterface for GenericOp {
    fn dps_inits_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

impl DestinationStyleOpInterface for FillOp {
    fn dps_inits_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

impl DestinationStyleOpInterface for ExpOp {
    fn dps_inits_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

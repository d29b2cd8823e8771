//! Mutants of random programs that stay valid: edges, operands, constants, flags and blocks are exchanged. Each goes through
//! a pipeline, and returns the same or something more defined.

use oracle::random::Random;
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{
    Attribute, Block, Builder, Context, InsertionPoint, IntegerAttr, Ir, IrBuilder, IrMapping, Op, Value,
};

use super::generate::program;
use super::passes::{check, numbers};
use super::pipelines::pipeline;

const SEED: u64 = 46_100;
/// The mutations that are tried for one mutant.
const TRIES: usize = 12;

/// Changes the IR at random; false if the change does not apply here.
type Mutation = fn(&mut Ir<'_>, &mut Random) -> bool;

const MUTATIONS: &[Mutation] =
    &[rewire_edge, exchange_operand, exchange_operand, extreme_constant, copy_attribute, double_block];

fn ops(ir: &Ir<'_>, is_such: impl Fn(Op) -> bool) -> Vec<Op> {
    ir.root().pre_order(ir).skip(1).filter(|op| is_such(*op)).collect()
}

fn pick<T: Copy>(all: &[T], random: &mut Random) -> Option<T> {
    (!all.is_empty()).then(|| *random.pick(all))
}

/// Leads an edge to another block with arguments of the same types.
fn rewire_edge(ir: &mut Ir<'_>, random: &mut Random) -> bool {
    let Some(op) = pick(&ops(ir, |op| op.successor_count(ir) > 0), random) else { return false };
    let successor = random.below(op.successor_count(ir));
    let types = |block: Block| block.argument_types(ir).collect::<Vec<_>>();
    let wanted = types(op.successor(ir, successor));
    let blocks = op.parent_region(ir).into_iter().flat_map(|region| region.blocks(ir).skip(1));
    let fitting: Vec<Block> = blocks.filter(|block| types(*block) == wanted).collect();
    pick(&fitting, random).map(|block| ir.set_successor(op, successor, block)).is_some()
}

/// Gives an operation another operand of the same type.
fn exchange_operand(ir: &mut Ir<'_>, random: &mut Random) -> bool {
    let Some(op) = pick(&ops(ir, |op| op.operand_count(ir) > 0), random) else { return false };
    let operand = random.below(op.operand_count(ir));
    let ty = op.operand(ir, operand).ty(ir);
    let results = ops(ir, |_| true).into_iter().flat_map(|op| op.results(ir).collect::<Vec<_>>());
    let fitting: Vec<Value> = results.filter(|value| value.ty(ir) == ty).collect();
    pick(&fitting, random).map(|value| ir.set_operand(op, operand, value)).is_some()
}

/// Makes a constant the least or the greatest number, or one beside 0.
fn extreme_constant(ir: &mut Ir<'_>, random: &mut Random) -> bool {
    let constants = ops(ir, |op| op.name(ir).as_str() == "arith.constant");
    let Some(op) = pick(&constants, random) else { return false };
    let Some(value) = op.attribute(ir, "value").and_then(|own| own.cast::<IntegerAttr<'_>>()) else {
        return false;
    };
    let width = value.ty().int_or_float_bit_width().unwrap_or(64).min(64);
    let (least, greatest) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
    let number = *random.pick(&[least, greatest, least + 1, greatest - 1, 0, 1, -1, 2, -2]);
    let new = ir.context().integer_attr(value.ty(), number.clamp(least, greatest));
    ir.set_attribute(op, "value", new);
    true
}

/// Gives an operation an attribute of another one: flags, a predicate.
fn copy_attribute(ir: &mut Ir<'_>, random: &mut Random) -> bool {
    let (from, to) = (ops(ir, |_| true), ops(ir, |_| true));
    let named =
        |op: &Op| op.attributes(ir).into_iter().map(|own| (own.name.value(), own.value)).collect::<Vec<_>>();
    let is_free = |name: &str| matches!(name, "predicate" | "overflowFlags" | "isExact");
    let known: Vec<(&str, Attribute<'_>)> =
        from.iter().flat_map(named).filter(|(name, _)| is_free(name)).collect();
    let Some((name, value)) = pick(&known, random) else { return false };
    let fitting: Vec<Op> =
        to.into_iter().filter(|op| op.definition(ir).is_some_and(|own| own.slot(name).is_some())).collect();
    pick(&fitting, random).map(|op| ir.set_attribute(op, name, value)).is_some()
}

/// Copies a block, and leads one of the edges to it to the copy.
fn double_block(ir: &mut Ir<'_>, random: &mut Random) -> bool {
    let branches = ops(ir, |op| op.successor_count(ir) > 0);
    let Some(branch) = pick(&branches, random) else { return false };
    let successor = random.below(branch.successor_count(ir));
    let block = branch.successor(ir, successor);
    let Some(region) = block.parent_region(ir) else { return false };
    let types: Vec<_> = block.argument_types(ir).collect();
    let locations = vec![ir.context().unknown_loc(); types.len()];
    let copy = IrBuilder::at_block_end(ir, block).create_block(region, &types, &locations);
    let mut mapping = IrMapping::new();
    for number in 0..types.len() {
        mapping.map_value(block.argument(ir, number), copy.argument(ir, number));
    }
    for op in block.ops(ir).collect::<Vec<_>>() {
        let cloned = ir.clone_op(op, &mut mapping);
        ir.insert_op(cloned, InsertionPoint::End(copy));
    }
    ir.set_successor(branch, successor, copy);
    true
}

/// A valid mutant of the program of this number.
fn mutant(context: &Context, number: usize) -> String {
    let mut random = Random::new(SEED, number);
    let source = program(SEED + 1, number / 4);
    let parse =
        |text: &str| context.parse_module("f.mlir", text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let mut ir = parse(&source);
    let mut text = ir.to_string();
    for _ in 0..TRIES {
        if !random.pick(MUTATIONS)(&mut ir, &mut random) {
            continue;
        }
        if ir.verify().is_err() {
            ir = parse(&text);
            continue;
        }
        text = ir.to_string();
        if random.one_in(3) {
            break;
        }
    }
    text
}

#[test]
fn mutants_keep_their_meaning() {
    let numbers = numbers("RTBLGEN_MUTANTS", 60, 100_000);
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let mutants = numbers.map(|number| {
        let mut random = Random::new(SEED + 2, number);
        let length = 1 + random.below(4);
        (number, mutant(&registry.context(), number), vec![pipeline(&mut random, length)])
    });
    check("mutant", mutants);
}

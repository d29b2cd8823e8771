//! Random valid IR, built through the API: its text is read back, verifies, and gives the same text, in every form.

use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use proptest::prelude::*;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{
    AffineExpr, AffineMap, Attribute, Block, Builder, Context, DYNAMIC, Ir, IrBuilder, Location, OpState,
    Region, Type, Value,
};

/// Numbers that determine the IR; when they run out, nothing more is built.
struct Choices<'a>(std::slice::Iter<'a, u16>);

impl Choices<'_> {
    fn of(&mut self, count: usize) -> usize {
        self.0.next().map_or(0, |choice| usize::from(*choice) % count)
    }

    fn is_left(&self) -> bool {
        self.0.len() > 0
    }

    fn number(&mut self) -> i64 {
        let (high, low) = (self.of(1 << 16) as i64, self.of(1 << 16) as i64);
        (high << 40) ^ (low << (high % 40)) ^ -(low % 3)
    }
}

fn random_type<'c>(context: &'c Context, choices: &mut Choices<'_>, depth: usize) -> Type<'c> {
    let size = |choices: &mut Choices<'_>| [DYNAMIC, 0, 1, 4][choices.of(4)];
    match choices.of(if depth == 0 { 6 } else { 12 }) {
        0 => context.i32_type(),
        1 => context.index_type(),
        2 => context.unsigned_integer_type(1 + choices.of(200) as u32),
        3 => context.f64_type(),
        4 => context.bf16_type(),
        5 => context.none_type(),
        6 => {
            let element = context.integer_type(1 + choices.of(70) as u32);
            context.ranked_tensor_type(&[size(choices), 3], element, None)
        }
        7 => context.vector_type(&[2, 1 + choices.of(4) as i64], context.f32_type()),
        8 => {
            let (element, space) = (context.f32_type(), context.i64_attr(choices.of(3) as i64));
            context.memref_type(&[size(choices)], element, None, Some(space))
        }
        9 => {
            let inputs: Vec<_> =
                (0..choices.of(3)).map(|_| random_type(context, choices, depth - 1)).collect();
            context.function_type(&inputs, &[random_type(context, choices, depth - 1)])
        }
        10 => context.tuple_type(&[random_type(context, choices, depth - 1)]),
        _ => context.opaque_type("my", ["plain", "nested<[1, \"a\"]>", "x<y.z>"][choices.of(3)]),
    }
}

fn random_attribute<'c>(context: &'c Context, choices: &mut Choices<'_>, depth: usize) -> Attribute<'c> {
    match choices.of(if depth == 0 { 8 } else { 12 }) {
        0 => context.unit_attr(),
        1 => context.bool_attr(choices.of(2) == 1),
        2 => {
            let width = 1 + choices.of(90) as u32;
            context.integer_attr(context.integer_type(width), choices.number().into())
        }
        3 => context.float_attr(context.f64_type(), f64::from_bits(choices.number() as u64)),
        4 => context.string_attr(["", "plain", "a \"b\"\\\n\t", "é\u{7f}"][choices.of(4)]),
        5 => context.type_attr(random_type(context, choices, 1)),
        6 => context.symbol_ref_attr("a", &["b", "needs quotes"][..choices.of(3)]),
        7 => context.dense_array_attr(&[choices.number(), -1][..choices.of(3)]),
        8 => {
            let elements: Vec<_> =
                (0..choices.of(4)).map(|_| random_attribute(context, choices, depth - 1)).collect();
            context.array_attr(&elements)
        }
        9 => {
            let value = random_attribute(context, choices, depth - 1);
            context.dictionary_attr(&[("x", value), ("needs quotes", context.unit_attr())])
        }
        10 => {
            let ty = context.ranked_tensor_type(&[2, 2], context.i64_type(), None);
            let values: Vec<_> = (0..4).map(|_| choices.number()).collect();
            context.dense_elements_attr(ty, &values)
        }
        _ => {
            let sum = AffineExpr::dim(0).plus(&AffineExpr::constant(choices.of(5) as i64 - 2));
            let product = AffineExpr::dim(1).times(&AffineExpr::constant(choices.of(5) as i64 - 2));
            context.affine_map_attr(&AffineMap::new(2, 0, vec![sum.plus(&product), product]))
        }
    }
}

fn random_location<'c>(context: &'c Context, choices: &mut Choices<'_>) -> Location<'c> {
    let place = context.file_line_col_loc("f.mlir", choices.of(9) as u32, 1 + choices.of(9) as u32);
    match choices.of(4) {
        0 => context.unknown_loc(),
        1 => context.name_loc("name", Some(place)),
        2 => context.call_site_loc(place, context.file_line_col_loc("g", 1, 2)),
        _ => place,
    }
}

/// Fills a region: a chain of blocks, each of which branches to later ones, so that values of one are visible
/// in the next.
fn fill<'c>(ir: &mut Ir<'c>, region: Region, visible: &[Value], choices: &mut Choices<'_>, depth: usize) {
    let context = ir.context();
    let count = 1 + choices.of(3);
    let blocks: Vec<Block> = (0..count)
        .map(|number| {
            let arguments: Vec<_> =
                (0..choices.of(3) * number.min(1)).map(|_| random_type(context, choices, 1)).collect();
            let locations: Vec<_> = arguments.iter().map(|_| random_location(context, choices)).collect();
            ir.append_block(region, &arguments, &locations)
        })
        .collect();
    for (number, block) in blocks.iter().enumerate() {
        // The entry block's values and its own values are visible in a block; a later entry is reached from
        // the first only.
        let mut visible = visible.to_vec();
        if number > 0 {
            visible.extend(blocks[0].ops(ir).flat_map(|op| op.results(ir)));
        }
        visible.extend(block.arguments(ir));
        for _ in 0..choices.of(6) {
            create(ir, *block, &mut visible, choices, depth);
        }
        let successors: Vec<_> = match number {
            0 => blocks[1..].to_vec(),
            _ => blocks[1..].iter().copied().filter(|_| choices.of(2) == 1).collect(),
        };
        let state = OpState::new("my.end", random_location(context, choices)).successors(successors);
        IrBuilder::at_block_end(ir, *block).create(state);
    }
}

fn create<'c>(
    ir: &mut Ir<'c>,
    block: Block,
    visible: &mut Vec<Value>,
    choices: &mut Choices<'_>,
    depth: usize,
) {
    let context = ir.context();
    let mut state = OpState::new(["my.op", "other.op"][choices.of(2)], random_location(context, choices));
    for _ in 0..choices.of(4) {
        if !visible.is_empty() {
            state = state.operand(visible[choices.of(visible.len())]);
        }
    }
    state = state.results((0..choices.of(4)).map(|_| random_type(context, choices, 2)));
    for name in ["a", "my.b", "c d"] {
        if choices.of(3) == 0 {
            state = state.attribute(name, random_attribute(context, choices, 2));
        }
    }
    if choices.of(4) == 0 {
        state.properties = Some(context.dictionary_attr(&[("p", random_attribute(context, choices, 1))]));
    }
    for _ in 0..if depth > 0 && choices.is_left() { choices.of(3) } else { 0 } {
        let region = ir.create_region();
        if choices.of(4) > 0 {
            fill(ir, region, visible, choices, depth - 1);
        }
        state = state.region(region);
    }
    let op = IrBuilder::at_block_end(ir, block).create(state);
    visible.extend(op.results(ir));
}

fn random_ir<'c>(context: &'c Context, choices: &[u16]) -> Ir<'c> {
    let mut choices = Choices(choices.iter());
    let mut ir = Ir::module(context, random_location(context, &mut choices));
    let body = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    let mut visible = Vec::new();
    while choices.is_left() {
        create(&mut ir, body, &mut visible, &mut choices, 3);
    }
    ir
}

/// mlir-opt reads it, and prints the same.
#[test]
fn what_is_built_is_what_mlir_opt_prints() {
    let Some(oracle) = Oracle::find() else { return };
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as u16
    };
    for round in 0..25 {
        let choices: Vec<u16> = (0..20 + 30 * round).map(|_| random()).collect();
        let context = Context::new();
        context.allow_unregistered_dialects(true);
        let ir = random_ir(&context, &choices);
        for (debug_info, flag) in [(false, "--mlir-print-op-generic=false"), (true, "--mlir-print-debuginfo")]
        {
            let ours = ir.print(&PrintOptions { debug_info, ..PrintOptions::default() });
            let theirs = mlir_opt(
                &oracle,
                flag,
                ir.print(&PrintOptions { debug_info: true, ..PrintOptions::default() }),
            );
            assert!(
                ours.trim_end() == theirs.trim_end(),
                "round {round}: mlir-opt prints\n{theirs}\nand we print\n{ours}"
            );
        }
    }
}

fn mlir_opt(oracle: &Oracle, flag: &str, source: String) -> String {
    let mut command = oracle.tool("mlir-opt");
    command.args(["--allow-unregistered-dialect", flag]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlir-opt starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        let source = &source;
        // Dropping the pipe ends the input.
        scope.spawn(move || input.write_all(source.as_bytes()));
        child.wait_with_output().expect("mlir-opt ends")
    });
    assert!(output.status.success(), "{}\n{source}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("mlir-opt writes UTF-8")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]
    #[test]
    fn what_is_built_is_read_back(choices in prop::collection::vec(0u16..u16::MAX, 1..400)) {
        let context = Context::new();
        context.register::<FuncDialect>();
        context.allow_unregistered_dialects(true);
        let ir = random_ir(&context, &choices);
        prop_assert!(ir.verify().is_ok(), "{:?}\n{ir}", ir.verify());
        for (generic, debug_info) in [(false, false), (true, false), (false, true), (true, true)] {
            let options = PrintOptions { generic, debug_info, ..PrintOptions::default() };
            let text = ir.print(&options);
            match context.parse_module("f", &text) {
                Ok(again) => prop_assert_eq!(again.print(&options), text),
                Err(error) => prop_assert!(false, "{error}\n{text}"),
            }
        }
    }
}

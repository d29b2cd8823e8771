//! Passes that print the IR in words of their own.

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Block, Builder, Ir, IrBuilder, Op, OpState, Region};

type Outcome<'c> = Result<(), PassError<'c>>;

/// `-test-print-nesting`
pub(super) fn nesting<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let mut nesting = Nesting { ir, text: String::new(), depth: 0 };
    nesting.op(op);
    state.print_output(nesting.text);
    Ok(())
}

struct Nesting<'a, 'c> {
    ir: &'a Ir<'c>,
    text: String,
    depth: usize,
}

impl Nesting<'_, '_> {
    fn line(&mut self, text: String) {
        self.text += &"  ".repeat(self.depth);
        self.text += &text;
        self.text.push('\n');
    }

    fn op(&mut self, op: Op) {
        let ir = self.ir;
        let (operands, results) = (op.operand_count(ir), op.result_count(ir));
        self.line(format!("visiting op: '{}' with {operands} operands and {results} results", op.name(ir)));
        let attributes = op.attributes(ir);
        if !attributes.is_empty() {
            self.line(format!("{} attributes:", attributes.len()));
            for own in attributes {
                self.line(format!(" - '{}' : '{}'", own.name.value(), own.value));
            }
        }
        self.line(format!(" {} nested regions:", op.region_count(ir)));
        self.depth += 1;
        op.regions(ir).for_each(|region| self.region(region));
        self.depth -= 1;
    }

    fn region(&mut self, region: Region) {
        self.line(format!("Region with {} blocks:", region.block_count(self.ir)));
        self.depth += 1;
        region.blocks(self.ir).for_each(|block| self.block(block));
        self.depth -= 1;
    }

    fn block(&mut self, block: Block) {
        let ir = self.ir;
        let (arguments, successors) = (block.argument_count(ir), block.successors(ir).count());
        let ops = block.op_count(ir);
        self.line(format!("Block with {arguments} arguments, {successors} successors, and {ops} operations"));
        self.depth += 1;
        block.ops(ir).for_each(|op| self.op(op));
        self.depth -= 1;
    }
}

/// `-test-print-defuse`
pub(super) fn defuse<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    let mut text = String::new();
    for op in op.post_order(ir) {
        text += &format!("Visiting op '{}' with {} operands:\n", op.name(ir), op.operand_count(ir));
        for operand in op.operands(ir) {
            text += &match (operand.defining_op(ir), operand.argument_number(ir)) {
                (Some(producer), _) => {
                    format!("  - Operand produced by operation '{}'\n", producer.name(ir))
                }
                (None, number) => {
                    let number = number.unwrap_or_default();
                    format!("  - Operand produced by Block argument, number {number}\n")
                }
            };
        }
        text += &format!("Has {} results:\n", op.result_count(ir));
        for (number, result) in op.results(ir).enumerate() {
            text += &format!("  - Result {number}");
            text += &match result.uses(ir).count() {
                0 => " has no uses\n".to_owned(),
                1 => " has a single use: ".to_owned(),
                count => format!(" has {count} uses:\n"),
            };
            for user in result.uses(ir) {
                text += &format!("    - {}\n", user.op.name(ir));
            }
        }
    }
    state.print_output(text);
    Ok(())
}

/// `-test-print-invalid`
pub(super) fn invalid<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let context = ir.context();
    let location = op.location(ir);
    let Some(block) = op.region(ir, 0).entry(ir) else { return Ok(()) };
    let body = ir.create_region();
    let entry = ir.append_block(body, &[], &[]);
    let function = OpState::new("func.func", location)
        .attribute("sym_name", context.string_attr("test"))
        .attribute("function_type", context.type_attr(context.function_type(&[], &[])))
        .region(body);
    let function = IrBuilder::at_block_end(ir, block).create(function);
    let shown = |ir: &Ir<'_>| {
        let options = ir.context().diagnostic_print_options();
        let generic = !options.assume_verified && ir.verify_op(function).is_err();
        let options = PrintOptions { generic, ..options };
        ir.print_op(function, &options)
    };
    state.print_output(format!("Invalid operation:\n{}\n", shown(ir)));
    IrBuilder::at_block_end(ir, entry).create(OpState::new("func.return", location));
    state.print_output(format!("Valid operation:\n{}\n", shown(ir)));
    ir.erase_op(function);
    Ok(())
}

//! The text of `gpu.launch`.
//!
//! ```text
//! launch ::= ("async" operands?)? ("clusters" assignment)? "blocks" assignment "threads" assignment
//!            ("dynamic_shared_memory_size" operand)? ("module" "(" symbol ")")? ("function" "(" symbol ")")?
//!            region attributes?
//! assignment ::= "(" ids ")" "in" "(" (size "=" operand),* ")"
//! ```

use rtblgen_runtime::asm::{
    Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle, UnresolvedOperand,
};
use rtblgen_runtime::{OpState, TypedOp, Value};

use super::func_text::{ATTRIBUTIONS, refuse_buffers};
use super::types::AsyncTokenType;
use super::*;

const SEGMENTS: &str = "operandSegmentSizes";

/// The names of `blocks`, `threads` or `clusters`.
struct Assignment {
    ids: Vec<UnresolvedOperand>,
    sizes: Vec<UnresolvedOperand>,
    operands: Vec<UnresolvedOperand>,
}

fn parse_assignment(parser: &mut OpAsmParser<'_, '_>) -> ParseResult<Assignment> {
    let mut ids = Vec::new();
    parser.parse_literal("(")?;
    for number in 0..3 {
        if number > 0 {
            parser.parse_literal(",")?;
        }
        ids.push(parser.parse_definition()?);
    }
    parser.parse_literal(")")?;
    parser.parse_keyword("in")?;
    parser.parse_literal("(")?;
    let (mut sizes, mut operands) = (Vec::new(), Vec::new());
    for number in 0..3 {
        if number > 0 {
            parser.parse_literal(",")?;
        }
        sizes.push(parser.parse_definition()?);
        parser.parse_literal("=")?;
        operands.push(parser.parse_operand()?);
    }
    parser.parse_literal(")")?;
    Ok(Assignment { ids, sizes, operands })
}

/// `name(@symbol)`.
fn parse_symbol<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>, name: &str) -> ParseResult {
    if !parser.parse_optional_keyword(name) {
        return Ok(());
    }
    parser.parse_literal("(")?;
    let symbol = parser.parse_attribute()?;
    parser.parse_literal(")")?;
    state.attributes.push(parser.context().named_attribute(name, symbol));
    Ok(())
}

impl CustomAsm for LaunchOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let mut dependencies = 0;
        let offset = parser.offset();
        if parser.parse_optional_keyword("async") {
            if parser.named_result_count() == 0 {
                return Err(parser.op_error_at(offset, "needs to be named when marked 'async'"));
            }
            let token = AsyncTokenType::get(context).into();
            state.results.push(token);
            if parser.parse_optional_literal("[") {
                let offset = parser.offset();
                let operands = parser.parse_operand_list()?;
                dependencies = operands.len();
                parser.resolve_operands(&operands, &vec![token; dependencies], offset, state)?;
                parser.parse_literal("]")?;
            }
        }
        let clusters = parser.parse_optional_keyword("clusters").then(|| parse_assignment(parser));
        let clusters = clusters.transpose()?;
        parser.parse_keyword("blocks")?;
        let blocks = parse_assignment(parser)?;
        parser.parse_keyword("threads")?;
        let threads = parse_assignment(parser)?;

        let index = context.index_type();
        let mut arguments: Vec<UnresolvedOperand> = Vec::new();
        arguments.extend(blocks.ids.iter().chain(&threads.ids));
        arguments.extend(blocks.sizes.iter().chain(&threads.sizes));
        let mut operands = [blocks.operands, threads.operands].concat();
        let mut segments = vec![1; 11];
        segments[0] = i32::try_from(dependencies).unwrap_or(i32::MAX);
        match clusters {
            Some(clusters) => {
                arguments.extend(clusters.ids.iter().chain(&clusters.sizes));
                operands.extend(clusters.operands);
            }
            None => segments[7..10].fill(0),
        }
        parser.resolve_operands(&operands, &vec![index; operands.len()], 0, state)?;
        if parser.parse_optional_keyword("dynamic_shared_memory_size") {
            let operand = parser.parse_operand()?;
            let size = parser.resolve_operand(operand, context.i32_type())?;
            state.operands.push(size);
        } else {
            segments[10] = 0;
        }
        parse_symbol(parser, state, "module")?;
        parse_symbol(parser, state, "function")?;
        refuse_buffers(parser)?;
        let none = context.integer_attr(context.i64_type(), 0);
        let segments = context.dense_array_attr(&segments);
        let arguments: Vec<_> =
            arguments.into_iter().map(|name| Argument { name, ty: index, location: None }).collect();
        state.regions.push(parser.parse_region(&arguments)?);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        state.attributes.push(context.named_attribute(ATTRIBUTIONS, none));
        state.attributes.push(context.named_attribute(SEGMENTS, segments));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, op) = (printer.ir(), self.op());
        let dependencies: Vec<Value> = self.async_dependencies(ir).collect();
        if op.result_count(ir) > 0 {
            printer.write_str(" async");
            if !dependencies.is_empty() {
                printer.write_str(" [");
                printer.print_operands(dependencies.iter().copied());
                printer.write_str("]");
            }
        }
        let region = op.region(ir, 0);
        let arguments: Vec<Value> =
            region.entry(ir).map(|entry| entry.arguments(ir).collect()).unwrap_or_default();
        let operands: Vec<Value> = op.operands(ir).skip(dependencies.len()).collect();
        let mut print = |word: &str, ids: usize, sizes: usize, first: usize| {
            let (Some(ids), Some(sizes), Some(values)) = (
                arguments.get(ids..ids + 3),
                arguments.get(sizes..sizes + 3),
                operands.get(first..first + 3),
            ) else {
                return;
            };
            printer.write_str(&format!(" {word}("));
            printer.print_operands(ids.iter().copied());
            printer.write_str(") in (");
            for (number, (size, value)) in sizes.iter().zip(values).enumerate() {
                printer.write_str(if number > 0 { ", " } else { "" });
                printer.print_operand(*size);
                printer.write_str(" = ");
                printer.print_operand(*value);
            }
            printer.write_str(")");
        };
        if self.cluster_size_x(ir).is_some() {
            print("clusters", 12, 15, 6);
        }
        print("blocks", 0, 6, 0);
        print("threads", 3, 9, 3);
        if let Some(size) = self.dynamic_shared_memory_size(ir) {
            printer.write_str(" dynamic_shared_memory_size ");
            printer.print_operand(size);
        }
        for name in ["module", "function"] {
            if let Some(symbol) = op.attribute(ir, name) {
                printer.write_str(&format!(" {name}("));
                printer.print_attribute(symbol);
                printer.write_str(")");
            }
        }
        printer.write_str(" ");
        let style = RegionStyle { entry_arguments: false, terminators: true, empty_block: false };
        printer.print_region_with(region, style);
        printer.print_op_attributes(op, &[SEGMENTS, ATTRIBUTIONS, "module", "function"]);
    }
}

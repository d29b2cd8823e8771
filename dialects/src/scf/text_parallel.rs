//! The text of parallel loops.

use rtblgen_runtime::asm::{Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::interfaces::LoopLikeOpInterface;
use rtblgen_runtime::{OpState, Type, TypedOp, Value};

use super::text::{parse_assignments, print_assignments, print_body};
use super::{ForallOp, InParallelOp, ParallelOp, ReduceOp};
use crate::regions::ensure_terminator;

/// Operands in parentheses.
fn parse_list(parser: &mut OpAsmParser<'_, '_>) -> ParseResult<Vec<UnresolvedOperand>> {
    parser.parse_literal("(")?;
    if parser.parse_optional_literal(")") {
        return Ok(Vec::new());
    }
    let operands = parser.parse_operand_list()?;
    parser.parse_literal(")")?;
    Ok(operands)
}

/// Parses `count` operands in parentheses, all of one type.
fn parse_operands<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    count: usize,
    ty: Type<'c>,
    state: &mut OpState<'c>,
) -> ParseResult {
    let offset = parser.offset();
    let operands = parse_list(parser)?;
    if operands.len() != count {
        return Err(parser.op_error_at(offset, format!("expected {count} operands")));
    }
    let types = vec![ty; count];
    parser.resolve_operands(&operands, &types, offset, state)
}

fn arguments<'c>(
    names: Vec<UnresolvedOperand>,
    types: impl IntoIterator<Item = Type<'c>>,
) -> impl Iterator<Item = Argument<'c>> {
    names.into_iter().zip(types).map(|(name, ty)| Argument { name, ty, location: None })
}

impl CustomAsm for ParallelOp {
    /// `(names) "=" (low) "to" (high) "step" (steps) ("init" (values))? ("->" types)? region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let index = parser.context().index_type();
        let names = parse_list(parser)?;
        let count = names.len();
        for word in ["=", "to", "step"] {
            parser.parse_literal(word)?;
            parse_operands(parser, count, index, state)?;
        }
        let inits = match parser.parse_optional_keyword("init") {
            true => parse_list(parser)?,
            false => Vec::new(),
        };
        state.results = parser.parse_optional_arrow_type_list()?.into();
        let names: Vec<_> = arguments(names, std::iter::repeat(index)).collect();
        let region = parser.parse_region(&names)?;
        state.regions.push(region);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        state.operand_segments =
            [count, count, count, inits.len()].map(|size| size as i32).into_iter().collect();
        let (types, offset) = (state.results.clone(), parser.name_offset());
        parser.resolve_operands(&inits, &types, offset, state)?;
        ensure_terminator::<ReduceOp>(parser, region, state.location, |state| state);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let lists: [(&str, Vec<Value>); 4] = [
            (" (", self.loop_induction_vars(ir).unwrap_or_default()),
            (" = (", self.lower_bound(ir).values().collect()),
            (" to (", self.upper_bound(ir).values().collect()),
            (" step (", self.step(ir).values().collect()),
        ];
        for (word, values) in lists {
            printer.write_str(word);
            printer.print_operands(values);
            printer.write_char(')');
        }
        if self.init_vals(ir).count() > 0 {
            printer.write_str(" init (");
            printer.print_operands(self.init_vals(ir));
            printer.write_char(')');
        }
        let types: Vec<_> = self.op().result_types(ir).collect();
        printer.print_optional_arrow_types(&types);
        printer.write_char(' ');
        print_body(printer, self.region(ir), true);
        printer.print_op_attributes(self.op(), &["operandSegmentSizes"]);
    }
}

/// Numbers and operands in parentheses; the number of an operand is the one that stands for "not known".
fn parse_mixed<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult<Vec<i64>> {
    let index = parser.context().index_type();
    let mut numbers = Vec::new();
    parser.parse_literal("(")?;
    if parser.parse_optional_literal(")") {
        return Ok(numbers);
    }
    loop {
        match parser.parse_optional_operand()? {
            Some(operand) => {
                numbers.push(i64::MIN);
                let operand = parser.resolve_operand(operand, index)?;
                state.operands.push(operand);
            }
            None => match parser.parse_optional_integer()?.map(i64::try_from) {
                Some(Ok(number)) => numbers.push(number),
                _ => return Err(parser.op_error("expected SSA value or integer")),
            },
        }
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    parser.parse_literal(")")?;
    Ok(numbers)
}

fn print_mixed(printer: &mut OpAsmPrinter<'_, '_>, word: &str, numbers: &[i64], operands: Vec<Value>) {
    let mut operands = operands.into_iter();
    printer.write_str(word);
    for (position, number) in numbers.iter().enumerate() {
        if position > 0 {
            printer.write_str(", ");
        }
        match *number {
            i64::MIN => operands.next().into_iter().for_each(|operand| printer.print_operand(operand)),
            number => printer.write_str(&number.to_string()),
        }
    }
    printer.write_char(')');
}

impl CustomAsm for ForallOp {
    /// `(names) ("in" (high) | "=" (low) "to" (high) "step" (steps)) ("shared_outs" assignments ("->" types)?)? region
    /// attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let names = parse_list(parser)?;
        let mut bounds: [Vec<i64>; 3] = [vec![0; names.len()], Vec::new(), vec![1; names.len()]];
        let mut segments = [0; 4];
        let words: &[(usize, &str)] = match parser.parse_optional_keyword("in") {
            true => &[(1, "")],
            false => &[(0, "="), (1, "to"), (2, "step")],
        };
        for (number, word) in words {
            if !word.is_empty() {
                parser.parse_literal(word)?;
            }
            let before = state.operands.len();
            bounds[*number] = parse_mixed(parser, state)?;
            segments[*number] = (state.operands.len() - before) as i32;
        }
        let offset = parser.offset();
        let (mut out_names, mut outs) = (Vec::new(), Vec::new());
        if parser.parse_optional_keyword("shared_outs") {
            (out_names, outs) = parse_assignments(parser)?;
            state.results = parser.parse_optional_arrow_type_list()?.into();
            let types = state.results.clone();
            parser.resolve_operands(&outs, &types, offset, state)?;
        }
        segments[3] = outs.len() as i32;
        let index = std::iter::repeat(context.index_type());
        let names = arguments(names, index).chain(arguments(out_names, state.results.iter().copied()));
        let region = parser.parse_region(&names.collect::<Vec<_>>())?;
        ensure_terminator::<InParallelOp>(parser, region, state.location, |state| state.empty_regions(1));
        fill_terminator(parser, region);
        state.regions.push(region);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        for (name, numbers) in ["staticLowerBound", "staticUpperBound", "staticStep"].into_iter().zip(&bounds)
        {
            state.attributes.push(context.named_attribute(name, context.dense_array_attr(numbers)));
        }
        state.operand_segments = segments.into_iter().collect();
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_str(" (");
        printer.print_operands(self.loop_induction_vars(ir).unwrap_or_default());
        let upper: Vec<Value> = self.dynamic_upper_bound(ir).values().collect();
        if self.is_normalized(ir) {
            print_mixed(printer, ") in (", &self.static_upper_bound(ir), upper);
        } else {
            let lower = self.dynamic_lower_bound(ir).values().collect();
            print_mixed(printer, ") = (", &self.static_lower_bound(ir), lower);
            print_mixed(printer, " to (", &self.static_upper_bound(ir), upper);
            print_mixed(printer, " step (", &self.static_step(ir), self.dynamic_step(ir).values().collect());
        }
        let outputs: Vec<Value> = self.outputs(ir).values().collect();
        print_assignments(printer, " shared_outs", &self.region_iter_args(ir), &outputs);
        printer.write_char(' ');
        if !outputs.is_empty() {
            printer.write_str("-> (");
            printer.print_types(self.op().result_types(ir));
            printer.write_str(") ");
        }
        print_body(printer, self.region(ir), self.op().result_count(ir) > 0);
        let own = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];
        printer.print_op_attributes(self.op(), &own);
    }
}

/// Gives the region of the terminator its block.
fn fill_terminator(parser: &mut OpAsmParser<'_, '_>, region: rtblgen_runtime::Region) {
    let ir = parser.ir_mut();
    let terminator = region.last_block(ir).and_then(|block| block.last_op(ir));
    let terminator = terminator.and_then(|op| InParallelOp::cast(ir, op));
    if let Some(inner) = terminator.map(|op| op.region(ir)).filter(|inner| inner.is_empty(ir)) {
        ir.append_block(inner, &[], &[]);
    }
}

impl CustomAsm for InParallelOp {
    /// `region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let region = parser.parse_region(&[])?;
        if region.is_empty(parser.ir()) {
            parser.ir_mut().append_block(region, &[], &[]);
        }
        state.regions.push(region);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        print_body(printer, self.region(ir), false);
        printer.print_op_attributes(self.op(), &[]);
    }
}

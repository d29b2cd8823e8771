//! The text of loops and conditions.

use rtblgen_runtime::asm::{
    Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle, UnresolvedOperand,
};
use rtblgen_runtime::interfaces::LoopLikeOpInterface;
use rtblgen_runtime::{Attribute, DenseArrayAttr, OpState, Region, TypedOp, Value};

use super::{ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};
use crate::regions::{ensure_terminator, parse_branches};

/// `name "=" value ("," name "=" value)*` in parentheses: the names of arguments, and values.
pub(crate) fn parse_assignments<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
) -> ParseResult<(Vec<UnresolvedOperand>, Vec<UnresolvedOperand>)> {
    let (mut names, mut values) = (Vec::new(), Vec::new());
    parser.parse_literal("(")?;
    if parser.parse_optional_literal(")") {
        return Ok((names, values));
    }
    loop {
        names.push(parser.parse_operand()?);
        parser.parse_literal("=")?;
        values.push(parser.parse_operand()?);
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    parser.parse_literal(")")?;
    Ok((names, values))
}

/// `prefix(%arg = %value, ..)`; nothing if there are no values.
pub(crate) fn print_assignments(
    printer: &mut OpAsmPrinter<'_, '_>,
    prefix: &str,
    names: &[Value],
    values: &[Value],
) {
    if values.is_empty() {
        return;
    }
    printer.write_str(prefix);
    printer.write_char('(');
    for (number, (name, value)) in names.iter().zip(values).enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        printer.print_operand(*name);
        printer.write_str(" = ");
        printer.print_operand(*value);
    }
    printer.write_char(')');
}

/// Writes a region without the head of its first block, and perhaps without its terminator.
pub(super) fn print_body(printer: &mut OpAsmPrinter<'_, '_>, region: Region, terminators: bool) {
    printer
        .print_region_with(region, RegionStyle { entry_arguments: false, terminators, empty_block: false });
}

impl CustomAsm for ExecuteRegionOp {
    /// `("->" types)? "no_inline"? region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        state.results = parser.parse_optional_arrow_type_list()?.into();
        if parser.parse_optional_keyword("no_inline") {
            let context = parser.context();
            state.attributes.push(context.named_attribute("no_inline", context.unit_attr()));
        }
        state.regions.push(parser.parse_region(&[])?);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let types: Vec<_> = self.op().result_types(ir).collect();
        printer.print_optional_arrow_types(&types);
        printer.write_str(if self.no_inline(ir) { " no_inline " } else { " " });
        print_body(printer, self.region(ir), true);
        printer.print_op_attributes(self.op(), &["no_inline"]);
    }
}

impl CustomAsm for IfOp {
    /// `condition ("->" types)? region ("else" region)? attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let condition = parser.parse_operand()?;
        let i1 = parser.context().i1_type();
        let condition = parser.resolve_operand(condition, i1)?;
        state.operands.push(condition);
        parse_branches::<YieldOp>(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_operand(self.condition(ir));
        let has_results = self.op().result_count(ir) > 0;
        if has_results {
            printer.write_str(" -> (");
            printer.print_types_of(self.results(ir));
            printer.write_char(')');
        }
        printer.write_char(' ');
        print_body(printer, self.then_region(ir), has_results);
        if !self.else_region(ir).is_empty(ir) {
            printer.write_str(" else ");
            print_body(printer, self.else_region(ir), has_results);
        }
        printer.print_op_attributes(self.op(), &[]);
    }
}

impl CustomAsm for ForOp {
    /// `"unsigned"? name "=" low "to" high "step" step ("iter_args" assignments "->" types)? (":" type)? region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        if parser.parse_optional_keyword("unsigned") {
            state.attributes.push(context.named_attribute("unsignedCmp", context.unit_attr()));
        }
        let variable = parser.parse_operand()?;
        let mut bounds = Vec::new();
        for word in ["=", "to", "step"] {
            parser.parse_literal(word)?;
            bounds.push(parser.parse_operand()?);
        }
        let (mut names, mut inits) = (Vec::new(), Vec::new());
        if parser.parse_optional_keyword("iter_args") {
            (names, inits) = parse_assignments(parser)?;
            state.results = parser.parse_arrow_type_list()?.into();
        }
        if names.len() != state.results.len() {
            let message = "mismatch in number of loop-carried values and defined values";
            let offset = parser.name_offset();
            return Err(parser.op_error_at(offset, message));
        }
        let ty = match parser.parse_optional_literal(":") {
            true => parser.parse_type()?,
            false => context.index_type(),
        };
        let carried = names.iter().zip(&state.results).map(|(name, ty)| (*name, *ty));
        let arguments = std::iter::once((variable, ty)).chain(carried);
        let arguments: Vec<_> = arguments.map(|(name, ty)| Argument { name, ty, location: None }).collect();
        let region = parser.parse_region(&arguments)?;
        ensure_terminator::<YieldOp>(parser, region, state.location, |state| state);
        state.regions.push(region);
        for bound in bounds {
            let bound = parser.resolve_operand(bound, ty)?;
            state.operands.push(bound);
        }
        for (init, ty) in inits.into_iter().zip(state.results.clone()) {
            let init = parser.resolve_operand(init, ty)?;
            state.operands.push(init);
        }
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_str(if self.unsigned_cmp(ir) { " unsigned " } else { " " });
        let variable = self.induction_var(ir);
        variable.into_iter().for_each(|variable| printer.print_operand(variable));
        for (word, bound) in
            [(" = ", self.lower_bound(ir)), (" to ", self.upper_bound(ir)), (" step ", self.step(ir))]
        {
            printer.write_str(word);
            printer.print_operand(bound);
        }
        let inits: Vec<Value> = self.init_args(ir).collect();
        print_assignments(printer, " iter_args", &self.region_iter_args(ir), &inits);
        if !inits.is_empty() {
            printer.write_str(" -> (");
            printer.print_types_of(inits.iter().copied());
            printer.write_char(')');
        }
        printer.write_char(' ');
        if let Some(ty) = variable.map(|variable| variable.ty(ir)).filter(|ty| !ty.is_index()) {
            printer.write_str(" : ");
            printer.print_type(ty);
            printer.write_char(' ');
        }
        print_body(printer, self.region(ir), !inits.is_empty());
        printer.print_op_attributes(self.op(), &["unsignedCmp"]);
    }
}

impl CustomAsm for WhileOp {
    /// `assignments? ":" function-type region "do" region ("attributes" attributes)?`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let (mut names, mut values) = (Vec::new(), Vec::new());
        if parser.at_literal("(") {
            (names, values) = parse_assignments(parser)?;
        }
        let offset = parser.offset();
        let ty = parser.parse_colon_type()?;
        let Some((inputs, results)) = ty.function_signature() else {
            let kinds = format!("expected builtin.function, but found '{ty}'");
            return Err(parser.op_error_at(offset, format!("invalid kind of type specified: {kinds}")));
        };
        state.results = results.into();
        if inputs.len() != values.len() {
            let (expected, found) = (values.len(), inputs.len());
            let message =
                format!("expected as many input types as operands (expected {expected} got {found})");
            return Err(parser.op_error_at(offset, message));
        }
        let offset = parser.offset();
        parser.resolve_operands(&values, inputs, offset, state)?;
        let arguments: Vec<_> = names
            .into_iter()
            .zip(inputs)
            .map(|(name, ty)| Argument { name, ty: *ty, location: None })
            .collect();
        state.regions.push(parser.parse_region(&arguments)?);
        parser.parse_keyword("do")?;
        state.regions.push(parser.parse_region(&[])?);
        state.attributes.extend(parser.parse_optional_attr_dict_with_keyword()?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let inits: Vec<Value> = self.inits(ir).collect();
        print_assignments(printer, " ", &self.region_iter_args(ir), &inits);
        printer.write_str(" : ");
        printer.print_functional_type(self.op().operand_types(ir), self.op().result_types(ir));
        printer.write_char(' ');
        print_body(printer, self.before(ir), true);
        printer.write_str(" do ");
        printer.print_region(self.after(ir));
        printer.print_op_attributes_with_keyword(self.op(), &[]);
    }
}

/// `("case" integer region)*`
pub(super) fn parse_switch_cases<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    cases: &mut Option<Attribute<'c>>,
    regions: &mut Vec<Region>,
) -> ParseResult {
    let mut values: Vec<i64> = Vec::new();
    while parser.parse_optional_keyword("case") {
        values.push(parser.parse_integer()?);
        regions.push(parser.parse_region(&[])?);
    }
    *cases = Some(parser.context().dense_array_attr(&values));
    Ok(())
}

pub(super) fn print_switch_cases<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: IndexSwitchOp,
    cases: Attribute<'c>,
    regions: Vec<Region>,
) {
    let values =
        cases.cast::<DenseArrayAttr<'c>>().and_then(|cases| cases.values::<i64>()).unwrap_or_default();
    for (value, region) in values.into_iter().zip(regions) {
        printer.print_newline();
        printer.write_str(&format!("case {value} "));
        print_body(printer, region, true);
    }
}

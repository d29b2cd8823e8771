//! Text of maps applied to values.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap};
use rtblgen_runtime::asm::{
    Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle, UnresolvedOperand,
};
use rtblgen_runtime::{
    AffineMapAttr, Attribute, AttributeKind, IntegerAttr, OpState, Region, TypedOp, Value,
};

use super::verify::inputs;
use super::{
    AffineApplyOp, AffineForOp, AffineIfOp, AffineMaxOp, AffineMinOp, AffineYieldOp, condition_of, map_of,
};
use crate::regions::{ensure_terminator, parse_branches};
use crate::scf::{parse_assignments, print_assignments};

/// `"(" dims ")" ("[" symbols "]")?`: the operands, and how many are dimensions.
fn parse_dims_and_symbols(parser: &mut OpAsmParser<'_, '_>) -> ParseResult<(Vec<UnresolvedOperand>, u32)> {
    parser.parse_literal("(")?;
    let mut operands = parser.parse_operand_list()?;
    parser.parse_literal(")")?;
    let dims = operands.len() as u32;
    if parser.parse_optional_literal("[") {
        operands.extend(parser.parse_operand_list()?);
        parser.parse_literal("]")?;
    }
    Ok((operands, dims))
}

fn print_dims_and_symbols(printer: &mut OpAsmPrinter<'_, '_>, operands: &[Value], dims: u32) {
    let (dims, symbols) = operands.split_at((dims as usize).min(operands.len()));
    printer.write_char('(');
    printer.print_operands(dims.iter().copied());
    printer.write_char(')');
    if !symbols.is_empty() {
        printer.write_char('[');
        printer.print_operands(symbols.iter().copied());
        printer.write_char(']');
    }
}

pub(super) fn resolve_indices<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    operands: &[UnresolvedOperand],
    state: &mut OpState<'c>,
) -> ParseResult {
    let (index, offset) = (parser.context().index_type(), parser.name_offset());
    parser.resolve_operands(operands, &vec![index; operands.len()], offset, state)
}

/// `map "(" dims ")" ("[" symbols "]")? attributes`, whose result is an index. Returns the map and the number of dimensions.
fn parse_applied<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
) -> ParseResult<(Attribute<'c>, u32)> {
    let context = parser.context();
    let map = parser.parse_attribute()?;
    let (operands, dims) = parse_dims_and_symbols(parser)?;
    state.attributes.push(context.named_attribute("map", map));
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    resolve_indices(parser, &operands, state)?;
    state.results.push(context.index_type());
    Ok((map, dims))
}

fn print_applied(printer: &mut OpAsmPrinter<'_, '_>, op: impl TypedOp) {
    let ir = printer.ir();
    printer.write_char(' ');
    if let Some(map) = op.op().attribute(ir, "map") {
        printer.print_attribute(map);
    }
    let operands: Vec<Value> = op.op().operands(ir).collect();
    let dims = map_of(op, ir, "map").map_or(0, |map| map.dims());
    print_dims_and_symbols(printer, &operands, dims);
    printer.print_op_attributes(op.op(), &["map"]);
}

impl CustomAsm for AffineApplyOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let (map, dims) = parse_applied(parser, state)?;
        let map = map.cast::<AffineMapAttr<'c>>().map(AffineMapAttr::value);
        match map.is_some_and(|map| map.dims() != dims || inputs(map) != state.operands.len()) {
            true => {
                let offset = parser.name_offset();
                Err(parser.op_error_at(offset, "dimension or symbol index mismatch"))
            }
            false => Ok(()),
        }
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_applied(printer, self);
    }
}

macro_rules! choices {
    ($($op:ident)*) => {$(
        impl CustomAsm for $op {
            fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
                parse_applied(parser, state).map(|_| ())
            }

            fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
                print_applied(printer, self);
            }
        }
    )*};
}

choices! { AffineMinOp AffineMaxOp }

/// `("max" | "min")? (operand | integer | map "(" dims ")" ("[" symbols "]")?)`
fn parse_bound<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    [name, prefix, which]: [&str; 3],
) -> ParseResult<usize> {
    let context = parser.context();
    let has_prefix = parser.parse_optional_keyword(prefix);
    let mut push = |map| state.attributes.push(context.named_attribute(name, map));
    if let Some(operand) = parser.parse_optional_operand()? {
        push(context.affine_map_attr(&AffineMap::new(0, 1, vec![AffineExpr::symbol(0)])));
        resolve_indices(parser, &[operand], state)?;
        return Ok(1);
    }
    let offset = parser.offset();
    let bound = parser.parse_attribute_with_type(context.index_type())?;
    match bound.kind() {
        AttributeKind::AffineMap(map) => {
            push(bound);
            let (operands, dims) = parse_dims_and_symbols(parser)?;
            let name_offset = parser.name_offset();
            if dims != map.dims() {
                let message = "dim operand count and affine map dim count must match";
                return Err(parser.op_error_at(name_offset, message));
            }
            if operands.len() != inputs(map) {
                let message = "symbol operand count and affine map symbol count must match";
                return Err(parser.op_error_at(name_offset, message));
            }
            if map.results().len() > 1 && !has_prefix {
                let message =
                    format!("{which} loop bound affine map with multiple results requires '{prefix}' prefix");
                return Err(parser.op_error_at(offset, message));
            }
            resolve_indices(parser, &operands, state)?;
            Ok(operands.len())
        }
        _ => match bound.as_integer().and_then(|number| i64::try_from(number).ok()) {
            Some(number) => {
                push(context.affine_map_attr(&AffineMap::new(0, 0, vec![AffineExpr::constant(number)])));
                Ok(0)
            }
            None => {
                let offset = parser.name_offset();
                Err(parser.op_error_at(offset, "expected valid affine map representation for loop bounds"))
            }
        },
    }
}

fn print_bound(
    printer: &mut OpAsmPrinter<'_, '_>,
    op: AffineForOp,
    segment: usize,
    name: &str,
    prefix: &str,
) {
    let ir = printer.ir();
    let Some(map) = map_of(op, ir, name) else { return };
    let operands: Vec<Value> =
        op.op().operand_segment(ir, segment).map(|number| op.op().operand(ir, number)).collect();
    match (map.results(), map.dims(), map.symbols()) {
        ([only], 0, 0) if only.as_constant().is_some() => {
            return printer.write_str(&only.to_string());
        }
        ([only], 0, 1) if matches!(only.kind(), AffineExprKind::Symbol(_)) && operands.len() == 1 => {
            return printer.print_operand(operands[0]);
        }
        ([_], ..) => {}
        _ => printer.write_str(&format!("{prefix} ")),
    }
    if let Some(map) = op.op().attribute(ir, name) {
        printer.print_attribute(map);
    }
    print_dims_and_symbols(printer, &operands, map.dims());
}

pub(super) fn print_body(printer: &mut OpAsmPrinter<'_, '_>, region: Region, terminators: bool) {
    printer.print_region_with(
        region,
        RegionStyle { entry_arguments: false, terminators, ..RegionStyle::default() },
    );
}

impl CustomAsm for AffineForOp {
    /// `name "=" bound "to" bound ("step" integer)? ("iter_args" assignments "->" types)? region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let variable = parser.parse_definition()?;
        let location = parser.parse_optional_location()?;
        parser.parse_literal("=")?;
        let low = parse_bound(parser, state, ["lowerBoundMap", "max", "lower"])?;
        if !parser.parse_optional_keyword("to") {
            let offset = parser.offset();
            return Err(parser.op_error_at(offset, "expected 'to' between bounds"));
        }
        let high = parse_bound(parser, state, ["upperBoundMap", "min", "upper"])?;
        let mut step = 1;
        if parser.parse_optional_keyword("step") {
            let offset = parser.offset();
            let value: IntegerAttr<'_> = parser.parse_attribute_of(Some(context.index_type()))?;
            let positive =
                value.signed_value().and_then(|value| i64::try_from(value).ok()).filter(|step| *step > 0);
            step = positive.ok_or_else(|| {
                let message = "expected step to be representable as a positive signed integer";
                parser.op_error_at(offset, message)
            })?;
        }
        state.attributes.push(context.named_attribute("step", context.index_attr(step)));
        let (mut names, mut inits) = (Vec::new(), Vec::new());
        if parser.parse_optional_keyword("iter_args") {
            (names, inits) = parse_assignments(parser)?;
            state.results = parser.parse_arrow_type_list()?.into();
        }
        if names.len() != state.results.len() {
            let message = "mismatch between the number of loop-carried values and results";
            let offset = parser.name_offset();
            return Err(parser.op_error_at(offset, message));
        }
        let types = state.results.clone();
        for (init, ty) in inits.iter().zip(&types) {
            let init = parser.resolve_operand(*init, *ty)?;
            state.operands.push(init);
        }
        let carried = names.into_iter().zip(types);
        let arguments = std::iter::once((variable, context.index_type())).chain(carried);
        let mut arguments: Vec<_> =
            arguments.map(|(name, ty)| Argument { name, ty, location: None }).collect();
        arguments[0].location = location;
        let region = parser.parse_region(&arguments)?;
        ensure_terminator::<AffineYieldOp>(parser, region, state.location, |state| state);
        state.regions.push(region);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let segments = [low, high, inits.len()].map(|size| size as i32);
        state
            .attributes
            .push(context.named_attribute("operandSegmentSizes", context.dense_array_attr(&segments)));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let region = self.op().region(ir, 0);
        let arguments: Vec<Value> =
            region.entry(ir).map(|block| block.arguments(ir).collect()).unwrap_or_default();
        let inits: Vec<Value> =
            self.op().operand_segment(ir, 2).map(|number| self.op().operand(ir, number)).collect();
        printer.write_char(' ');
        if let Some(variable) = arguments.first() {
            printer.print_operand(*variable);
            printer.print_argument_location(*variable);
        }
        printer.write_str(" = ");
        print_bound(printer, self, 0, "lowerBoundMap", "max");
        printer.write_str(" to ");
        print_bound(printer, self, 1, "upperBoundMap", "min");
        let step = self.op().attribute(ir, "step").and_then(|step| step.as_integer());
        if let Some(step) = step.filter(|step| *step != 1) {
            printer.write_str(&format!(" step {step}"));
        }
        print_assignments(printer, " iter_args", arguments.get(1..).unwrap_or_default(), &inits);
        if !inits.is_empty() {
            printer.write_str(" -> (");
            printer.print_types_of(inits.iter().copied());
            printer.write_char(')');
        }
        printer.write_char(' ');
        print_body(printer, region, !inits.is_empty());
        printer.print_op_attributes(
            self.op(),
            &["lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"],
        );
    }
}

impl CustomAsm for AffineIfOp {
    /// `set "(" dims ")" ("[" symbols "]")? ("->" types)? region ("else" region)? attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let condition = parser.parse_attribute()?;
        let (operands, dims) = parse_dims_and_symbols(parser)?;
        resolve_indices(parser, &operands, state)?;
        if let AttributeKind::IntegerSet(set) = condition.kind() {
            let offset = parser.name_offset();
            if set.dims() != dims {
                let message = "dim operand count and integer set dim count must match";
                return Err(parser.op_error_at(offset, message));
            }
            if (set.dims() + set.symbols()) as usize != operands.len() {
                let message = "symbol operand count and integer set symbol count must match";
                return Err(parser.op_error_at(offset, message));
            }
        }
        state.attributes.push(context.named_attribute("condition", condition));
        parse_branches::<AffineYieldOp>(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        if let Some(condition) = self.op().attribute(ir, "condition") {
            printer.print_attribute(condition);
        }
        let operands: Vec<Value> = self.op().operands(ir).collect();
        print_dims_and_symbols(printer, &operands, condition_of(self, ir).map_or(0, |set| set.dims()));
        let types: Vec<_> = self.op().result_types(ir).collect();
        printer.print_optional_arrow_types(&types);
        printer.write_char(' ');
        print_body(printer, self.op().region(ir, 0), !types.is_empty());
        let on_false = self.op().region(ir, 1);
        if !on_false.is_empty(ir) {
            printer.write_str(" else ");
            print_body(printer, on_false, !types.is_empty());
        }
        printer.print_op_attributes(self.op(), &["condition"]);
    }
}

/// The results of a map with values in the places of dimensions and symbols.
pub(super) fn print_map_of_values(printer: &mut OpAsmPrinter<'_, '_>, map: &AffineMap, operands: &[Value]) {
    let operands: Vec<String> = operands.iter().map(|operand| printer.operand_text(*operand)).collect();
    let name = |position: u32| operands.get(position as usize).cloned().unwrap_or_default();
    let symbol = |position| format!("symbol({})", name(map.dims() + position));
    for (number, result) in map.results().iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        printer.write_str(&result.to_string_with(&name, &symbol));
    }
}

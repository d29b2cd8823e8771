//! Text of `affine.parallel`.

use rtblgen_runtime::affine::{AffineExpr, AffineMap};
use rtblgen_runtime::asm::{Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{OpState, StringAttr, TypedOp, Value};

use super::parallel::Side;
use super::text::{print_body, print_map_of_values};
use super::{AffineParallelOp, AffineYieldOp};
use crate::arith::{AtomicRMWKind, AtomicRMWKindAttr};
use crate::regions::ensure_terminator;

/// A map of some values, and these values.
type MapOfValues = (AffineMap, Vec<UnresolvedOperand>);

/// `"(" ((("max" | "min") "(" exprs ")" | expr) ("," ..)*)? ")"`
fn parse_bounds<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    side: Side,
    keyword: &str,
) -> ParseResult {
    let mut found: Vec<MapOfValues> = Vec::new();
    parser.parse_literal("(")?;
    if !parser.parse_optional_literal(")") {
        loop {
            found.push(parse_group(parser, keyword)?);
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal(")")?;
    }
    let map = joined(parser, &found, state)?;
    let context = parser.context();
    let groups: Vec<i32> = found.iter().map(|(map, _)| map.results().len() as i32).collect();
    let ty = context.ranked_tensor_type(&[groups.len() as i64], context.integer_type(32), None);
    let [map_name, groups_name] = side.attributes();
    state.attributes.push(context.named_attribute(map_name, context.affine_map_attr(&map)));
    state.attributes.push(context.named_attribute(groups_name, context.dense_elements_attr(ty, &groups)));
    Ok(())
}

fn parse_group(parser: &mut OpAsmParser<'_, '_>, keyword: &str) -> ParseResult<MapOfValues> {
    if !parser.parse_optional_keyword(keyword) {
        return parser.parse_affine_expr_of_values();
    }
    parser.parse_literal("(")?;
    let map = match parser.at_literal(")") {
        true => (AffineMap::new(0, 0, Vec::new()), Vec::new()),
        false => parser.parse_affine_map_of_values()?,
    };
    parser.parse_literal(")")?;
    Ok(map)
}

/// One map of all groups, whose operands, each of them once, are added to those of the operation.
fn joined<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    groups: &[MapOfValues],
    state: &mut OpState<'c>,
) -> ParseResult<AffineMap> {
    let split = |(map, operands): &MapOfValues| {
        let (dims, symbols) = operands.split_at(map.dims() as usize);
        (dims.to_vec(), symbols.to_vec())
    };
    let (dims, symbols): (Vec<_>, Vec<_>) = groups.iter().map(split).unzip();
    let (dims, dim_exprs) = unique(parser, &dims, AffineExpr::dim)?;
    let (symbols, symbol_exprs) = unique(parser, &symbols, AffineExpr::symbol)?;
    let counts = [dims.len() as u32, symbols.len() as u32];
    let results = groups.iter().zip(dim_exprs).zip(symbol_exprs).flat_map(|(((map, _), dims), symbols)| {
        map.replace(&dims, &symbols, counts[0], counts[1]).results().to_vec()
    });
    let map = AffineMap::new(counts[0], counts[1], results.collect::<Vec<_>>());
    state.operands.extend(dims.into_iter().chain(symbols));
    Ok(map)
}

/// The values of lists of operands, each of them once, and for each list the expressions of its values.
fn unique(
    parser: &mut OpAsmParser<'_, '_>,
    lists: &[Vec<UnresolvedOperand>],
    input: fn(u32) -> AffineExpr,
) -> ParseResult<(Vec<Value>, Vec<Vec<AffineExpr>>)> {
    let index = parser.context().index_type();
    let mut values: Vec<Value> = Vec::new();
    let mut exprs = Vec::with_capacity(lists.len());
    for list in lists {
        let mut own = Vec::with_capacity(list.len());
        for operand in list {
            let value = parser.resolve_operand(*operand, index)?;
            let position = values.iter().position(|known| *known == value).unwrap_or_else(|| {
                values.push(value);
                values.len() - 1
            });
            own.push(input(position as u32));
        }
        exprs.push(own);
    }
    Ok((values, exprs))
}

/// `("step" "(" integers ")")?`
fn parse_steps(parser: &mut OpAsmParser<'_, '_>, count: usize) -> ParseResult<Vec<i64>> {
    if !parser.parse_optional_keyword("step") {
        return Ok(vec![1; count]);
    }
    parser.parse_literal("(")?;
    let steps = match parser.at_literal(")") {
        true => AffineMap::new(0, 0, Vec::new()),
        false => parser.parse_affine_map_of_values()?.0,
    };
    parser.parse_literal(")")?;
    let steps: Option<Vec<i64>> = steps.results().iter().map(AffineExpr::as_constant).collect();
    let offset = parser.name_offset();
    steps.ok_or_else(|| parser.op_error_at(offset, "steps must be constant integers"))
}

/// `("reduce" "(" strings ")")?`
fn parse_reductions(parser: &mut OpAsmParser<'_, '_>) -> ParseResult<Vec<AtomicRMWKind>> {
    let mut kinds = Vec::new();
    if !parser.parse_optional_keyword("reduce") {
        return Ok(kinds);
    }
    parser.parse_literal("(")?;
    loop {
        let offset = parser.offset();
        let text: StringAttr<'_> = parser.parse_attribute_of(None)?;
        let kind = text.value().parse::<AtomicRMWKind>();
        kinds.push(kind.map_err(|_| {
            parser.op_error_at(offset, format!("invalid reduction value: {}", text.as_attribute()))
        })?);
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    parser.parse_literal(")")?;
    Ok(kinds)
}

impl CustomAsm for AffineParallelOp {
    /// `"(" names ")" "=" bounds "to" bounds steps reductions ("->" types)? region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        parser.parse_literal("(")?;
        let variables = parser.parse_operand_list()?;
        parser.parse_literal(")")?;
        parser.parse_literal("=")?;
        parse_bounds(parser, state, Side::Lower, "max")?;
        parser.parse_keyword("to")?;
        parse_bounds(parser, state, Side::Upper, "min")?;
        let steps = parse_steps(parser, variables.len())?;
        let steps: Vec<_> = steps.into_iter().map(|step| context.i64_attr(step)).collect();
        state.attributes.push(context.named_attribute("steps", context.array_attr(&steps)));
        let kinds = parse_reductions(parser)?;
        let kinds: Vec<_> =
            kinds.into_iter().map(|kind| AtomicRMWKindAttr::get(context, kind).into()).collect();
        state.attributes.push(context.named_attribute("reductions", context.array_attr(&kinds)));
        state.results = parser.parse_optional_arrow_type_list()?.into();
        let argument = |name| Argument { name, ty: context.index_type(), location: None };
        let arguments: Vec<_> = variables.into_iter().map(argument).collect();
        let region = parser.parse_region(&arguments)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        ensure_terminator::<AffineYieldOp>(parser, region, state.location, |state| state);
        state.regions.push(region);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let region = self.op().region(ir, 0);
        let variables: Vec<Value> =
            region.entry(ir).map(|block| block.arguments(ir).collect()).unwrap_or_default();
        printer.write_str(" (");
        printer.print_operands(variables);
        printer.write_str(") = (");
        print_bounds(printer, self, Side::Lower, "max");
        printer.write_str(") to (");
        print_bounds(printer, self, Side::Upper, "min");
        printer.write_char(')');
        let steps = self.step_numbers(ir);
        if steps.iter().any(|step| *step != 1) {
            let steps: Vec<String> = steps.iter().map(i64::to_string).collect();
            printer.write_str(&format!(" step ({})", steps.join(", ")));
        }
        let has_results = self.op().result_count(ir) > 0;
        if has_results {
            let kinds = self.reduction_kinds(ir).into_iter().flatten();
            let kinds: Vec<String> = kinds.map(|kind| format!("\"{kind}\"")).collect();
            printer.write_str(&format!(" reduce ({}) -> (", kinds.join(", ")));
            printer.print_types(self.op().result_types(ir));
            printer.write_char(')');
        }
        printer.write_char(' ');
        print_body(printer, region, has_results);
        let [lower, lower_groups] = Side::Lower.attributes();
        let [upper, upper_groups] = Side::Upper.attributes();
        let own = [lower, lower_groups, upper, upper_groups, "steps", "reductions"];
        printer.print_op_attributes(self.op(), &own);
    }
}

fn print_bounds(printer: &mut OpAsmPrinter<'_, '_>, op: AffineParallelOp, side: Side, keyword: &str) {
    let ir = printer.ir();
    let Some(bounds) = op.bounds(ir, side) else { return };
    let mut results = bounds.map.results();
    for (number, size) in op.groups(ir, side).into_iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        let group;
        (group, results) = results.split_at(size.min(results.len()));
        let map = AffineMap::new(bounds.map.dims(), bounds.map.symbols(), group.to_vec());
        if size != 1 {
            printer.write_str(&format!("{keyword}("));
        }
        print_map_of_values(printer, &map, &bounds.operands);
        if size != 1 {
            printer.write_char(')');
        }
    }
}

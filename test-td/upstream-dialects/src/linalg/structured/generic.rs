//! The text of `linalg.generic`: `{maps, iterators} ins(..) outs(..) (attrs = {..})? region -> types`.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::{
    ArrayAttr, AsmNames, Attribute, Context, DictionaryAttr, Ir, NamedAttribute, Op, OpAsm, OpState, Region,
    StringAttr, TypedOp, Value,
};

use super::parts::{SEGMENTS, parse_parts, parse_results, print_parts, print_results};
use super::*;

const ITERATORS: &str = "iterator_types";

/// The attributes that are written before the operands.
const LEADING: [&str; 5] = ["doc", "indexing_maps", "library_call", ITERATORS, SEGMENTS];

/// The list with each element replaced.
fn each<'c>(
    context: &'c Context,
    list: Attribute<'c>,
    replace: impl Fn(Attribute<'c>) -> Option<Attribute<'c>>,
) -> Option<Attribute<'c>> {
    let elements: Option<Vec<_>> =
        list.cast::<ArrayAttr<'c>>()?.elements().iter().map(|element| replace(*element)).collect();
    Some(context.array_attr(&elements?))
}

impl CustomAsm for GenericOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let offset = parser.offset();
        let leading = parser.parse_attribute_of::<DictionaryAttr<'c>>(None)?;
        for entry in leading.entries() {
            let mut value = entry.value;
            if entry.name.value() == ITERATORS {
                // The text has strings for the enum.
                let iterator = |word: Attribute<'c>| {
                    let kind = word.cast::<StringAttr<'c>>()?.value().parse().ok()?;
                    Some(IteratorTypeAttr::get(context, kind).into())
                };
                value = each(context, value, iterator)
                    .ok_or_else(|| parser.op_error_at(offset, "expected iterator_types array attribute"))?;
            }
            state.attributes.push(NamedAttribute { name: entry.name, value });
        }
        parse_parts(parser, state)?;
        if parser.parse_optional_keyword("attrs") {
            parser.parse_literal("=")?;
            state.attributes.extend(parser.parse_optional_attr_dict()?);
        }
        state.regions.push(parser.parse_region(&[])?);
        parse_results(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, op) = (printer.ir(), self.op());
        let context = ir.context();
        let word = |iterator: Attribute<'_>| {
            Some(context.string_attr(&iterator.cast().map(IteratorTypeAttr::value)?.to_string()))
        };
        let (mut leading, mut has_others) = (Vec::new(), false);
        for entry in op.attributes(ir) {
            match entry.name.value() {
                ITERATORS => {
                    leading.push((ITERATORS, each(context, entry.value, word).unwrap_or(entry.value)))
                }
                SEGMENTS => {}
                name if LEADING.contains(&name) => leading.push((name, entry.value)),
                _ => has_others = true,
            }
        }
        printer.write_str(" ");
        printer.print_attribute(context.dictionary_attr(&leading));
        print_parts(printer, op);
        if has_others {
            printer.write_str(" attrs = ");
            printer.print_op_attributes(op, &LEADING);
        }
        printer.write_str(" ");
        printer.print_region(op.region(ir, 0));
        print_results(printer, op);
    }
}

/// `in` for elements of inputs, `out` for those of outputs.
fn argument_names(ir: &Ir<'_>, op: Op, region: Region) -> Vec<(Value, String)> {
    let inputs = op.operand_segment(ir, 0).len();
    let arguments = region.entry(ir).into_iter().flat_map(|entry| entry.arguments(ir)).enumerate();
    arguments
        .map(|(number, argument)| (argument, if number < inputs { "in" } else { "out" }.to_owned()))
        .collect()
}

impl OpAsm for GenericOp {
    const NAMES: AsmNames = AsmNames { block_argument_names: Some(argument_names), ..AsmNames::EMPTY };
}

//! Text that is read and written by hand.

use rtblgen_runtime::asm::{Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use rtblgen_runtime::hooks::{AttrAsm, TypeAsm};
use rtblgen_runtime::{
    AsmNames, Attribute, Ir, Op, OpAsm, OpState, Region, StringAttr, Type, TypedOp, Value,
};

use super::*;

const NO_ARGUMENTS: RegionStyle =
    RegionStyle { entry_arguments: false, terminators: true, empty_block: false };

impl CustomAsm for AffineScopeOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        state.regions.push(parser.parse_region(&[])?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        printer.write_str(" ");
        let region = self.op().region(printer.ir(), 0);
        printer.print_region_with(region, NO_ARGUMENTS);
    }
}

impl CustomAsm for SingleNoTerminatorCustomAsmOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        state.regions.push(parser.parse_region(&[])?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let region = self.op().region(printer.ir(), 0);
        printer.print_region_with(region, RegionStyle { terminators: false, ..NO_ARGUMENTS });
    }
}

impl CustomAsm for ParseIntegerLiteralOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        if !parser.parse_optional_literal(":") {
            return Ok(());
        }
        let count: u32 = parser.parse_integer()?;
        let index = parser.context().index_type();
        state.results.extend((0..count).map(|_| index));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        match self.op().result_count(printer.ir()) {
            0 => {}
            count => printer.write_str(&format!(" : {count}")),
        }
    }
}

impl CustomAsm for ParseWrappedKeywordOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let keyword = parser.parse_any_keyword()?;
        let keyword = parser.context().string_attr(&keyword);
        state.inherent.push((0, keyword));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let keyword =
            self.op().attribute(printer.ir(), "keyword").and_then(|word| word.cast::<StringAttr<'_>>());
        printer.write_str(&format!(" {}", keyword.map_or("", |keyword| keyword.value())));
    }
}

impl OpAsm for DefaultDialectOp {
    const NAMES: AsmNames = AsmNames { default_dialect: "test", ..AsmNames::EMPTY };
}

impl CustomAsm for IsolatedRegionOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let name = parser.parse_operand()?;
        let ty = parser.context().index_type();
        state.operands.push(parser.resolve_operand(name, ty)?);
        state.regions.push(parser.parse_isolated_region(&[Argument { name, ty, location: None }])?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let (operand, region) = (self.op().operand(ir, 0), self.op().region(ir, 0));
        printer.write_str(" ");
        printer.print_operand(operand);
        if let Some(argument) = region.entry(ir).and_then(|entry| entry.arguments(ir).next()) {
            printer.shadow_region_argument(argument, operand);
        }
        printer.write_str(" ");
        printer.print_region_with(region, NO_ARGUMENTS);
    }
}

/// The words before the regions of a `test.region_if`.
const BRANCHES: [&str; 3] = ["then", "else", "join"];

impl CustomAsm for RegionIfOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let operands = parser.parse_operand_list()?;
        let offset = parser.offset();
        let types = parser.parse_colon_type_list()?;
        state.results.extend(parser.parse_arrow_type_list()?);
        for branch in BRANCHES {
            parser.parse_keyword(branch)?;
            state.regions.push(parser.parse_region(&[])?);
        }
        parser.resolve_operands(&operands, &types, offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, op) = (printer.ir(), self.op());
        printer.write_str(" ");
        printer.print_operands(op.operands(ir));
        printer.write_str(": ");
        printer.print_types_of(op.operands(ir));
        let results: Vec<_> = op.results(ir).map(|result| result.ty(ir)).collect();
        printer.print_optional_arrow_types(&results);
        for (branch, region) in BRANCHES.into_iter().zip(op.regions(ir)) {
            printer.write_str(&format!(" {branch} "));
            printer.print_region(region);
        }
    }
}

impl CustomAsm for StringAttrPrettyNameOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let count = parser.named_result_count();
        let context = parser.context();
        state.results.extend((0..count).map(|_| context.i32_type()));
        state.attributes.extend(parser.parse_optional_attr_dict_with_keyword()?);
        if count == 0 || state.attributes.iter().any(|attribute| attribute.name.value() == "names") {
            return Ok(());
        }
        let name = |number| {
            let name = parser.result_name(number).unwrap_or_default();
            if name.starts_with(|c: char| c.is_ascii_digit()) { "" } else { name }
        };
        let names: Vec<_> = (0..count).map(|number| context.string_attr(name(number))).collect();
        state.inherent.push((0, context.array_attr(&names)));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, op) = (printer.ir(), self.op());
        let names = op.attribute(ir, "names").map_or(&[][..], |names| names.array_value());
        let agree = names.len() == op.result_count(ir)
            && op.results(ir).zip(names).all(|(result, name)| {
                let text = name.is_string().then(|| name.string_value());
                text.is_some_and(|text| printer.operand_text(result).strip_prefix('%') == Some(text))
            });
        printer.print_op_attributes_with_keyword(op, if agree { &["names"] } else { &[] });
    }
}

/// A name for each result, from the attribute `names`.
fn result_names(ir: &Ir<'_>, op: Op) -> Vec<(usize, String)> {
    let names = op.attribute(ir, "names").map_or(&[][..], |names| names.array_value());
    let named = names.iter().enumerate().filter(|(_, name)| name.is_string());
    let texts = named.map(|(number, name)| (number, name.string_value().to_owned()));
    texts.filter(|(_, text)| !text.is_empty()).collect()
}

impl OpAsm for StringAttrPrettyNameOp {
    const NAMES: AsmNames = AsmNames { result_names: Some(result_names), ..AsmNames::EMPTY };
}

impl OpAsm for CustomResultsNameOp {
    const NAMES: AsmNames = AsmNames { result_names: Some(result_names), ..AsmNames::EMPTY };
}

/// Returns the name of values of a type.
fn name_of(ty: Type<'_>) -> Option<String> {
    ty.is::<TestTypeOpAsmTypeInterfaceType<'_>>().then(|| "op_asm_type_interface".to_owned())
}

/// The names that the types of all results give.
fn result_names_of_types(ir: &Ir<'_>, op: Op) -> Vec<(usize, String)> {
    let names: Option<Vec<_>> = op.results(ir).map(|result| name_of(result.ty(ir))).collect();
    names.unwrap_or_default().into_iter().enumerate().collect()
}

/// The names that the types of arguments give.
fn argument_names_of_types(ir: &Ir<'_>, _: Op, region: Region) -> Vec<(Value, String)> {
    let arguments = region.blocks(ir).flat_map(|block| block.arguments(ir));
    arguments.filter_map(|argument| Some((argument, name_of(argument.ty(ir))?))).collect()
}

const RESULTS_OF_TYPES: AsmNames = AsmNames { result_names: Some(result_names_of_types), ..AsmNames::EMPTY };
const ARGUMENTS_OF_TYPES: AsmNames =
    AsmNames { block_argument_names: Some(argument_names_of_types), ..AsmNames::EMPTY };

impl OpAsm for ResultNameFromTypeOp {
    const NAMES: AsmNames = RESULTS_OF_TYPES;
}

impl OpAsm for ResultNameFromTypeInterfaceOp {
    const NAMES: AsmNames = RESULTS_OF_TYPES;
}

impl OpAsm for BlockArgumentNameFromTypeOp {
    const NAMES: AsmNames = ARGUMENTS_OF_TYPES;
}

impl OpAsm for BlockArgumentNameFromTypeInterfaceOp {
    const NAMES: AsmNames = ARGUMENTS_OF_TYPES;
}

impl OpAsm for AsmBlockNameOp {
    const NAMES: AsmNames = AsmNames {
        block_names: Some(|ir, op| {
            let blocks = op.regions(ir).flat_map(|region| region.blocks(ir));
            blocks.enumerate().map(|(number, block)| (block, format!("foo{number}"))).collect()
        }),
        ..AsmNames::EMPTY
    };
}

impl<'c> TypeAsm<'c> for TestTypeOpAsmTypeInterfaceType<'c> {
    fn alias(self) -> Option<String> {
        Some("op_asm_type_interface_type".to_owned())
    }
}

impl<'c> AttrAsm<'c> for TestOpAsmAttrInterfaceAttr<'c> {
    fn alias(self) -> Option<String> {
        Some("op_asm_attr_interface_test".to_owned())
    }
}

/// Texts and the names of the attributes that hold them.
const ALIASES: &[(&str, &str)] = &[
    ("dot_in_name", "test.alias"),
    ("trailing_digit", "test_alias0"),
    ("trailing_digit_conflict_a", "test_alias_conflict0_1_1_1"),
    ("trailing_digit_conflict_b", "test_alias_conflict0"),
    ("trailing_digit_conflict_c", "test_alias_conflict0"),
    ("trailing_digit_conflict_d", "test_alias_conflict0_"),
    ("trailing_digit_conflict_e", "test_alias_conflict0_1"),
    ("trailing_digit_conflict_f", "test_alias_conflict0_1"),
    ("trailing_digit_conflict_g", "test_alias_conflict0_1_"),
    ("trailing_digit_conflict_h", "test_alias_conflict0_1_1"),
    ("prefixed_digit", "0_test_alias"),
    ("prefixed_symbol", "%test"),
    ("tensor_encoding", "test_encoding"),
];

/// The same for attributes that hold the text as a part.
const NESTED_ALIASES: &[(&str, &str)] = &[
    ("trailing_digit_conflict_base", "unique_base"),
    ("trailing_digit_conflict_base_conflict", "unique_base"),
    ("trailing_digit_conflict_base1", "unique_base1"),
];

/// The name of an attribute before the operations.
pub(crate) fn attribute_alias(attribute: Attribute<'_>) -> Option<String> {
    let (table, text) = match attribute.cast::<TestNestedAliasAttr<'_>>() {
        Some(nested) => (NESTED_ALIASES, nested.value().string_value()),
        None if attribute.is_string() => (ALIASES, attribute.string_value()),
        None => return None,
    };
    let text = text.strip_prefix("alias_test:")?;
    table.iter().find(|(own, _)| *own == text).map(|(_, name)| (*name).to_owned())
}

/// The name of a type before the operations.
pub(crate) fn type_alias(ty: Type<'_>) -> Option<String> {
    let of_test = || ty.is_tuple() && !ty.tuple_types().is_empty();
    if of_test() && ty.tuple_types().iter().all(|element| element.is::<SimpleAType<'_>>()) {
        return Some("test_tuple".to_owned());
    }
    let is_byte = |own: TestIntegerType<'_>| own.width() == 8 && own.signedness() == 0;
    ty.cast::<TestIntegerType<'_>>().filter(|own| is_byte(*own)).map(|_| "test_ui8".to_owned())
}

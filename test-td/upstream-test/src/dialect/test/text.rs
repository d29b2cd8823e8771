//! Text that is read and written by hand.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use rtblgen_runtime::{AsmNames, OpAsm, OpState, StringAttr, TypedOp};

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

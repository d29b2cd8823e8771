//! Operations that hold Rust values: properties of user-defined types, in formats, directives, predicates and
//! folds.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::property::OwnProperty;
use rtblgen_runtime::{Attribute, Context, DenseArrayAttr, Fold, FoldOutcome, Ir, StringAttr};

rtblgen_runtime::include_td!("properties");

/// A version: `1.2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version {
    /// The major version.
    pub major: u32,
    /// The minor version.
    pub minor: u32,
}

impl OwnProperty for Version {
    fn to_attribute<'c>(&self, context: &'c Context) -> Attribute<'c> {
        context.string_attr(&format!("{}.{}", self.major, self.minor))
    }

    fn from_attribute(attribute: Attribute<'_>) -> Result<Self, String> {
        let text = if attribute.is_string() { attribute.string_value() } else { "" };
        let parts = text.split_once('.');
        let version = parts.and_then(|(major, minor)| {
            Some(Version { major: major.parse().ok()?, minor: minor.parse().ok()? })
        });
        version.ok_or_else(|| format!("{attribute} is no version"))
    }

    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self> {
        let major = parser.parse_integer()?;
        parser.parse_literal(":")?;
        Ok(Version { major, minor: parser.parse_integer()? })
    }

    fn print(&self, printer: &mut AsmPrinter<'_, '_>) {
        printer.write_str(&format!("{}:{}", self.major, self.minor));
    }
}

/// A point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// How far to the right.
    pub x: i64,
    /// How far up.
    pub y: i64,
}

/// `(x, y)`
fn parse_point(parser: &mut AsmParser<'_, '_>) -> ParseResult<Point> {
    parser.parse_literal("(")?;
    let x = parser.parse_integer()?;
    parser.parse_literal(",")?;
    let y = parser.parse_integer()?;
    parser.parse_literal(")")?;
    Ok(Point { x, y })
}

/// `low:high`, each a multiple of the scale that was read before.
fn parse_bounds(
    parser: &mut OpAsmParser<'_, '_>,
    low: &mut Option<i64>,
    high: &mut Option<i64>,
    scale: &Option<i64>,
) -> ParseResult {
    let scale = scale.unwrap_or(1);
    *low = Some(parser.parse_integer::<i64>()? * scale);
    parser.parse_literal(":")?;
    *high = Some(parser.parse_integer::<i64>()? * scale);
    Ok(())
}

fn print_bounds(printer: &mut OpAsmPrinter<'_, '_>, _: RangeOp, low: i64, high: i64, scale: i64) {
    let scale = scale.max(1);
    printer.write_str(&format!("{}:{}", low / scale, high / scale));
}

fn parse_unit<'c>(parser: &mut OpAsmParser<'_, 'c>, unit: &mut Option<Option<&'c str>>) -> ParseResult {
    let text = parser.parse_string()?;
    *unit = Some(Some(StringAttr::get(parser.context(), &text).value()));
    Ok(())
}

fn print_unit(printer: &mut OpAsmPrinter<'_, '_>, _: RangeOp, unit: Option<&str>) {
    printer.print_string(unit.unwrap_or_default());
}

impl Fold for ScaleOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let adaptor = self.adaptor(ir, operands);
        match adaptor.value().map(|value| value.integer_value()) {
            Some(value) if adaptor.why() != "never" => {
                let scaled = value * i128::from(adaptor.by());
                FoldOutcome::from(ir.context().integer_attr(ir.context().i32_type(), scaled))
            }
            _ => FoldOutcome::NotFolded,
        }
    }
}

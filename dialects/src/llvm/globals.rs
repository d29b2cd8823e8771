//! Globals: `llvm.mlir.global`, `llvm.mlir.alias` and `llvm.mlir.ifunc`.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use rtblgen_runtime::{Attribute, Op, OpState, StringAttr, SymbolRefAttr, TypeAttr, TypedOp};

use super::text::keyword_or;
use super::{
    AliasOp, GlobalOp, LLVMArrayType, Linkage, LinkageAttr, UnnamedAddr, UnnamedAddrAttr, Visibility,
    VisibilityAttr,
};

/// Attributes that are printed before the name.
const BEFORE_NAME: [&str; 6] =
    ["sym_name", "linkage", "unnamed_addr", "thread_local_", "visibility_", "constant"];

/// Parses `linkage? visibility? "thread_local"? unnamed_addr?`. Returns the next keyword.
fn parse_common<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
) -> ParseResult<Option<String>> {
    let context = parser.context();
    let mut word = parser.parse_optional_any_keyword();
    let linkage = keyword_or(parser, &mut word, Linkage::External);
    let visibility = keyword_or(parser, &mut word, Visibility::Default);
    state.attributes.push(context.named_attribute("linkage", LinkageAttr::get(context, linkage)));
    state.attributes.push(context.named_attribute("visibility_", VisibilityAttr::get(context, visibility)));
    if word.as_deref() == Some("thread_local") {
        state.attributes.push(context.named_attribute("thread_local_", context.unit_attr()));
        word = parser.parse_optional_any_keyword();
    }
    let unnamed = keyword_or(parser, &mut word, UnnamedAddr::None);
    state.attributes.push(context.named_attribute("unnamed_addr", UnnamedAddrAttr::get(context, unnamed)));
    Ok(word)
}

fn parse_name<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    word: Option<String>,
) -> ParseResult {
    if word.is_some() {
        return Err(parser.op_error("expected valid '@'-identifier for symbol name"));
    }
    let name = parser.parse_symbol_name()?;
    state.attributes.push(parser.context().named_attribute("sym_name", name));
    Ok(())
}

fn print_common(printer: &mut OpAsmPrinter<'_, '_>, op: Op, linkage: Linkage, words: [String; 3]) {
    printer.write_str(&format!(" {linkage} "));
    for word in words.iter().filter(|word| !word.is_empty()) {
        printer.write_str(&format!("{word} "));
    }
    if op.attribute(printer.ir(), "constant").is_some() {
        printer.write_str("constant ");
    }
}

/// The keyword of a flag, or an empty string if it is unset.
fn flag(op: Op, printer: &OpAsmPrinter<'_, '_>, name: &str, word: &str) -> String {
    if op.attribute(printer.ir(), name).is_some() { word.to_owned() } else { String::new() }
}

/// Parses an optional `comdat(@symbol)`.
pub(super) fn parse_comdat<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
    if parser.parse_optional_keyword("comdat") {
        parser.parse_literal("(")?;
        let comdat = parser.parse_attribute_of::<SymbolRefAttr<'_>>(None)?;
        parser.parse_literal(")")?;
        state.attributes.push(parser.context().named_attribute("comdat", comdat));
    }
    Ok(())
}

pub(super) fn print_comdat(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    if let Some(comdat) = op.attribute(printer.ir(), "comdat") {
        printer.write_str(" comdat(");
        printer.print_attribute(comdat);
        printer.write_char(')');
    }
}

fn print_initializer(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    let region = op.region(printer.ir(), 0);
    printer.write_char(' ');
    printer.print_region_with(region, RegionStyle { entry_arguments: false, ..RegionStyle::default() });
}

impl CustomAsm for GlobalOp {
    /// `common "constant"? @name "(" attribute? ")" comdat? attributes (":" type)? region?`. The type of a string may be
    /// omitted.
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let mut word = parse_common(parser, state)?;
        if word.as_deref() == Some("constant") {
            state.attributes.push(context.named_attribute("constant", context.unit_attr()));
            word = None;
        }
        parse_name(parser, state, word)?;
        parser.parse_literal("(")?;
        let mut value = None;
        if !parser.at_literal(")") {
            let found = parser.parse_attribute()?;
            state.attributes.push(context.named_attribute("value", found));
            value = Some(found);
        }
        parser.parse_literal(")")?;
        parse_comdat(parser, state)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let types = match parser.at_literal(":") {
            true => parser.parse_colon_type_list()?,
            false => Vec::new(),
        };
        let ty = match (types.as_slice(), value.and_then(|value| value.cast::<StringAttr<'c>>())) {
            ([ty], _) => {
                match parser.parse_optional_region(&[])? {
                    Some(region) => state.regions.push(region),
                    None => state.empty_regions += 1,
                }
                *ty
            }
            ([], Some(string)) => {
                state.empty_regions += 1;
                LLVMArrayType::get(context, context.integer_type(8), string.bytes().len() as u64).into()
            }
            ([], None) => {
                let place = parser.name_offset();
                return Err(parser.op_error_at(place, "type can only be omitted for string globals"));
            }
            _ => {
                let place = parser.name_offset();
                return Err(parser.op_error_at(place, "expected zero or one type"));
            }
        };
        state.attributes.push(context.named_attribute("global_type", context.type_attr(ty)));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let unnamed = self.unnamed_addr(ir).map(|unnamed| unnamed.to_string()).unwrap_or_default();
        let thread = flag(self.op(), printer, "thread_local_", "thread_local");
        let words = [self.visibility(ir).to_string(), thread, unnamed];
        print_common(printer, self.op(), self.linkage(ir), words);
        printer.print_symbol_name(self.sym_name(ir));
        let value = self.op().attribute(ir, "value");
        printer.write_char('(');
        value.into_iter().for_each(|value: Attribute<'_>| printer.print_attribute(value));
        printer.write_char(')');
        print_comdat(printer, self.op());
        let mut elided = BEFORE_NAME.to_vec();
        elided.extend(["global_type", "value", "comdat"]);
        printer.print_op_attributes(self.op(), &elided);
        if value.is_some_and(|value| value.is::<StringAttr<'_>>()) {
            return;
        }
        printer.write_str(" : ");
        if let Some(ty) = self.global_type_attr(ir).cast::<TypeAttr<'_>>() {
            printer.print_type(ty.value());
        }
        if !self.op().region(ir, 0).is_empty(ir) {
            print_initializer(printer, self.op());
        }
    }
}

impl CustomAsm for AliasOp {
    /// `common @name attributes ":" type region`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let word = parse_common(parser, state)?;
        parse_name(parser, state, word)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let ty = parser.parse_colon_type()?;
        let region = parser.parse_region(&[])?;
        state.regions.push(region);
        let ty = parser.context().type_attr(ty);
        state.attributes.push(parser.context().named_attribute("alias_type", ty));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let unnamed = self.unnamed_addr(ir).map(|unnamed| unnamed.to_string()).unwrap_or_default();
        let thread = flag(self.op(), printer, "thread_local_", "thread_local");
        let words = [self.visibility(ir).to_string(), thread, unnamed];
        print_common(printer, self.op(), self.linkage(ir), words);
        printer.print_symbol_name(self.sym_name(ir));
        let mut elided = BEFORE_NAME.to_vec();
        elided.push("alias_type");
        printer.print_op_attributes(self.op(), &elided);
        printer.write_str(" : ");
        if let Some(ty) = self.alias_type_attr(ir).cast::<TypeAttr<'_>>() {
            printer.print_type(ty.value());
        }
        print_initializer(printer, self.op());
    }
}

/// Parses the linkage of an `llvm.mlir.ifunc`.
pub(super) fn parse_llvm_linkage<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    linkage: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let mut found = Linkage::External;
    for (own, _, text) in Linkage::CASES {
        if parser.parse_optional_keyword(text) {
            found = *own;
            break;
        }
    }
    *linkage = Some(LinkageAttr::get(parser.context(), found).into());
    Ok(())
}

pub(super) fn print_llvm_linkage<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    linkage: Attribute<'c>,
) {
    if let Some(linkage) = linkage.cast::<LinkageAttr<'c>>() {
        printer.write_str(&linkage.linkage().to_string());
    }
}

//! The functions that the runtime has for custom directives, for loaded formats. Compiled formats call the same
//! functions.

use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::ods::model::format::{CustomArgument, Element};
use rtblgen_backends::ods::model::{Arity, AttributePresence, Operator};
use rtblgen_ir::asm::format::{CustomDirective, DirectiveParser, DirectivePrinter};
use rtblgen_ir::asm::{
    Delimiter, FormatState, OpAsmParser, OpAsmPrinter, ParseResult, parse_delimited_index_list,
    print_delimited_index_list,
};
use rtblgen_ir::{Op, support};

use crate::interned::{Content, intern, intern_as, intern_list};
use crate::ops::narrow;

/// The custom directives that the runtime implements, for the models of a file: formats with these directives need no
/// code. If a dialect has several directives of one name, their functions end in the number of arguments.
const WRITTEN: &str = "
    fn parse_dynamic_index_list() {}
    fn print_dynamic_index_list() {}
    fn parse_dynamic_index_list_2() {}
    fn print_dynamic_index_list_2() {}
    fn parse_dynamic_index_list_4() {}
    fn print_dynamic_index_list_4() {}
";

/// The hooks that need no code from the author of a dialect.
pub(crate) fn written_hooks() -> WrittenHooks {
    let mut written = WrittenHooks::default();
    // The source is Rust: a test loads such formats.
    let _ = written.read(WRITTEN);
    written
}

/// The functions of a directive; `None` if the runtime does not have them.
pub(crate) fn directive(
    operator: &Operator<'_>,
    name: &str,
    arguments: &[CustomArgument],
) -> Option<&'static CustomDirective> {
    let (operand, slot, delimiter) = match (name, arguments) {
        (
            "DynamicIndexList",
            [
                CustomArgument::Element(Element::Operand(operand)),
                CustomArgument::Element(Element::Attribute { slot, .. }),
                rest @ ..,
            ],
        ) => (*operand, *slot, delimiter(rest)?),
        _ => return None,
    };
    let has_list = operator.operands[operand].arity == Arity::Variadic
        && operator.group_sizes_slot(&operator.operands[operand]).is_none();
    let is_there = matches!(
        operator.attributes[slot].presence,
        AttributePresence::Required | AttributePresence::Default
    );
    (has_list && is_there).then(|| index_list(operand, slot, delimiter))
}

/// The brackets that the arguments after the lists determine: `"{}", "::mlir::AsmParser::Delimiter::Paren"`.
fn delimiter(arguments: &[CustomArgument]) -> Option<Delimiter> {
    match arguments {
        [] => Some(Delimiter::Square),
        [CustomArgument::Text(scalable), CustomArgument::Text(delimiter)] if scalable == "{}" => {
            Some(match delimiter.rsplit("::").next()? {
                "Paren" => Delimiter::Paren,
                "Square" => Delimiter::Square,
                "LessGreater" => Delimiter::LessGreater,
                "Braces" => Delimiter::Braces,
                _ => return None,
            })
        }
        _ => None,
    }
}

/// `[%a, 3]`: values in an operand, and numbers in an attribute.
fn index_list(operand: usize, slot: usize, delimiter: Delimiter) -> &'static CustomDirective {
    let captured = (operand, slot, delimiter);
    let parse = parser(&captured, move |parser, state| {
        let (mut values, mut numbers) = (Vec::new(), None);
        parse_delimited_index_list(parser, &mut values, &mut numbers, delimiter)?;
        state.set_operands(operand, values);
        state.set_inherent(slot, numbers);
        Ok(true)
    });
    let print = printer(&captured, move |printer, op| {
        let ir = printer.ir();
        let values: Vec<_> = op.operand_group(ir, operand).collect();
        print_delimited_index_list(printer, values, support::required(op, ir, slot), delimiter);
    });
    intern(CustomDirective { parse, attributes: intern_list(vec![narrow(slot)]), print })
}

fn parser(
    captured: &impl Content,
    parse: impl for<'p, 'c> Fn(&mut OpAsmParser<'p, 'c>, &mut FormatState<'c>) -> ParseResult<bool>
    + Send
    + Sync
    + 'static,
) -> DirectiveParser {
    intern_as(captured, parse)
}

fn printer(
    captured: &impl Content,
    print: impl for<'p, 'c> Fn(&mut OpAsmPrinter<'p, 'c>, Op) + Send + Sync + 'static,
) -> DirectivePrinter {
    intern_as(captured, print)
}

/// The directives of a format that the runtime does not implement, each once.
pub(crate) fn unknown<'f>(operator: &Operator<'_>, elements: &'f [Element]) -> Vec<&'f str> {
    let mut names = Vec::new();
    add_unknown(operator, elements, &mut names);
    names.dedup();
    names
}

fn add_unknown<'f>(operator: &Operator<'_>, elements: &'f [Element], names: &mut Vec<&'f str>) {
    for element in elements {
        match element {
            Element::Custom { name, arguments } if directive(operator, name, arguments).is_none() => {
                names.push(name);
            }
            Element::Optional(group) => {
                add_unknown(operator, &group.elements, names);
                add_unknown(operator, &group.otherwise, names);
            }
            Element::OiList(clauses) => {
                clauses.iter().for_each(|clause| add_unknown(operator, &clause.elements, names));
            }
            _ => {}
        }
    }
}

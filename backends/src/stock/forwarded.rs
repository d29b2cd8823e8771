//! Texts of ops in C++ that call one function: the op then needs no hook of its own.
//!
//! ```cpp
//! ParseResult AddOp::parse(OpAsmParser &parser, OperationState &result) { return parseDefault(parser, result, 2, 1); }
//! void AddOp::print(OpAsmPrinter &printer) { printDefault(printer, *this, 2, 1); }
//! ```
//!
//! becomes calls of `hooks::parse_default` and `hooks::print_default`. All ops that call a function with arguments of the same types
//! share its hook.

use std::fmt::Write;
use std::sync::OnceLock;

use regex::{Captures, Regex};
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::hook_calls::function_name;
use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::ForwardedText;
use crate::rust::class_names::op_class;
use crate::rust::snippet::arguments_of;

/// Replaces the `parse` and `print` of ops that call one function each.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("Op") {
        let has_text = record.bit("hasCustomAssemblyFormat") == Ok(true);
        let Some((value, text)) = files.text(record, "extraClassDefinition").filter(|_| has_text) else {
            continue;
        };
        if let Some(forwarded) = forwarded(record, value, text, found) {
            found.set(value, String::new());
            found.forwarded.push((value.key(), forwarded));
            found.forwarded_ops.insert(record.order());
        }
    }
}

/// The calls of a text that consists of the two functions.
fn forwarded(
    record: Record<'_>,
    value: Value<'_>,
    text: &str,
    found: &mut Replacements,
) -> Option<ForwardedText> {
    let parser = PARSER.get_or_init(|| {
        pattern(r"(?:::)?(?:mlir::)?ParseResult\s+[\w:$]+::parse\s*\(\s*(?:::)?(?:mlir::)?OpAsmParser\s*&\s*(\w+)\s*,\s*(?:::)?(?:mlir::)?OperationState\s*&\s*(\w+)\s*\)\s*\{\s*return\s+([\w:]+)\s*\(([^;{}]*)\)\s*;\s*\}")
    });
    let printer = PRINTER.get_or_init(|| {
        pattern(r"void\s+[\w:$]+::print\s*\(\s*(?:::)?(?:mlir::)?OpAsmPrinter\s*&\s*(\w+)\s*\)\s*(?:const\s*)?\{\s*([\w:]+)\s*\(([^;{}]*)\)\s*;\s*\}")
    });
    let (parse, print) = (parser.captures(text)?, printer.captures(text)?);
    let whole = |captures: &Captures<'_>| captures.get(0).map_or(0..0, |own| own.range());
    let (of_parse, of_print) = (whole(&parse), whole(&print));
    let is_rest = |at: usize| !of_parse.contains(&at) && !of_print.contains(&at);
    if text.char_indices().any(|(at, c)| is_rest(at) && !c.is_whitespace()) {
        return None;
    }
    let parse = Call::new(&parse[3], &parse[4], |argument| match argument {
        own if own == &parse[1] => Some(("parser", "&mut ::rtblgen_runtime::asm::OpAsmParser<'_, 'c>")),
        own if own == &parse[2] => Some(("state", "&mut ::rtblgen_runtime::OpState<'c>")),
        _ => None,
    })?;
    let print = Call::new(&print[2], &print[3], |argument| match argument {
        own if own == &print[1] => Some(("printer", "&mut ::rtblgen_runtime::asm::OpAsmPrinter<'_, '_>")),
        "*this" | "getOperation()" | "this->getOperation()" | "(*this)" => {
            Some(("::rtblgen_runtime::TypedOp::op(self)", "::rtblgen_runtime::Op"))
        }
        _ => None,
    })?;
    let mut add = |call: &Call, generics: &str, result: &str, range: std::ops::Range<usize>| {
        let signature = format!("{generics}({}){result}", call.parameters);
        let span = value.string_span(range.clone());
        found.text_function(call, signature, op_class(record), &text[range], span)
    };
    let parser = add(&parse, "<'c>", " -> ParseResult", of_parse.clone());
    let printer = add(&print, "", "", of_print.clone());
    Some(ForwardedText {
        parse: format!("hooks::{parser}({})", parse.arguments),
        print: format!("hooks::{printer}({})", print.arguments),
        functions: vec![parser, printer],
    })
}

/// A call of a user function.
pub(super) struct Call {
    function: String,
    /// The Rust of the arguments.
    arguments: String,
    /// The parameters of the hook.
    parameters: String,
}

impl Call {
    /// `None` if an argument is neither known nor a literal.
    fn new(
        function: &str,
        arguments: &str,
        known: impl Fn(&str) -> Option<(&'static str, &'static str)>,
    ) -> Option<Self> {
        let mut call =
            Self { function: function.to_owned(), arguments: String::new(), parameters: String::new() };
        for (number, argument) in arguments_of(arguments).into_iter().enumerate() {
            let argument = argument.trim();
            if argument.is_empty() {
                continue;
            }
            let is_number = argument.parse::<i64>().is_ok();
            let is_text = argument.len() > 1 && argument.starts_with('"') && argument.ends_with('"');
            let (name, value, ty) = match known(argument) {
                Some(("::rtblgen_runtime::TypedOp::op(self)", ty)) => {
                    ("op".to_owned(), "::rtblgen_runtime::TypedOp::op(self)", ty)
                }
                Some((name, ty)) => (name.to_owned(), name, ty),
                None if is_number => (format!("argument_{number}"), argument, "i64"),
                None if ["true", "false"].contains(&argument) => {
                    (format!("argument_{number}"), argument, "bool")
                }
                None if is_text && syn::parse_str::<syn::LitStr>(argument).is_ok() => {
                    (format!("argument_{number}"), argument, "&str")
                }
                None => return None,
            };
            let _ = write!(call.arguments, "{value}, ");
            let _ = write!(call.parameters, "{name}: {ty}, ");
        }
        Some(call)
    }
}

impl Replacements {
    /// Whether the texts of an op call one function each.
    pub(super) fn is_forwarded(&self, record: Record<'_>) -> bool {
        self.forwarded_ops.contains(&record.order())
    }

    /// The name of the hook for the function of a call.
    fn text_function(&mut self, call: &Call, signature: String, of: String, cpp: &str, span: Span) -> String {
        let key = (call.function.clone(), signature.clone());
        if let Some(name) = self.text_functions.get(&key) {
            return name.clone();
        }
        let usual = function_name(&call.function);
        let path = self.hook_with_type(HookKind::OpText, &usual, of, cpp, span, signature);
        let name = path.trim_start_matches("hooks::").to_owned();
        self.text_functions.insert(key, name.clone());
        name
    }
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is right")
}

/// The function that reads the text.
static PARSER: OnceLock<Regex> = OnceLock::new();

/// The function that writes the text.
static PRINTER: OnceLock<Regex> = OnceLock::new();

//! Formatting: a program is printed again.
//!
//! The printer does not have what the IR does not have: comments, names of values, aliases of the source, locations. A file is
//! changed only if nothing of that is lost: it has no comment but the markers between programs, no location, and the names in
//! the printed text are those of the source, in order. The printer takes the names of values from the source.

use rtblgen_ir::asm::{AsmParserState, PrintOptions};
use rtblgen_ir::{Context, Ir};
use serde_json::{Value as Json, json};
use tblgen_parser::loader::name_of;

use super::lexical::{has_comment, names};
use super::{Analysis, MARKER};
use crate::answers::difference;

/// The edits that format a file: `null` if something would be lost.
pub fn formatting(analysis: &Analysis) -> Json {
    let document = &analysis.document;
    let context = analysis.loaded.context();
    let file = name_of(&document.path);
    let programs =
        analysis.chunks.iter().map(|chunk| printed(&context, &file, &document.text[chunk.clone()]));
    let Some(programs) = programs.collect::<Option<Vec<String>>>() else { return Json::Null };
    let text = programs.join(&format!("\n{MARKER}\n\n"));
    let text = if document.text.contains("\r\n") { text.replace('\n', "\r\n") } else { text };
    match text == *document.text {
        true => json!([]),
        false => difference(&document.text, &text, &document.lines),
    }
}

/// A program as the printer writes it, if nothing is lost.
fn printed(context: &Context, file: &str, text: &str) -> Option<String> {
    let source = without_predecessors(text);
    if has_comment(&source) {
        return None;
    }
    let mut parsed = context.parse_with_places(file, text);
    if !parsed.is_complete || parsed.ir.verify().is_err() {
        return None;
    }
    name_values(&mut parsed.ir, &parsed.state, text);
    let options = PrintOptions { name_locs_as_prefix: true, ..PrintOptions::default() };
    let (ir, has_module) = unwrapped(parsed.ir);
    let printed = ir.print(&options);
    let printed = if has_module { printed } else { without_module(&printed)? };
    // A source without the printer's comments gets none.
    let printed = if source == text { without_predecessors(&printed) } else { printed };
    let is_kept = names(text) == names(&printed) && context.parse_with_places(file, &printed).is_complete;
    is_kept.then_some(printed)
}

/// Gives each operation and argument the name of its value in the source as its location. Numbers are left to the printer.
fn name_values<'c>(ir: &mut Ir<'c>, state: &AsmParserState<'c>, text: &str) {
    let context = ir.context();
    for place in state.values.iter().filter(|place| place.is_definition) {
        let name = text.get(place.range.start as usize + 1..place.range.end as usize).unwrap_or_default();
        if name.starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        let location = context.name_loc(name, None);
        let value = place.value;
        match (value.defining_op(ir), value.parent_block(ir), value.argument_number(ir)) {
            (Some(op), ..) => ir.set_location(op, location),
            (None, Some(block), Some(number)) => ir.set_argument_location(block, number, location),
            _ => {}
        }
    }
}

/// The module of the source, or the one around its operations, and whether the source writes a module.
fn unwrapped(mut ir: Ir<'_>) -> (Ir<'_>, bool) {
    let wrapper = ir.root();
    let ops: Vec<_> = wrapper.regions(&ir).flat_map(|region| region.ops(&ir)).collect();
    if let [op] = ops[..]
        && op.name(&ir).as_str() == "builtin.module"
    {
        ir.detach_op(op);
        ir.set_root(op);
        ir.erase_op(wrapper);
        return (ir, true);
    }
    (ir, false)
}

/// A program without the comments of the printer: `^bb1:  // pred: ^bb0`.
fn without_predecessors(text: &str) -> String {
    let line = |line: &'_ str| -> String {
        let comment = line.trim_start().starts_with('^').then(|| line.rfind(":  // ")).flatten();
        let Some(at) = comment else { return line.to_owned() };
        let words = line[at + ":  // ".len()..].trim_end();
        let is_own = words == "no predecessors"
            || words.split_once(": ^").is_some_and(|(head, _)| head == "pred" || head.ends_with(" preds"));
        match is_own {
            true => format!("{}{}", &line[..=at], &line[line.trim_end_matches(['\r', '\n']).len()..]),
            false => line.to_owned(),
        }
    };
    text.split_inclusive('\n').map(line).collect()
}

/// A printed program without the lines of the module around it.
fn without_module(printed: &str) -> Option<String> {
    let (aliases, rest) = match printed.strip_prefix("module {\n") {
        Some(rest) => ("", rest),
        None => printed.split_once("\nmodule {\n")?,
    };
    let body = rest.trim_end().strip_suffix('}')?;
    let lines = aliases.lines().chain(body.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)));
    Some(lines.map(|line| format!("{line}\n")).collect())
}

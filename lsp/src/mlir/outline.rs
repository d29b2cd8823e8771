//! Symbols of a document, and folding.

use rtblgen_ir::Op;
use serde_json::{Value as Json, json};

use super::{Analysis, Program};
use crate::documents::Document;
use crate::position::Position;

/// The kinds of the protocol.
const FUNCTION: u32 = 12;
const CLASS: u32 = 5;
const NAMESPACE: u32 = 3;

/// The symbols of a file. A file with several programs has an entry for each.
pub fn symbols(analysis: &Analysis) -> Json {
    let of_chunk = |chunk: &std::ops::Range<usize>| {
        analysis.with(chunk.clone(), |program| {
            let ir = &program.parsed.ir;
            let top = ir.root().regions(ir).flat_map(|region| region.ops(ir));
            top.flat_map(|op| program.symbols_of(op)).collect::<Vec<Json>>()
        })
    };
    if let [chunk] = &analysis.chunks[..] {
        return of_chunk(chunk).into();
    }
    let chunks = analysis.chunks.iter().map(|chunk| (chunk.clone(), of_chunk(chunk)));
    analysis.document.symbols_by_input(chunks)
}

impl Program<'_, '_> {
    fn symbols_of(&self, op: Op) -> Vec<Json> {
        let ir = &self.parsed.ir;
        let children: Vec<Json> =
            op.regions(ir).flat_map(|region| region.ops(ir)).flat_map(|op| self.symbols_of(op)).collect();
        let Some(place) = self.place_of(op) else { return children };
        let symbol = op.symbol_name(ir).filter(|_| op.is_symbol(ir));
        let (name, kind) = match symbol {
            Some(name) if self.is_function(op) => (name.value().to_owned(), FUNCTION),
            Some(name) => (name.value().to_owned(), CLASS),
            None if op.is_symbol_table(ir) => (format!("<{}>", op.name(ir).as_str()), NAMESPACE),
            None => return children,
        };
        let mut symbol = json!({
            "name": name,
            "kind": kind,
            "range": self.range(&place.scope),
            "selectionRange": self.range(&place.name),
        });
        if !children.is_empty() {
            symbol["children"] = children.into();
        }
        vec![symbol]
    }

    fn is_function(&self, op: Op) -> bool {
        let ir = &self.parsed.ir;
        op.has_trait_named(ir, "FunctionOpInterface")
    }
}

/// The lines between braces, and those of comments.
pub fn folding(document: &Document) -> Json {
    let mut ranges = Vec::new();
    let mut open = Vec::new();
    let mut comment: Option<(usize, usize)> = None;
    let (code, _) = super::lexical::code_of(&document.text);
    for (number, (line, code)) in document.text.lines().zip(code.lines()).enumerate() {
        if line.trim_start().starts_with("//") {
            comment = Some(comment.map_or((number, number), |(first, _)| (first, number)));
            continue;
        }
        ranges.extend(comment.take().map(|(first, last)| (first, last, Some("comment"))));
        for c in code.chars() {
            match c {
                '{' | '(' | '[' => open.push(number),
                '}' | ')' | ']' => {
                    let first = open.pop().unwrap_or(number);
                    ranges.push((first, number.saturating_sub(1).max(first), None));
                }
                _ => {}
            }
        }
    }
    ranges.extend(comment.map(|(first, last)| (first, last, Some("comment"))));
    ranges.retain(|(first, last, _)| last > first);
    ranges.sort_by_key(|(first, last, _)| (*first, std::cmp::Reverse(*last)));
    ranges.dedup_by_key(|(first, ..)| *first);
    let one = |(first, last, kind): (usize, usize, Option<&str>)| {
        let mut range = json!({ "startLine": first, "endLine": last });
        if let Some(kind) = kind {
            range["kind"] = kind.into();
        }
        range
    };
    ranges.into_iter().map(one).collect()
}

/// The position of the start of a line.
pub fn line_start(line: u32) -> Position {
    Position { line, character: 0 }
}

//! Inlay hints: the types of results at their names.

use serde_json::{Value as Json, json};

use super::Analysis;
use crate::position::Range;

/// The longest type that is shown whole.
const MAX_LENGTH: usize = 40;

/// The hints in a range.
pub fn inlay_hints(analysis: &Analysis, range: Range) -> Json {
    let (lines, text) = (&analysis.document.lines, &analysis.document.text);
    let asked = lines.offset(text, range.start)..lines.offset(text, range.end);
    let chunks = analysis.chunks.iter().filter(|chunk| chunk.start <= asked.end && asked.start <= chunk.end);
    let hints = chunks.flat_map(|chunk| {
        analysis.with(chunk.clone(), |program| {
            let ir = &program.parsed.ir;
            let values = program.parsed.state.values.iter().filter(|place| place.is_definition);
            // The types of arguments of blocks are in the text.
            let results = values.filter(|place| place.value.result_number(ir).is_some());
            let mut hints: Vec<Json> = Vec::new();
            let mut last: Option<(u32, String)> = None;
            for place in results {
                let at = program.range(&place.range).end;
                if at < range.start || range.end < at {
                    continue;
                }
                let ty = place.value.ty(ir).to_string();
                let label = match last.take() {
                    Some((start, known)) if start == place.range.start => {
                        hints.pop();
                        format!("{known}, {ty}")
                    }
                    _ => ty,
                };
                hints.push(hint(at, &label));
                last = Some((place.range.start, label));
            }
            hints
        })
    });
    hints.collect()
}

fn hint(position: crate::position::Position, ty: &str) -> Json {
    let short = match ty.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => format!("{}…", &ty[..end]),
        None => ty.to_owned(),
    };
    json!({ "position": position, "label": format!(": {short}"), "kind": 1, "tooltip": ty, "paddingRight": true })
}

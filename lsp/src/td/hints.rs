//! Inlay hints and signature help: the names of template arguments.

use serde_json::{Value, json};
use tblgen_parser::Symbol;

use super::index::EntityId;
use super::{Analysis, comments};
use crate::documents::Documents;
use crate::position::Range;

/// The names of arguments in a range.
pub fn inlay_hints(analysis: &Analysis, range: Range, documents: &Documents) -> Value {
    let places = analysis.places(documents);
    let text = &analysis.document.text;
    let lines = &analysis.document.lines;
    let shown = lines.offset(text, range.start) as u32..lines.offset(text, range.end) as u32;
    let mut hints = Vec::new();
    for call in analysis.index.calls().iter().filter(|call| places.is_in_main(call.name)) {
        let parameters = parameters(analysis, call.callee);
        for (index, (label, span)) in call.arguments.iter().enumerate() {
            let Some(&parameter) = parameters.get(index).filter(|_| label.is_none()) else { continue };
            let name = analysis.text(analysis.index.entity(parameter).name);
            let is_shown = shown.contains(&span.start) && places.is_in_main(*span);
            // An argument that is called like its parameter needs no hint.
            if is_shown && analysis.sources().text(*span) != name {
                let position = places.range(*span).start;
                hints.push(json!({ "position": position, "label": format!("{name}:"), "kind": 2, "paddingLeft": false, "paddingRight": true }));
            }
        }
    }
    hints.into()
}

fn parameters(analysis: &Analysis, callee: EntityId) -> &[EntityId] {
    analysis.index.members(callee).map_or(&[][..], |members| &members.parameters)
}

/// The template arguments of the class whose bracket is open at the end of a text.
pub fn signature_help(analysis: &Analysis, before: &str) -> Value {
    let Some(open) = super::context::open_angle(before) else { return Value::Null };
    let Some(callee) = analysis.class_named(open.name) else { return Value::Null };
    let entity = analysis.index.entity(callee);
    let name = analysis.text(entity.name);
    let mut label = format!("{name}<");
    let mut described = Vec::new();
    for &parameter in parameters(analysis, callee) {
        if !described.is_empty() {
            label += ", ";
        }
        let start = label.encode_utf16().count();
        let parameter = analysis.index.entity(parameter);
        label += analysis.sources().text(parameter.whole);
        let mut value = json!({ "label": [start, label.encode_utf16().count()] });
        if let Some(docs) = comments::above(analysis.sources(), parameter.span) {
            value["documentation"] = docs.trim().into();
        }
        described.push(value);
    }
    label.push('>');
    let active = match open.label {
        Some(label) => position_of(analysis, callee, label).unwrap_or(open.commas),
        None => open.commas,
    };
    let mut signature = json!({ "label": label, "parameters": described });
    if let Some(docs) = comments::above(analysis.sources(), entity.span) {
        signature["documentation"] = docs.trim().into();
    }
    json!({ "signatures": [signature], "activeSignature": 0, "activeParameter": active })
}

fn position_of(analysis: &Analysis, callee: EntityId, label: &str) -> Option<usize> {
    let name_of = |id: EntityId| analysis.text(analysis.index.entity(id).name);
    parameters(analysis, callee).iter().position(|&id| name_of(id) == label)
}

impl Analysis {
    /// The class or multiclass of a name.
    pub fn class_named(&self, name: &str) -> Option<EntityId> {
        let symbol: Symbol = self.parsed.tree.symbols.get(name)?;
        self.index.class(symbol).or_else(|| self.index.multiclass(symbol))
    }
}

//! From the method of a request to its answer.

use std::path::Path;
use std::sync::Arc;

use lsp_server::{ErrorCode, ResponseError};
use rtblgen_format::{Options, format};
use serde_json::{Value, json};
use tblgen_parser::loader::name_of;

use crate::documents::Document;
use crate::language::Language;
use crate::position::{LineIndex, Position, Range};
use crate::state::State;
use crate::worker::{Answer, error};
use crate::{mlir, pdll, rename, td, views};

/// The file and the position of a request.
pub(crate) struct Target {
    pub(crate) document: Arc<Document>,
    /// The offset of the position in the text.
    pub(crate) offset: u32,
}

/// The requests about a file.
const METHODS: &[&str] = &[
    "pdll/viewOutput",
    "textDocument/codeAction",
    "textDocument/completion",
    "textDocument/declaration",
    "textDocument/definition",
    "textDocument/documentHighlight",
    "textDocument/documentLink",
    "textDocument/documentSymbol",
    "textDocument/foldingRange",
    "textDocument/formatting",
    "textDocument/hover",
    "textDocument/inlayHint",
    "textDocument/prepareRename",
    "textDocument/rangeFormatting",
    "textDocument/references",
    "textDocument/rename",
    "textDocument/semanticTokens/full",
    "textDocument/signatureHelp",
    "textDocument/typeDefinition",
];

/// Answers a request.
pub(crate) fn answer(state: &mut State, method: &str, params: &Value) -> Answer {
    if method == "workspace/executeCommand" {
        let arguments = params["arguments"].as_array().map_or(&[][..], Vec::as_slice);
        let uri = arguments.first().and_then(Value::as_str).unwrap_or_default().to_owned();
        let target = target(state, &uri, arguments.get(1).unwrap_or(&Value::Null))?;
        let command = params["command"].as_str().unwrap_or_default();
        let has_position = arguments.get(1).is_some_and(Value::is_object);
        let pipeline = arguments.iter().skip(1).find_map(Value::as_str);
        return views::command(state, command, &target, has_position, pipeline);
    }
    if !METHODS.contains(&method) {
        return Err(error(ErrorCode::MethodNotFound, format!("unknown method `{method}`")));
    }
    let uri = params["textDocument"]["uri"].as_str().or(params["uri"].as_str()).unwrap_or_default();
    let target = target(state, uri, &params["position"])?;
    match method {
        "textDocument/formatting" | "textDocument/rangeFormatting"
            if target.document.language == Language::Mlir =>
        {
            let analysis = state.mlir(&target.document);
            return Ok(mlir::formatting::formatting(&analysis));
        }
        "textDocument/formatting" => return Ok(formatting(state, &target.document, None)),
        "textDocument/rangeFormatting" => {
            return Ok(formatting(state, &target.document, Some(range_of(params))));
        }
        "textDocument/codeAction" => return Ok(code_actions(state, params, &target)),
        "textDocument/foldingRange" => return Ok(folding(&target.document)),
        _ => {}
    }
    match target.document.language {
        Language::TableGen => td_answer(state, method, params, &target),
        Language::Pdll => pdll_answer(state, method, params, &target),
        Language::Mlir => mlir_answer(state, method, params, &target),
    }
}

fn target(state: &State, uri: &str, position: &Value) -> Result<Target, ResponseError> {
    let Some(document) = state.documents.get(uri).cloned() else {
        return Err(error(ErrorCode::InvalidParams, format!("the file `{uri}` is not open")));
    };
    let position: Position = serde_json::from_value(position.clone()).unwrap_or_default();
    let offset = document.lines.offset(&document.text, position) as u32;
    Ok(Target { document, offset })
}

fn range_of(params: &Value) -> Range {
    serde_json::from_value(params["range"].clone()).unwrap_or_default()
}

fn td_answer(state: &mut State, method: &str, params: &Value, target: &Target) -> Answer {
    let analysis = state.td(&target.document);
    let (offset, documents) = (target.offset, &state.documents);
    Ok(match method {
        "textDocument/definition" | "textDocument/declaration" => {
            td::navigation::definition(&analysis, || state.with_records(&analysis), offset, documents)
        }
        "textDocument/typeDefinition" => td::navigation::type_definition(&analysis, offset, documents),
        "textDocument/references" => rename::references(state, &analysis, offset),
        "textDocument/documentHighlight" => td::navigation::highlights(&analysis, offset, documents),
        "textDocument/documentLink" => td::navigation::links(&analysis, documents),
        "textDocument/hover" => {
            td::hover::hover(&analysis, || state.with_records(&analysis), offset, documents)
        }
        "textDocument/documentSymbol" => td::outline::symbols(&analysis, documents),
        "textDocument/semanticTokens/full" => td::tokens::tokens(&analysis),
        "textDocument/inlayHint" => td::hints::inlay_hints(&analysis, range_of(params), documents),
        "textDocument/signatureHelp" => {
            let complete = state.complete(&analysis);
            td::hints::signature_help(&complete, &target.document.text[..offset as usize])
        }
        "textDocument/completion" => {
            let complete = state.complete(&analysis);
            let evaluated = state.evaluated(&analysis);
            let source = td::complete::Source {
                before: &target.document.text[..offset as usize],
                current: &analysis,
                complete: &complete,
                evaluated: evaluated.as_ref().and_then(|analysis| analysis.known_records()),
            };
            td::complete::complete(&source)
        }
        "textDocument/prepareRename" => rename::prepare(&analysis, offset, documents)?,
        "textDocument/rename" => {
            let name = params["newName"].as_str().unwrap_or_default();
            rename::rename(state, &analysis, offset, name)?
        }
        _ => return Err(error(ErrorCode::MethodNotFound, format!("unknown method `{method}`"))),
    })
}

fn pdll_answer(state: &mut State, method: &str, params: &Value, target: &Target) -> Answer {
    let analysis = state.pdll(&target.document);
    let (offset, documents) = (target.offset, &state.documents);
    let before = &target.document.text[..offset as usize];
    let accepted = state.accepted(&analysis);
    // The parts with errors are only in the last tree without errors.
    let trees: Vec<_> = [analysis.tree(offset), accepted.as_deref().and_then(|old| old.nearest(offset))]
        .into_iter()
        .flatten()
        .collect();
    Ok(match method {
        "textDocument/definition" | "textDocument/declaration" => {
            pdll::navigation::definition(&analysis, offset, documents)
        }
        "textDocument/references" => pdll::navigation::references(&analysis, offset, documents).into(),
        "textDocument/documentHighlight" => pdll::navigation::highlights(&analysis, offset, documents),
        "textDocument/documentLink" => pdll::navigation::links(&analysis, documents),
        "textDocument/hover" => pdll::hover::hover(&analysis, offset, documents),
        "textDocument/documentSymbol" => pdll::navigation::symbols(&analysis, documents),
        "textDocument/semanticTokens/full" => pdll::navigation::tokens(&analysis),
        "textDocument/inlayHint" => pdll::hints::inlay_hints(&analysis, range_of(params), documents),
        "textDocument/signatureHelp" => {
            let mut all =
                trees.iter().map(|(module, names)| pdll::hints::signature_help(module, names, before));
            all.find(|help| !help.is_null()).unwrap_or_default()
        }
        "textDocument/completion" => pdll::complete::complete(&analysis, before, &trees),
        "textDocument/prepareRename" => rename::prepare_pdll(&analysis, offset, documents)?,
        "textDocument/rename" => {
            let name = params["newName"].as_str().unwrap_or_default();
            rename::rename_pdll(state, &analysis, offset, name)?
        }
        "pdll/viewOutput" => {
            views::view_output(state, &analysis, params["kind"].as_str().unwrap_or_default())?
        }
        _ => return Err(error(ErrorCode::MethodNotFound, format!("unknown method `{method}`"))),
    })
}

fn folding(document: &Document) -> Value {
    match document.language {
        Language::Mlir => mlir::outline::folding(document),
        Language::TableGen | Language::Pdll => td::outline::folding(document),
    }
}

fn mlir_answer(state: &mut State, method: &str, params: &Value, target: &Target) -> Answer {
    let analysis = state.mlir(&target.document);
    let offset = target.offset;
    let refused = |message: String| error(ErrorCode::RequestFailed, message);
    Ok(match method {
        "textDocument/definition" | "textDocument/declaration" => {
            mlir::navigation::definition(&analysis, offset, &state.documents)
        }
        "textDocument/references" => mlir::navigation::references(&analysis, offset),
        "textDocument/documentHighlight" => mlir::navigation::highlights(&analysis, offset),
        "textDocument/hover" => mlir::hover::hover(&analysis, offset, !state.config.short_messages),
        "textDocument/documentSymbol" => mlir::outline::symbols(&analysis),
        "textDocument/inlayHint" => mlir::hints::inlay_hints(&analysis, range_of(params)),
        "textDocument/completion" => mlir::complete::complete(&analysis, offset),
        "textDocument/prepareRename" => {
            mlir::navigation::prepare_rename(&analysis, offset).map_err(refused)?
        }
        "textDocument/rename" => {
            let name = params["newName"].as_str().unwrap_or_default();
            mlir::navigation::rename(&analysis, offset, name).map_err(refused)?
        }
        // Programs have no names of these kinds.
        "textDocument/typeDefinition" | "textDocument/documentLink" => json!([]),
        "textDocument/signatureHelp" | "textDocument/semanticTokens/full" => Value::Null,
        _ => return Err(error(ErrorCode::MethodNotFound, format!("unknown method `{method}`"))),
    })
}

/// The edits that format a file. A file with errors of the grammar has none.
fn formatting(state: &State, document: &Document, range: Option<Range>) -> Value {
    let lines = range.map(|range| {
        // A range of whole lines ends at the start of the next one.
        let end = range.end.line - u32::from(range.end.character == 0 && range.end.line > range.start.line);
        range.start.line as usize + 1..=end as usize + 1
    });
    let options = Options { width: state.config.width, lines, ..Options::default() };
    let language = match document.language {
        Language::Pdll => rtblgen_format::Language::Pdll,
        _ => rtblgen_format::Language::TableGen,
    };
    match format(&name_of(Path::new(&document.path)), &document.text, language, &options) {
        Ok(formatted) => difference(&document.text, &formatted, &document.lines),
        Err(_) => Value::Null,
    }
}

/// One edit for the lines between the first and the last that differ.
pub(crate) fn difference(old: &str, new: &str, lines: &LineIndex) -> Value {
    if old == new {
        return json!([]);
    }
    let olds: Vec<&str> = old.split_inclusive('\n').collect();
    let news: Vec<&str> = new.split_inclusive('\n').collect();
    let before = olds.iter().zip(&news).take_while(|(old, new)| old == new).count();
    let rest = olds.len().min(news.len()) - before;
    let behind =
        olds.iter().rev().zip(news.iter().rev()).take(rest).take_while(|(old, new)| old == new).count();
    let size = |lines: &[&str]| lines.iter().map(|line| line.len()).sum::<usize>();
    let start = size(&olds[..before]);
    let end = old.len() - size(&olds[olds.len() - behind..]);
    let text = news[before..news.len() - behind].concat();
    json!([{ "range": lines.range(old, start..end), "newText": text }])
}

/// The fixes of the diagnostics in a range.
fn code_actions(state: &State, params: &Value, target: &Target) -> Value {
    let range = range_of(params);
    let sent = state.sent.get(&target.document.uri).map_or(&[][..], Vec::as_slice);
    let touched = sent.iter().filter(|sent| sent.range.touches(&range));
    let fixes = touched
        .flat_map(|sent| sent.fixes.iter().enumerate().map(move |(index, fix)| (sent, index == 0, fix)));
    let fixes = fixes.map(|(sent, is_preferred, fix)| {
        json!({
            "title": fix.title,
            "kind": "quickfix",
            "diagnostics": [sent.value],
            "isPreferred": is_preferred,
            "edit": { "changes": { &target.document.uri: [{ "range": fix.range, "newText": fix.text }] } },
        })
    });
    let mut fixes: Vec<Value> = fixes.collect();
    if target.document.language == Language::Mlir {
        fixes.extend(mlir::diagnostics::expected_comments(&target.document, params));
    }
    fixes.into()
}

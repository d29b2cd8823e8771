//! Commands that show output for a file.

use lsp_server::ErrorCode;
use serde_json::{Value, json};

use crate::answers::Target;
use crate::language::Language;
use crate::state::State;
use crate::worker::{Answer, error};
use crate::{mlir, pdll, td};

/// Runs a command. The answer is a text; an error of the file is an error of the request.
pub(crate) fn command(
    state: &mut State,
    command: &str,
    target: &Target,
    has_position: bool,
    pipeline: Option<&str>,
) -> Answer {
    let shown = match target.document.language {
        Language::TableGen => {
            let analysis = state.td(&target.document);
            let documents = &state.documents;
            let offset = has_position.then_some(target.offset);
            match command {
                "rtblgen.showRust" => td::views::rust(&analysis, documents),
                "rtblgen.showRecords" => td::views::records(&analysis, offset, documents),
                "rtblgen.showPage" => td::views::page(&analysis, offset, documents),
                _ => Err(format!("`{command}` is no command for .td files")),
            }
        }
        Language::Pdll => {
            let analysis = state.pdll(&target.document);
            match command {
                "rtblgen.showRust" => pdll::views::rust(&analysis, &state.documents, &state.config),
                "rtblgen.showPdl" => pdll::views::pdl(&analysis),
                _ => Err(format!("`{command}` is no command for .pdll files")),
            }
        }
        Language::Mlir => {
            let analysis = state.mlir(&target.document);
            match command {
                "rtblgen.showPasses" => {
                    mlir::views::passes(&analysis, target.offset, pipeline, &state.documents)
                }
                "rtblgen.showGeneric" => mlir::views::generic(&analysis, target.offset),
                "rtblgen.showPage" => mlir::views::page(&analysis, target.offset),
                _ => Err(format!("`{command}` is no command for .mlir files")),
            }
        }
    };
    shown.map(Value::from).map_err(|message| error(ErrorCode::RequestFailed, message))
}

/// The answer to `pdll/viewOutput`, a request of upstream's server. It returns Rust in place of that server's
/// C++.
pub(crate) fn view_output(state: &State, analysis: &pdll::Analysis, kind: &str) -> Answer {
    let output = match kind {
        "ast" => pdll::views::ast(analysis),
        "mlir" => pdll::views::pdl(analysis),
        "rust" | "cpp" => pdll::views::rust(analysis, &state.documents, &state.config),
        _ => Err(format!("unknown kind `{kind}`: expected `ast`, `mlir` or `rust`")),
    };
    output
        .map(|output| json!({ "output": output }))
        .map_err(|message| error(ErrorCode::RequestFailed, message))
}

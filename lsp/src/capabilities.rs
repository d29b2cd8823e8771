//! The capabilities of the server.

use serde_json::{Value, json};

use crate::td::tokens::{MODIFIERS, TYPES};
use crate::worker::COMMANDS;

/// The result of `initialize`.
pub fn initialize_result() -> Value {
    json!({
        "capabilities": {
            "codeActionProvider": { "codeActionKinds": ["quickfix"] },
            "completionProvider": { "triggerCharacters": ["!", "$", ".", "<", "(", "/", "\"", ":", ","] },
            "declarationProvider": true,
            "definitionProvider": true,
            "documentFormattingProvider": true,
            "documentHighlightProvider": true,
            "documentLinkProvider": { "resolveProvider": false },
            "documentRangeFormattingProvider": true,
            "documentSymbolProvider": true,
            "executeCommandProvider": { "commands": COMMANDS },
            "foldingRangeProvider": true,
            "hoverProvider": true,
            "inlayHintProvider": true,
            "referencesProvider": true,
            "renameProvider": { "prepareProvider": true },
            "semanticTokensProvider": {
                "legend": { "tokenTypes": TYPES, "tokenModifiers": MODIFIERS },
                "full": true,
            },
            "signatureHelpProvider": { "triggerCharacters": ["<", "(", ","] },
            "textDocumentSync": { "change": 2, "openClose": true, "save": true },
            "typeDefinitionProvider": true,
        },
        "serverInfo": { "name": "rtblgen-lsp", "version": env!("CARGO_PKG_VERSION") },
    })
}

//! The playground: ops, patterns and a program in, errors and outputs out. All work is done in the browser.
//!
//! [`answer`] is the whole interface. The page calls it through the functions of `exports`, with JSON.
//!
//! ```
//! let input = serde_json::json!({ "program": "func.func @f() {\n  return\n}\n", "pipeline": "canonicalize" });
//! let output = rtblgen_playground::answer(&input);
//! assert_eq!(output["errors"], serde_json::json!([]));
//! assert!(output["after"].as_str().unwrap().contains("func.func @f()"));
//! ```

mod exports;
mod program;
mod sources;

use serde_json::{Value, json};

/// Runs the panes: `ops`, `patterns` (in `language` `td` or `pdll`), `program` and `pipeline`.
///
/// Returns `errors` (each with the `pane` and the `text`), `rust`, `records`, `pdl`, the program `after` patterns and passes, and
/// its `diff` from the program before. An output that an error prevents is empty.
pub fn answer(input: &Value) -> Value {
    let text = |name: &str| input[name].as_str().unwrap_or_default();
    let panes =
        sources::Panes { ops: text("ops"), patterns: text("patterns"), is_pdll: text("language") == "pdll" };
    let mut errors = Vec::new();
    let loaded = panes.load(&mut errors);
    let ran = program::run(text("program"), text("pipeline"), &loaded, &panes, &mut errors);
    let errors: Vec<Value> =
        errors.into_iter().map(|(pane, text)| json!({ "pane": pane, "text": text })).collect();
    json!({
        "errors": errors,
        "rust": loaded.rust,
        "records": loaded.records,
        "pdl": loaded.pdl,
        "after": ran.after,
        "diff": ran.diff,
    })
}

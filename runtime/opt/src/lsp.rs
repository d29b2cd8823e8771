//! `--lsp`: the language server for programs of a driver's dialects.

use std::process::ExitCode;
use std::sync::Arc;

use rtblgen_lsp::mlir::{Definition, Dialects, Patterns};
use rtblgen_lsp::{Config, serve_stdio};

use super::OptRegistry;
use super::help_op::help_op;

/// The dialects and passes of a driver for the server. `definition` returns the place in a `.td` file at which an op is defined.
pub fn dialects(
    registry: Arc<OptRegistry>,
    definition: impl Fn(&str) -> Option<Definition> + Send + Sync + 'static,
) -> Dialects {
    let passes = Arc::clone(registry.passes());
    let documented = Arc::clone(&registry);
    Dialects {
        context: Box::new(move || registry.context()),
        passes,
        page: Box::new(move |name| help_op(name, &documented.context(), &documented).ok()),
        definition: Box::new(definition),
        patterns: Box::new(|_, _| Patterns::default()),
        problems: Vec::new(),
    }
}

/// Serves programs of a driver's dialects on standard input and output.
pub(super) fn serve(registry: OptRegistry) -> ExitCode {
    let registry = Arc::new(registry);
    let config = Config::default().with_dialects(move |_| dialects(Arc::clone(&registry), |_| None));
    serve_stdio(config)
}

//! Operations of patterns that no registered dialect has.

use rtblgen_ir::context::Context;
use rtblgen_ir::{Diagnostic, Severity};

use crate::{PdlKind, PdlPattern};

/// Warns, once per context, of each pattern that never applies, or that makes an op that is an error: its operations are of dialects
/// that are not registered, or unknown to theirs.
pub fn warn_of_unregistered<'c>(context: &'c Context, patterns: &[PdlPattern<'c>]) {
    for pattern in patterns {
        let rewrite = pattern.operations.iter().position(|own| matches!(own.kind, PdlKind::Rewrite { .. }));
        for (number, operation) in pattern.operations.iter().enumerate() {
            let PdlKind::Operation { name: Some(name), .. } = &operation.kind else { continue };
            if may_exist(context, name) {
                continue;
            }
            let is_matched = rewrite.is_none_or(|rewrite| number < rewrite);
            let message = match is_matched {
                true => format!(
                    "the pattern `{}` never applies: the operation `{name}` is not registered",
                    pattern.name
                ),
                false => format!(
                    "the pattern `{}` makes the operation `{name}`, which is not registered",
                    pattern.name
                ),
            };
            let location = operation.location.or(pattern.location).unwrap_or_else(|| context.unknown_loc());
            context.emit_once(&Diagnostic::new(Severity::Warning, location, message));
        }
    }
}

/// Whether programs of the context may have an operation.
fn may_exist(context: &Context, name: &str) -> bool {
    let name = context.op_name(name);
    name.is_registered()
        || match context.dialect(name.dialect()) {
            Some(dialect) => dialect.hooks.allows_unknown_ops,
            None => context.allows_unregistered_dialects(),
        }
}

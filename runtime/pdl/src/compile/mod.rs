//! Compiler: from patterns to a program.

mod builder;
mod matcher;
mod rewriter;

use rtblgen_pattern_tree::{Positions, Tree};

use crate::compile::matcher::Success;
use crate::predicates::{self, PatternPredicates, RepeatedTypes};
use crate::program::{PdlFunction, PdlProgram, PdlProgramPattern};
use crate::{PdlError, PdlKind, PdlPattern, PdlValue};
use rtblgen_ir::context::{Context, Location};

/// The program of patterns that are valid. `location` is where the matcher comes from.
///
/// # Errors
///
/// Fails for a pattern that makes an operation of unknown types, or whose operations are not connected.
pub(super) fn program<'c>(
    context: &'c Context,
    location: Location<'c>,
    patterns: &[&PdlPattern<'c>],
    repeated_types: RepeatedTypes,
) -> Result<PdlProgram<'c>, PdlError> {
    let mut positions = Positions::new();
    let mut found: Vec<PatternPredicates<'c>> = Vec::new();
    let mut infos = Vec::new();
    for pattern in patterns {
        let error = |operation, message: &str| PdlError {
            pattern: pattern.name.clone(),
            operation,
            message: message.to_owned(),
        };
        let predicates = predicates::of(context, pattern, &mut positions, repeated_types)
            .ok_or_else(|| error(None, "the operations must form a connected component"))?;
        // The names follow the order of the matcher.
        let (rewriter, inputs) = rewriter::rewriter(context, pattern, String::new())
            .map_err(|number| error(Some(number), "unable to infer result type for operation"))?;
        infos.push((info(context, pattern, predicates.root), Some(rewriter), inputs));
        found.push(predicates);
    }
    let lists: Vec<_> = found.iter_mut().map(|predicates| std::mem::take(&mut predicates.list)).collect();
    let tree = Tree::new(&positions, &lists);
    let mut rewriters: Vec<PdlFunction<'c>> = Vec::new();
    let mut success = |number: usize| {
        let (info, rewriter, inputs) = &mut infos[number];
        if let Some(mut rewriter) = rewriter.take() {
            info.rewriter = rewriters.len();
            rewriter.name = rewriter_name(rewriters.len());
            rewriters.push(rewriter);
        }
        let inputs = inputs.iter().filter_map(|input| found[number].found.get(*input)).collect();
        let location = patterns[number].location.unwrap_or_else(|| context.unknown_loc());
        let located = patterns[number].located.as_ref();
        let located = located.map(|ops| ops.iter().filter_map(|op| found[number].found.get(*op)).collect());
        Success { pattern: number, inputs, located, location }
    };
    let matcher = matcher::matcher(location, context.unknown_loc(), &mut positions, &tree, &mut success);
    let patterns = infos.into_iter().map(|(info, ..)| info).collect();
    Ok(PdlProgram { matcher, rewriters, patterns })
}

/// The names of MLIR's rewriters.
fn rewriter_name(number: usize) -> String {
    match number.checked_sub(1) {
        None => "pdl_generated_rewriter".to_owned(),
        Some(number) => format!("pdl_generated_rewriter_{number}"),
    }
}

fn info<'c>(context: &'c Context, pattern: &PdlPattern<'c>, root: PdlValue) -> PdlProgramPattern<'c> {
    let name = |kind: &PdlKind<'c>| match kind {
        PdlKind::Operation { name, .. } => name.clone(),
        _ => None,
    };
    let in_rewrite =
        pattern.operations.iter().skip_while(|operation| !matches!(operation.kind, PdlKind::Rewrite { .. }));
    PdlProgramPattern {
        name: pattern.name.clone(),
        root: name(&pattern.operations[root.operation].kind).map(|name| context.op_name(&name)),
        benefit: pattern.benefit,
        generated_ops: in_rewrite.filter_map(|operation| name(&operation.kind)).collect(),
        rewriter: 0,
    }
}

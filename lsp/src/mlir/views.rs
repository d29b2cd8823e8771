//! Commands: the program after passes, and its generic form.

use std::path::Path;
use std::sync::Arc;

use rtblgen_ir::asm::PrintOptions;
use rtblgen_passes::pass::PassManager;
use similar::TextDiff;

use super::{Analysis, Patterns, Program};
use crate::documents::Documents;

/// The passes that run if none are named.
const DEFAULT_PIPELINE: &str = "canonicalize";

/// Runs passes on the program at an offset. Returns the lines that they change, behind comments: the files whose patterns are
/// among those of the canonicalization, and a sentence if no line changes.
///
/// # Errors
///
/// The program, the text of the pipeline, or a pass has errors.
pub fn passes(
    analysis: &Analysis,
    offset: u32,
    pipeline: Option<&str>,
    documents: &Documents,
) -> Result<String, String> {
    let named = pipeline.unwrap_or(DEFAULT_PIPELINE);
    let pipeline = named;
    let chunk = analysis.chunk(offset);
    // The patterns belong to a context of their own: other answers do not need them.
    let context = super::new_context(&analysis.loaded.dialects);
    let patterns = (analysis.loaded.dialects.patterns)(&context, Arc::new(documents.clone()));
    let text = &analysis.document.text[chunk];
    let mut ir = context.parse_module("program", text).map_err(|errors| errors.to_string())?;
    let before = ir.print(&PrintOptions::default());
    let pipeline = match pipeline.trim_start().starts_with(ir.root().name(&ir).as_str()) {
        true => pipeline.to_owned(),
        false => format!("{}({pipeline})", ir.root().name(&ir).as_str()),
    };
    let passes = &analysis.loaded.dialects.passes;
    let mut manager = PassManager::parse(&pipeline, passes).map_err(|error| error.message)?;
    manager.nest_implicitly(true);
    manager.run(&mut ir).map_err(|errors| errors.to_string())?;
    let after = ir.print(&PrintOptions::default());
    let difference =
        TextDiff::from_lines(&before, &after).unified_diff().header("before", "after").to_string();
    let mut text = comments(&patterns);
    if difference.is_empty() {
        text += &format!("# `{named}` changes nothing\n");
    }
    Ok(text + &difference)
}

/// The files of patterns, and the patterns that are left out, as comments of a difference.
fn comments(patterns: &Patterns) -> String {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files: Vec<String> = patterns.files.iter().map(|file| name(file)).collect();
    let mut text = String::new();
    if !files.is_empty() {
        text += &format!("# the canonicalization has the patterns of {}\n", files.join(", "));
    }
    for (file, problem) in &patterns.problems {
        let lines = problem.trim_end().lines().map(|line| format!("#   {line}\n"));
        text += &format!("# left out of {}:\n{}", name(file), lines.collect::<String>());
    }
    text
}

/// The generic form of the program at an offset.
///
/// # Errors
///
/// The program has an error of the grammar.
pub fn generic(analysis: &Analysis, offset: u32) -> Result<String, String> {
    analysis.with(analysis.chunk(offset), |program| {
        let options = PrintOptions { generic: true, ..PrintOptions::default() };
        match program.parsed.is_complete {
            true => Ok(program.parsed.ir.print(&options)),
            false => Err(program.parsed.diagnostics.to_string()),
        }
    })
}

/// The page of the op at an offset.
///
/// # Errors
///
/// There is no op, or it has no page.
pub fn page(analysis: &Analysis, offset: u32) -> Result<String, String> {
    analysis.with(analysis.chunk(offset), |program: &Program<'_, '_>| {
        let base = program.base as u32;
        let around = program.op_around(offset.saturating_sub(base)).ok_or("there is no op here")?;
        let name = around.op.name(&program.parsed.ir).as_str();
        (program.dialects.page)(name)
            .ok_or_else(|| format!("`{name}` has no page: its dialect is not registered"))
    })
}

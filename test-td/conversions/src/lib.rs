//! Dialect conversions that are described by text, so that the same random conversion runs here and in `mlir-opt`.
//!
//! A program is a module whose attribute `conversion.rules` has the target, the types, the patterns and the
//! options, in the language of [`rules`]. [`run`] converts the module and leaves its messages in its
//! attributes; `plugin.cpp` does the same as a pass of `mlir-opt`. [`generate`] makes random programs of any
//! source of numbers.

pub mod faults;
pub mod generate;
mod pattern;
pub mod rules;

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::conversion::{
    ConversionError, ConversionOutcome, apply_analysis_conversion, apply_full_conversion,
    apply_partial_conversion,
};
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{Context, Diagnostic, Ir, Location, Op, RewritePatternSet};
use rules::Rules;

/// A context with the dialects that programs use.
pub fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<rtblgen_dialects::arith::ArithDialect>();
    context.allow_unregistered_dialects(true);
    context
}

/// Reads a program, converts it, and prints the module with the messages, as `plugin.cpp` does.
///
/// # Errors
///
/// The program is no valid module.
pub fn run(source: &str) -> Result<String, String> {
    let context = context();
    let mut ir = context.parse_module("-", source).map_err(|errors| errors.to_string())?;
    let root = ir.root();
    let text = root.attribute(&ir, "conversion.rules").ok_or("the module has no rules")?;
    let text = text.string_value().to_owned();
    let rules = Rules::read(&context, &text)?;
    let mut messages = Vec::new();
    let result = convert(&mut ir, rules, &mut messages);
    ir.remove_attribute(root, "conversion.rules");
    let messages: Vec<_> = messages.iter().map(|message| context.string_attr(message)).collect();
    ir.set_attribute(root, "conversion.messages", context.array_attr(&messages));
    ir.set_attribute(root, "conversion.result", context.string_attr(result));
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    Ok(ir.print_op(root, &options).trim_end().to_owned())
}

/// Runs the conversion; its diagnostics go to `messages`.
fn convert<'c>(ir: &mut Ir<'c>, rules: Rules<'c>, messages: &mut Vec<String>) -> &'static str {
    match apply(ir, rules) {
        Ok(outcome) => {
            let found =
                if outcome.legalizable.is_empty() { outcome.unlegalized } else { outcome.legalizable };
            let all: Vec<Op> = ir.root().pre_order(ir).filter(|op| found.contains(op)).collect();
            messages
                .extend(all.into_iter().map(|op| format!("op {} {}", op.name(ir), place(op.location(ir)))));
            "success"
        }
        Err(error) => {
            messages.extend(shown(&error.diagnostic));
            let is_fatal = error.diagnostic.message.contains("produced IR that could not be legalized");
            if is_fatal { "fatal" } else { "failure" }
        }
    }
}

/// Converts the whole of `ir`.
///
/// # Errors
///
/// Returns the errors of the conversion.
pub fn apply<'c>(ir: &mut Ir<'c>, rules: Rules<'c>) -> Result<ConversionOutcome, ConversionError<'c>> {
    let patterns = RewritePatternSet::new(ir.context());
    apply_with(ir, rules, patterns)
}

/// Converts the whole of `ir` by the patterns of the rules and by others.
///
/// # Errors
///
/// Returns the errors of the conversion.
pub fn apply_with<'c>(
    ir: &mut Ir<'c>,
    rules: Rules<'c>,
    others: RewritePatternSet<'c>,
) -> Result<ConversionOutcome, ConversionError<'c>> {
    let root = ir.root();
    let (target, mut patterns, config, mode) = rules.finish();
    patterns.add_rewrites(others);
    let run = match mode {
        rules::Mode::Partial => apply_partial_conversion,
        rules::Mode::Full => apply_full_conversion,
        rules::Mode::Analysis => apply_analysis_conversion,
    };
    run(ir, &[root], &target, &patterns, config)
}

fn shown(diagnostic: &Diagnostic<'_>) -> Vec<String> {
    let mut lines = vec![format!("error {}: {}", place(diagnostic.location), diagnostic.message)];
    // The operation itself is left out, as by `--mlir-print-op-on-diagnostic=false`.
    let notes = diagnostic.notes.iter().filter(|note| !note.message.starts_with("see current operation"));
    lines.extend(notes.map(|note| format!("note {}: {}", place(note.location), note.message)));
    lines
}

fn place(location: Location<'_>) -> String {
    let text = location.to_string();
    let text = text.trim_start_matches("loc(").trim_end_matches(')');
    let mut parts = text.rsplit(':');
    match (parts.next(), parts.next()) {
        (Some(column), Some(line)) => format!("{line}:{column}"),
        _ => "?".to_owned(),
    }
}

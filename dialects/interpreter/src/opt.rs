//! The flag `--run` of drivers.

use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{Diagnostic, Diagnostics, Ir};

use crate::arguments::{argument, split_arguments};
use crate::interpreter::Interpreter;
use crate::value::RuntimeValue;

/// Adds `--run=function` to a driver: after the passes, it runs a function and prints the output of the program, and
/// then each result on a line. Arguments are in parentheses: `--run='f(1, 2.5, true)'`.
///
/// ```no_run
/// use rtblgen_runtime::opt::opt_main;
///
/// fn main() -> std::process::ExitCode {
///     opt_main(|registry| {
///         rtblgen_dialects::register_all(registry);
///         rtblgen_interpreter::register(registry);
///     })
/// }
/// ```
pub fn register(registry: &mut OptRegistry) {
    registry.action("run", "Run a function, such as main or 'f(1, 2)', and print its results", run);
}

/// Runs a function of the IR. The text has its name and its arguments.
fn run<'c>(ir: &Ir<'c>, text: &str) -> Result<String, Diagnostics<'c>> {
    let location = ir.root().location(ir);
    let fail = |message: String| Diagnostics::from(Diagnostic::error(location, message));
    let (name, texts) = split_call(text).map_err(fail)?;
    let interpreter = Interpreter::new(ir);
    let function = interpreter.function(name).map_err(fail)?;
    let (inputs, results) = function.function_signature(ir).unwrap_or_default();
    if inputs.len() != texts.len() {
        let (wanted, found) = (inputs.len(), texts.len());
        return Err(fail(format!(
            "@{name} takes {wanted} arguments, not {found}: --run='{name}(1, 2.5, true)'"
        )));
    }
    let arguments = texts.iter().zip(inputs).map(|(text, ty)| argument(text, ty));
    let arguments: Vec<RuntimeValue> = arguments.collect::<Result<_, _>>().map_err(fail)?;
    let outcome = interpreter.call_op(function, &arguments).map_err(|fault| {
        let diagnostic = fault.to_diagnostic();
        match fault.output.is_empty() {
            true => Diagnostics::from(diagnostic),
            false => diagnostic.with_note(location, format!("printed before: {}", fault.output)).into(),
        }
    })?;
    let mut printed = outcome.output;
    for (value, ty) in outcome.values.iter().zip(results) {
        printed.push_str(&value.with_type(ty));
        printed.push('\n');
    }
    Ok(printed)
}

/// Splits a text into the name of a function and the texts of its arguments.
fn split_call(text: &str) -> Result<(&str, Vec<&str>), String> {
    let text = text.trim();
    let text = text.strip_prefix('@').unwrap_or(text);
    let Some((name, rest)) = text.split_once('(') else { return Ok((text, Vec::new())) };
    let Some(inside) = rest.strip_suffix(')') else {
        return Err(format!("expected ')' after the arguments in '{text}'"));
    };
    let arguments = split_arguments(inside);
    Ok((name.trim(), arguments))
}

//! The tool `rtblgen-translate`, and the flag `--mlir-to-llvmir` of drivers.

use std::process::ExitCode;

use rtblgen_runtime::Diagnostic;
use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

use crate::import_tool;
use crate::to_llvm_ir;

/// The flag that requests LLVM IR.
pub(crate) const FLAG: &str = "mlir-to-llvmir";

/// The stack size of the thread that translates.
const STACK_SIZE: usize = 64 << 20;

/// Adds `--mlir-to-llvmir=text` to a driver: it prints LLVM IR after the passes.
///
/// ```no_run
/// use rtblgen_runtime::opt::opt_main;
///
/// fn main() -> std::process::ExitCode {
///     opt_main(|registry| {
///         rtblgen_dialects::register_all(registry);
///         rtblgen_llvm_ir::register(registry);
///     })
/// }
/// ```
pub fn register(registry: &mut OptRegistry) {
    registry.action(FLAG, "Print LLVM IR; the value is 'text'", |ir, value| match value {
        "text" => to_llvm_ir(ir),
        _ => {
            let message = format!("--{FLAG} has no value '{value}', only 'text'");
            Err(Diagnostic::error(ir.context().unknown_loc(), message).into())
        }
    });
}

/// Runs `rtblgen-translate` with the arguments of the process. The flags are those of mlir-translate for
/// `--mlir-to-llvmir` and `--import-llvm`.
pub fn translate_main() -> ExitCode {
    let work = || {
        let mut arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
        let program = arguments.next().unwrap_or_else(|| "rtblgen-translate".to_owned());
        translate(&program, arguments.collect()).finish()
    };
    std::thread::scope(|scope| {
        let worker = std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, work);
        match worker.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(code)) => code,
            _ => ExitCode::FAILURE,
        }
    })
}

/// Runs the tool with these arguments.
fn translate(program: &str, arguments: Vec<String>) -> Outcome {
    let mut registry = OptRegistry::default();
    registry.overview("translates modules of the llvm dialect to LLVM IR, and back with --import-llvm");
    rtblgen_dialects::register_all(&mut registry);
    register(&mut registry);
    import_tool::describe(&mut registry);
    let configured =
        check_arguments(&arguments).and_then(|()| import_tool::configure(arguments, &mut registry));
    match configured {
        Ok(arguments) => run(program, for_driver(arguments), &registry, &mut std::io::stdin()),
        Err(message) => Outcome {
            errors: format!("{program}: {message}\n"),
            output_file: "-".to_owned(),
            ..Outcome::default()
        },
    }
}

/// Returns an error unless the arguments request a translation or help.
fn check_arguments(arguments: &[String]) -> Result<(), String> {
    let mut flags = arguments.iter().filter(|argument| argument.starts_with('-'));
    let asks = |flag: &String| {
        let name = flag.trim_start_matches('-').split('=').next().unwrap_or_default();
        [FLAG, import_tool::FLAG, "version"].contains(&name) || name.starts_with("help") || name == "h"
    };
    match flags.any(asks) {
        true => Ok(()),
        false => Err(format!("no translation is asked for: give --{FLAG} or --{}", import_tool::FLAG)),
    }
}

/// The arguments in the form of drivers: the flag gets a value, and the outputs of split files are not separated.
fn for_driver(arguments: Vec<String>) -> Vec<String> {
    // Attributes of other dialects are dropped with a warning. Operations without a translation are errors of the
    // translation.
    let mut all = vec!["--allow-unregistered-dialect".to_owned()];
    let has =
        |flag: &str| arguments.iter().any(|argument| argument.trim_start_matches('-').starts_with(flag));
    if has("split-input-file") && !has("output-split-marker") {
        all.push("--output-split-marker=".to_owned());
    }
    all.extend(arguments.into_iter().map(|argument| match argument.trim_start_matches('-') {
        FLAG => format!("--{FLAG}=text"),
        _ => argument,
    }));
    all
}

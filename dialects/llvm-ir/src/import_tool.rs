//! `rtblgen-translate --import-llvm`.

use std::io::Read as _;
use std::sync::{Arc, Mutex};

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::opt::{OptRegistry, Outcome, render_diagnostic};
use rtblgen_runtime::{Context, Handled};

use crate::from_llvm_ir;

/// The flag that asks for the import.
pub(crate) const FLAG: &str = "import-llvm";

/// The line between the parts of a file.
const MARKER: &str = "// -----";

const HELP: &str = "\
USAGE: rtblgen-translate --import-llvm [options] [input]

  -o <file>                Write to a file instead of the standard output
  --split-input-file       Import each part between lines '// -----' alone
  --mlir-print-debuginfo   Print locations
  --mlir-print-op-generic  Print the generic form of operations
";

/// The arguments.
#[derive(Default)]
struct Arguments {
    input: Option<String>,
    output: Option<String>,
    is_split: bool,
    has_locations: bool,
    is_generic: bool,
    wants_help: bool,
}

fn arguments(program: &str, given: &[String]) -> Result<Arguments, String> {
    let mut own = Arguments::default();
    let mut given = given.iter();
    while let Some(argument) = given.next() {
        let (name, value) = match argument.split_once('=') {
            Some((name, value)) if name.starts_with('-') => (name, Some(value.to_owned())),
            _ => (argument.as_str(), None),
        };
        match name.trim_start_matches('-') {
            _ if name == "-" || !name.starts_with('-') => own.input = Some(argument.clone()),
            FLAG => {}
            "o" => match value.or_else(|| given.next().cloned()) {
                Some(path) => own.output = Some(path),
                None => return Err(format!("{program}: for the -o option: requires a value!\n")),
            },
            "split-input-file" => own.is_split = true,
            "mlir-print-debuginfo" => own.has_locations = true,
            "mlir-print-op-generic" => own.is_generic = true,
            "help" | "h" => own.wants_help = true,
            _ => {
                return Err(format!(
                    "{program}: Unknown command line argument '{argument}'.  Try: '{program} --{FLAG} --help'\n"
                ));
            }
        }
    }
    Ok(own)
}

fn failure(message: String) -> Outcome {
    Outcome { errors: message, output_file: "-".to_owned(), ..Outcome::default() }
}

pub(crate) fn run(program: &str, given: &[String], registry: &OptRegistry) -> Outcome {
    let own = match arguments(program, given) {
        Ok(own) if own.wants_help => {
            let output = HELP.to_owned();
            return Outcome { success: true, output, output_file: "-".to_owned(), ..Outcome::default() };
        }
        Ok(own) => own,
        Err(message) => return failure(message),
    };
    let path = own.input.as_deref().unwrap_or("-");
    let mut bytes = Vec::new();
    let result = match path {
        "-" => std::io::stdin().read_to_end(&mut bytes),
        _ => std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    if let Err(error) = result {
        return failure(format!("cannot open input file '{path}': {error}\n"));
    }
    let name = if path == "-" { "<stdin>" } else { path };
    let mut outcome = import(registry, name, &rtblgen_runtime::bytes::text_of(bytes), &own);
    outcome.output_file = own.output.unwrap_or_else(|| "-".to_owned());
    outcome
}

/// Imports a text, or each of its parts.
fn import(registry: &OptRegistry, name: &str, text: &str, own: &Arguments) -> Outcome {
    let mut whole = Outcome { success: true, ..Outcome::default() };
    let mut parts = vec![String::new()];
    for line in text.split_inclusive('\n') {
        match (own.is_split && line.trim_end() == MARKER, parts.last_mut()) {
            (false, Some(part)) => part.push_str(line),
            // Empty lines keep the numbers of the lines that follow.
            _ => parts.push("\n".repeat(text[..line_start(text, line)].lines().count() + 1)),
        }
    }
    for part in parts {
        let outcome = import_part(registry, name, &part, own);
        whole.success &= outcome.success;
        whole.errors.push_str(&outcome.errors);
        whole.output.push_str(&outcome.output);
    }
    whole
}

/// Where a line that is a part of a text starts.
fn line_start(text: &str, line: &str) -> usize {
    line.as_ptr() as usize - text.as_ptr() as usize
}

fn import_part(registry: &OptRegistry, name: &str, text: &str, own: &Arguments) -> Outcome {
    let context: Context = registry.context();
    context.allow_unregistered_dialects(true);
    let errors = Arc::new(Mutex::new(String::new()));
    let (sink, file, source) = (errors.clone(), name.to_owned(), text.to_owned());
    let handler = context.add_diagnostic_handler(move |diagnostic| {
        if let Ok(mut sink) = sink.lock() {
            sink.push_str(&render_diagnostic(diagnostic, &file, &source));
        }
        Handled::Yes
    });
    let mut outcome = Outcome::default();
    let result = from_llvm_ir(&context, text, name);
    context.remove_diagnostic_handler(handler);
    if let Ok(errors) = errors.lock() {
        outcome.errors.push_str(&errors);
    }
    let result = result.and_then(|ir| ir.verify().map(|()| ir));
    match result {
        Ok(ir) => {
            let options = PrintOptions {
                debug_info: own.has_locations,
                generic: own.is_generic,
                ..PrintOptions::default()
            };
            outcome.success = true;
            outcome.output = ir.print_over(String::new(), &options);
        }
        Err(diagnostics) => {
            for diagnostic in diagnostics.iter() {
                outcome.errors.push_str(&render_diagnostic(diagnostic, name, text));
            }
        }
    }
    outcome
}

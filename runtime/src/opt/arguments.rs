//! The command line, in LLVM's manner: `--flag`, `-flag`, `--name=value`, `--name value`.

use super::expectations::VerifyLevel;
use super::pipeline::{Pipeline, parse_options};
use super::registry::OptRegistry;
use crate::asm::PrintOptions;

/// What the command line asks for.
pub(super) struct Arguments {
    pub input: String,
    pub output: String,
    pub pipeline: Pipeline,
    pub print: PrintOptions,
    pub allow_unregistered_dialect: bool,
    pub split_input_file: Option<String>,
    pub output_split_marker: String,
    pub verify_diagnostics: Option<VerifyLevel>,
    pub print_op_on_diagnostic: bool,
    pub verify_each: bool,
    pub verify_roundtrip: bool,
    pub timing: bool,
    pub assume_verified: bool,
    pub no_implicit_module: bool,
    pub show: Option<Show>,
}

/// What stands between the parts of a source, and of its output.
const SPLIT_MARKER: &str = "// -----";

/// What is shown instead of any work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    Help,
    Version,
    Dialects,
}

/// A command line as it is read.
struct Reader<'a> {
    arguments: std::iter::Peekable<std::vec::IntoIter<String>>,
    registry: &'a OptRegistry,
    input: Option<String>,
    text_pipeline: Option<String>,
    passes: Pipeline,
    has_passes: bool,
    result: Arguments,
}

/// Reads the arguments after the program's name. The error is a message.
pub(super) fn read(arguments: Vec<String>, registry: &OptRegistry) -> Result<Arguments, String> {
    let result = Arguments {
        input: "-".to_owned(),
        output: "-".to_owned(),
        pipeline: Pipeline::new("any"),
        print: PrintOptions::default(),
        allow_unregistered_dialect: false,
        split_input_file: None,
        output_split_marker: SPLIT_MARKER.to_owned(),
        verify_diagnostics: None,
        print_op_on_diagnostic: true,
        verify_each: true,
        verify_roundtrip: false,
        timing: false,
        assume_verified: false,
        no_implicit_module: false,
        show: None,
    };
    let mut reader = Reader {
        arguments: arguments.into_iter().peekable(),
        registry,
        input: None,
        text_pipeline: None,
        passes: Pipeline::new("any"),
        has_passes: false,
        result,
    };
    while let Some(argument) = reader.arguments.next() {
        reader.argument(argument)?;
    }
    reader.finish()
}

impl Reader<'_> {
    fn argument(&mut self, argument: String) -> Result<(), String> {
        let flag = argument
            .strip_prefix("--")
            .or_else(|| argument.strip_prefix('-'))
            .filter(|flag| !flag.is_empty());
        let Some(flag) = flag else { return self.positional(argument) };
        let (name, value) = match flag.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (flag, None),
        };
        self.flag(name, value, &argument)
    }

    fn positional(&mut self, argument: String) -> Result<(), String> {
        if self.input.is_some() {
            return Err(format!("too many positional arguments specified: '{argument}'"));
        }
        self.input = Some(argument);
        Ok(())
    }

    fn flag(&mut self, name: &str, value: Option<String>, argument: &str) -> Result<(), String> {
        match name {
            "o" => self.result.output = self.required(name, value)?,
            "pass-pipeline" => self.text_pipeline = Some(self.required(name, value)?),
            "split-input-file" => {
                let marker =
                    value.filter(|marker| !marker.is_empty()).unwrap_or_else(|| SPLIT_MARKER.to_owned());
                self.result.split_input_file = Some(marker);
            }
            "verify-diagnostics" => {
                self.result.verify_diagnostics = match value.as_deref() {
                    None | Some("" | "all") => Some(VerifyLevel::All),
                    Some("only-expected") => Some(VerifyLevel::OnlyExpected),
                    Some(text) => {
                        return Err(format!("for the --{name} option: Cannot find option named '{text}'!"));
                    }
                };
            }
            "output-split-marker" => self.result.output_split_marker = self.required(name, value)?,
            "mlir-elide-elementsattrs-if-larger" => {
                self.result.print.elide_elements_if_larger = Some(self.number(name, value)?);
            }
            "mlir-elide-resource-strings-if-larger" => {
                self.result.print.elide_resource_strings_if_larger = Some(self.number(name, value)?);
            }
            "mlir-print-elementsattrs-with-hex-if-larger" => {
                let limit: i64 = self.number(name, value)?;
                self.result.print.hex_elements_if_larger = usize::try_from(limit).ok();
            }
            "help" | "h" => self.result.show = Some(Show::Help),
            "version" => self.result.show = Some(Show::Version),
            "show-dialects" => self.result.show = Some(Show::Dialects),
            // What MLIR does in several threads we do in one, with the same result.
            "mlir-disable-threading" => {}
            _ => return self.switch_or_pass(name, value, argument),
        }
        Ok(())
    }

    fn switch_or_pass(&mut self, name: &str, value: Option<String>, argument: &str) -> Result<(), String> {
        let result = &mut self.result;
        let switch = match name {
            "allow-unregistered-dialect" => &mut result.allow_unregistered_dialect,
            "mlir-print-op-generic" => &mut result.print.generic,
            "mlir-print-debuginfo" => &mut result.print.debug_info,
            "mlir-pretty-debuginfo" => &mut result.print.pretty_debug_info,
            "mlir-use-nameloc-as-prefix" => &mut result.print.name_locs_as_prefix,
            // What is printed has always been verified.
            "mlir-print-assume-verified" => &mut result.assume_verified,
            "no-implicit-module" => &mut result.no_implicit_module,
            "mlir-print-local-scope" => &mut result.print.local_scope,
            "mlir-print-value-users" => &mut result.print.value_users,
            "mlir-print-unique-ssa-ids" => &mut result.print.unique_ssa_ids,
            "mlir-print-skip-regions" => &mut result.print.skip_regions,
            "mlir-print-op-on-diagnostic" => &mut result.print_op_on_diagnostic,
            "verify-each" => &mut result.verify_each,
            "verify-roundtrip" => &mut result.verify_roundtrip,
            "mlir-timing" => &mut result.timing,
            _ => return self.pass(name, value, argument),
        };
        *switch = match value.as_deref() {
            None | Some("" | "true" | "1") => true,
            Some("false" | "0") => false,
            Some(text) => {
                return Err(format!(
                    "for the --{name} option: '{text}' is invalid value for boolean argument!"
                ));
            }
        };
        Ok(())
    }

    fn pass(&mut self, name: &str, value: Option<String>, argument: &str) -> Result<(), String> {
        let Some(pass) = self.registry.find(name) else {
            return Err(format!("Unknown command line argument '{argument}'.  Try: '--help'"));
        };
        let options = parse_options(pass.as_ref(), &value.unwrap_or_default())?;
        self.passes.add(pass, options);
        self.has_passes = true;
        Ok(())
    }

    fn required(&mut self, name: &str, value: Option<String>) -> Result<String, String> {
        match value.or_else(|| self.arguments.next()) {
            Some(value) => Ok(value),
            None => Err(format!("for the --{name} option: requires a value!")),
        }
    }

    fn number<T: std::str::FromStr>(&mut self, name: &str, value: Option<String>) -> Result<T, String> {
        let text = self.required(name, value)?;
        text.parse()
            .map_err(|_| format!("for the --{name} option: '{text}' value invalid for uint argument!"))
    }

    fn finish(mut self) -> Result<Arguments, String> {
        self.result.input = self.input.unwrap_or_else(|| "-".to_owned());
        self.result.pipeline = match self.text_pipeline {
            Some(_) if self.has_passes => {
                return Err("'-pass-pipeline' option can't be used with individual pass options".to_owned());
            }
            Some(text) => {
                Pipeline::parse(&text, self.registry).map_err(|error| render_pipeline_error(&text, &error))?
            }
            None => self.passes,
        };
        Ok(self.result)
    }
}

fn render_pipeline_error(text: &str, error: &super::pipeline::PipelineError) -> String {
    let blanks = text[..error.offset.min(text.len())].chars().count();
    format!("{}\n{text}\n{}^", error.message, " ".repeat(blanks))
}

/// The text of `--help`.
pub(super) fn help(program: &str, registry: &OptRegistry) -> String {
    let mut text = format!(
        "OVERVIEW: reads MLIR, runs passes on it, and prints it\n\nUSAGE: {program} [options] <input file>\n\nOPTIONS:\n"
    );
    let mut line = |flag: &str, what: &str| text.push_str(&format!("  --{flag:<46} - {what}\n"));
    line("allow-unregistered-dialect", "Allow operations of dialects that are not registered");
    line("mlir-elide-elementsattrs-if-larger=<uint>", "Elide elements attributes with more elements");
    line("mlir-elide-resource-strings-if-larger=<uint>", "Elide resources whose text is longer");
    line("mlir-pretty-debuginfo", "Print locations for the eye, which cannot be read back");
    line("mlir-print-debuginfo", "Print locations");
    line(
        "mlir-print-elementsattrs-with-hex-if-larger=<int>",
        "Print larger elements attributes in hexadecimal",
    );
    line("mlir-print-local-scope", "Print without aliases");
    line("mlir-print-op-generic", "Print the generic form of all operations");
    line("mlir-print-op-on-diagnostic", "Show the operation that an error is about (on by default)");
    line("mlir-print-skip-regions", "Print {...} in place of regions");
    line("mlir-print-unique-ssa-ids", "Print SSA names that are unique in the output");
    line("mlir-print-value-users", "Print comments that say which operations use each value");
    line("mlir-timing", "Print how long parsing, passes and printing took");
    line("mlir-use-nameloc-as-prefix", "Call values what their locations are");
    line("no-implicit-module", "Take the only operation of the input as it is, without a module around it");
    line("o <file>", "The output file; - is standard output");
    line("output-split-marker=<string>", "What is printed between the parts of a split input");
    line("pass-pipeline=<string>", "A textual description of the pipeline to run");
    line("show-dialects", "Print the registered dialects");
    line("split-input-file[=<marker>]", "Process the parts between '// -----' one by one");
    line("verify-diagnostics[=all|only-expected]", "Check the diagnostics against expected-* comments");
    line("verify-each", "Verify after each pass (on by default)");
    line("verify-roundtrip", "Check that what is printed reads back as the same");
    text.push_str("\nPASSES:\n");
    for pass in registry.passes() {
        text.push_str(&format!("  --{:<46} - {}\n", pass.name(), pass.description()));
        for option in pass.options() {
            text.push_str(&format!("    --{:<44} - {}\n", option.name, option.description));
        }
    }
    text
}

//! The command line, in clap's and in LLVM's spelling.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, ColorChoice, Command, FromArgMatches};
use rtblgen_backends::{Generator, OnDeprecated};
use rtblgen_pdll::DEFAULT_MARKER;
use tblgen_parser::ErrorFormat;

use crate::idle;

const RECORDS: &str = "Records (for any TableGen file)";
const RUST: &str = "Rust (for MLIR dialects and rewrites; one of these or of the records' options)";
const DECLARATIONS: &str = "Declarations (for build scripts made for mlir-tblgen: one comment line each)";
const PDLL: &str = "PDLL (for .pdll files)";
const INPUT: &str = "Input";
const OUTPUT: &str = "Output";
const SELECTION: &str = "Selection";
const DIAGNOSTICS: &str = "Diagnostics";

/// The parsed command line. The comments of the fields are the texts of `--help`.
#[derive(Debug, Args)]
#[command(
    version,
    about = "TableGen for Rust: reads .td files as llvm-tblgen and mlir-tblgen do, and emits records or Rust",
    after_help = "Every long option may be written with one dash, as in LLVM: -gen-op-defs. `rtblgen opt` runs passes and patterns on programs of dialects that are loaded at once, `rtblgen fmt` formats files, `rtblgen lsp` is the language server, `rtblgen completions SHELL` and `rtblgen man` print completions and the man page; each has a --help. `rtblgen --explain CODE` explains an error with a code, such as error[T0102].",
    override_usage = "rtblgen [OPTIONS] [FILE]",
    args_override_self = true,
    disable_version_flag = true,
    disable_help_flag = true
)]
pub struct Arguments {
    #[arg(skip = Action::PrintRecords)]
    pub action: Action,
    #[arg(skip)]
    pub idle: Vec<String>,
    /// Print the included definitions to standard error
    #[arg(long, help_heading = PDLL)]
    pub dump_ods: bool,
    /// Process the parts of the file between these lines one by one
    #[arg(long = "split-input-file", value_name = "MARKER", help_heading = PDLL)]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = DEFAULT_MARKER)]
    split_input_file: Option<String>,
    /// The line between the outputs of --split-input-file
    #[arg(long, value_name = "MARKER", default_value = DEFAULT_MARKER, help_heading = PDLL)]
    pub output_split_marker: String,
    /// The .td file; - for standard input
    #[arg(value_name = "FILE", default_value = "-", help_heading = INPUT)]
    pub input: PathBuf,
    /// --init-dialect: the files of further dialects of the same crate
    #[arg(value_name = "FILES")]
    pub further: Vec<PathBuf>,
    /// Look for included files in this folder
    #[arg(short = 'I', value_name = "DIR", help_heading = INPUT)]
    pub include_dirs: Vec<PathBuf>,
    /// Likewise, after those of -I, for files whose snippets are C++ (MLIR's own)
    #[arg(long = "upstream-include", value_name = "DIR", help_heading = INPUT)]
    pub upstream_includes: Vec<PathBuf>,
    /// Define a macro for #ifdef and #ifndef
    #[arg(short = 'D', value_name = "MACRO", help_heading = INPUT)]
    pub defines: Vec<String>,
    /// The Rust path of another dialect's generated code, such as arith=::my_arith
    #[arg(long = "extern-path", value_name = "DIALECT=PATH", value_parser = extern_path, help_heading = INPUT)]
    pub extern_paths: Vec<(String, String)>,
    /// The dialect to generate, where the file defines several
    #[arg(long, value_name = "NAME", help_heading = SELECTION)]
    pub dialect: Option<String>,
    /// Generate the attributes of this dialect
    #[arg(long, value_name = "NAME", help_heading = SELECTION)]
    pub attrdefs_dialect: Option<String>,
    /// Generate the types of this dialect
    #[arg(long, value_name = "NAME", help_heading = SELECTION)]
    pub typedefs_dialect: Option<String>,
    /// Generate the encoding of this dialect in bytecode
    #[arg(long, value_name = "NAME", help_heading = SELECTION)]
    pub bytecode_dialect: Option<String>,
    /// Generate only the ops whose names match
    #[arg(long, value_name = "REGEX", help_heading = SELECTION)]
    pub op_include_regex: Option<String>,
    /// Generate only the ops whose names do not match
    #[arg(long, value_name = "REGEX", help_heading = SELECTION)]
    pub op_exclude_regex: Option<String>,
    /// With --gen-rewriters: test what patterns have in common once for all of them
    #[arg(long, help_heading = SELECTION)]
    pub fuse_patterns: bool,
    /// With --gen-drr-pdl: leave out patterns that PDL cannot express, with a warning
    #[arg(long, help_heading = SELECTION)]
    pub skip_unsupported_patterns: bool,
    /// The base URL of the .td files, for links from the documentation of ops in generated Rust
    #[arg(long, value_name = "URL", help_heading = SELECTION)]
    pub source_url: Option<String>,
    /// Generate stubs of hooks: the Rust compiles at once, and reports missing hooks at run time
    #[arg(long, help_heading = SELECTION)]
    pub stub_hooks: bool,
    /// Write to this file, not to standard output
    #[arg(short, value_name = "FILE", help_heading = OUTPUT)]
    pub output: Option<PathBuf>,
    /// Write the names of the included files for make; needs -o
    #[arg(short, value_name = "DEPFILE", help_heading = OUTPUT)]
    pub dependency_file: Option<PathBuf>,
    /// Leave the output file alone if its text would be the same
    #[arg(long, help_heading = OUTPUT)]
    pub write_if_changed: bool,
    /// Do not warn about template arguments that nothing uses
    #[arg(long = "no-warn-on-unused-template-args", help_heading = DIAGNOSTICS)]
    pub allow_unused_template_arguments: bool,
    /// What is done where a def is used that is marked as deprecated
    #[arg(long, value_name = "ACTION", default_value = "warn", help_heading = DIAGNOSTICS)]
    #[arg(value_parser = PossibleValuesParser::new(["none", "warn", "error"]).map(on_deprecated))]
    pub on_deprecated: OnDeprecated,
    /// How errors are shown: with source lines, or in one line as llvm-tblgen words them
    #[arg(long, value_name = "FORMAT", default_value = "human", help_heading = DIAGNOSTICS)]
    #[arg(value_parser = PossibleValuesParser::new(["human", "short"]).map(error_format))]
    pub error_format: ErrorFormat,
    /// Whether errors are coloured
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = DIAGNOSTICS)]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "always")]
    pub color: ColorChoice,
}

impl Arguments {
    /// The lines between the inputs in one file; `None` if the file is one input.
    pub fn split_marker(&self) -> Option<&str> {
        self.split_input_file.as_deref().filter(|marker| !marker.is_empty())
    }
}

fn extern_path(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((dialect, path)) if !dialect.is_empty() && !path.is_empty() => {
            Ok((dialect.to_owned(), path.to_owned()))
        }
        _ => Err("expected DIALECT=PATH, such as arith=::my_arith".to_owned()),
    }
}

fn on_deprecated(name: String) -> OnDeprecated {
    match name.as_str() {
        "none" => OnDeprecated::None,
        "error" => OnDeprecated::Error,
        _ => OnDeprecated::Warn,
    }
}

fn error_format(name: String) -> ErrorFormat {
    if name == "short" { ErrorFormat::Short } else { ErrorFormat::Human }
}

/// What to do with the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    PrintRecords,
    PrintDetailedRecords,
    DumpJson,
    /// Only checks the input.
    NullBackend,
    Generate(Generator),
    /// Writes a crate for a dialect.
    InitDialect,
    /// A file of PDLL.
    Pdll(PdllOutput),
}

/// What is printed of a file of PDLL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PdllOutput {
    /// The typed tree.
    Ast,
    /// PDL.
    Mlir,
}

impl Action {
    /// All actions, each with its option, its heading, and what it makes.
    fn all() -> impl Iterator<Item = (Self, &'static str, &'static str, &'static str)> {
        let records = [
            (
                Self::PrintRecords,
                "print-records",
                RECORDS,
                "All classes and records, as text (what is done without any of these)",
            ),
            (
                Self::PrintDetailedRecords,
                "print-detailed-records",
                RECORDS,
                "Likewise, with the places of all definitions and fields",
            ),
            (Self::DumpJson, "dump-json", RECORDS, "All records as JSON"),
            (Self::NullBackend, "null-backend", RECORDS, "Nothing: only look for errors"),
        ];
        let generators = Generator::ALL.iter().map(|&generator| {
            let heading = if generator.is_declarations() { DECLARATIONS } else { RUST };
            (Self::Generate(generator), generator.flag(), heading, generator.help())
        });
        let (ast, mlir) = (Self::Pdll(PdllOutput::Ast), Self::Pdll(PdllOutput::Mlir));
        let others = [
            (
                Self::InitDialect,
                "init-dialect",
                RUST,
                "Write a crate for the dialects of files with C++, with their hooks as comments; -o names its folder",
            ),
            (ast, "gen-pdll-ast", PDLL, "The typed tree, as mlir-pdll -x ast prints it"),
            (mlir, "gen-pdll-mlir", PDLL, "PDL, as mlir-pdll -x mlir prints it"),
        ];
        records.into_iter().chain(generators).chain(others)
    }
}

/// The action that was named last, as in LLVM's tools.
fn action(matches: &ArgMatches, arguments: &Arguments) -> Action {
    let given = Action::all().filter(|(_, name, ..)| matches.get_flag(name));
    let is_pdll = arguments.dump_ods || arguments.input.extension().is_some_and(|end| end == "pdll");
    match given.max_by_key(|(_, name, ..)| matches.index_of(name)) {
        Some((action, ..)) => action,
        // The default of mlir-pdll.
        None if is_pdll => Action::Pdll(PdllOutput::Ast),
        None => Action::PrintRecords,
    }
}

/// Reads the arguments; the first one is the program's name. The error may be a request for help.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, clap::Error> {
    let mut command = command();
    let arguments = with_two_dashes(&command, arguments);
    let matches = command.try_get_matches_from_mut(arguments)?;
    let mut arguments = Arguments::from_arg_matches(&matches)?;
    arguments.action = action(&matches, &arguments);
    arguments.output = arguments.output.filter(|path| path.as_os_str() != OsStr::new("-"));
    arguments.idle = idle::warnings(&matches, &arguments);
    if let (Some(second), true) = (arguments.further.first(), arguments.action != Action::InitDialect) {
        let message =
            format!("unexpected second file '{}': only --init-dialect takes several", second.display());
        return Err(command.error(ErrorKind::TooManyValues, message));
    }
    if arguments.dependency_file.is_some() && arguments.output.is_none() {
        let message = "the option -d must be used together with -o";
        return Err(command.error(ErrorKind::MissingRequiredArgument, message));
    }
    Ok(arguments)
}

/// The definition of the command line.
pub fn command() -> Command {
    let flag = |name, heading, help| Arg::new(name).long(name).help_heading(heading).help(help);
    let actions =
        Action::all().map(|(_, name, heading, help)| flag(name, heading, help).action(ArgAction::SetTrue));
    let answer = |name, help| flag(name, DIAGNOSTICS, help);
    Arguments::augment_args(Command::new("rtblgen").args(actions))
        .arg(answer("version", "Print the version").short('V').action(ArgAction::Version))
        .arg(answer("help", "Print this").short('h').action(ArgAction::HelpShort))
}

/// The arguments with `-long-option` as `--long-option` and `--I` as `-I`: LLVM's tools take either.
fn with_two_dashes(command: &Command, arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut only_files = false;
    let rewrite = |argument: OsString| {
        only_files |= argument == "--";
        let spelling =
            argument.to_str().filter(|_| !only_files).and_then(|text| other_spelling(command, text));
        spelling.map_or(argument, OsString::from)
    };
    arguments.into_iter().map(rewrite).collect()
}

fn long_options(command: &Command) -> impl Iterator<Item = &str> {
    command.get_arguments().filter_map(Arg::get_long)
}

fn other_spelling(command: &Command, argument: &str) -> Option<String> {
    let (dashes, name) = match argument.strip_prefix("--") {
        Some(name) => (2, name),
        None => (1, argument.strip_prefix('-')?),
    };
    let word = name.split('=').next().unwrap_or(name);
    let is_long = long_options(command).any(|known| known == word);
    let is_short = ["I", "D", "o", "d"].contains(&word);
    match dashes {
        1 if is_long || is_misspelt_long(command, word) => Some(format!("-{argument}")),
        2 if is_short => Some(argument[1..].to_owned()),
        _ => None,
    }
}

/// Whether an unknown word behind one dash is a misspelt long option: then the error names the whole word, not its first letter.
fn is_misspelt_long(command: &Command, word: &str) -> bool {
    let Some(first) = word.chars().next() else { return false };
    let mut shorts =
        command.get_arguments().filter_map(|known| known.get_short().map(|short| (short, known)));
    match shorts.find(|&(short, _)| short == first) {
        None => word.chars().nth(1).is_some(),
        // `-Idir`, `-DMACRO`, `-ofile` are right; `-dump-jsn` is not.
        Some((_, known)) => {
            let likely = known.get_action().takes_values() && !matches!(first, 'I' | 'D');
            let start = word.get(..4);
            likely && start.is_some_and(|start| long_options(command).any(|long| long.starts_with(start)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(arguments: &[&str]) -> Arguments {
        let arguments = std::iter::once("rtblgen").chain(arguments.iter().copied());
        parse(arguments.map(OsString::from)).unwrap()
    }

    fn rejected(arguments: &[&str]) -> String {
        let arguments = std::iter::once("rtblgen").chain(arguments.iter().copied());
        parse(arguments.map(OsString::from)).unwrap_err().to_string()
    }

    #[test]
    fn the_definition_is_sound() {
        command().debug_assert();
    }

    #[test]
    fn one_dash_and_two_mean_the_same() {
        for spelling in ["--gen-op-defs", "-gen-op-defs"] {
            assert_eq!(parsed(&[spelling]).action, Action::Generate(Generator::OpDefs));
        }
        for spelling in [&["-Idir"][..], &["-I", "dir"], &["-I=dir"], &["--I", "dir"], &["--I=dir"]] {
            assert_eq!(parsed(spelling).include_dirs, [PathBuf::from("dir")], "{spelling:?}");
        }
        assert_eq!(parsed(&["-error-format=short"]).error_format, ErrorFormat::Short);
        assert_eq!(parsed(&["--", "-dump-json"]).input, PathBuf::from("-dump-json"));
    }

    #[test]
    fn misspelt_options_are_named_in_full() {
        assert!(rejected(&["-print-recrods"]).contains("'--print-recrods' found"));
        assert!(rejected(&["-print-recrods"]).contains("'--print-records'"));
        assert!(rejected(&["-dump-jsn"]).contains("'--dump-json'"));
        assert_eq!(parsed(&["-oout", "-dout.d"]).dependency_file, Some(PathBuf::from("out.d")));
    }

    #[test]
    fn options_that_nothing_reads_earn_warnings() {
        let reader = |arguments: &[&str]| parsed(arguments).idle;
        for (arguments, warning) in [
            (
                &["--gen-op-defs", "--fuse-patterns"][..],
                "--fuse-patterns does nothing without a generator of patterns",
            ),
            (&["--print-records", "--stub-hooks"], "--stub-hooks does nothing without a generator of Rust"),
            (
                &["--gen-op-doc", "--extern-path=a=b"],
                "--extern-path does nothing without a generator of Rust",
            ),
            (&["--dump-json", "--op-include-regex=x"], "--op-include-regex does nothing without a generator"),
            (
                &["--gen-op-doc", "--dialect=a"],
                "--dialect does nothing without a generator of Rust, --gen-dialect-doc or --gen-irdl",
            ),
            (
                &["--gen-op-defs", "--typedefs-dialect=a"],
                "--typedefs-dialect does nothing without --gen-typedef-defs",
            ),
            (
                &["--gen-typedef-doc", "--attrdefs-dialect=a"],
                "--attrdefs-dialect does nothing without --gen-attrdef-defs",
            ),
            (
                &["--gen-op-doc", "--source-url=x"],
                "--source-url does nothing without --gen-dialect or --gen-op-defs",
            ),
            (
                &["--gen-rewriters", "--skip-unsupported-patterns"],
                "--skip-unsupported-patterns does nothing without --gen-drr-pdl",
            ),
            (
                &["--gen-op-defs", "--split-input-file"],
                "--split-input-file does nothing without a file of PDLL",
            ),
            (
                &["--gen-op-defs", "--bytecode-dialect=a"],
                "--bytecode-dialect does nothing without --gen-bytecode",
            ),
            (&["--gen-op-defs", "--write-if-changed"], "--write-if-changed does nothing without -o"),
            (&["--gen-op-defs", "-Ino-such-folder"], "the include folder `no-such-folder` does not exist"),
        ] {
            assert_eq!(reader(arguments), [format!("warning: {warning}")], "{arguments:?}");
        }
        for arguments in [
            &["--gen-rewriters", "--fuse-patterns"][..],
            &["--gen-op-defs", "--stub-hooks", "--extern-path=a=b", "--dialect=a"],
            &["--gen-op-decls", "--dialect=a", "--write-if-changed", "-o", "x"],
            &["--gen-typedef-decls", "--typedefs-dialect=a"],
            &["--gen-attrdef-defs", "--attrdefs-dialect=a"],
            &["--gen-dialect-doc", "--dialect=a"],
            &["--gen-irdl", "--dialect=a"],
            &["--gen-bytecode", "--bytecode-dialect=a"],
            &["--gen-drr-pdl", "--skip-unsupported-patterns"],
            &["--gen-op-defs", "--source-url=x"],
            &["x.pdll", "--split-input-file"],
        ] {
            assert_eq!(reader(arguments), [""; 0], "{arguments:?}");
        }
    }

    #[test]
    fn the_last_action_counts() {
        assert_eq!(parsed(&[]).action, Action::PrintRecords);
        assert_eq!(parsed(&["-gen-op-defs", "-dump-json"]).action, Action::DumpJson);
        let declarations = parsed(&["-dump-json", "-gen-op-decls", "x.td"]);
        assert_eq!(declarations.action, Action::Generate(Generator::OpDecls));
        assert_eq!(declarations.input, PathBuf::from("x.td"));
    }

    #[test]
    fn values_are_taken_whole() {
        let arguments = parsed(&["-DA", "-D", "B", "--extern-path", "arith=::a::b", "-o", "-", "--color"]);
        assert_eq!(arguments.defines, ["A", "B"]);
        assert_eq!(arguments.extern_paths, [("arith".to_owned(), "::a::b".to_owned())]);
        assert_eq!(arguments.output, None);
        assert_eq!(arguments.color, ColorChoice::Always);
    }

    #[test]
    fn patterns_are_fused_on_request() {
        assert!(!parsed(&["--gen-rewriters"]).fuse_patterns);
        assert!(parsed(&["-gen-rewriters", "-fuse-patterns"]).fuse_patterns);
    }

    #[test]
    fn wrong_arguments_are_explained() {
        assert!(rejected(&["-d", "x.d"]).contains("the option -d must be used together with -o"));
        assert!(rejected(&["--extern-path", "arith"]).contains("expected DIALECT=PATH"));
        assert!(rejected(&["--gen-op-def"]).contains("--gen-op-defs"));
        assert!(rejected(&["a.td", "b.td"]).contains("b.td"));
    }
}

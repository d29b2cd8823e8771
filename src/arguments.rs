//! The command line, in clap's and in LLVM's spelling.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, ColorChoice, Command, ValueHint, value_parser};
use rtblgen_backends::{Filter, Generator, OnDeprecated};
use tblgen_parser::ErrorFormat;

/// The parsed command line.
#[derive(Debug)]
pub struct Arguments {
    /// The file to read; `-` for standard input.
    pub input: PathBuf,
    pub action: Action,
    pub include_dirs: Vec<PathBuf>,
    pub upstream_includes: Vec<PathBuf>,
    pub defines: Vec<String>,
    pub extern_paths: Vec<(String, String)>,
    pub filter: Filter,
    pub fuse_patterns: bool,
    pub source_url: Option<String>,
    pub stub_hooks: bool,
    /// The file to write; standard output if there is none.
    pub output: Option<PathBuf>,
    pub dependency_file: Option<PathBuf>,
    pub write_if_changed: bool,
    /// Print the definitions that a PDLL file includes.
    pub dump_ods: bool,
    /// The lines between the inputs in one file; `None` if the file is one input.
    pub split_marker: Option<String>,
    pub output_split_marker: String,
    pub allow_unused_template_arguments: bool,
    pub on_deprecated: OnDeprecated,
    pub error_format: ErrorFormat,
    pub color: ColorChoice,
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

/// A request for help, or wrong arguments.
#[derive(Debug)]
pub struct Answer(clap::Error);

impl Answer {
    /// Prints it. Wrong arguments give the status 1, as all errors do.
    pub fn print(&self) -> ExitCode {
        let _ = self.0.print();
        if self.0.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }
}

/// Reads the arguments; the first one is the program's name.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, Answer> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    parse_with(command(), &arguments).map_err(Answer)
}

fn parse_with(mut command: Command, arguments: &[OsString]) -> Result<Arguments, clap::Error> {
    let arguments = with_two_dashes(&command, arguments);
    let matches = command.try_get_matches_from_mut(arguments)?;
    from_matches(&matches, &mut command)
}

const RECORDS: &str = "Records (for any TableGen file)";
const RUST: &str = "Rust (for MLIR dialects and rewrites; one of these or of the records' options)";
const DECLARATIONS: &str = "Declarations (for build scripts made for mlir-tblgen: one comment line each)";
const PDLL: &str = "PDLL (for .pdll files)";
const INPUT: &str = "Input";
const OUTPUT: &str = "Output";
const SELECTION: &str = "Selection";
const DIAGNOSTICS: &str = "Diagnostics";

/// The actions on records: the option and its output.
const RECORD_ACTIONS: [(&str, Action, &str); 4] = [
    (
        "print-records",
        Action::PrintRecords,
        "All classes and records, as text (what is done without any of these)",
    ),
    (
        "print-detailed-records",
        Action::PrintDetailedRecords,
        "Likewise, with the places of all definitions and fields",
    ),
    ("dump-json", Action::DumpJson, "All records as JSON"),
    ("null-backend", Action::NullBackend, "Nothing: only look for errors"),
];

/// The actions on PDLL files: the option and its output.
const PDLL_ACTIONS: [(&str, PdllOutput, &str); 2] = [
    ("gen-pdll-ast", PdllOutput::Ast, "The typed tree, as mlir-pdll -x ast prints it"),
    ("gen-pdll-mlir", PdllOutput::Mlir, "PDL, as mlir-pdll -x mlir prints it"),
];

/// The option that writes a crate.
const INIT_DIALECT: &str = "init-dialect";

fn command() -> Command {
    let records = RECORD_ACTIONS.iter();
    let generators = Generator::ALL.iter();
    let pdll = PDLL_ACTIONS.iter();
    Command::new("rtblgen")
        .version(env!("CARGO_PKG_VERSION"))
        .about(
            "TableGen for Rust: reads .td files as llvm-tblgen and mlir-tblgen do, and emits records or Rust",
        )
        .after_help("Every long option may be written with one dash, as in LLVM: -gen-op-defs.")
        .override_usage("rtblgen [OPTIONS] [FILE]")
        .args_override_self(true)
        .disable_version_flag(true)
        .disable_help_flag(true)
        .args(records.map(|(name, _, help)| flag(name, RECORDS).help(*help)))
        .args(generators.map(|generator| generator_argument(*generator)))
        .arg(flag(INIT_DIALECT, RUST).help(
            "Write a crate for the dialect of a file with C++, with its hooks as comments; -o names its folder",
        ))
        .args(pdll.map(|(name, _, help)| flag(name, PDLL).help(*help)))
        .args(pdll_arguments())
        .args(input_arguments())
        .args(selection_arguments())
        .args(output_arguments())
        .args(diagnostic_arguments())
        .arg(flag("version", DIAGNOSTICS).short('V').help("Print the version").action(ArgAction::Version))
        .arg(flag("help", DIAGNOSTICS).short('h').help("Print this").action(ArgAction::HelpShort))
}

fn flag(name: &'static str, heading: &'static str) -> Arg {
    Arg::new(name).long(name).help_heading(heading).action(ArgAction::SetTrue)
}

fn generator_argument(generator: Generator) -> Arg {
    let heading = if generator.is_declarations() { DECLARATIONS } else { RUST };
    flag(generator.flag(), heading).help(generator.help())
}

fn pdll_arguments() -> [Arg; 3] {
    let marker = |name: &'static str| Arg::new(name).long(name).value_name("MARKER").help_heading(PDLL);
    [
        flag("dump-ods", PDLL).help("Print the included definitions to standard error"),
        marker("split-input-file")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value(rtblgen_pdll::DEFAULT_MARKER)
            .help("Process the parts of the file between these lines one by one"),
        marker("output-split-marker")
            .default_value(rtblgen_pdll::DEFAULT_MARKER)
            .help("The line between the outputs of --split-input-file"),
    ]
}

fn path(name: &'static str, heading: &'static str) -> Arg {
    Arg::new(name).help_heading(heading).value_parser(value_parser!(PathBuf)).value_hint(ValueHint::AnyPath)
}

fn input_arguments() -> [Arg; 5] {
    [
        path("file", INPUT).value_name("FILE").default_value("-").help("The .td file; - for standard input"),
        path("include", INPUT)
            .short('I')
            .value_name("DIR")
            .action(ArgAction::Append)
            .help("Look for included files in this folder"),
        path("upstream-include", INPUT)
            .long("upstream-include")
            .value_name("DIR")
            .action(ArgAction::Append)
            .help("Likewise, after those of -I, for files whose snippets are C++ (MLIR's own)"),
        Arg::new("define")
            .short('D')
            .value_name("MACRO")
            .action(ArgAction::Append)
            .help_heading(INPUT)
            .help("Define a macro for #ifdef and #ifndef"),
        Arg::new("extern-path")
            .long("extern-path")
            .value_name("DIALECT=PATH")
            .action(ArgAction::Append)
            .value_parser(extern_path)
            .help_heading(INPUT)
            .help("The Rust path of another dialect's generated code, such as arith=::my_arith"),
    ]
}

fn extern_path(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((dialect, path)) if !dialect.is_empty() && !path.is_empty() => {
            Ok((dialect.to_owned(), path.to_owned()))
        }
        _ => Err("expected DIALECT=PATH, such as arith=::my_arith".to_owned()),
    }
}

fn selection_arguments() -> [Arg; 8] {
    let text = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).help_heading(SELECTION).help(help)
    };
    [
        text("dialect", "NAME", "The dialect to generate, where the file defines several"),
        text("attrdefs-dialect", "NAME", "Generate the attributes of this dialect"),
        text("typedefs-dialect", "NAME", "Generate the types of this dialect"),
        text("op-include-regex", "REGEX", "Generate only the ops whose names match"),
        text("op-exclude-regex", "REGEX", "Generate only the ops whose names do not match"),
        flag("fuse-patterns", SELECTION)
            .help("With --gen-rewriters: test what patterns have in common once for all of them"),
        text("source-url", "URL", "The base URL of the .td files, for links from the documentation of ops"),
        flag("stub-hooks", SELECTION).help(
            "Generate stubs of hooks: the Rust compiles at once, and reports missing hooks at run time",
        ),
    ]
}

fn output_arguments() -> [Arg; 3] {
    [
        path("output", OUTPUT)
            .short('o')
            .value_name("FILE")
            .help("Write to this file, not to standard output"),
        path("dependencies", OUTPUT)
            .short('d')
            .value_name("DEPFILE")
            .help("Write the names of the included files for make; needs -o"),
        flag("write-if-changed", OUTPUT).help("Leave the output file alone if its text would be the same"),
    ]
}

fn diagnostic_arguments() -> [Arg; 4] {
    [
        flag("no-warn-on-unused-template-args", DIAGNOSTICS)
            .help("Do not warn about template arguments that nothing uses"),
        Arg::new("on-deprecated")
            .long("on-deprecated")
            .value_name("ACTION")
            .value_parser(["none", "warn", "error"])
            .default_value("warn")
            .help_heading(DIAGNOSTICS)
            .help("What is done where a def is used that is marked as deprecated"),
        Arg::new("error-format")
            .long("error-format")
            .value_name("FORMAT")
            .value_parser(["human", "short"])
            .default_value("human")
            .help_heading(DIAGNOSTICS)
            .help("How errors are shown: with source lines, or in one line as llvm-tblgen words them"),
        Arg::new("color")
            .long("color")
            .value_name("WHEN")
            .value_parser(value_parser!(ColorChoice))
            .default_value("auto")
            .default_missing_value("always")
            .num_args(0..=1)
            .require_equals(true)
            .help_heading(DIAGNOSTICS)
            .help("Whether errors are coloured"),
    ]
}

/// The arguments with `-long-option` as `--long-option` and `--I` as `-I`: LLVM's tools take either.
fn with_two_dashes(command: &Command, arguments: &[OsString]) -> Vec<OsString> {
    let mut only_files = false;
    let rewrite = |argument: &OsString| {
        only_files |= argument == "--";
        let spelling =
            argument.to_str().filter(|_| !only_files).and_then(|text| other_spelling(command, text));
        spelling.map_or_else(|| argument.clone(), OsString::from)
    };
    arguments.iter().map(rewrite).collect()
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

fn from_matches(matches: &ArgMatches, command: &mut Command) -> Result<Arguments, clap::Error> {
    let paths = |name: &str| matches.get_many::<PathBuf>(name).into_iter().flatten().cloned().collect();
    let text = |name: &str| matches.get_one::<String>(name).cloned();
    let output = matches.get_one::<PathBuf>("output").filter(|path| path.as_os_str() != OsStr::new("-"));
    let dependency_file = matches.get_one::<PathBuf>("dependencies");
    if dependency_file.is_some() && output.is_none() {
        let message = "the option -d must be used together with -o";
        return Err(command.error(clap::error::ErrorKind::MissingRequiredArgument, message));
    }
    let short = matches.get_one::<String>("error-format").is_some_and(|format| format == "short");
    Ok(Arguments {
        input: matches.get_one::<PathBuf>("file").cloned().unwrap_or_else(|| "-".into()),
        action: action(matches),
        include_dirs: paths("include"),
        upstream_includes: paths("upstream-include"),
        defines: matches.get_many::<String>("define").into_iter().flatten().cloned().collect(),
        extern_paths: matches.get_many("extern-path").into_iter().flatten().cloned().collect(),
        filter: Filter {
            dialect: text("dialect"),
            op_include_regex: text("op-include-regex"),
            op_exclude_regex: text("op-exclude-regex"),
            typedefs_dialect: text("typedefs-dialect"),
            attrdefs_dialect: text("attrdefs-dialect"),
        },
        fuse_patterns: matches.get_flag("fuse-patterns"),
        source_url: text("source-url"),
        stub_hooks: matches.get_flag("stub-hooks"),
        output: output.cloned(),
        dependency_file: dependency_file.cloned(),
        allow_unused_template_arguments: matches.get_flag("no-warn-on-unused-template-args"),
        on_deprecated: match matches.get_one::<String>("on-deprecated").map(String::as_str) {
            Some("none") => OnDeprecated::None,
            Some("error") => OnDeprecated::Error,
            _ => OnDeprecated::Warn,
        },
        write_if_changed: matches.get_flag("write-if-changed"),
        dump_ods: matches.get_flag("dump-ods"),
        split_marker: text("split-input-file").filter(|marker| !marker.is_empty()),
        output_split_marker: text("output-split-marker").unwrap_or_default(),
        error_format: if short { ErrorFormat::Short } else { ErrorFormat::Human },
        color: matches.get_one::<ColorChoice>("color").copied().unwrap_or(ColorChoice::Auto),
    })
}

/// The action that was named last, as in LLVM's tools.
fn action(matches: &ArgMatches) -> Action {
    let records = RECORD_ACTIONS.into_iter().map(|(name, action, _)| (name, action));
    let generators = Generator::ALL.iter().map(|generator| (generator.flag(), Action::Generate(*generator)));
    let place = |name: &str| {
        let given = matches.try_get_one::<bool>(name).ok().flatten().is_some_and(|given| *given);
        given.then(|| matches.index_of(name)).flatten()
    };
    let pdll = PDLL_ACTIONS.into_iter().map(|(name, output, _)| (name, Action::Pdll(output)));
    let pdll = pdll.chain([(INIT_DIALECT, Action::InitDialect)]);
    let given =
        records.chain(generators).chain(pdll).filter_map(|(name, action)| Some((place(name)?, action)));
    let is_pdll = || {
        let input: Option<&PathBuf> = matches.try_get_one("file").ok().flatten();
        matches.get_flag("dump-ods")
            || input.is_some_and(|path| path.extension().is_some_and(|end| end == "pdll"))
    };
    match given.max_by_key(|(place, _)| *place) {
        Some((_, action)) => action,
        // The default of mlir-pdll.
        None if is_pdll() => Action::Pdll(PdllOutput::Ast),
        None => Action::PrintRecords,
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
        parse(arguments.map(OsString::from)).unwrap_err().0.to_string()
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

//! `rtblgen fmt`: formats files of TableGen and PDLL.

use std::ffi::OsString;
use std::io::{self, Read};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Command, CommandFactory, FromArgMatches, Parser};
use rtblgen_backends::output_file;
use rtblgen_format::{Language, Options, format};
use tblgen_parser::loader::{name_of, text_of};
use tblgen_parser::{Diagnostic, ErrorFormat, SourceMap, render};

/// The command line. The comments of the fields are the texts of `--help`.
#[derive(Debug, Parser)]
#[command(
    name = "rtblgen fmt",
    bin_name = "rtblgen fmt",
    version,
    about = "Formats .td and .pdll files",
    after_help = "Files with errors of the grammar stay as they are. The status is 1 after an error, and with --check if a file is not formatted."
)]
struct Arguments {
    /// Files, and folders with all .td and .pdll files in them; - or nothing for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    mode: Mode,
    /// Format only the statements in these lines of one file
    #[arg(long, value_name = "FIRST:LAST", value_parser = line_range)]
    lines: Option<RangeInclusive<usize>>,
    /// Format the Rust in code blocks [{ ... }] too; blocks with comments stay
    #[arg(long)]
    rust_snippets: bool,
    /// The name of standard input; its end says the language
    #[arg(long, value_name = "NAME", default_value = "<stdin>.td")]
    stdin_name: PathBuf,
}

#[derive(Debug, Args)]
#[group(multiple = true)]
struct Mode {
    /// Write nothing, and name the files that are not formatted
    #[arg(long)]
    check: bool,
    /// Write nothing, and print the differences
    #[arg(long)]
    diff: bool,
}

fn line_range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let lines =
        text.split_once(':').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    match lines {
        Some((first, last)) if first >= 1 && first <= last => Ok(first..=last),
        _ => Err("expected two line numbers, such as 10:20".to_owned()),
    }
}

/// Whether the command line is that of `rtblgen fmt`. A file of that name is written `./fmt`.
pub fn is_called(arguments: &[OsString]) -> bool {
    arguments.get(1).is_some_and(|word| word == "fmt")
}

/// The definition of the command line.
pub fn command() -> Command {
    Arguments::command()
}

/// Runs the command line behind `fmt`.
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    let parsed = command()
        .try_get_matches_from(arguments.into_iter().skip(1))
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    match parsed {
        Ok(arguments) => run_parsed(&arguments),
        Err(answer) => crate::streams::answer(&answer),
    }
}

fn run_parsed(arguments: &Arguments) -> ExitCode {
    let is_stdin = arguments.paths.is_empty() || arguments.paths == [Path::new("-")];
    if is_stdin {
        return exit_code(stdin(arguments));
    }
    if arguments.paths.iter().any(|path| path == Path::new("-")) {
        return exit_code(report("standard input (-) is formatted alone: leave out the other paths"));
    }
    let mut files = Vec::new();
    let mut is_good = true;
    for path in &arguments.paths {
        if let Err(error) = collect(path, &mut files) {
            is_good &= report(&format!("cannot read '{}': {error}", path.display()));
        }
    }
    if arguments.lines.is_some() && files.len() > 1 {
        return exit_code(report("--lines needs one file"));
    }
    for path in &files {
        is_good &= file(arguments, path);
    }
    exit_code(is_good)
}

fn exit_code(is_good: bool) -> ExitCode {
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The file at a path, or all files in the folder. Hidden folders, `target`, and links to folders are left out.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !std::fs::metadata(path)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<_> = std::fs::read_dir(path)?.collect::<io::Result<_>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (name, kind) = (entry.file_name(), entry.file_type()?);
        let is_skipped = name.as_encoded_bytes().starts_with(b".") || name == "target";
        if kind.is_dir() && !is_skipped {
            collect(&entry.path(), files)?;
        } else if !kind.is_dir() && Language::of_path(&entry.path()).is_some() && entry.path().is_file() {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// Formats standard input to standard output. False after an error.
fn stdin(arguments: &Arguments) -> bool {
    let mut bytes = Vec::new();
    if let Err(error) = io::stdin().lock().read_to_end(&mut bytes) {
        return report(&format!("cannot read standard input: {error}"));
    }
    let text = text_of(bytes);
    let Some(formatted) = formatted(arguments, &arguments.stdin_name, &text) else { return false };
    if arguments.mode.check || arguments.mode.diff {
        return compare(arguments, &arguments.stdin_name, &text, &formatted);
    }
    print(&formatted)
}

/// Formats a file in place. False after an error.
fn file(arguments: &Arguments, path: &Path) -> bool {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => return report(&format!("cannot read '{}': {error}", path.display())),
    };
    let text = text_of(bytes);
    let Some(formatted) = formatted(arguments, path, &text) else { return false };
    if arguments.mode.check || arguments.mode.diff {
        return compare(arguments, path, &text, &formatted);
    }
    if formatted == text {
        return true;
    }
    match write(path, &formatted) {
        Ok(()) => true,
        Err(error) => report(&format!("cannot write '{}': {error}", path.display())),
    }
}

/// Replaces the text of a file; its permissions stay. A link stays a link.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let path = path.canonicalize()?;
    let permissions = std::fs::metadata(&path)?.permissions();
    if permissions.readonly() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    output_file::write_with(&path, |file| file.write_all(&rtblgen_bytes::bytes_of(text)))?;
    std::fs::set_permissions(&path, permissions)
}

/// The formatted text. If there is none, the error is shown.
fn formatted(arguments: &Arguments, path: &Path, text: &str) -> Option<String> {
    let Some(language) = Language::of_path(path) else {
        report(&format!("'{}' is neither a .td nor a .pdll file", path.display()));
        return None;
    };
    let options = Options {
        lines: arguments.lines.clone(),
        rust_snippets: arguments.rust_snippets,
        ..Options::default()
    };
    match format(&name_of(path), text, language, &options) {
        Ok(formatted) => Some(formatted),
        Err(failure) => {
            for diagnostic in &failure.diagnostics {
                show(diagnostic, &failure.sources);
            }
            None
        }
    }
}

/// Names a file that is not formatted, or prints the difference. With `--check`, false if there is one.
fn compare(arguments: &Arguments, path: &Path, text: &str, formatted: &str) -> bool {
    if formatted == text {
        return true;
    }
    let name = path.display().to_string();
    let printed = match arguments.mode.diff {
        true => print(&difference(&name, text, formatted)),
        false => print(&format!("{name}\n")),
    };
    printed && !arguments.mode.check
}

fn difference(name: &str, text: &str, formatted: &str) -> String {
    let mut config = similar::TextDiff::configure();
    let lines = config.algorithm(similar::Algorithm::Patience).diff_lines(text, formatted);
    lines.unified_diff().header(name, name).to_string()
}

fn print(text: &str) -> bool {
    rtblgen_bytes::write_stdout(text).map_or_else(|error| report(&error.to_string()), |()| true)
}

/// Shows an error that has no place. Returns false.
fn report(message: &str) -> bool {
    show(&Diagnostic::error_without_span(message), &SourceMap::new());
    false
}

fn show(diagnostic: &Diagnostic, sources: &SourceMap) {
    let color = anstream::AutoStream::choice(&io::stderr()) != anstream::ColorChoice::Never;
    rtblgen_bytes::write_stderr(&render(diagnostic, sources, ErrorFormat::Human, color));
}

//! One input for both tools.

use oracle::Oracle;
use rtblgen_pdll::{Options, Parsed, parse, pdl, print_ast};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use tblgen_parser::{Diagnostic, Disk, ErrorFormat, MainFile, SourceMap, render};

/// The form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    Ast,
    Pdl,
}

impl Output {
    fn flag(self) -> &'static str {
        match self {
            Self::Ast => "ast",
            Self::Pdl => "mlir",
        }
    }
}

/// The result of a tool for an input: its warnings and its output, or the place and the words of the first
/// error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Accepted(String),
    Rejected(String),
    /// It ended without a message, or its message is not about the input file.
    Crashed(String),
}

/// Both tools accept the input with the same output, or reject it with the same words at the same place. If
/// mlir-pdll crashes, any answer agrees.
pub fn agree(ours: &Answer, theirs: &Answer) -> bool {
    match (ours, theirs) {
        (_, Answer::Crashed(_)) => true,
        _ => ours == theirs,
    }
}

/// Returns our result for a text.
pub fn ours(text: &str, include_dirs: &[PathBuf], output: Output) -> Answer {
    let options = Options { include_dirs: include_dirs.to_vec(), ..Options::default() };
    let main = MainFile { name: NAME.to_owned(), text: text.to_owned() };
    let Parsed { module, warnings } = match parse(main, &options, &Disk) {
        Err(failure) => return Answer::Rejected(first_error(&failure.diagnostics, &failure.sources)),
        Ok(parsed) => parsed,
    };
    let warnings: String =
        warnings.iter().map(|warning| render(warning, &module.sources, ErrorFormat::Short, false)).collect();
    let warnings = lines_with(&warnings, WARNING);
    match output {
        Output::Ast => Answer::Accepted(warnings + &renumbered(&print_ast(&module).unwrap())),
        Output::Pdl => match pdl::lower(&module) {
            Ok(lowered) => Answer::Accepted(warnings + &pdl::print(&lowered, &module.sources)),
            Err(diagnostics) => Answer::Rejected(first_error(&diagnostics, &module.sources)),
        },
    }
}

/// Returns the diagnostics that we report for a text on the way to PDL.
pub fn reports(text: &str, include_dirs: &[PathBuf]) -> Vec<Diagnostic> {
    let options = Options { include_dirs: include_dirs.to_vec(), ..Options::default() };
    let main = MainFile { name: NAME.to_owned(), text: text.to_owned() };
    match parse(main, &options, &Disk) {
        Err(failure) => failure.diagnostics,
        Ok(Parsed { module, mut warnings }) => {
            warnings.extend(pdl::lower(&module).err().unwrap_or_default());
            warnings
        }
    }
}

const WARNING: &str = ": warning: ";

/// The lines that contain a text.
fn lines_with(text: &str, part: &str) -> String {
    text.lines().filter(|line| line.contains(part)).map(|line| format!("{line}\n")).collect()
}

fn first_error(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let error = diagnostics.iter().find(|diagnostic| diagnostic.is_error()).unwrap();
    let text = render(error, sources, ErrorFormat::Short, false);
    text.lines().find(|line| line.contains(": error: ")).unwrap_or_default().to_owned()
}

/// The name of the file that both tools read.
const NAME: &str = "input.pdll";

/// Returns mlir-pdll's result for a text.
pub fn theirs(oracle: &Oracle, text: &str, include_dirs: &[PathBuf], output: Output) -> Answer {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(NAME), text).unwrap();
    let mut command = oracle.tool("mlir-pdll");
    command.current_dir(folder.path()).arg(NAME).args(["-x", output.flag()]);
    command.args(include_dirs.iter().map(|dir| format!("-I{}", dir.display())));
    let run = command.output().unwrap();
    let stderr = String::from_utf8_lossy(&run.stderr).into_owned();
    let error = stderr.lines().find(|line| line.contains(": error: "));
    let is_crash = stderr.contains("PLEASE submit a bug report");
    match error.map(placed) {
        Some(error) if error.starts_with(NAME) && !run.status.success() => Answer::Rejected(error),
        None if run.status.success() => {
            let text = String::from_utf8_lossy(&run.stdout);
            let text = if output == Output::Ast { renumbered(&text) } else { text.into_owned() };
            Answer::Accepted(lines_with(&stderr, WARNING) + &text)
        }
        _ if is_crash => Answer::Crashed("a crash".to_owned()),
        _ => Answer::Crashed(stderr),
    }
}

/// An error with its place in the form `file:line:column`, which the verifier writes in another form.
fn placed(line: &str) -> String {
    match line.strip_prefix("loc(\"").and_then(|line| line.split_once("\":")) {
        Some((name, rest)) => format!("{name}:{}", rest.replacen("): ", ": ", 1)),
        None => line.to_owned(),
    }
}

/// The text with node addresses numbered in the order of their first occurrence.
fn renumbered(text: &str) -> String {
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut lines = String::new();
    for line in text.lines() {
        let line = match line.split_once(" 0x") {
            Some((before, rest)) if is_node(before) => {
                let end = rest.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len());
                let next = numbers.len();
                let number = numbers.entry(&rest[..end]).or_insert(next);
                format!("{before} #{number}{}", &rest[end..])
            }
            _ => line.to_owned(),
        };
        lines.push_str(&line);
        lines.push('\n');
    }
    lines
}

/// The text before an address is the start of a node's line.
fn is_node(before: &str) -> bool {
    let name = before.trim_start_matches([' ', '|', '`']);
    name.starts_with('-') && name[1..].chars().all(|c| c.is_ascii_alphabetic())
}

/// The first line in which two texts differ, from both.
pub fn difference(ours: &Answer, theirs: &Answer) -> String {
    match (ours, theirs) {
        (Answer::Accepted(ours), Answer::Accepted(theirs)) => {
            let line = ours.lines().zip(theirs.lines()).position(|(a, b)| a != b);
            let at = |text: &str| {
                text.lines().nth(line.unwrap_or(text.lines().count())).unwrap_or("(end)").to_owned()
            };
            format!("line {line:?}\n  ours:   {}\n  theirs: {}", at(ours), at(theirs))
        }
        _ => {
            let short = |answer: &Answer| format!("{answer:?}").chars().take(400).collect::<String>();
            format!("\n  ours:   {}\n  theirs: {}", short(ours), short(theirs))
        }
    }
}

/// The folder of a file, as a search folder.
pub fn folder_of(path: &Path) -> PathBuf {
    path.parent().unwrap().to_owned()
}

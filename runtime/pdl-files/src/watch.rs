//! `--pdl-watch`: runs a command line again when one of its files changes, and prints the differences.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, SystemTime};

use rtblgen_pdll::Options;
use rtblgen_td_library::{Library, is_embedded};
use similar::TextDiff;
use tblgen_parser::{Disk, FileLoader, MainFile};

/// The argument.
const WATCH: &str = "--pdl-watch";

/// The time between two checks of the files.
const PAUSE: Duration = Duration::from_millis(200);

/// If the program was started with `--pdl-watch`, runs it without that argument, and again when one of the
/// files that the arguments name changes: the program, the file of `--pdl-patterns` and its includes. Prints
/// the output, and then the differences, until it is ended.
///
/// To be called at the start of `main`:
///
/// ```no_run
/// use std::process::ExitCode;
///
/// fn main() -> ExitCode {
///     if let Some(code) = rtblgen_pdl::watch_if_asked(std::env::args_os()) {
///         return code;
///     }
///     rtblgen_runtime::opt::opt_main(rtblgen_pdl::register)
/// }
/// ```
pub fn watch_if_asked(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let (asked, rest): (Vec<OsString>, Vec<OsString>) =
        arguments.into_iter().skip(1).partition(|argument| argument == WATCH);
    if asked.is_empty() {
        return None;
    }
    let Ok(program) = std::env::current_exe() else { return Some(ExitCode::FAILURE) };
    let mut watched = Watched { program, arguments: rest, seen: BTreeMap::new(), output: None };
    loop {
        if let Some(text) = watched.look() {
            let mut out = std::io::stdout();
            let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            if written.is_err() {
                return Some(ExitCode::SUCCESS);
            }
        }
        std::thread::sleep(PAUSE);
    }
}

struct Watched {
    program: PathBuf,
    arguments: Vec<OsString>,
    /// When each file was changed last.
    seen: BTreeMap<PathBuf, SystemTime>,
    /// The output of the last run that succeeded.
    output: Option<String>,
}

impl Watched {
    /// Returns the text to print, if a file has changed since the last look.
    fn look(&mut self) -> Option<String> {
        let now: BTreeMap<PathBuf, SystemTime> = files(&self.arguments)
            .into_iter()
            .filter_map(|file| Some((file.clone(), file.metadata().ok()?.modified().ok()?)))
            .collect();
        if self.output.is_some() && now == self.seen {
            return None;
        }
        self.seen = now;
        let run = match Command::new(&self.program).args(&self.arguments).output() {
            Ok(run) => run,
            Err(error) => return Some(format!("{}: {error}\n", self.program.display())),
        };
        if !run.status.success() {
            let before = self.output.take();
            self.output = Some(before.unwrap_or_default());
            return Some(String::from_utf8_lossy(&run.stderr).into_owned());
        }
        let new = String::from_utf8_lossy(&run.stdout).into_owned();
        let text = match &self.output {
            None => new.clone(),
            Some(old) => TextDiff::from_lines(old, &new).unified_diff().to_string(),
        };
        self.output = Some(new);
        Some(text)
    }
}

/// The files that arguments name, and those that files of PDLL among them include.
fn files(arguments: &[OsString]) -> Vec<PathBuf> {
    let words = arguments.iter().filter_map(|argument| argument.to_str());
    let words = words.flat_map(|argument| argument.split(['=', ' ', ',']));
    let mut files: Vec<PathBuf> = words.map(PathBuf::from).filter(|path| path.is_file()).collect();
    let include_dirs: Vec<PathBuf> = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .flat_map(|argument| argument.split(['=', ' ', ',']))
        .map(PathBuf::from)
        .filter(|path| path.is_dir())
        .collect();
    let included: Vec<PathBuf> =
        files.iter().flat_map(|file| included_files(file, include_dirs.clone())).collect();
    files.extend(included);
    files
}

/// Returns the files that a file of PDLL includes, as far as it can be read.
fn included_files(file: &Path, include_dirs: Vec<PathBuf>) -> Vec<PathBuf> {
    if file.extension().is_none_or(|extension| extension != "pdll") {
        return Vec::new();
    }
    let Ok(Some(loaded)) = Disk.load(file) else { return Vec::new() };
    let main = MainFile { name: file.display().to_string(), text: loaded.text };
    let sources = match crate::parsed(main, &Options { include_dirs, has_documentation: false }, &Disk) {
        Ok(parsed) => parsed.module.sources,
        Err(failure) => failure.sources,
    };
    sources.dependencies().filter(|path| !is_embedded(path, Library::Wins)).collect()
}

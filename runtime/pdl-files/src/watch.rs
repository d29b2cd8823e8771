//! `--pdl-watch`: runs a command line again when one of its files changes, and prints the differences.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Output, Stdio};
use std::time::{Duration, SystemTime};

use rtblgen_pdll::Options;
use rtblgen_td_library::{Library, is_embedded};
use similar::TextDiff;
use tblgen_parser::{Disk, FileLoader, MainFile};

/// The argument.
const WATCH: &str = "--pdl-watch";

/// The time between two checks of the files.
const PAUSE: Duration = Duration::from_millis(40);

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
    (!asked.is_empty()).then(|| watch(rest, |_, _| Vec::new()))
}

/// Runs this program with arguments, and again when one of the files that they name changes, or one that such a file includes.
/// Prints the output, and then the differences, until it is ended.
///
/// `included` returns the files that a file includes which is not of PDLL. It is called with the folders among the arguments.
pub fn watch(arguments: Vec<OsString>, included: impl Fn(&Path, &[PathBuf]) -> Vec<PathBuf>) -> ExitCode {
    let Ok(program) = std::env::current_exe() else { return ExitCode::FAILURE };
    let mut watched = Watched { program, arguments, seen: BTreeMap::new(), output: None };
    loop {
        if let Some(text) = watched.look(&included) {
            let mut out = std::io::stdout();
            let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            if written.is_err() {
                return ExitCode::SUCCESS;
            }
        }
        std::thread::sleep(PAUSE);
    }
}

struct Watched {
    program: PathBuf,
    arguments: Vec<OsString>,
    /// When each file was changed last; `None` for a file that is not there.
    seen: BTreeMap<PathBuf, Option<SystemTime>>,
    /// The output of the last run that succeeded.
    output: Option<String>,
}

/// When a file was changed last.
fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().ok()?.modified().ok()
}

impl Watched {
    /// Returns the text to print, if a file has changed since the last look.
    fn look(&mut self, included: &impl Fn(&Path, &[PathBuf]) -> Vec<PathBuf>) -> Option<String> {
        let mut is_changed = self.output.is_none();
        for (file, seen) in &mut self.seen {
            let now = changed(file);
            is_changed |= *seen != now;
            *seen = now;
        }
        if !is_changed {
            return None;
        }
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let run = command.spawn();
        // While the program runs. A reaction to the output must find its file in the list.
        self.list_files(included);
        Some(self.text_of(run.and_then(Child::wait_with_output)))
    }

    /// The text to print after a run.
    fn text_of(&mut self, run: std::io::Result<Output>) -> String {
        let run = match run {
            Ok(run) => run,
            Err(error) => return format!("{}: {error}\n", self.program.display()),
        };
        if !run.status.success() {
            self.output.get_or_insert_default();
            return String::from_utf8_lossy(&run.stderr).into_owned();
        }
        let new = String::from_utf8_lossy(&run.stdout).into_owned();
        let text = match &self.output {
            None => new.clone(),
            Some(old) => TextDiff::from_lines(old, &new).unified_diff().to_string(),
        };
        self.output = Some(new);
        text
    }

    /// Lists the files during each run: a change may include others. A file that has changed during the
    /// run keeps its old time, so that the next look sees the change.
    fn list_files(&mut self, included: &impl Fn(&Path, &[PathBuf]) -> Vec<PathBuf>) {
        let mut before = std::mem::take(&mut self.seen);
        let mut all = files(&self.arguments, included);
        // A file with an error may hide what it includes.
        all.extend(before.keys().cloned());
        for file in all {
            let seen = before.remove(&file).unwrap_or_else(|| changed(&file));
            self.seen.entry(file).or_insert(seen);
        }
    }
}

/// The files that arguments name, and those that they include.
fn files(arguments: &[OsString], included: &impl Fn(&Path, &[PathBuf]) -> Vec<PathBuf>) -> Vec<PathBuf> {
    let words = || {
        let words = arguments.iter().filter_map(|argument| argument.to_str());
        let words = words.flat_map(|argument| argument.split(['=', ' ', ',']));
        // A folder of includes may follow its flag at once.
        words.flat_map(|word| [Some(word), word.strip_prefix("-I")]).flatten().map(PathBuf::from)
    };
    let mut files: Vec<PathBuf> = words().filter(|path| path.is_file()).collect();
    let folders: Vec<PathBuf> = words().filter(|path| path.is_dir()).collect();
    let more: Vec<PathBuf> = files
        .iter()
        .flat_map(|file| {
            let mut more = included_files(file, folders.clone());
            more.extend(included(file, &folders));
            more
        })
        .collect();
    files.extend(more);
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

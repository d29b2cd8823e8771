//! Running both tools on a file.

use oracle::Oracle;
use rtblgen_records::{
    EvaluateOptions, Helper, Records, dump_json, parse_and_evaluate_then, print_detailed_records,
    print_records,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tblgen_parser::{Disk, ErrorFormat, MainFile, Options, render};

/// What a tool makes of a file: the output, or the first error.
pub type Outcome = Result<String, String>;

/// What a tool is asked for.
#[derive(Clone, Copy)]
pub enum Backend {
    Records,
    Json,
    Detailed,
}

impl Backend {
    fn flag(self) -> &'static str {
        match self {
            Self::Records => "--print-records",
            Self::Json => "--dump-json",
            Self::Detailed => "--print-detailed-records",
        }
    }
}

/// All files below `folder` whose names end in `.td`, sorted.
pub fn td_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "td") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Evaluates a file with this crate; the error is the first line of the short format.
pub fn evaluate_file(file: &Path, include: &Path) -> Result<Records, String> {
    evaluate_then(file, include, |records, _| records)
}

fn evaluate_then<T>(
    file: &Path,
    include: &Path,
    then: impl FnOnce(Records, &Helper<'_, '_>) -> T,
) -> Result<T, String> {
    let options = Options { include_dirs: vec![include.to_owned()], ..Options::default() };
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    let main = MainFile { name: file.display().to_string(), text: tblgen_parser::loader::text_of(bytes) };
    parse_and_evaluate_then(main, &options, &Disk, &EvaluateOptions::default(), then).map_err(|failure| {
        let text = failure.render(ErrorFormat::Short, false);
        first_error(&text).unwrap_or(text)
    })
}

/// The output of this crate for a file. Records are printed as the command line does it: the thread that has parsed helps.
pub fn ours(file: &Path, include: &Path, backend: Backend) -> Outcome {
    evaluate_then(file, include, |records, helper| match backend {
        Backend::Records => {
            let mut out = Vec::new();
            helper.print_records(&Arc::new(records), &mut out).map_err(|error| error.to_string())?;
            Ok(String::from_utf8_lossy(&out).into_owned())
        }
        Backend::Json | Backend::Detailed => output(Ok(&records), backend),
    })?
}

/// The output of this crate for evaluated records.
pub fn output(records: Result<&Records, &String>, backend: Backend) -> Outcome {
    let records = records.map_err(String::clone)?;
    let mut out = Vec::new();
    let written = match backend {
        Backend::Records => print_records(records, &mut out),
        Backend::Json => dump_json(records, &mut out),
        Backend::Detailed => print_detailed_records(records, &mut out),
    };
    written.map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// The warnings and dumps of this crate, as lines.
pub fn our_messages(records: &Records) -> Vec<String> {
    let messages = records.warnings().iter().chain(records.dumps());
    let text: String =
        messages.map(|message| render(message, records.sources(), ErrorFormat::Short, false)).collect();
    message_lines(&text)
}

/// The output of llvm-tblgen, and its warnings and dumps as lines.
pub fn theirs(oracle: &Oracle, file: &Path, include: &Path, backend: Backend) -> (Outcome, Vec<String>) {
    let mut command = oracle.tool("llvm-tblgen");
    command.arg(backend.flag()).arg("-I").arg(include).arg(file);
    let output = command.output().expect("llvm-tblgen runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let messages = message_lines(&errors);
    if output.status.success() {
        return (Ok(String::from_utf8_lossy(&output.stdout).into_owned()), messages);
    }
    (Err(first_error(&errors).unwrap_or_else(|| "crashed".to_owned())), messages)
}

fn first_error(text: &str) -> Option<String> {
    let is_error = |line: &&str| line.contains(": error: ") || line.starts_with("error: ");
    text.lines().find(is_error).map(str::to_owned)
}

fn message_lines(text: &str) -> Vec<String> {
    let is_message = |line: &&str| line.contains(": warning: ") || line.contains(": note: ");
    text.lines().filter(is_message).map(str::to_owned).collect()
}

/// The first line in which two texts differ.
pub fn first_difference(ours: &str, theirs: &str) -> String {
    let mut lines = ours.lines().zip(theirs.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((number, (a, b))) => format!("line {}\n  ours:   {a}\n  theirs: {b}", number + 1),
        None => "one output ends before the other".to_owned(),
    }
}

/// Runs `check` on every file, on as many threads as there are processors; gives what it said, in order.
pub fn on_all(files: &[PathBuf], check: impl Fn(&Path) -> Option<String> + Sync) -> Vec<String> {
    let count = std::thread::available_parallelism().map_or(2, usize::from);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let found = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    let Some(file) = files.get(index) else { break };
                    if let Some(message) = check(file) {
                        found.lock().expect("no thread panicked").push((index, message));
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread panicked");
    found.sort();
    found.into_iter().map(|(_, message)| message).collect()
}

//! Running both tools on a file.

use oracle::Oracle;
use rtblgen_records::{Records, TableGen, dump_json, print_detailed_records, print_records};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tblgen_parser::loader::text_of;
use tblgen_parser::{ErrorFormat, Options, render};

/// The result of a tool for a file: the output, or the first error.
pub type Outcome = Result<String, String>;

/// The output that is requested from a tool.
#[derive(Clone, Copy, PartialEq, Eq)]
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

/// The options of a program that includes files of one folder.
pub fn including(folder: &Path) -> Options {
    Options { include_dirs: vec![folder.to_owned()], ..Options::default() }
}

/// The options as llvm-tblgen's arguments.
fn arguments(options: &Options) -> impl Iterator<Item = OsString> {
    let include_dirs = options.include_dirs.iter().flat_map(|folder| ["-I".into(), folder.clone().into()]);
    include_dirs.chain(options.defines.iter().map(|name| format!("-D{name}").into()))
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
pub fn evaluate_file(file: &Path, options: &Options) -> Result<Records, String> {
    evaluate_and_listen(file, options).0
}

/// Returns the records of a file, and this crate's diagnostics in the form of [`messages`].
pub fn evaluate_and_listen(file: &Path, options: &Options) -> (Result<Records, String>, Vec<String>) {
    let text = match std::fs::read(file) {
        Ok(bytes) => text_of(bytes),
        Err(error) => return (Err(error.to_string()), Vec::new()),
    };
    let (records, text) = evaluate_text(&file.display().to_string(), text, options);
    let messages = messages(&text);
    (records.map_err(|()| first_error(&text).unwrap_or(text)), messages)
}

/// Returns the records of a program, and all diagnostics of this crate.
fn evaluate_text(name: &str, text: String, options: &Options) -> (Result<Records, ()>, String) {
    let tablegen = TableGen::new().include_dirs(options.include_dirs.iter().cloned());
    let tablegen = options.defines.iter().fold(tablegen, |tablegen, name| tablegen.define(name));
    match tablegen.evaluate_str(name, text) {
        Err(failure) => (Err(()), failure.render(ErrorFormat::Short, false)),
        Ok(records) => {
            let shown = |message| render(message, records.sources(), ErrorFormat::Short, false);
            let text = records.messages().iter().map(shown).collect();
            (Ok(records), text)
        }
    }
}

/// Returns this crate's diagnostics for a program, in the form of [`messages`].
pub fn our_messages(name: &str, text: String, options: &Options) -> Vec<String> {
    messages(&evaluate_text(name, text, options).1)
}

/// The output of this crate for a file.
pub fn ours(file: &Path, options: &Options, backend: Backend) -> Outcome {
    output(evaluate_file(file, options).as_ref(), backend)
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
    Ok(text_of(out))
}

/// Returns llvm-tblgen's diagnostics for a program on standard input, in the form of [`messages`].
pub fn their_messages(oracle: &Oracle, text: &str, options: &Options) -> Vec<String> {
    let mut command = oracle.tool("llvm-tblgen");
    command.arg("--null-backend").args(arguments(options)).arg("-");
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut tool = command.spawn().expect("llvm-tblgen runs");
    let mut input = tool.stdin.take().expect("it has an input");
    input.write_all(&rtblgen_bytes::bytes_of(text)).expect("it reads all");
    drop(input);
    let output = tool.wait_with_output().expect("llvm-tblgen ends");
    messages(&text_of(output.stderr))
}

/// Returns the output of llvm-tblgen, and its diagnostics in the form of [`messages`].
pub fn theirs(oracle: &Oracle, file: &Path, options: &Options, backend: Backend) -> (Outcome, Vec<String>) {
    let mut command = oracle.tool("llvm-tblgen");
    command.arg(backend.flag()).args(arguments(options)).arg(file);
    let output = command.output().expect("llvm-tblgen runs");
    let errors = text_of(output.stderr);
    let messages = messages(&errors);
    if output.status.success() {
        return (Ok(text_of(output.stdout)), messages);
    }
    (Err(first_error(&errors).unwrap_or_else(|| "crashed".to_owned())), messages)
}

fn first_error(text: &str) -> Option<String> {
    let is_error = |line: &&str| line.contains(": error: ") || line.starts_with("error: ");
    text.lines().find(is_error).map(str::to_owned)
}

/// Returns the lines of messages and of include stacks, up to the first error with its notes: later text may
/// differ.
fn messages(text: &str) -> Vec<String> {
    let is = |line: &str, kind: &str| {
        line.starts_with(&format!("{kind}: ")) || line.contains(&format!(": {kind}: "))
    };
    let is_stack = |line: &str| line.starts_with("Included from ");
    let kinds = ["error", "warning", "note"];
    let mut lines: Vec<&str> =
        text.lines().filter(|line| is_stack(line) || kinds.iter().any(|kind| is(line, kind))).collect();
    if let Some(error) = lines.iter().position(|line| is(line, "error")) {
        let next = lines[error + 1..].iter().position(|line| is(line, "error") || is(line, "warning"));
        lines.truncate(next.map_or(lines.len(), |next| error + 1 + next));
        // Stack lines of the code that follows.
        while lines.pop_if(|line| is_stack(line)).is_some() {}
    }
    lines.into_iter().map(str::to_owned).collect()
}

/// The first line in which two texts differ.
pub fn first_difference(ours: &str, theirs: &str) -> String {
    let mut lines = ours.lines().zip(theirs.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((number, (a, b))) => format!("line {}\n  ours:   {a}\n  theirs: {b}", number + 1),
        None => "one output ends before the other".to_owned(),
    }
}

/// Runs `check` on every file, on as many threads as there are processors; returns its results, in order.
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

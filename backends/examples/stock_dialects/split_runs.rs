//! Runs a tool on many programs in batches, by `--split-input-file`.

use std::process::Command;

/// The separator of programs.
pub const SPLIT: &str = "// -----\n";

/// The maximum number of programs of one run.
const BATCH: usize = 400;

/// The output of a tool for one program.
#[derive(Clone, Default)]
pub struct Run {
    /// The printed IR; empty if the tool reports an error.
    pub text: String,
    /// The messages of errors and warnings, errors first.
    pub messages: Vec<String>,
}

/// Runs a tool on each of the texts. If it ends without a complete answer for a batch, the halves of the batch run separately.
pub fn run(tool: &dyn Fn() -> Command, texts: &[&str]) -> Vec<Run> {
    texts.chunks(BATCH).flat_map(|batch| run_batch(tool, batch)).collect()
}

fn run_batch(tool: &dyn Fn() -> Command, texts: &[&str]) -> Vec<Run> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("programs.mlir");
    let joined: Vec<String> = texts.iter().map(|text| format!("{text}\n")).collect();
    std::fs::write(&file, joined.join(SPLIT)).expect("a file can be written");
    let output = tool().args(["--split-input-file", "--allow-unregistered-dialect"]).arg(&file).output();
    let Ok(output) = output else { return vec![Run::default(); texts.len()] };
    let stdout = String::from_utf8_lossy(&output.stdout);
    let parts: Vec<&str> = stdout.split(SPLIT).collect();
    let errors = String::from_utf8_lossy(&output.stderr);
    if parts.len() != texts.len() || output.status.code().is_none_or(|code| code > 1) {
        if let [_] = texts {
            let message = errors.lines().find(|line| line.contains("panicked") || line.contains("Assertion"));
            let message = format!("the tool ends: {}", message.unwrap_or("without a message"));
            return vec![Run { text: String::new(), messages: vec![message] }];
        }
        let (first, second) = texts.split_at(texts.len() / 2);
        return [run_batch(tool, first), run_batch(tool, second)].concat();
    }
    let mut runs: Vec<Run> =
        parts.iter().map(|text| Run { text: (*text).to_owned(), messages: Vec::new() }).collect();
    let mut ends = Vec::new();
    for text in &joined {
        ends.push(ends.last().copied().unwrap_or(0) + text.lines().count() + 1);
    }
    for kind in [": error: ", ": warning: "] {
        for line in errors.lines() {
            let Some((place, message)) = line.split_once(kind) else { continue };
            let number = place.rsplit(':').nth(1).and_then(|number| number.parse::<usize>().ok());
            let at = number.and_then(|number| ends.iter().position(|end| number <= *end));
            if let Some(run) = at.and_then(|at| runs.get_mut(at)) {
                run.messages.push(message.to_owned());
            }
        }
    }
    runs
}

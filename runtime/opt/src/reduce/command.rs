//! The test of `--reduce-test`: a shell command.

use std::path::PathBuf;
use std::process::{Command as Process, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A command that exits with 0 if a program is interesting. The path of the file with the program replaces `{}`, or is
/// appended to the command.
pub(crate) struct Command {
    script: String,
    /// The folder for the files of candidates.
    folder: PathBuf,
    /// The first error of running the command, if there was one.
    pub(crate) error: Option<String>,
}

impl Command {
    /// Creates a folder for candidates.
    pub(crate) fn new(command: &str) -> Result<Self, String> {
        // Each reduction in a process has its own folder.
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("rtblgen-reduce-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder)
            .map_err(|error| format!("cannot make the folder '{}': {error}", folder.display()))?;
        let script = match command.contains("{}") {
            true => command.replace("{}", "\"$1\""),
            false => format!("{command} \"$1\""),
        };
        Ok(Command { script, folder, error: None })
    }

    /// Whether the program is interesting.
    pub(crate) fn holds(&mut self, text: &str) -> bool {
        let file = self.folder.join("candidate.mlir");
        let status = std::fs::write(&file, text).and_then(|()| {
            let mut shell = Process::new("sh");
            shell.arg("-c").arg(&self.script).arg("reduce").arg(&file);
            shell.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()
        });
        match status {
            // The exit status of the shell if the command does not exist or cannot be run.
            Ok(status) if matches!(status.code(), Some(126 | 127)) => {
                let problem = || format!("the test cannot run: sh -c '{}' exits with {status}", self.script);
                self.error = Some(self.error.take().unwrap_or_else(problem));
                false
            }
            Ok(status) => status.success(),
            Err(error) => {
                self.error =
                    Some(self.error.take().unwrap_or_else(|| format!("the test cannot run: {error}")));
                false
            }
        }
    }
}

impl Drop for Command {
    fn drop(&mut self) {
        // The folder may not exist any more.
        let _missing = std::fs::remove_dir_all(&self.folder);
    }
}

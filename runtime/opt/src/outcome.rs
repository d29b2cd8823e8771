//! The result of a run of a driver, and how it is written.

use std::io::Write;
use std::process::ExitCode;

use rtblgen_bytes::{bytes_of, write_stderr, write_stdout, write_stdout_with};

/// The result of a run of a driver; nothing has been written yet. Its texts may stand for any
/// [`bytes`](rtblgen_bytes).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the run succeeded.
    pub success: bool,
    /// The text for the output.
    pub output: String,
    /// Bytecode for the output, after the text.
    pub bytecode: Vec<u8>,
    /// The text that passes wrote to standard output, if the output goes to a file.
    pub pass_output: String,
    /// The output file; `-` is standard output.
    pub output_file: String,
    /// The text for standard error.
    pub errors: String,
}

impl Outcome {
    pub(super) fn failure(errors: String) -> Self {
        Outcome { errors, output_file: "-".to_owned(), ..Outcome::default() }
    }

    /// Writes the messages and the output. Returns the exit code.
    pub fn finish(&self) -> ExitCode {
        write_stderr(&self.errors);
        match self.write_output() {
            Ok(()) if self.success => ExitCode::SUCCESS,
            Ok(()) => ExitCode::FAILURE,
            Err(error) => {
                write_stderr(&format!("error: {error}\n"));
                ExitCode::FAILURE
            }
        }
    }

    /// Writes the output, and what passes wrote, to where the arguments say.
    ///
    /// # Errors
    ///
    /// If a file cannot be written.
    pub fn write_output(&self) -> std::io::Result<()> {
        if self.output_file != "-" {
            write_stdout(&self.pass_output)?;
            return match self.success {
                true => write_file(&self.output_file, &[&bytes_of(&self.output), &self.bytecode]),
                false => Ok(()),
            };
        }
        write_stdout_with(|out| {
            out.write_all(&bytes_of(&self.output)).and_then(|()| out.write_all(&self.bytecode))
        })
    }
}

/// Returns the system's message of an error, without its number.
pub(super) fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

/// Writes a file atomically: no reader sees a part of it.
pub(super) fn write_file(path: &str, parts: &[&[u8]]) -> std::io::Result<()> {
    let describe = |error: std::io::Error| {
        std::io::Error::new(error.kind(), format!("cannot open output file '{path}': {}", reason(&error)))
    };
    if std::fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return write_parts(path, parts).map_err(describe);
    }
    let temporary = format!("{path}.{}.tmp", std::process::id());
    write_parts(&temporary, parts).and_then(|()| std::fs::rename(&temporary, path)).map_err(|error| {
        // The error that counts is the one before.
        let _missing = std::fs::remove_file(&temporary);
        describe(error)
    })
}

fn write_parts(path: &str, parts: &[&[u8]]) -> std::io::Result<()> {
    let mut file = std::fs::File::create(path)?;
    parts.iter().try_for_each(|part| file.write_all(part))
}

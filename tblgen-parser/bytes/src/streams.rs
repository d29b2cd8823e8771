//! Standard output and standard error of tools. `println!` and `eprintln!` panic if a stream cannot be written.

use std::io::{self, ErrorKind, Write};

use crate::bytes_of;

/// Writes text to standard error. A failure has no place to be reported, and is ignored.
pub fn write_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(&bytes_of(text));
}

/// Writes text to standard output. A reader that closed the pipe early is no error.
///
/// # Errors
///
/// Standard output cannot be written. The error is a message with its cause.
pub fn write_stdout(text: &str) -> io::Result<()> {
    write_stdout_with(|out| out.write_all(&bytes_of(text)))
}

/// Writes to standard output by a function, as [`write_stdout`] does.
///
/// # Errors
///
/// Standard output cannot be written. The error is a message with its cause.
pub fn write_stdout_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(io::Error::new(error.kind(), format!("cannot write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}

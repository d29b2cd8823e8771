//! A profile of actions, as JSON.

use std::fmt::Write as _;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::{Action, ActionObserver, thread_number};

/// Writes an event when an action begins and one when it ends, in the format of Chrome's trace viewer: MLIR's
/// `ActionProfiler` (`--profile-actions-to`).
pub struct ActionProfiler {
    start: Instant,
    output: Mutex<Output>,
}

struct Output {
    writer: Box<dyn Write + Send>,
    has_event: bool,
}

impl ActionProfiler {
    /// Writes to `output`; times count from now.
    pub fn new(output: impl Write + Send + 'static) -> Self {
        let output = Output { writer: Box::new(output), has_event: false };
        let profiler = Self { start: Instant::now(), output: Mutex::new(output) };
        profiler.write("[");
        profiler
    }

    fn event(&self, tag: &str, phase: char, description: Option<&dyn std::fmt::Display>) {
        let time = self.start.elapsed().as_micros();
        let thread = thread_number();
        let mut event = format!(
            "{{\"name\": \"{tag}\", \"cat\": \"PERF\", \"ph\": \"{phase}\", \"pid\": 0, \"tid\": {thread}, \"ts\": {time}"
        );
        if let Some(description) = description {
            let text = serde_json_string(&description.to_string());
            let _ = write!(event, ", \"args\": {{\"desc\": {text}}}");
        }
        event.push('}');
        self.write(&event);
    }

    /// Errors of the profile are ignored: the profiled program continues.
    fn write(&self, text: &str) {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        let separator = if output.has_event { ",\n" } else { "" };
        output.has_event |= text != "[";
        let writer = &mut output.writer;
        let _ = writer.write_all(format!("{separator}{text}").as_bytes()).and_then(|()| writer.flush());
    }
}

impl Drop for ActionProfiler {
    fn drop(&mut self) {
        let output = self.output.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = output.writer.write_all(b"]\n").and_then(|()| output.writer.flush());
    }
}

impl ActionObserver for ActionProfiler {
    fn before(&self, action: &Action<'_, '_>) -> bool {
        self.event(action.tag, 'B', Some(action.description));
        true
    }

    fn after(&self, tag: &'static str) {
        self.event(tag, 'E', None);
    }
}

/// A string of JSON.
fn serde_json_string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            control if control.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(control));
            }
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

//! `--debug-rewrites`: logs the drivers of patterns on standard error.

use std::fmt::Write as _;

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// The drivers' logs.
const TARGETS: [&str; 2] = ["dialect-conversion", "greedy-rewriter"];

/// Writes the lines of the logs.
struct Lines;

struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, _: &Field, value: &dyn std::fmt::Debug) {
        // Writing to a string does not fail.
        let _ = write!(self.0, "{value:?}");
    }
}

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        TARGETS.contains(&metadata.target()) && *metadata.level() == Level::DEBUG
    }

    fn event(&self, event: &Event<'_>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        rtblgen_bytes::write_stderr(&format!("{}\n", message.0.trim_end()));
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// Logs the drivers from now on. A program that has its own `tracing` subscriber keeps it.
pub(super) fn start() {
    let _ = tracing::subscriber::set_global_default(Lines);
}

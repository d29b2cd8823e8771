//! Explanations: why an operation could not be legalized.

use std::fmt::{self, Write as _};

/// Why an operation could not be legalized: everything that was tried on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The name of the operation.
    pub op: String,
    /// The place of the operation.
    pub location: String,
    /// Whether the operation is illegal in the target; otherwise it is unknown.
    pub is_explicit: bool,
    /// The attempts, in order.
    pub attempts: Vec<Attempt>,
}

/// One thing that was tried on an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The name of the pattern; `None` for the folder of the operation.
    pub pattern: Option<String>,
    /// Names of the operations that the pattern declares to create.
    pub generated_ops: Vec<String>,
    /// Why it failed.
    pub failure: AttemptFailure,
}

/// Why an attempt failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttemptFailure {
    /// The pattern or the folder does not apply, for these reasons.
    NoMatch(Vec<String>),
    /// The pattern is being applied already, and does not declare bounded recursion.
    Recursion,
    /// The pattern was not tried, because this operation that it creates can never become legal.
    NeverLegal(String),
    /// The pattern applied, but an operation that it created or changed could not be legalized.
    IllegalResult {
        /// Why not.
        op: Box<Explanation>,
        /// Whether the operation was changed in place.
        is_modified: bool,
    },
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.show(f, 0)
    }
}

impl Explanation {
    fn show(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let indent = 2 * depth;
        let what = if self.is_explicit { "is illegal" } else { "is unknown to the target" };
        writeln!(f, "{:indent$}'{}' at {} {what}", "", self.op, self.location)?;
        if self.attempts.is_empty() {
            writeln!(f, "{:indent$}  no pattern is rooted at it", "")?;
        }
        self.attempts.iter().try_for_each(|attempt| attempt.show(f, depth + 1))
    }

    /// The explanation as a JSON object.
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        self.write_json(&mut out);
        out
    }

    fn write_json(&self, out: &mut String) {
        let legality = if self.is_explicit { "illegal" } else { "unknown" };
        let _ = write!(
            out,
            "{{\"op\":{},\"location\":{},\"legality\":\"{legality}\",\"attempts\":[",
            quoted(&self.op),
            quoted(&self.location)
        );
        for (number, attempt) in self.attempts.iter().enumerate() {
            if number > 0 {
                out.push(',');
            }
            attempt.write_json(out);
        }
        out.push_str("]}");
    }
}

impl Attempt {
    fn show(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let indent = 2 * depth;
        write!(f, "{:indent$}", "")?;
        match &self.pattern {
            Some(name) => write!(f, "pattern '{name}' -> ({}): ", self.generated_ops.join(", "))?,
            None => f.write_str("fold: ")?,
        }
        match &self.failure {
            AttemptFailure::NoMatch(reasons) if reasons.is_empty() => writeln!(f, "does not match"),
            AttemptFailure::NoMatch(reasons) => writeln!(f, "does not match: {}", reasons.join("; ")),
            AttemptFailure::Recursion => writeln!(f, "was already being applied"),
            AttemptFailure::NeverLegal(op) => writeln!(f, "was not tried: '{op}' can never become legal"),
            AttemptFailure::IllegalResult { op, is_modified } => {
                let how = if *is_modified { "modified" } else { "generated" };
                writeln!(f, "a {how} operation could not be legalized")?;
                op.show(f, depth + 1)
            }
        }
    }

    fn write_json(&self, out: &mut String) {
        out.push('{');
        match &self.pattern {
            Some(name) => {
                let _ =
                    write!(out, "\"pattern\":{},\"generates\":{}", quoted(name), list(&self.generated_ops));
            }
            None => out.push_str("\"fold\":true"),
        }
        match &self.failure {
            AttemptFailure::NoMatch(reasons) => {
                let _ = write!(out, ",\"failure\":\"no-match\",\"reasons\":{}", list(reasons));
            }
            AttemptFailure::Recursion => out.push_str(",\"failure\":\"recursion\""),
            AttemptFailure::NeverLegal(op) => {
                let _ = write!(out, ",\"failure\":\"never-legal\",\"generated\":{}", quoted(op));
            }
            AttemptFailure::IllegalResult { op, is_modified } => {
                let _ = write!(out, ",\"failure\":\"illegal-result\",\"modified\":{is_modified},\"op\":");
                op.write_json(out);
            }
        }
        out.push('}');
    }
}

fn list(items: &[String]) -> String {
    let items: Vec<String> = items.iter().map(|item| quoted(item)).collect();
    format!("[{}]", items.join(","))
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            '\n' => out.push_str("\\n"),
            character if u32::from(character) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(character));
            }
            character => out.push(character),
        }
    }
    out.push('"');
    out
}

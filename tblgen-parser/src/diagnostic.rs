//! The diagnostics of all crates.
//!
//! A diagnostic is a value. [`render()`] makes its text.

mod code;
mod render;
mod similar;

pub use code::Code;
pub use render::{ErrorFormat, render};
pub use similar::similar;

use crate::source::Span;

/// The severity of a [`Diagnostic`] or a [`Note`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// The input is accepted, but is probably a mistake.
    Warning,
    /// A note on the message before it.
    Note,
    /// Information.
    Remark,
    /// A suggestion.
    Help,
}

impl Severity {
    /// The word before the message.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Help => "help",
        }
    }
}

/// An additional message of a [`Diagnostic`], such as a step of an instantiation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Usually [`Severity::Note`] or [`Severity::Help`].
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// Its place.
    pub span: Option<Span>,
}

/// llvm-tblgen's place and message, where those of the [`Diagnostic`] are better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Short {
    /// The place, if llvm-tblgen names one.
    pub span: Option<Span>,
    /// The message.
    pub message: String,
}

/// The kind of a [`Diagnostic`], for programs; the text is for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DiagnosticKind {
    /// Any other diagnostic.
    #[default]
    Other,
    /// An error of an included file, shown at the `#include`. Its first label is the place of the error.
    InIncludedFile,
}

/// A change of the source that mends an error, for programs. [`Diagnostic::help`] is its text for people.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fix {
    /// The culprit is a misspelling of this name.
    Rename(String),
    /// The text is missing at the place.
    Insert(Span, &'static str),
    /// The culprit is an `assemblyFormat` without `attr-dict`.
    FormatAttrDict,
    /// The culprit is an `assemblyFormat` without an operand or a parameter of this name.
    FormatName(String),
    /// The culprit is an `assemblyFormat` without a region or a successor of this name.
    FormatBlock(String),
    /// The culprit is an `assemblyFormat` that lacks the type of the operand or result of this name.
    FormatType(String),
}

/// An error, a warning or a remark with its position.
///
/// ```
/// # use tblgen_parser::diagnostic::{Diagnostic, ErrorFormat, render};
/// # use tblgen_parser::source::{SourceMap, Span};
/// let mut sources = SourceMap::new();
/// sources.add_file("a.td", "def a : Shape;", None).unwrap();
/// let error = Diagnostic::error(Span::new(8, 13), "there is no class 'Shape'");
/// let text = render(&error, &sources, ErrorFormat::Short, false);
/// assert_eq!(text, "a.td:1:9: error: there is no class 'Shape'\n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its severity.
    pub severity: Severity,
    /// Its code, if it is a frequent error.
    pub code: Option<Code>,
    /// Its kind.
    pub kind: DiagnosticKind,
    /// The problem, in one sentence without a full stop.
    pub message: String,
    /// The culprit.
    pub span: Option<Span>,
    /// The label of the culprit, such as the expected token.
    pub label: Option<String>,
    /// Other relevant places, with their labels.
    pub labels: Vec<(Span, String)>,
    /// Messages that follow, such as the instantiation stack.
    pub notes: Vec<Note>,
    /// Advice to the user.
    pub help: Option<String>,
    /// The change that mends it, if one is known.
    pub fix: Option<Fix>,
    /// The place and the message of the short format, if they differ: those of llvm-tblgen.
    pub short: Option<Short>,
}

impl Diagnostic {
    /// A diagnostic about `span`.
    pub fn new(severity: Severity, span: Option<Span>, message: impl Into<String>) -> Self {
        Self {
            severity,
            code: None,
            kind: DiagnosticKind::Other,
            message: message.into(),
            span,
            label: None,
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
            fix: None,
            short: None,
        }
    }

    /// An error at `span`.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, Some(span), message)
    }

    /// An error that has no place in the sources, such as a file that cannot be read.
    pub fn error_without_span(message: impl Into<String>) -> Self {
        Self::new(Severity::Error, None, message)
    }

    /// A warning at `span`.
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, Some(span), message)
    }

    /// The diagnostic with a code.
    pub fn with_code(mut self, code: Code) -> Self {
        self.code = Some(code);
        self
    }

    /// The diagnostic with a label at the culprit.
    pub fn with_culprit_label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// The diagnostic with a label at another place.
    pub fn with_label(mut self, span: Span, label: impl Into<String>) -> Self {
        self.labels.push((span, label.into()));
        self
    }

    /// The diagnostic with a note about another place.
    pub fn with_note(mut self, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        let (message, span) = (message.into(), span.into());
        self.notes.push(Note { severity: Severity::Note, message, span });
        self
    }

    /// The diagnostic with a suggestion.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The diagnostic with the candidate of which `name` is probably a misspelling, if there is one. `kind` is
    /// "the class " or the like.
    pub fn with_similar<'a>(
        self,
        kind: &str,
        name: &str,
        candidates: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        match similar(name, candidates) {
            Some(similar) => {
                let help = format!("did you mean {kind}'{similar}'?");
                self.with_help(help).with_fix(Fix::Rename(similar.to_owned()))
            }
            None => self,
        }
    }

    /// The diagnostic with a change that mends it.
    pub fn with_fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix);
        self
    }

    /// The diagnostic with a suggestion, if it has none yet.
    pub fn or_help(mut self, help: impl FnOnce() -> String) -> Self {
        self.help.get_or_insert_with(help);
        self
    }

    /// The diagnostic with llvm-tblgen's place and message for the short format.
    pub fn with_short(mut self, span: Span, message: impl Into<String>) -> Self {
        self.short = Some(Short { span: Some(span), message: message.into() });
        self
    }

    /// Whether it is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

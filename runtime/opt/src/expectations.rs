//! `--verify-diagnostics`: comments with the expected diagnostics.
//!
//! `// expected-error@+1 {{text}}` at the end of a line, also `-warning`, `-note`, `-remark` and `-error-re`; places are `@+n`,
//! `@-n`, `@above`, `@below`, `@unknown`. An expectation may be met more than once.

use std::sync::LazyLock;

use regex::Regex;

use super::render::{Renderer, Span};
use rtblgen_ir::{Diagnostic, Diagnostics, Severity};

/// The diagnostics that must be expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VerifyLevel {
    /// All.
    All,
    /// None: only the expected ones must be present.
    OnlyExpected,
}

/// An expected diagnostic.
struct Expectation<'a> {
    severity: Severity,
    /// The line in the source; `None` for an unknown location.
    line: Option<i64>,
    text: &'a str,
    pattern: Option<Regex>,
    /// The position of the comment.
    span: Span,
    is_found: bool,
}

/// The result of a check.
pub(super) struct Verdict {
    /// Whether all is as expected.
    pub success: bool,
    /// The errors.
    pub errors: String,
}

/// Compares diagnostics with the comments of a source.
///
/// `source` may be a part, with its lines and columns, of the `whole` from which lines are shown.
pub(super) fn check(
    file: &str,
    source: &str,
    whole: &str,
    diagnostics: &Diagnostics<'_>,
    level: VerifyLevel,
) -> Verdict {
    let mut checker = Checker { renderer: Renderer::new(file, whole), expectations: Vec::new(), level };
    checker.read(source);
    for diagnostic in diagnostics.iter() {
        checker.meet(diagnostic);
        diagnostic.notes.iter().for_each(|note| checker.meet(note));
    }
    checker.report_missing();
    let errors = checker.renderer.out;
    Verdict { success: errors.is_empty(), errors }
}

struct Checker<'a> {
    renderer: Renderer<'a>,
    expectations: Vec<Expectation<'a>>,
    level: VerifyLevel,
}

static COMMENT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$",
    )
    .expect("the pattern is right")
});

impl<'a> Checker<'a> {
    fn read(&mut self, source: &'a str) {
        let mut last_plain_line = 1;
        // Expectations about the next line that has none.
        let mut pending = Vec::new();
        let mut number = 0;
        for line in source.split('\n') {
            number += 1;
            match COMMENT.captures(line.trim_end()) {
                Some(captures) => self.comment(&captures, number, last_plain_line, &mut pending),
                None => {
                    last_plain_line = number;
                    pending.drain(..).for_each(|index: usize| self.expectations[index].line = Some(number));
                }
            }
        }
        pending.drain(..).for_each(|index| self.expectations[index].line = Some(number));
    }

    fn comment(
        &mut self,
        captures: &regex::Captures<'a>,
        number: i64,
        last_plain_line: i64,
        pending: &mut Vec<usize>,
    ) {
        let group = |index| captures.get(index).map_or("", |found| found.as_str());
        let start = captures.get(0).map_or(0, |found| found.start());
        let text = group(5);
        let span = Span { line: number as u32, column: start as u32 + 1, len: text.len() };
        let pattern = match (group(2).is_empty(), pattern_of(text)) {
            (true, _) => None,
            (false, Ok(pattern)) => Some(pattern),
            (false, Err(message)) => return self.renderer.error_at(span, &message),
        };
        let line = match group(4) {
            "" => Some(number),
            "unknown" => None,
            "above" => Some(last_plain_line),
            "below" => {
                pending.push(self.expectations.len());
                Some(number)
            }
            offset => Some(number.saturating_add(offset.parse().unwrap_or(0))),
        };
        let severity = match group(1) {
            "error" => Severity::Error,
            "note" => Severity::Note,
            "remark" => Severity::Remark,
            _ => Severity::Warning,
        };
        self.expectations.push(Expectation { severity, line, text, pattern, span, is_found: false });
    }

    fn meet(&mut self, diagnostic: &Diagnostic<'_>) {
        let range = diagnostic.location.first_file_range();
        let here = range.is_none_or(|range| range.file.value() == self.renderer.file);
        let line = range.map(|range| i64::from(range.start_line));
        let severity = diagnostic.severity;
        let mut near_miss = None;
        for expectation in self.expectations.iter_mut().filter(|expectation| here && expectation.line == line)
        {
            if !expectation.matches(&diagnostic.message) {
                continue;
            }
            if expectation.severity == severity {
                expectation.is_found = true;
                return;
            }
            near_miss = Some((expectation.span, expectation.severity));
        }
        if self.level == VerifyLevel::OnlyExpected {
            return;
        }
        if let Some((span, expected)) = near_miss {
            let message = format!("'{severity}' diagnostic emitted when expecting a '{expected}'");
            return self.renderer.error_at(Span { len: 0, ..span }, &message);
        }
        let message = format!("unexpected {severity}: {}", diagnostic.message);
        self.renderer.message(diagnostic.location, Severity::Error, &message, true);
    }

    fn report_missing(&mut self) {
        for missing in self.expectations.iter().filter(|expectation| !expectation.is_found) {
            let message = format!("expected {} \"{}\" was not produced", missing.severity, missing.text);
            match missing.line {
                Some(_) => self.renderer.error_at(missing.span, &message),
                None => self.renderer.out.push_str(&format!("<unknown>:0: error: {message}\n")),
            }
        }
    }
}

impl Expectation<'_> {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(self.text),
        }
    }
}

/// Errors in an expression: the start of `regex`'s message, and LLVM's message.
const REASONS: &[(&str, &str)] = &[
    ("unclosed group", "parentheses not balanced"),
    ("unopened group", "parentheses not balanced"),
    ("unclosed character class", "brackets ([ ]) not balanced"),
    ("unclosed counted repetition", "braces not balanced"),
    ("repetition operator missing expression", "repetition-operator operand invalid"),
    ("incomplete escape sequence", "trailing backslash (\\)"),
    ("invalid character class range", "invalid character range"),
    ("invalid repetition count range", "invalid repetition count(s)"),
];

/// Plain text with regular expressions between `{{` and `}}`.
fn pattern_of(text: &str) -> Result<Regex, String> {
    let invalid = |error: regex::Error| {
        let text = error.to_string();
        let reason = text.lines().last().unwrap_or_default().trim_start_matches("error: ");
        let known = REASONS.iter().find(|(ours, _)| reason.starts_with(ours));
        format!("invalid regex: {}", known.map_or(reason, |(_, llvms)| llvms))
    };
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once("{{") {
        let Some((expression, tail)) = after.split_once("}}") else {
            return Err("found start of regex with no end '}}'".to_owned());
        };
        Regex::new(expression).map_err(invalid)?;
        pattern.push_str(&regex::escape(plain));
        pattern.push_str(&format!("({expression})"));
        rest = tail;
    }
    pattern.push_str(&regex::escape(rest));
    Regex::new(&pattern).map_err(invalid)
}

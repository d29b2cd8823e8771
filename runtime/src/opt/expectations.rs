//! `--verify-diagnostics`: comments that say which diagnostics are expected.
//!
//! `// expected-error@+1 {{text}}`, also `-warning`, `-note`, `-remark` and `-error-re`; places are `@+n`, `@-n`, `@n`,
//! `@above`, `@below`, `@unknown`.

use regex::Regex;

use crate::{Diagnostic, Diagnostics, Severity};

/// An expected diagnostic.
struct Expectation {
    severity: Severity,
    /// The line in the source; `None` for an unknown location.
    line: Option<u32>,
    text: String,
    pattern: Option<Regex>,
    /// The line of the comment.
    comment_line: u32,
    is_found: bool,
}

/// Compares diagnostics with the comments of the source; the result are messages about what does not fit.
pub(super) fn check(file: &str, source: &str, diagnostics: &Diagnostics<'_>) -> Vec<String> {
    let (mut expectations, mut problems) = read(file, source);
    for diagnostic in diagnostics.iter() {
        problems.extend(meet(file, &mut expectations, diagnostic));
        for note in &diagnostic.notes {
            problems.extend(meet(file, &mut expectations, note));
        }
    }
    for missing in expectations.iter().filter(|expectation| !expectation.is_found) {
        problems.push(format!(
            "{file}:{}: error: expected {} \"{}\" was not produced",
            missing.comment_line, missing.severity, missing.text
        ));
    }
    problems
}

fn meet(file: &str, expectations: &mut [Expectation], diagnostic: &Diagnostic<'_>) -> Option<String> {
    let range = diagnostic.location.first_file_range();
    let line = range.map(|range| range.start_line);
    let found = expectations.iter_mut().find(|expectation| {
        !expectation.is_found
            && expectation.severity == diagnostic.severity
            && expectation.line == line
            && expectation.matches(&diagnostic.message)
    });
    match found {
        Some(expectation) => {
            expectation.is_found = true;
            None
        }
        // Notes that nobody asked about are fine, as in mlir-opt.
        None if diagnostic.severity == Severity::Note => None,
        None => {
            let place = range.map_or_else(
                || "<unknown>:0".to_owned(),
                |range| format!("{file}:{}:{}", range.start_line, range.start_column),
            );
            let severity = diagnostic.severity;
            Some(format!("{place}: error: unexpected {severity}: {}", diagnostic.message))
        }
    }
}

impl Expectation {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

fn read(file: &str, source: &str) -> (Vec<Expectation>, Vec<String>) {
    let (mut expectations, mut problems) = (Vec::new(), Vec::new());
    // `@below` is the next line that has no expectation.
    let lines: Vec<&str> = source.lines().collect();
    for (index, text) in lines.iter().enumerate() {
        let mut rest = *text;
        while let Some(start) = rest.find("expected-") {
            let comment = &rest[start + "expected-".len()..];
            rest = comment;
            match parse(comment, index, &lines) {
                Some(Ok(expectation)) => expectations.push(expectation),
                Some(Err(message)) => problems.push(format!("{file}:{}: error: {message}", index + 1)),
                None => {}
            }
        }
    }
    (expectations, problems)
}

/// What follows `expected-`: `error-re @+1 {{text}}`.
fn parse(comment: &str, index: usize, lines: &[&str]) -> Option<Result<Expectation, String>> {
    let kinds = [
        ("error", Severity::Error),
        ("warning", Severity::Warning),
        ("note", Severity::Note),
        ("remark", Severity::Remark),
    ];
    let (word, severity) = kinds.into_iter().find(|(word, _)| comment.starts_with(word))?;
    let rest = &comment[word.len()..];
    let (is_pattern, rest) = match rest.strip_prefix("-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let rest = rest.trim_start();
    let (place, rest) = match rest.strip_prefix('@') {
        Some(rest) => {
            let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
            (&rest[..end], rest[end..].trim_start())
        }
        None => ("", rest),
    };
    let body = rest.strip_prefix("{{")?;
    let text = &body[..body.rfind("}}").filter(|_| is_pattern).or_else(|| body.find("}}"))?];
    let line = match line_of(place, index, lines) {
        Ok(line) => line,
        Err(message) => return Some(Err(message)),
    };
    let pattern = match is_pattern.then(|| Regex::new(&pattern_of(text))) {
        Some(Err(error)) => return Some(Err(format!("invalid regex: {error}"))),
        Some(Ok(pattern)) => Some(pattern),
        None => None,
    };
    let comment_line = index as u32 + 1;
    Some(Ok(Expectation { severity, line, text: text.to_owned(), pattern, comment_line, is_found: false }))
}

/// Plain text with regular expressions between `{{` and `}}`.
fn pattern_of(text: &str) -> String {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once("{{") {
        pattern.push_str(&regex::escape(plain));
        let (expression, tail) = after.split_once("}}").unwrap_or((after, ""));
        pattern.push_str(&format!("(?:{expression})"));
        rest = tail;
    }
    pattern.push_str(&regex::escape(rest));
    pattern
}

fn line_of(place: &str, index: usize, lines: &[&str]) -> Result<Option<u32>, String> {
    let own = index as u32 + 1;
    let is_plain = |line: &&str| !line.contains("expected-");
    match place {
        "" => Ok(Some(own)),
        "unknown" => Ok(None),
        "below" => {
            let skipped = lines[index + 1..].iter().position(is_plain).unwrap_or(0);
            Ok(Some(own + 1 + skipped as u32))
        }
        "above" => {
            let last = lines[..index].iter().rposition(is_plain);
            last.map(|line| Some(line as u32 + 1)).ok_or_else(|| "there is no line above".to_owned())
        }
        _ => {
            let offset: i64 = place.parse().map_err(|_| format!("invalid place '@{place}'"))?;
            let line = if place.starts_with(['+', '-']) { i64::from(own) + offset } else { offset };
            u32::try_from(line).map(Some).map_err(|_| format!("invalid place '@{place}'"))
        }
    }
}

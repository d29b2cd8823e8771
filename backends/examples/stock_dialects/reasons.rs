//! Counts the reasons why programs are not identical.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::split_runs::Run;

/// The programs that are not identical, by reason.
#[derive(Default)]
pub struct Reasons<'p> {
    rows: BTreeMap<String, Row<'p>>,
}

#[derive(Default)]
struct Row<'p> {
    programs: usize,
    ops: BTreeSet<&'p str>,
    example: String,
}

impl<'p> Reasons<'p> {
    /// Adds a program with these ops. Returns whether only the names of values differ.
    pub fn add(&mut self, ours: &Run, theirs: &str, ops: &BTreeSet<&'p str>) -> bool {
        let message = match ours.messages.first() {
            Some(message) if ours.text.trim().is_empty() => message.clone(),
            _ => {
                let (own, other) = difference(&ours.text, theirs);
                format!("another text: {own} // {other}")
            }
        };
        let is_text = message.starts_with("another text");
        let is_renamed = is_text && without_names(&ours.text) == without_names(theirs);
        let class = match () {
            () if !is_text => class(&message),
            () if is_renamed => "other names of values, which methods in C++ give".to_owned(),
            () => format!("another text: {}", ops.first().unwrap_or(&"")),
        };
        let row = self.rows.entry(class).or_default();
        row.programs += 1;
        row.ops.extend(ops);
        if row.example.is_empty() {
            row.example = message;
        }
        is_renamed
    }

    /// The number of programs.
    pub fn count(&self) -> usize {
        self.rows.values().map(|row| row.programs).sum()
    }

    /// The most frequent reason for each op.
    pub fn of_ops(&self) -> impl Iterator<Item = (String, String)> {
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|(_, row)| row.programs);
        let pairs = rows.into_iter().flat_map(|(class, row)| row.ops.iter().map(move |op| (*op, class)));
        pairs.map(|(op, class)| (op.to_owned(), class.clone()))
    }

    /// A line for each reason, the most frequent first, with the number of ops that are not among those `shown`.
    pub fn table(&self, shown: &BTreeSet<&str>) -> String {
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|(_, row)| std::cmp::Reverse(row.programs));
        let mut text = String::new();
        for (class, row) in rows {
            let missing = row.ops.iter().filter(|op| !shown.contains(**op)).count();
            let _ = writeln!(text, "  {:6}  {missing:4} ops  {class}", row.programs);
            if row.example != *class {
                let _ = writeln!(text, "                    such as {}", row.example);
            }
        }
        text
    }
}

/// The class of a message: the message without the quoted texts and numbers that are specific to one op.
fn class(message: &str) -> String {
    // The class of a hook is its name; each hook that is a function is a class alone.
    if let Some((_, hook)) = message.split_once("the hook `") {
        let mut names = hook.split('`');
        let (name, of) = (names.next().unwrap_or_default(), names.nth(1).unwrap_or_default());
        return format!("the hook `{name}` of `{of}` is not written");
    }
    let mut class = String::new();
    let mut inside = None;
    for character in message.chars() {
        match inside {
            Some(end) if character == end => inside = None,
            Some(_) => {}
            None if "'`\"".contains(character) => {
                inside = Some(character);
                class.push('_');
            }
            None if character.is_ascii_digit() => {}
            None => class.push(character),
        }
    }
    class
}

/// Renames the values of a text to numbers, in the order in which they first occur.
fn without_names(text: &str) -> String {
    let mut numbers = BTreeMap::new();
    let mut result = String::new();
    for (at, part) in text.trim().split('%').enumerate() {
        let end =
            part.find(|c: char| !c.is_ascii_alphanumeric() && !"_$.-".contains(c)).unwrap_or(part.len());
        let (name, rest) = if at == 0 { ("", part) } else { part.split_at(end) };
        if at > 0 {
            let next = numbers.len();
            let _ = write!(result, "%{}", numbers.entry(name).or_insert(next));
        }
        result.push_str(rest);
    }
    result
}

/// The first pair of lines that differ.
fn difference<'t>(ours: &'t str, theirs: &'t str) -> (&'t str, &'t str) {
    let mut pairs = ours.trim().lines().zip(theirs.trim().lines());
    let (own, other) = pairs.find(|(own, other)| own != other).unwrap_or(("", ""));
    (own.trim(), other.trim())
}

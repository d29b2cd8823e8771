//! Damaged programs of the suite: evaluation ends without a panic.

use crate::support::td_files;
use rtblgen_records::{TableGen, dump_json, print_records};
use std::path::Path;
use tblgen_parser::{ErrorFormat, Memory};

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// Words and single characters: near enough to tokens.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '!';
        let end =
            if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        tokens.push(&rest[..end]);
        rest = &rest[end..];
    }
    tokens
}

fn mutate<'t>(tokens: &mut Vec<&'t str>, others: &[&'t str], numbers: &mut Numbers) {
    let at = numbers.below(tokens.len());
    match numbers.below(4) {
        0 => drop(tokens.remove(at)),
        1 => tokens.insert(at, others[numbers.below(others.len())]),
        2 => tokens[at] = others[numbers.below(others.len())],
        _ => {
            let other = numbers.below(tokens.len());
            tokens.swap(at, other);
        }
    }
}

/// Evaluates and prints everything; the output does not matter.
fn run(text: &str) {
    let files = Memory::from([("empty.td", "class Included;")]);
    match TableGen::new().loader(&files).evaluate_str("mutated.td", text) {
        Ok(records) => {
            let mut out = Vec::new();
            print_records(&records, &mut out).expect("memory takes all");
            dump_json(&records, &mut out).expect("memory takes all");
            for field in records.defs().flat_map(|record| record.fields()) {
                let value = field.value();
                let _ = value.span();
                let _ = value.as_str().map(|text| value.string_span(0..text.len()));
            }
        }
        Err(failure) => {
            let _ = failure.render(ErrorFormat::Human, false) + &failure.render(ErrorFormat::Short, false);
        }
    }
}

#[test]
fn damaged_programs_never_panic() {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/language");
    let mut files = td_files(&suite.join("valid"));
    files.extend(td_files(&suite.join("invalid")));
    let texts: Vec<String> = files.iter().filter_map(|file| std::fs::read_to_string(file).ok()).collect();
    let all: Vec<&str> = texts.iter().flat_map(|text| tokens(text)).collect();
    let mut numbers = Numbers(2026);
    for (file, text) in files.iter().zip(&texts) {
        let mut damaged = tokens(text);
        for _ in 0..4 {
            mutate(&mut damaged, &all, &mut numbers);
            let program = damaged.concat();
            let outcome = std::panic::catch_unwind(|| run(&program));
            assert!(outcome.is_ok(), "{} panics as\n{program}", file.display());
            if damaged.is_empty() {
                break;
            }
        }
    }
}

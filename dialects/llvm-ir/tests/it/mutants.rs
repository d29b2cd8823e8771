//! Damaged texts: an error or an import, never a panic.

use oracle::is_whole;
use oracle::random::{Random, count};

/// Words that are put in the place of others.
const WORDS: [&str; 24] = [
    "i32",
    "i1",
    "ptr",
    "void",
    "%0",
    "%1",
    "@f",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ",",
    "!0",
    "!{}",
    "null",
    "undef",
    "zeroinitializer",
    "label",
    "distinct",
    "99999999999",
];

/// The source with a few changes.
fn mutant(random: &mut Random, source: &str) -> String {
    let mut text: Vec<char> = source.chars().collect();
    for _ in 0..1 + random.below(3) {
        let (place, length) = (random.below(text.len()), 1 + random.below(12));
        let end = (place + length).min(text.len());
        match random.below(4) {
            0 => {
                text.drain(place..end);
            }
            1 => {
                let word: Vec<char> = random.pick(&WORDS).chars().collect();
                text.splice(place..place, word);
            }
            2 => {
                let start =
                    text[..place].iter().rposition(|c| c.is_whitespace()).map_or(0, |start| start + 1);
                let end = text[place..]
                    .iter()
                    .position(|c| c.is_whitespace())
                    .map_or(text.len(), |end| place + end);
                let word: Vec<char> = random.pick(&WORDS).chars().collect();
                text.splice(start.min(end)..end, word);
            }
            _ => {
                let part: Vec<char> = text[place..end].to_vec();
                let to = random.below(text.len());
                text.splice(to..to, part);
            }
        }
        if text.is_empty() {
            text.push(' ');
        }
    }
    text.into_iter().collect()
}

/// `RTBLGEN_ALL=1 cargo test -p rtblgen-llvm-ir mutants`: 5,000 of them.
#[test]
fn damaged_texts_do_not_panic() {
    let programs: Vec<&str> = crate::import::programs().collect();
    for number in 0..count("RTBLGEN_LLVM_IR_MUTANTS", if is_whole() { 5000 } else { 150 }) {
        let mut random = Random::new(45, number);
        let source = mutant(&mut random, programs[number % programs.len()]);
        let context = crate::import::context();
        if let Ok(ir) = rtblgen_llvm_ir::from_llvm_ir(&context, &source, "a.ll") {
            // The module may be invalid, which the verifier says.
            let _ = ir.verify();
        }
    }
}

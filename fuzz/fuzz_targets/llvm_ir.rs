//! LLVM IR: each text is imported or refused, and takes little memory. The mutator exchanges tokens of programs, and sometimes
//! changes any bytes.

#![no_main]

#[path = "../choices.rs"]
mod choices;

use std::ops::Range;
use std::sync::LazyLock;

use choices::Random;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use rtblgen_dialects::llvm::LlvmDialect;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::{Context, Handled};

const PROGRAMS: [&str; 7] = [
    include_str!("../../dialects/llvm-ir/tests/programs/addresses.ll"),
    include_str!("../../dialects/llvm-ir/tests/programs/constants.ll"),
    include_str!("../../dialects/llvm-ir/tests/programs/control_flow.ll"),
    include_str!("../../dialects/llvm-ir/tests/programs/debug_and_memory.ll"),
    include_str!("../../dialects/llvm-ir/tests/programs/instructions.ll"),
    include_str!("../../dialects/llvm-ir/tests/programs/program.ll"),
    include_str!("../../dialects/llvm-ir/tests/programs/symbols.ll"),
];

/// Tokens that the programs need not have.
const WORDS: [&str; 16] = [
    " 0",
    " -1",
    " 8388608",
    " 4294967295",
    " 18446744073709551615",
    " 99999999999999999999999",
    " i1",
    " i8388607",
    " void",
    " label",
    " metadata",
    " null",
    " undef",
    " zeroinitializer",
    " distinct",
    " !{}",
];

/// The tokens of the programs, and others.
static TOKENS: LazyLock<Vec<&str>> =
    LazyLock::new(|| PROGRAMS.iter().flat_map(|program| tokens(program)).chain(WORDS).collect());

/// The tokens of a text, each with the white space before it.
fn tokens(mut text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    while !text.is_empty() {
        let (token, rest) = text.split_at(token_end(text));
        found.push(token);
        text = rest;
    }
    found
}

/// The end of the first token.
fn token_end(text: &str) -> usize {
    let start = text.find(|c: char| !c.is_whitespace()).unwrap_or(text.len());
    let Some(first) = text[start..].chars().next() else { return start };
    let after = start + first.len_utf8();
    let rest = &text[after..];
    let is_word = |c: char| c.is_alphanumeric() || "._-$".contains(c);
    match first {
        '"' => after + rest.find('"').map_or(rest.len(), |end| end + 1),
        _ if is_word(first) || "%@!#".contains(first) => {
            after + rest.find(|c: char| !is_word(c)).unwrap_or(rest.len())
        }
        _ => after,
    }
}

/// A short part of a list.
fn part(random: &mut Random, len: usize) -> Range<usize> {
    let start = random.below(len);
    start..(start + 1 + random.below(12)).min(len)
}

/// Changes some tokens of a program that has any.
fn mutate(random: &mut Random, program: &mut Vec<&str>) {
    let range = part(random, program.len());
    match random.below(6) {
        0 => program[range.start] = TOKENS[random.below(TOKENS.len())],
        1 => program[range.start] = WORDS[random.below(WORDS.len())],
        2 => program[range.start] = program[random.below(program.len())],
        3 => {
            program.drain(range);
        }
        4 => {
            let part = program[range].to_vec();
            let to = random.below(program.len());
            program.splice(to..to, part);
        }
        _ => {
            let other = TOKENS[part(random, TOKENS.len())].iter().copied();
            program.splice(range, other);
        }
    }
    if program.is_empty() {
        program.push(" ");
    }
}

fuzz_target!(|data: &[u8]| {
    let text = text_of(data.to_vec());
    let context = Context::new();
    context.register::<LlvmDialect>();
    context.allow_unregistered_dialects(true);
    context.add_diagnostic_handler(|_| Handled::Yes);
    let before = context.allocated_bytes();
    let result = rtblgen_llvm_ir::from_llvm_ir(&context, &text, "fuzz.ll");
    let taken = context.allocated_bytes() - before + result.as_ref().map_or(0, |ir| ir.allocated_bytes());
    assert!(taken < (4 << 20) + 50 * text.len(), "{taken} bytes for a text of {}", text.len());
    let Ok(ir) = result else { return };
    if ir.verify().is_ok() {
        let _ = rtblgen_llvm_ir::to_llvm_ir(&ir);
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut random = Random::new(seed);
    if random.below(8) == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let own = String::from_utf8_lossy(&data[..size]).into_owned();
    let starts_anew = own.is_empty() || random.below(64) == 0;
    let text = if starts_anew { PROGRAMS[random.below(PROGRAMS.len())] } else { own.as_str() };
    let mut program = tokens(text);
    for _ in 0..=random.below(4) {
        mutate(&mut random, &mut program);
    }
    choices::put(program.concat().as_bytes(), data, max_size)
});

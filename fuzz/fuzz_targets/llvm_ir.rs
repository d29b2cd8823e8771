//! LLVM IR: programs whose tokens are exchanged, and any text. Each is imported or refused, and takes little memory.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
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
fn tokens(mut text: &'static str) -> Vec<&'static str> {
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

/// The bytes of the fuzzer as choices.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn below(&mut self, limit: usize) -> usize {
        let Some((first, rest)) = self.0.split_first_chunk::<2>() else { return 0 };
        self.0 = rest;
        usize::from(u16::from_le_bytes(*first)) % limit.max(1)
    }

    /// A short part of a list.
    fn range(&mut self, len: usize) -> std::ops::Range<usize> {
        let start = self.below(len);
        start..(start + 1 + self.below(12)).min(len)
    }
}

/// Changes some tokens.
fn mutate(choices: &mut Choices<'_>, program: &mut Vec<&'static str>) {
    let range = choices.range(program.len());
    match choices.below(5) {
        0 => program[range.start] = TOKENS[choices.below(TOKENS.len())],
        1 => program[range.start] = WORDS[choices.below(WORDS.len())],
        2 => {
            program.drain(range);
        }
        3 => {
            let part = program[range].to_vec();
            let to = choices.below(program.len());
            program.splice(to..to, part);
        }
        _ => {
            let part = TOKENS[choices.range(TOKENS.len())].iter().copied();
            program.splice(range, part);
        }
    }
    if program.is_empty() {
        program.push(" ");
    }
}

fn check(text: &str) {
    let context = Context::new();
    context.register::<LlvmDialect>();
    context.allow_unregistered_dialects(true);
    context.add_diagnostic_handler(|_| Handled::Yes);
    let before = context.allocated_bytes();
    let result = rtblgen_llvm_ir::from_llvm_ir(&context, text, "fuzz.ll");
    let taken = context.allocated_bytes() - before + result.as_ref().map_or(0, |ir| ir.allocated_bytes());
    assert!(taken < (4 << 20) + 50 * text.len(), "{taken} bytes for a text of {}", text.len());
    if let Ok(ir) = result {
        let _ = ir.verify();
    }
}

fuzz_target!(|data: &[u8]| {
    // A text begins with a letter or a sign, choices with a zero byte.
    let Some(([0], choices)) = data.split_first_chunk::<1>() else {
        return check(&text_of(data.to_vec()));
    };
    let mut choices = Choices(choices);
    let mut program = tokens(PROGRAMS[choices.below(PROGRAMS.len())]);
    while !choices.0.is_empty() {
        mutate(&mut choices, &mut program);
    }
    let text = program.concat();
    if std::env::var_os("RTBLGEN_FUZZ_SHOW").is_some() {
        println!("{text}");
    }
    check(&text);
});

//! Text that is almost right: the parser reports an error or reads it, and text that it reads prints and
//! reads back the same.
//!
//! `RTBLGEN_FUZZ_SECONDS=600 cargo test -p rtblgen-runtime --test it mutations -- --nocapture` runs for that
//! long.

use std::path::Path;
use std::time::{Duration, Instant};

use rtblgen_runtime::Context;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::dialects::FuncDialect;

/// A small generator of numbers, so that a run can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

fn sources() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/asm");
    let mut files: Vec<_> = ["valid", "invalid"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).expect("the folder is there"))
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("the test file is text")).collect()
}

/// The source cut into words, numbers and single characters.
fn tokens(source: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let len =
            if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (token, tail) = rest.split_at(len);
        tokens.push(token);
        rest = tail;
    }
    tokens
}

fn mutated(sources: &[String], random: &mut Random) -> String {
    let pick = |random: &mut Random| tokens(&sources[random.below(sources.len())]);
    let mut words = pick(random);
    let other = pick(random);
    for _ in 0..=random.below(4) {
        let (at, from) = (random.below(words.len()), random.below(other.len()));
        match random.below(5) {
            0 if !words.is_empty() => drop(words.remove(at)),
            1 if !words.is_empty() && !other.is_empty() => words[at] = other[from],
            2 if !other.is_empty() => words.insert(at, other[from]),
            3 if !words.is_empty() => words.insert(at, words[random.below(words.len())]),
            _ => {
                let end = (from + random.below(20)).min(other.len());
                words.splice(at..at, other[from.min(end)..end].iter().copied());
            }
        }
    }
    words.concat()
}

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    context
}

/// Whether the text could be read.
fn check(source: &str) -> bool {
    let context = context();
    let ir = match context.parse_module("mutated", source) {
        Ok(ir) => ir,
        Err(diagnostics) => {
            assert!(!diagnostics.is_empty(), "refused without a word:\n{source}");
            assert!(
                !diagnostics.to_string().replace("unexpected 'resource'", "").contains("unexpected '"),
                "left over text:\n{source}\n{diagnostics}"
            );
            return false;
        }
    };
    for generic in [false, true] {
        let options = PrintOptions { generic, debug_info: true, ..PrintOptions::default() };
        let text = ir.print(&options);
        // A context of its own: in the other one, resources of the same name would be given new ones.
        let context = self::context();
        let again = context.parse_module("again", &text);
        let again = again.unwrap_or_else(|errors| panic!("{errors}\nprinted:\n{text}\nfrom:\n{source}"));
        assert_eq!(again.print(&options), text, "from:\n{source}");
    }
    true
}

/// Inputs that `fuzz/fuzz_targets/asm.rs` has found.
#[test]
fn findings_are_read_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/regressions/asm");
    for file in std::fs::read_dir(folder).expect("the folder is there") {
        check(&std::fs::read_to_string(file.expect("a file").path()).expect("the finding is text"));
    }
}

#[test]
fn mutations_are_read_or_refused() {
    let sources = sources();
    let seconds = std::env::var("RTBLGEN_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let seed =
        std::env::var("RTBLGEN_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(0x9E37_79B9);
    let (start, limit) = (Instant::now(), Duration::from_secs(seconds));
    let (mut random, mut count, mut read) = (Random(seed), 0u64, 0u64);
    while start.elapsed() < limit {
        let source = mutated(&sources, &mut random);
        read += u64::from(check(&source));
        count += 1;
    }
    eprintln!("{count} mutations, {read} of them read, in {:.0?}", start.elapsed());
}

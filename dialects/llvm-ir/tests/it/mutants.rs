//! Damaged texts: an error or a result within a time and a memory, never a panic.

use std::sync::mpsc;
use std::time::Duration;

use oracle::mutate::Mutator;
use oracle::random::{Random, count};
use oracle::{is_whole, upstream};

/// The time that a text may take.
const LIMIT: Duration = Duration::from_secs(20);

/// The memory that the process may have needed at the end, in KiB.
const MOST_MEMORY: u64 = 4 << 20;

/// How many texts share a context.
const SHARED: usize = 100;

/// Texts without their comments.
fn mutators(texts: impl Iterator<Item = String>) -> Vec<Mutator> {
    let is_code = |line: &&str| !line.trim_start().starts_with([';', '/']);
    let code =
        |text: String| text.lines().filter(is_code).map(|line| format!("{line}\n")).collect::<String>();
    texts.map(|text| Mutator::new(&code(text))).filter(|mutator| !mutator.is_empty()).collect()
}

/// The pieces of files of the suite, if this is a run of everything.
fn suite(folder: &str, ending: &str) -> Vec<String> {
    let Some(upstream) = upstream().filter(|_| is_whole()) else { return Vec::new() };
    let files = crate::files(&upstream.join("mlir/test/Target/LLVMIR").join(folder), ending);
    // A piece with 2^32 elements needs memory for each of them.
    let texts = files.iter().map(|(_, text)| text).filter(|text| !text.contains("4294967296"));
    texts.flat_map(|text| crate::pieces(text)).collect()
}

/// The text with one or more mistakes.
fn mutant(mutators: &[Mutator], seed: u64, number: usize, most: usize) -> String {
    let mut random = Random::new(seed, number);
    let mut text = mutators[number % mutators.len()].mutant(&mut random).text;
    for _ in 0..random.below(most) {
        let again = Mutator::new(&text);
        if !again.is_empty() {
            text = again.mutant(&mut random).text;
        }
    }
    text
}

/// The peak of the memory of the process, in KiB; zero where the system does not say it.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// Works on each text in another thread, and fails for one that takes too long. Returns how many were accepted.
fn work_on(texts: impl Iterator<Item = String>, mut work: impl FnMut(&str) -> bool + Send) -> usize {
    let (to_worker, texts_of_worker) = mpsc::channel::<String>();
    let (to_main, results) = mpsc::channel();
    let mut accepted = 0;
    std::thread::scope(|scope| {
        let worker = std::thread::Builder::new().stack_size(64 << 20).spawn_scoped(scope, move || {
            for text in texts_of_worker {
                let _closed = to_main.send(work(&text));
            }
        });
        let worker = worker.expect("a thread starts");
        for text in texts {
            let _closed = to_worker.send(text.clone());
            match results.recv_timeout(LIMIT) {
                Ok(is_accepted) => accepted += usize::from(is_accepted),
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    eprintln!("no end after {LIMIT:?}:\n{text}");
                    std::process::abort();
                }
                Err(mpsc::RecvTimeoutError::Disconnected) => panic!("a panic for:\n{text}"),
            }
        }
        drop(to_worker);
        worker.join().expect("no text panics");
    });
    let peak = peak_memory();
    assert!(peak < MOST_MEMORY, "{peak} KiB");
    accepted
}

/// `RTBLGEN_ALL=1 cargo test -p rtblgen-llvm-ir mutants -- --nocapture`: 100,000 of the suite.
#[test]
fn damaged_llvm_ir_does_not_panic() {
    let own = crate::import::programs().map(str::to_owned);
    let mutators = mutators(own.chain(suite("Import", "ll")));
    let usual = if is_whole() { 100_000 } else { 400 };
    let texts = (0..count("RTBLGEN_LLVM_IR_MUTANTS", usual)).map(|number| mutant(&mutators, 45, number, 3));
    let (mut context, mut uses, mut written) = (crate::import::context(), 0, 0);
    let accepted = work_on(texts, |text| {
        if uses == SHARED {
            (context, uses) = (crate::import::context(), 0);
        }
        uses += 1;
        let Ok(ir) = rtblgen_llvm_ir::from_llvm_ir(&context, text, "a.ll") else { return false };
        let is_valid = ir.verify().is_ok();
        written += usize::from(is_valid && rtblgen_llvm_ir::to_llvm_ir(&ir).is_ok());
        is_valid
    });
    println!("{accepted} were imported, {written} of them written");
    assert!(accepted > 0 && written > 0);
}

/// Modules of the dialect with mistakes: 10,000 of the suite in a run of everything.
#[test]
fn damaged_modules_do_not_panic() {
    let own = crate::import::imports().map(str::to_owned);
    let mutators = mutators(own.chain(suite("", "mlir")));
    let usual = if is_whole() { 10_000 } else { 100 };
    let texts = (0..count("RTBLGEN_LLVM_IR_MUTANTS", usual)).map(|number| mutant(&mutators, 46, number, 1));
    let accepted = work_on(texts, |text| crate::translate(text).success);
    println!("{accepted} were written");
    assert!(accepted > 0);
}

//! Bytecode: files whose parts are mutated, and any bytes. Reading ends, and takes little memory.

#![no_main]

#[path = "../../runtime/bytecode/tests/it/structured.rs"]
mod structured;

use libfuzzer_sys::fuzz_target;
use rtblgen_runtime::bytecode::{ReadOptions, WriteOptions, read, write};
use rtblgen_runtime::{Context, dialects::FuncDialect};
use structured::{Choices, File};

const PROGRAMS: [&str; 5] = [
    include_str!("../../runtime/bytecode/tests/it/programs/bits.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/everything.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/resources.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/small.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/uses.mlir"),
];

/// The bytes of the fuzzer as choices.
struct Bytes<'a>(&'a [u8]);

impl Choices for Bytes<'_> {
    fn below(&mut self, limit: usize) -> usize {
        let Some((first, rest)) = self.0.split_first_chunk::<2>() else { return 0 };
        self.0 = rest;
        usize::from(u16::from_le_bytes(*first)) % limit.max(1)
    }
}

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    context
}

fn check(bytes: &[u8]) {
    let context = context();
    let Ok(ir) = read(&context, bytes, &ReadOptions::default()) else { return };
    let taken = context.allocated_bytes() + ir.allocated_bytes();
    assert!(taken < (4 << 20) + 50 * bytes.len(), "{taken} bytes for a file of {}", bytes.len());
    if let Ok(again) = write(&ir, ir.root(), &WriteOptions::default()) {
        // Keys of resources are those of a context.
        let other = self::context();
        let second = read(&other, &again, &ReadOptions::default()).expect("what was written is read");
        assert_eq!(second.to_string(), ir.to_string());
    }
}

fuzz_target!(|data: &[u8]| {
    if data.starts_with(b"ML\xEFR") {
        return check(data);
    }
    let mut choices = Bytes(data);
    let known = context();
    let program = PROGRAMS[choices.below(PROGRAMS.len())];
    let ir = known.parse_module("-", program).expect("a program");
    let options = WriteOptions { version: choices.below(7) as u64, ..WriteOptions::default() };
    let Ok(bytes) = write(&ir, ir.root(), &options) else { return };
    let mut file = File::new(&bytes).expect("a file");
    while !choices.0.is_empty() {
        file.mutate(&mut choices);
    }
    check(&file.bytes());
});

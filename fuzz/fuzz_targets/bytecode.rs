//! Bytecode: reading ends, and takes little memory. What is read is written, and read again. The mutator changes the parts of a
//! file, and sometimes any bytes.

#![no_main]

#[path = "../choices.rs"]
mod choices;
#[path = "../../runtime/bytecode/tests/it/structured.rs"]
mod structured;

use std::sync::LazyLock;

use choices::Random;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use rtblgen_runtime::bytecode::{ReadOptions, WriteOptions, read, write};
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{Context, Handled};
use structured::File;

const PROGRAMS: [&str; 5] = [
    include_str!("../../runtime/bytecode/tests/it/programs/bits.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/everything.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/resources.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/small.mlir"),
    include_str!("../../runtime/bytecode/tests/it/programs/uses.mlir"),
];

/// The programs in each version of the format that holds them.
static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let context = context();
    let programs = PROGRAMS.iter().map(|program| context.parse_module("-", program).expect("a program"));
    let in_version = |ir: &rtblgen_runtime::Ir<'_>, version| {
        write(ir, ir.root(), &WriteOptions { version, ..WriteOptions::default() }).ok()
    };
    programs.flat_map(|ir| (0..=6).filter_map(move |version| in_version(&ir, version))).collect()
});

/// All core dialects.
static REGISTRY: LazyLock<OptRegistry> = LazyLock::new(|| {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    registry
});

fn context() -> Context {
    let context = REGISTRY.context();
    context.allow_unregistered_dialects(true);
    context.add_diagnostic_handler(|_| Handled::Yes);
    context
}

impl structured::Choices for Random {
    fn below(&mut self, limit: usize) -> usize {
        Random::below(self, limit)
    }
}

fuzz_target!(|data: &[u8]| {
    let context = context();
    let before = context.allocated_bytes();
    let Ok(ir) = read(&context, data, &ReadOptions::default()) else { return };
    let taken = context.allocated_bytes() - before + ir.allocated_bytes();
    assert!(taken < (4 << 20) + 50 * data.len(), "{taken} bytes for a file of {}", data.len());
    if let Ok(again) = write(&ir, ir.root(), &WriteOptions::default()) {
        // Keys of resources are those of a context.
        let other = self::context();
        let second = read(&other, &again, &ReadOptions::default()).expect("what was written is read");
        assert_eq!(second.to_string(), ir.to_string());
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut random = Random::new(seed);
    if random.below(8) == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let mut file = match File::new(&data[..size]) {
        Some(file) if random.below(32) > 0 => file,
        _ => File::new(&FILES[random.below(FILES.len())]).expect("a file"),
    };
    for _ in 0..=random.below(4) {
        file.mutate(&mut random);
    }
    choices::put(&file.bytes(), data, max_size)
});

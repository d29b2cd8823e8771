//! Files with errors: neither panics nor much memory.

use rtblgen_runtime::bytecode::{ReadOptions, read};

use super::structured::{Choices, File};
use super::support::{PROGRAMS, context};

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Changes a few bytes, or cuts, repeats or removes a part.
fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let place = random.below(bytes.len());
        match random.below(8) {
            0 => bytes.truncate(place),
            1 => {
                let end = (place + random.below(9)).min(bytes.len());
                bytes.drain(place..end);
            }
            2 => {
                let end = (place + random.below(9)).min(bytes.len());
                let part = bytes[place..end].to_vec();
                bytes.splice(place..place, part);
            }
            3 => bytes[place..].iter_mut().take(1).for_each(|byte| *byte = 0),
            4 => bytes[place..].iter_mut().take(1).for_each(|byte| *byte = u8::MAX),
            5 => bytes[place..].iter_mut().take(1).for_each(|byte| *byte ^= 1 << random.below(8)),
            _ => bytes[place..].iter_mut().take(1).for_each(|byte| *byte = random.below(256) as u8),
        }
    }
}

/// Reads a file. Returns whether it was read, and checks the memory.
fn is_read(bytes: &[u8]) -> bool {
    let context = context();
    let before = context.allocated_bytes();
    let result = read(&context, bytes, &ReadOptions::default());
    let taken = context.allocated_bytes() - before + result.as_ref().map_or(0, |ir| ir.allocated_bytes());
    assert!(taken < (2 << 20) + 50 * bytes.len(), "{taken} bytes for a file of {}", bytes.len());
    if let Ok(ir) = &result {
        let options = rtblgen_runtime::bytecode::WriteOptions::default();
        if let Ok(again) = rtblgen_runtime::bytecode::write(ir, ir.root(), &options) {
            // Keys of resources are those of a context.
            let other = super::support::context();
            let second = read(&other, &again, &ReadOptions::default());
            let second = second.unwrap_or_else(|error| panic!("what was written is not read: {error}"));
            assert_eq!(second.to_string(), ir.to_string());
        }
    }
    result.is_ok()
}

#[test]
fn mutated_files_are_read_or_refused() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut read, mut refused) = (0, 0);
    for program in PROGRAMS {
        for (_, stored) in program.stored() {
            for _ in 0..50 {
                let mut bytes = stored.clone();
                mutate(&mut bytes, &mut random);
                *if is_read(&bytes) { &mut read } else { &mut refused } += 1;
            }
        }
    }
    assert!(read > 50 && refused > 300, "{read} were read, {refused} were refused");
}

impl Choices for Random {
    fn below(&mut self, limit: usize) -> usize {
        Random::below(self, limit)
    }
}

/// Files whose parts are mutated. What is read can be written and read again: `RTBLGEN_BYTECODE_MUTATIONS=1000000` for many.
#[test]
fn files_with_mutated_parts_are_read_or_refused() {
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let files: Vec<Vec<u8>> =
        PROGRAMS.iter().flat_map(|program| program.stored()).map(|(_, bytes)| bytes).collect();
    let count = oracle::random::count("RTBLGEN_BYTECODE_MUTATIONS", 2000);
    let (mut read, mut refused) = (0, 0);
    for number in 0..count {
        let mut file = File::new(&files[number % files.len()]).expect("a file");
        for _ in 0..=random.below(4) {
            file.mutate(&mut random);
        }
        *if is_read(&file.bytes()) { &mut read } else { &mut refused } += 1;
    }
    println!("{read} were read, {refused} were refused");
    assert!(read * 20 > count && refused * 5 > count, "{read} were read, {refused} were refused");
}

#[test]
fn every_cut_file_is_refused() {
    for program in PROGRAMS {
        for (version, stored) in program.stored().into_iter().rev().take(1) {
            for len in (0..stored.len()).step_by(3) {
                assert!(!is_read(&stored[..len]), "{} of version {version}, {len} bytes", program.name);
            }
        }
    }
}

/// A file with an operation that has an attribute made of parts that are shared, each of two of the one before.
fn shared(depth: usize) -> Vec<u8> {
    let context = context();
    let mut ir = context.parse_module("-", "").expect("a module");
    let mut attribute = context.unit_attr();
    for _ in 0..depth {
        attribute = context.array_attr(&[attribute, attribute]);
    }
    let root = ir.root();
    ir.set_discardable(root, "probe.shared", attribute);
    super::support::bytecode(&ir, 6)
}

#[test]
fn attributes_that_are_far_larger_than_their_file_are_refused() {
    assert!(is_read(&shared(10)));
    let error = super::support::error_of(&shared(40));
    assert!(error.contains("far more parts than the file has bytes"), "{error}");
    let error = super::support::error_of(&shared(2000));
    assert!(error.contains("nested deeper than 1000"), "{error}");
}

//! Random conversions, half of their patterns faulty, must come to an end and leave consistent IR.

#![no_main]

use std::sync::Once;

use libfuzzer_sys::fuzz_target;
use random_conversions::{faults, generate};

static SILENCE: Once = Once::new();

fuzz_target!(|bytes: &[u8]| {
    // A pattern that panics is an error of the conversion; libFuzzer's own hook would end the process.
    SILENCE.call_once(|| std::panic::set_hook(Box::new(|_| {})));
    let mut bytes = bytes;
    let mut draw = |limit: usize| {
        let Some((first, rest)) = bytes.split_first() else { return 0 };
        bytes = rest;
        usize::from(*first) % limit
    };
    let source = generate::program(&mut draw, generate::Options { faults: true, ..Default::default() });
    if let Err(panic) = std::panic::catch_unwind(|| faults::check(&source)) {
        let text = panic.downcast_ref::<String>().map_or("", String::as_str);
        eprintln!("{text}\n{source}");
        std::process::abort();
    }
});

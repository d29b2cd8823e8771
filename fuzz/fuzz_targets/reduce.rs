//! A program that can be read is reduced to one that can be read, passes the test, and is not larger.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::opt::{OptRegistry, reduce};
use rtblgen_runtime::{Ir, Op};

/// The tests that a reduction makes at most.
const MOST: usize = 400;

fuzz_target!(|bytes: &[u8]| {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let text = text_of(bytes.to_vec());
    let context = registry.context();
    let Ok(ir) = context.parse_module("fuzz", &text) else { return };
    let names: Vec<&str> = ir.root().pre_order(&ir).skip(1).map(|op| op.name(&ir).as_str()).collect();
    let Some(wanted) = names.get(usize::from(bytes.last().copied().unwrap_or(0)) % names.len().max(1)) else { return };
    let has_wanted = |text: &str| {
        let context = registry.context();
        let ir = context.parse_module("candidate", text).expect("a candidate is valid");
        ir.root().pre_order(&ir).any(|op| op.name(&ir).as_str() == *wanted)
    };
    let mut tests = 0;
    let mut is_interesting = |text: &str| {
        tests += 1;
        tests <= MOST && has_wanted(text)
    };
    // Constants take the place of operands, so only the other operations become fewer.
    let size = |ir: &Ir<'_>| {
        let is_counted = |op: &Op| op.operand_count(ir) > 0 || op.region_count(ir) > 0;
        ir.root().pre_order(ir).filter(is_counted).count()
    };
    let before = size(&ir);
    let reduction = reduce(&text, &|| registry.context(), &mut is_interesting).expect("the program passes the test");
    assert!(has_wanted(&reduction.text));
    let context = registry.context();
    let after = context.parse_module("reduced", &reduction.text).expect("what is left is valid");
    assert!(size(&after) <= before);
});

//! Modules of `pdl` and `pdl_interp` must be refused, or added and run to an end.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::rewrite::pdl::explain;
use rtblgen_runtime::{Context, RewritePatternSet};

#[path = "../pdl_support.rs"]
mod support;

fuzz_target!(|bytes: &[u8]| {
    let text = &text_of(bytes.to_vec());
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let Ok(loaded) = rtblgen_pdl::load_mlir(&context, "fuzz.mlir", text) else { return };
    if let rtblgen_pdl::LoadedPatterns::Patterns(patterns) = &loaded
        && let Ok(explanation) = explain(&context, patterns)
    {
        let _ = (explanation.text(), explanation.json(), explanation.dot());
    }
    let mut patterns = RewritePatternSet::new(&context);
    if loaded.add_to(&mut patterns, &support::functions()).is_ok() {
        support::apply(&context, patterns);
    }
});

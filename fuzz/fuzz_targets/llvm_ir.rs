//! LLVM IR must be imported or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::Handled;

fuzz_target!(|bytes: &[u8]| {
    let text = text_of(bytes.to_vec());
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    context.allow_unregistered_dialects(true);
    context.add_diagnostic_handler(|_| Handled::Yes);
    if let Ok(ir) = rtblgen_llvm_ir::from_llvm_ir(&context, &text, "fuzz.ll") {
        let _ = ir.verify();
    }
});

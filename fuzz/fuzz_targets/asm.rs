//! The text of IR must be read or refused, and text that is read must print and read back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_runtime::Context;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::dialects::FuncDialect;

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    context
}

fuzz_target!(|bytes: &[u8]| {
    let text = &text_of(bytes.to_vec());
    let context = context();
    let Ok(ir) = context.parse_module("fuzz", text) else { return };
    for generic in [false, true] {
        let options = PrintOptions { generic, debug_info: true, ..PrintOptions::default() };
        let printed = ir.print(&options);
        // A context of its own: in the other one, resources of the same name would be given new ones.
        let context = self::context();
        let again = context.parse_module("again", &printed).expect("what is printed can be read");
        assert_eq!(again.print(&options), printed);
    }
});

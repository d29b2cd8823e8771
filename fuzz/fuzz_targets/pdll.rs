//! PDLL must be read or refused. A module that is read must give a tree and PDL, or errors, and its patterns
//! must be refused, or added and run to an end.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_pdll::{Options, parse, pdl, print_ast};
use rtblgen_runtime::rewrite::pdl::{AddPdl, explain};
use rtblgen_runtime::{Context, RewritePatternSet};
use tblgen_parser::loader::text_of;
use tblgen_parser::{ErrorFormat, MainFile, Memory, render};

#[path = "../pdl_support.rs"]
mod support;

/// The files that the inputs include.
fn files() -> Memory {
    Memory::from([
        ("base.td", include_str!("../../backends/pdll/tests/cases/include/base.td")),
        ("ops.td", include_str!("../../backends/pdll/tests/cases/include/ops.td")),
        ("shared.pdll", include_str!("../../backends/pdll/tests/cases/include/shared.pdll")),
        ("itself.pdll", include_str!("../../backends/pdll/tests/cases/include/itself.pdll")),
    ])
}

fuzz_target!(|bytes: &[u8]| {
    let files = files();
    let main = || MainFile { name: "fuzz.pdll".to_owned(), text: text_of(bytes.to_vec()) };
    match parse(main(), &Options::default(), &files) {
        Ok(parsed) => {
            let _ = print_ast(&parsed.module);
            if let Ok(lowered) = pdl::lower(&parsed.module) {
                assert!(pdl::print(&lowered, &parsed.module.sources).starts_with("module {"));
            }
        }
        Err(failure) => {
            assert!(failure.diagnostics.iter().any(|diagnostic| diagnostic.is_error()));
            for diagnostic in &failure.diagnostics {
                let _ = render(diagnostic, &failure.sources, ErrorFormat::Human, false);
            }
            return;
        }
    }
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let Ok(patterns) = rtblgen_pdl::load(&context, main(), &Options::default(), &files) else { return };
    let _ = explain(&context, &patterns);
    let mut set = RewritePatternSet::new(&context);
    if set.add_pdl(patterns, &support::functions()).is_ok() {
        support::apply(&context, set);
    }
});

//! PDLL must be read or refused, and what is read must give a tree and PDL, or errors.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_pdll::{Options, parse, pdl, print_ast};
use tblgen_parser::loader::text_of;
use tblgen_parser::{ErrorFormat, MainFile, Memory, render};

fuzz_target!(|bytes: &[u8]| {
    let main = MainFile { name: "fuzz.pdll".to_owned(), text: text_of(bytes.to_vec()) };
    match parse(main, &Options::default(), &Memory::default()) {
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
        }
    }
});

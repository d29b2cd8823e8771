//! The Rust of a dialect whose hooks are not written. A test of the runtime compiles it, in
//! `runtime/tests/it/missing_hooks.rs`: trybuild rebuilds all dependencies of the package, and this one has
//! many.

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::{ErrorFormat, Memory};

use crate::tool::file;

/// Returns the code generated for `tests/ui/missing_hooks.td`, as a whole program.
fn program() -> String {
    let text = std::fs::read_to_string(file("../runtime/tests/ui/missing_hooks.td")).unwrap();
    let main = MainFile::Text { name: "missing_hooks.td".into(), text };
    match generate(Generator::Dialect, Request { main, ..Request::default() }, &Memory::default()) {
        Ok(output) => format!("#![deny(warnings)]\n{}\nfn main() {{}}\n", output.text),
        Err(failure) => {
            let render =
                |diagnostic| tblgen_parser::render(diagnostic, &failure.sources, ErrorFormat::Human, false);
            panic!("{}", failure.diagnostics.iter().map(render).collect::<String>())
        }
    }
}

#[test]
fn the_stored_program_is_what_is_generated() {
    let path = file("../runtime/tests/ui/missing_hooks.rs");
    let program = program();
    if std::env::var_os("RTBLGEN_UPDATE").is_some() {
        std::fs::write(&path, &program).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap();
    assert_eq!(stored, program, "run this test once with RTBLGEN_UPDATE=1 and read what changed");
}

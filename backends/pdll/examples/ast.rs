//! Prints the typed tree of a PDLL file, or its errors:
//! `cargo run -p rtblgen-pdll --example ast FILE [DIR]...`

use rtblgen_pdll::{Options, parse, print_ast};
use tblgen_parser::{Disk, ErrorFormat, MainFile, render};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(name) = arguments.next() else { return eprintln!("usage: ast FILE [DIR]...") };
    let text = match std::fs::read_to_string(&name) {
        Ok(text) => text,
        Err(error) => return eprintln!("{name}: {error}"),
    };
    let options = Options { include_dirs: arguments.map(Into::into).collect(), ..Options::default() };
    match parse(MainFile { name, text }, &options, &Disk) {
        Ok(parsed) => print!("{}", print_ast(&parsed.module).unwrap_or_default()),
        Err(failure) => {
            for diagnostic in &failure.diagnostics {
                print!("{}", render(diagnostic, &failure.sources, ErrorFormat::Human, false));
            }
        }
    }
}

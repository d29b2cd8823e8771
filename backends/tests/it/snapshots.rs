//! Generated text, read by people. That it compiles and works is shown in test-td.

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

fn generated(generator: Generator, file: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(folder.join(file)).expect("the file is there");
    let name = file.rsplit('/').next().expect("a name").to_owned();
    let main = MainFile::Text { name, text };
    let request = Request { main, ..Request::default() };
    match generate(generator, request, &Disk) {
        Ok(output) => output.text,
        Err(failure) => {
            let render = |error| {
                tblgen_parser::render(error, &failure.sources, tblgen_parser::ErrorFormat::Human, false)
            };
            panic!("{}", failure.diagnostics.iter().map(render).collect::<String>())
        }
    }
}

#[test]
fn toy_ops() {
    insta::assert_snapshot!(generated(Generator::OpDefs, "../test-td/td/toy/ops.td"));
}

#[test]
fn kitchen_sink() {
    insta::assert_snapshot!(generated(Generator::Dialect, "tests/td/kitchen_sink.td"));
}

#[test]
fn declarations_are_one_comment() {
    for generator in Generator::ALL.iter().filter(|generator| generator.is_declarations()) {
        let text = crate::run(*generator, "").expect("an empty file is good").text;
        assert_eq!(text.lines().count(), 1);
        assert!(text.starts_with("// "));
    }
}

#[test]
fn output_is_deterministic() {
    let once = generated(Generator::Dialect, "tests/td/kitchen_sink.td");
    assert_eq!(once, generated(Generator::Dialect, "tests/td/kitchen_sink.td"));
}

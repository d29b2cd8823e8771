//! Generated text, read by people. test-td tests that it compiles and works.

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
    // Earlier documentation of type parameters.
    assert!(!once.contains("known of an operand"));
    assert_eq!(once, generated(Generator::Dialect, "tests/td/kitchen_sink.td"));
}

#[test]
fn documentation_of_ops_links_to_their_definitions() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
        def NegOp : Op<Toy_Dialect, "neg", [Commutative]> {
          let summary = "the number with its sign changed";
          let arguments = (ins I64:$input, OptionalAttr<StrAttr>:$style);
          let results = (outs I64:$negated);
          let assemblyFormat = "$input ($style^)? attr-dict";
        }
    "#;
    let main = MainFile::Text { name: "td/toy.td".into(), text: text.into() };
    let source_url = Some("https://example.org/toy/blob/main".to_owned());
    let output = generate(Generator::OpDefs, Request { main, source_url, ..Request::default() }, &Disk);
    let generated = output.expect("the file is right").text;
    let documentation: Vec<&str> =
        generated.lines().skip(2).map_while(|line| line.strip_prefix("///")).map(str::trim).collect();
    let expected = "\
`toy.neg`: the number with its sign changed.

Syntax:

```text
toy.neg $input ($style^)? attr-dict
```

Operands:

- `input`: 64-bit signless integer

Attributes:

- `style` (optional): string attribute

Results:

- `negated`: 64-bit signless integer

Traits: `IsCommutative`.

From [`td/toy.td:4`](https://example.org/toy/blob/main/td/toy.td#L4).";
    assert_eq!(documentation.join("\n"), expected);
}

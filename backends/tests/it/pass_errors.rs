//! Mistakes in passes.

use rtblgen_backends::Generator;

use crate::run;

fn messages(pass: &str) -> Vec<String> {
    let text = format!("include \"mlir/Pass/PassBase.td\"\n{pass}");
    let mistakes = run(Generator::PassDecls, &text).unwrap_err().diagnostics;
    mistakes.into_iter().map(|mistake| mistake.message).collect()
}

#[test]
fn each_mistake_is_reported() {
    let pass = |fields: &str| format!("def P : Pass<\"p\"> {{ {fields} }}");
    let option = |ty: &str, default: &str| {
        pass(&format!("let options = [Option<\"x\", \"x\", \"{ty}\", [{{{default}}}], \"\">];"))
    };
    let cases = [
        (option("Foo *", ""), "an option cannot have the type `Foo *`"),
        (option("mlir::Mode", ""), "an option cannot have the type `mlir::Mode`"),
        (option("bool", "maybe()"), "the default value of an option must be a constant, found `maybe()`"),
        (
            option("std::string", "x"),
            "the default value of this option must be a string in quotes, found `x`",
        ),
        (pass("let constructor = \"a::<\";"), "the snippet is not Rust: "),
        (
            pass("let dependentDialects = [\"a b\"];"),
            "the path of a dialect must be a Rust path, found `a b`",
        ),
        ("def P : Pass<\"a b\">;".to_owned(), "'a b' is no name of a pass in a pipeline"),
        ("def P : Pass<\"p\", \"a b\">;".to_owned(), "`a b` is no class of an op"),
        (
            "def P : PassBase<\"p\", \"Base\">;".to_owned(),
            "the base class `Base` is neither `OperationPass` nor `InterfacePass`",
        ),
        ("def P : Pass<\"p\">; def Q : Pass<\"p\">;".to_owned(), "two passes have the argument 'p'"),
        (
            pass("let statistics = [Statistic<\"a\", \"a\", \"\">, Statistic<\"A\", \"b\", \"\">];"),
            "two of the statistics have the name `A`",
        ),
    ];
    for (text, expected) in cases {
        let found = messages(&text);
        assert!(found.iter().any(|message| message.starts_with(expected)), "{text}: {found:?}");
    }
}

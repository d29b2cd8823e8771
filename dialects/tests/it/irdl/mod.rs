//! Dialects that a module of `irdl` defines, beside mlir-opt.

use oracle::Oracle;
use rtblgen_dialects::irdl::LoadedDialects;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};

use oracle::output_of;

const DEFINITIONS: &str = "tests/it/irdl/shapes.irdl.mlir";
const PROGRAMS: &str = include_str!("programs.mlir");
/// mlir-opt's output and messages for the programs.
const ANSWER: &str = include_str!("programs.answer");

fn flags() -> [String; 3] {
    [
        format!("--irdl-file={DEFINITIONS}"),
        "--split-input-file".to_owned(),
        "--allow-unregistered-dialect".to_owned(),
    ]
}

#[test]
fn programs_have_the_output_and_the_words_of_mlir_opt() {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    rtblgen_dialects::register_all(&mut registry);
    let ours = run("mlir-opt", flags().to_vec(), &registry, &mut PROGRAMS.as_bytes());
    let text = ours.output + &ours.errors;
    let Some(oracle) = Oracle::find() else { return assert_eq!(text, ANSWER) };
    let theirs = output_of(oracle.tool("mlir-opt").args(flags()), PROGRAMS.as_bytes());
    let theirs = [theirs.stdout, theirs.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    if std::env::var_os("RTBLGEN_SUITE_UPDATE").is_some() {
        std::fs::write("tests/it/irdl/programs.answer", theirs.concat()).expect("the answer is written");
    }
    assert_eq!(text, theirs.concat());
    assert_eq!(ANSWER, theirs.concat(), "the stored answer is out of date: RTBLGEN_SUITE_UPDATE=1 writes it");
}

#[test]
fn loaded_dialects_are_known_to_flags_that_describe() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let shown = |flag: &str| {
        let flags = vec![format!("--irdl-file={DEFINITIONS}"), flag.to_owned()];
        let outcome = run("rtblgen-opt", flags, &registry, &mut std::io::empty());
        assert!(outcome.success, "{flag}: {}", outcome.errors);
        outcome.output
    };
    assert!(shown("--show-dialects").contains("shapes"), "{}", shown("--show-dialects"));
    assert!(shown("--help-op=shapes.make").starts_with("`shapes.make`\n"));
}

/// Programs of MLIR's tests, each with the module that defines its dialects; without one it is such a module.
const UPSTREAM: [(&str, &str); 14] = [
    ("attributes-op.irdl.mlir", ""),
    ("cmath.irdl.mlir", ""),
    ("cpred.irdl.mlir", ""),
    ("cyclic-types.irdl.mlir", ""),
    ("invalid.irdl.mlir", ""),
    ("invalid_names.irdl.mlir", ""),
    ("regions-ops.irdl.mlir", ""),
    ("testd.irdl.mlir", ""),
    ("variadics-error.irdl.mlir", ""),
    ("cyclic-types.mlir", "cyclic-types.irdl.mlir"),
    ("test-cmath.mlir", "cmath.irdl.mlir"),
    ("test-type.mlir", "test-type.irdl.mlir"),
    ("testd.mlir", "testd.irdl.mlir"),
    ("variadics.mlir", "variadics.irdl.mlir"),
];

#[test]
fn programs_of_mlirs_tests_have_its_output_and_words() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    let folder = upstream.join("mlir/test/Dialect/IRDL");
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    rtblgen_dialects::register_all(&mut registry);
    for (program, definitions) in UPSTREAM {
        let text = std::fs::read_to_string(folder.join(program)).expect("the program is there");
        // mlir-opt reports the comments about errors as missing errors.
        let lines = text.lines().map(|line| if line.contains("expected-") { "//" } else { line });
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        let mut flags = vec!["--split-input-file".to_owned()];
        if !definitions.is_empty() {
            flags.push(format!("--irdl-file={}", folder.join(definitions).display()));
        }
        let ours = run("mlir-opt", flags.clone(), &registry, &mut text.as_bytes());
        let theirs = output_of(oracle.tool("mlir-opt").args(flags), text.as_bytes());
        assert_eq!(ours.output, String::from_utf8_lossy(&theirs.stdout), "{program}");
        assert_eq!(ours.errors, String::from_utf8_lossy(&theirs.stderr), "{program}");
    }
}

/// Modules that cannot be loaded, with the error and its place.
const MISTAKES: &[(&str, &str)] = &[
    (
        r#"irdl.dialect @d { irdl.type @t { %0 = irdl.c_pred "p($_self)" irdl.parameters(a: %0) } }"#,
        "1:39: error: 'irdl.c_pred' cannot be evaluated, since \"p($_self)\" is C++: use other constraints",
    ),
    (
        "irdl.dialect @d { irdl.type @t { %0 = irdl.any %1 = irdl.is i32 %2 = irdl.any_of(%0, %1) } }",
        "1:70: error: any_of constraints are not in the correct form",
    ),
    (
        "irdl.dialect @d { irdl.type @t
         irdl.operation @o {
           %0 = irdl.parametric @d::@t<>
           %1 = irdl.all_of(%0)
           %2 = irdl.any_of(%0, %1) } }",
        "5:17: error: any_of constraints are not in the correct form",
    ),
    (
        r#"irdl.dialect @d { irdl.type @t { %0 = irdl.base "!builtin.none_such" } }"#,
        "1:39: error: no registered type with name !builtin.none_such",
    ),
    (
        r##"irdl.dialect @d { irdl.type @t { %0 = irdl.base "#" } }"##,
        "1:39: error: no registered attribute with name #",
    ),
    (
        "irdl.dialect @builtin { irdl.type @t }",
        "1:1: error: the dialect 'builtin' is registered already: choose another name",
    ),
    (
        "module { irdl.dialect @d { irdl.type @t } } module { irdl.dialect @d { irdl.type @t } }",
        "1:72: error: 't' is defined already",
    ),
    (
        r#"irdl.dialect @d { irdl.type @t { %0 = "test.constraint"() : () -> !irdl.attribute irdl.parameters(a: %0) } }"#,
        "1:83: error: expected constraints of `irdl`, found one of 'test.constraint'",
    ),
    (
        "irdl.dialect @d { irdl.type @t { %0 = irdl.is !d.t } }",
        "1:50: error: `!\"d\"<\"t\">` type created with unregistered dialect",
    ),
];

#[test]
fn mistakes_are_reported_where_they_are() {
    for (text, expected) in MISTAKES {
        let context = Context::new();
        context.allow_unregistered_dialects(!text.contains("!d.t"));
        let errors = LoadedDialects::load(&context, "a.mlir", text).map(drop).unwrap_err();
        let errors = errors.to_string();
        assert!(errors.contains(expected), "expected {expected}, found {errors}");
        assert!(context.dialect("d").is_none(), "nothing is registered");
    }
}

#[test]
fn a_text_is_loaded_once_and_registers_in_any_context() {
    let text = std::fs::read_to_string(DEFINITIONS).expect("it is here");
    let first = LoadedDialects::load(&Context::new(), "a.mlir", &text).expect("it is right");
    let second = LoadedDialects::load(&Context::new(), "b.mlir", &text).expect("it is right");
    assert!(std::sync::Arc::ptr_eq(&first, &second));
    assert_eq!(first.names().collect::<Vec<_>>(), ["shapes"]);
    let context = Context::new();
    first.register(&context);
    let ty = context.parse_type("!shapes.box<f32, \"none\">").expect("the type is defined");
    assert_eq!(ty.to_string(), "!shapes.box<f32, \"none\">");
    assert!(context.parse_type("!shapes.box<f32, 1>").is_err());
}

#[test]
fn deep_constraints_are_an_error_and_wide_ones_take_no_exponential_time() {
    let chain = |depth: usize| {
        let mut text = "irdl.dialect @deep {\n irdl.operation @o {\n %0 = irdl.is i32\n".to_owned();
        for number in 1..=depth {
            let part = number - 1;
            text.push_str(&format!(" %{number} = irdl.any_of(%{part}, %{part})\n"));
        }
        text + &format!(" irdl.results(value: %{depth})\n }}\n}}")
    };
    let context = Context::new();
    let loaded = LoadedDialects::load(&context, "a.mlir", &chain(200)).expect("it is right");
    loaded.register(&context);
    let errors = context.parse_source("p.mlir", r#"%0 = "deep.o"() : () -> i64"#).map(drop).unwrap_err();
    assert!(errors.to_string().contains("'i64' does not satisfy the constraint"), "{errors}");
    let errors =
        LoadedDialects::load(&Context::new(), "a.mlir", &chain(2_000)).map(drop).unwrap_err().to_string();
    assert!(errors.contains("constraints are nested more than 1000 deep"), "{errors}");
}

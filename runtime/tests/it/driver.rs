//! The driver beside mlir-opt: the same flags and the same standard input give the same output, reports and verdict.

use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};

/// Output, reports, and whether all went well.
type Run = (String, String, bool);

const LOCATIONS: &str = include_str!("../asm/valid/loc_value_names.mlir");

fn ours(flags: &[&str], source: &[u8]) -> Run {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let arguments = flags.iter().map(|flag| (*flag).to_owned()).collect();
    let outcome = run("mlir-opt", arguments, &registry, &mut &*source);
    (outcome.output, outcome.errors, outcome.success)
}

fn theirs(oracle: &Oracle, flags: &[&str], source: &[u8]) -> Run {
    let mut command = oracle.tool("mlir-opt");
    let command = command.args(flags).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("mlir-opt starts");
    child.stdin.take().expect("a pipe").write_all(source).expect("mlir-opt reads");
    let output = child.wait_with_output().expect("mlir-opt ends");
    (text_of(output.stdout), text_of(output.stderr), output.status.success())
}

fn compare(cases: &[(&[&str], &str)]) {
    let cases: Vec<(&[&str], &[u8])> =
        cases.iter().map(|(flags, source)| (*flags, source.as_bytes())).collect();
    compare_bytes(&cases);
}

fn compare_bytes(cases: &[(&[&str], &[u8])]) {
    let Some(oracle) = Oracle::find() else { return };
    let mut same = 0;
    for (flags, source) in cases {
        let (ours, theirs) = (ours(flags, source), theirs(&oracle, flags, source));
        if ours == theirs {
            same += 1;
        } else {
            let source = String::from_utf8_lossy(source);
            eprintln!("{flags:?}\n{source}\n-- mlir-opt: {}\n{}{}", theirs.2, theirs.0, theirs.1);
            eprintln!("-- ours: {}\n{}{}\n", ours.2, ours.0, ours.1);
        }
    }
    eprintln!("identical: {same} of {}", cases.len());
    assert_eq!(same, cases.len());
}

#[test]
fn split_input_as_in_mlir() {
    let flags: &[&str] = &["--split-input-file", "--mlir-print-debuginfo"];
    compare(&[
        (flags, ""),
        (flags, "// -----\nmodule {}\n"),
        (flags, "// -----\n\n// -----\nmodule {}\n// -----\n"),
        (flags, "module {}\n// -----\n"),
        (flags, "module {}\n// -----"),
        (flags, "  // -----\nmodule {}\n"),
        (flags, "module {} // -----\n  module @a {}\n"),
        (flags, "func.func private @f() // -----   func.func private @g() func.func private @h()"),
        (flags, "module {}\n// ----- foo\nmodule {}\n"),
        (flags, "module {}\n// ------\nmodule {}\n"),
        (flags, "module {}\n// ----\nmodule {}\n"),
        (flags, "module {}\n// --- c\nmodule {}\n"),
        (flags, "module {} // ---\n"),
        (flags, "// ---\n// ---\nmodule {}\n"),
        (flags, "// ----\n// -----\nmodule {} // ---\nfoo\n"),
        (&["--split-input-file=ABC"], "module {} ABC module {}"),
        (&["--split-input-file=ABC", "--output-split-marker=XX"], "module {} ABC module {}"),
    ]);
}

#[test]
fn printing_flags_as_in_mlir() {
    let source = "func.func @f(%a: i32) -> i32 {\n  %b = \"a.b\"(%a) ({\n    %c = \"a.c\"() : () -> i32\n  }) {x = dense<[1, 2]> : tensor<2xi32>} : (i32) -> i32\n  return %b : i32\n}\n";
    let flags = "--allow-unregistered-dialect";
    compare(&[
        (&[flags, "-mlir-print-local-scope"], source),
        (&[flags, "--mlir-print-skip-regions"], source),
        (&[flags, "--mlir-print-skip-regions", "--mlir-print-op-generic", "--mlir-print-debuginfo"], source),
        (&[flags, "--mlir-print-unique-ssa-ids", "--mlir-print-op-generic"], source),
        (&[flags, "--mlir-pretty-debuginfo", "--mlir-print-debuginfo"], LOCATIONS),
        (
            &[flags, "--mlir-pretty-debuginfo", "--mlir-print-debuginfo", "--mlir-print-local-scope"],
            LOCATIONS,
        ),
        (&[flags, "--mlir-use-nameloc-as-prefix"], LOCATIONS),
        (&[flags, "--mlir-use-nameloc-as-prefix", "--mlir-print-op-generic"], LOCATIONS),
        (&["--no-implicit-module"], "module {} module {}"),
        (&["--no-implicit-module"], ""),
        (&[flags, "--mlir-print-value-users"], source),
        (&[flags, "--mlir-print-value-users", "--mlir-print-op-generic"], source),
        (&[flags, "--mlir-print-value-users"], LOCATIONS),
        (&[flags, "--mlir-print-value-users", "--mlir-print-debuginfo"], LOCATIONS),
        (&[flags, "--mlir-print-value-users", "--mlir-print-op-generic"], LOCATIONS),
        (&[flags, "--mlir-print-assume-verified"], source),
        (&[flags, "--mlir-pretty-debuginfo", "--mlir-print-debuginfo"], source),
        (&[flags, "--mlir-use-nameloc-as-prefix"], source),
        (&[flags, "--mlir-print-op-on-diagnostic=false"], "\"func.return\"() : () -> ()"),
        (&[flags, "--mlir-print-op-on-diagnostic"], "\"func.return\"() : () -> ()"),
        (&["--mlir-elide-elementsattrs-if-larger=1", flags], source),
        (&["--mlir-elide-elementsattrs-if-larger", "1", flags], source),
        (&["--mlir-print-elementsattrs-with-hex-if-larger=-1", flags], source),
        (&["--no-implicit-module", flags], source),
        (&["--no-implicit-module", flags], "func.func @f()\n"),
        (&[], source),
    ]);
}

#[test]
fn expectations_as_in_mlir() {
    let flags: &[&str] = &["--verify-diagnostics", "--split-input-file"];
    compare(&[
        (flags, "// expected-error@+1 {{custom op 'func.foo' is unknown}}\nfunc.foo\n"),
        (flags, "func.foo // expected-error {{custom op}}\n"),
        (flags, "func.foo // expected-error {{custom op 'func.bar'}}\n"),
        (flags, "func.foo\n"),
        (flags, "// expected-error {{nothing}}\nmodule {}\n"),
        (flags, "// expected-warning@below {{nothing}}\nmodule {}\n"),
        (flags, "// expected-error@above {{nothing}}\nmodule {}\n"),
        (flags, "// expected-error@-1 {{nothing}}\nmodule {}\n"),
        (flags, "// expected-error-re@+1 {{custom op '{{.*}}' is [a-z]+}}\nfunc.foo\n"),
        (flags, "// expected-error-re@+1 {{custom op '{{.*}}' is}}\nfunc.foo\n"),
        (flags, "// expected-error-re@+1 {{custom op '{{(' is}}\nfunc.foo\n"),
        (
            flags,
            "// expected-error@below {{a}} expected-error@below {{b}}\n// expected-note @below {{c}}\nfunc.foo\n",
        ),
        (
            flags,
            "module {}\n// -----\n// expected-error @below {{is unknown}}\nfunc.foo\n// -----\nfunc.bar\n",
        ),
        (
            flags,
            "// expected-note @below {{see existing}}\nfunc.func private @f()\n// expected-error @below {{redefinition of symbol}}\nfunc.func private @f()\n",
        ),
        (
            flags,
            "func.func private @f()\n// expected-error @below {{redefinition of symbol}}\nfunc.func private @f()\n",
        ),
        (
            flags,
            "func.func private @f()\n// expected-note @above {{see something else}}\n// expected-error @below {{redefinition of symbol}}\nfunc.func private @f()\n",
        ),
        (&["--verify-diagnostics"], "%0 = \"a.b\"() : () -> () // expected-error {{cannot name}}\n"),
        (&["--verify-diagnostics=only-expected"], "func.foo\n"),
        (&["--verify-diagnostics=only-expected"], "func.foo // expected-error {{nothing}}\n"),
        (&["--verify-diagnostics=all"], "func.foo\n"),
        (flags, "// expected-error@below {{is unknown}}\nfunc.foo   // expected-warning\t{{x}}\n\tfunc.bar"),
        (flags, "func.foo // expected-note {{is unknown}}\n"),
        (flags, "func.foo // expected-error {{is unknown}} and more\n"),
        (flags, "\n\n  \tfunc.foo // expected-remark {{a rather long text that is not there at all}}  \n"),
        (flags, "// expected-error@below {{is not there}}\n// expected-error@above {{is not there}}"),
    ]);
}

#[test]
fn what_is_not_registered_as_in_mlir() {
    compare(&[
        (&[], "%0 = \"a.b\"() : () -> i32"),
        (&[], "func.func private @f() -> !a.b"),
        (&[], "func.func private @f() -> !a<\"b\">"),
        (&[], "func.func private @f() -> !a.b<\"c\", 1>"),
        (&[], "func.func private @f() attributes {x = #a.b}"),
        (&[], "func.func private @f() attributes {x = #a<\"b\"> : i32}"),
        (&[], "func.func private @f() attributes {x = opaque<\"a\", \"b\"> : tensor<1xi32>}"),
        (&[], "func.func private @f() attributes {a.x = 1 : i32}"),
        (&[], "module { \"func.foo\"() : () -> () }"),
        (&["--allow-unregistered-dialect"], "module { \"func.foo\"() : () -> () }"),
    ]);
}

#[test]
fn any_bytes_as_in_mlir() {
    let sources: &[&[u8]] = &[
        b"\"a.b\"() {x = \"a\xFFb\"} : () -> ()",
        b"\"a.b\"() {x = \"\\\\FF\\C3\\A9\\FF\\F4\\8F\\BF\\BF\"} : () -> ()",
        b"\"a.b\"() {x = \"\xC3\xA9\xFF\xF4\x8F\xBF\xBF\xF4\x8F\xBD\xBF\xED\xA0\x80\xC0\x80\"} : () -> ()",
        b"func.func private @\"a\xFFb\"()\nfunc.func @g() { call @\"a\\FFb\"() : () -> () return }",
        b"func.func private @a\xFFb()",
        b"// comment \xFF\n\"a\xFF.b\"() : () -> ()",
        b"  \xFF\xFF  foo",
        b"\"a.b\"() {\"x\xFF\" = 1, \"xz\" = 2, \"x\xC3\xA9\"=3, \"x\x80\"=4} : () -> ()",
        b"\"a.b\"() {\"x\xFF\" = 1, \"x\\FF\" = 2} : () -> ()",
        b"%0 = \"a.b\"() : () -> i32 loc(\"f\xFF \xC3\xA9\"(\"f\xFF\":1:2))",
        b"%0 = \"a.b\"() : () -> !foo<\"\xFF\">",
        b"%0 = \"a.b\"() {x = #foo<\"\xFF\">} : () -> !foo.bar<\xFF>",
        b"\"a.b\"() {x = dense<\"0x\xFF\"> : tensor<1xi8>} : () -> ()",
        b"\"a.b\"() {x = dense<[\"\xFF\",\"\xFE\\FD\"]> : tensor<2x!a.b>} : () -> ()",
        b"\t\"a.b\"() {x = \"\xFF\t\" foo} : () -> ()",
        b"\"a.b\"() // \xFF\t\xFE\n",
        b"\"a.b\"() // \xFF",
        b"\"a.b\"() \xFF",
        b"\"a.b\"() {x = dense_resource<\"\xFF\">: tensor<1xi8>} : () -> ()\n{-# dialect_resources: {builtin: {\"\xFF\": \"0x0400000001\"}} #-}",
        b"^\xFF",
        b"%\xFF = \"a.b\"",
        b"\"a.b\"() {x = \"\xFF",
        b"\"a.b\"() {x = \"\xFF\n",
        b"#a\xFF = 1",
        b"\xC3\xA9",
        b"\xEF\xBB\xBF\"a.b\"() : () -> ()",
        b"module {} \xFF// -----\n \xFE",
    ];
    let unregistered = "--allow-unregistered-dialect";
    let flags: &[&[&str]] = &[
        &[unregistered],
        &[unregistered, "--mlir-print-op-generic", "--mlir-print-debuginfo"],
        &[unregistered, "--mlir-use-nameloc-as-prefix"],
        &[unregistered, "--split-input-file"],
        &[unregistered, "--verify-diagnostics"],
    ];
    let cases: Vec<(&[&str], &[u8])> =
        sources.iter().flat_map(|source| flags.iter().map(|flags| (*flags, *source))).collect();
    compare_bytes(&cases);
}

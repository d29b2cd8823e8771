//! The driver beside mlir-opt: the same flags and the same standard input give the same output, reports and verdict.

use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};

/// Output, reports, and whether all went well.
type Run = (String, String, bool);

/// `mlir-opt` says nothing about these (docs/silence.md): names that no pattern has, and pipelines for operations that are not
/// registered.
const OUR_WARNINGS: [&str; 2] =
    ["warning: no pattern has the name or the label", "warning: the pipeline has passes for '"];

const LOCATIONS: &str = include_str!("../asm/valid/loc_value_names.mlir");

fn ours(flags: &[&str], source: &[u8]) -> Run {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let arguments = flags.iter().map(|flag| (*flag).to_owned()).collect();
    let outcome = run("mlir-opt", arguments, &registry, &mut &*source);
    let lines = outcome.errors.lines().filter(|line| !OUR_WARNINGS.iter().any(|own| line.contains(own)));
    (outcome.output, lines.map(|line| format!("{line}\n")).collect(), outcome.success)
}

fn theirs(oracle: &Oracle, flags: &[&str], source: &[u8]) -> Run {
    let mut command = oracle.tool("mlir-opt");
    let command = command.args(flags).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let program = command.get_program().to_string_lossy().into_owned();
    let mut child = command.spawn().expect("mlir-opt starts");
    child.stdin.take().expect("a pipe").write_all(source).expect("mlir-opt reads");
    let output = child.wait_with_output().expect("mlir-opt ends");
    let errors = text_of(output.stderr).replace(&program, "mlir-opt");
    (text_of(output.stdout), errors, output.status.success())
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
        let (mut ours, theirs) = (ours(flags, source), theirs(&oracle, flags, source));
        // mlir-opt is silent about a flag or an option that is given twice.
        let is_about_repeated = |line: &str| line.ends_with(" counts\n") && line.contains("warning: ");
        ours.1 = ours.1.split_inclusive('\n').filter(|line| !is_about_repeated(line)).collect();
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
        (
            &["--split-input-file", "--verify-diagnostics"],
            "foo// -----bar// ----- x\n\ty// -----xmodule @a {}",
        ),
        (&["--split-input-file=AAA"], "module {}AAAAmodule {}AAAAAAx"),
        (&["--split-input-file=split here"], "module {}split here\n  foo\nsplit her\nsplit here"),
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

/// mlir-opt prints elements with commas without braces, so it does not read the same elements back.
#[test]
fn lists_of_options_are_read_back() {
    let Some(oracle) = Oracle::find() else { return };
    let cases = [
        ("\"a,b\",c", "disable-patterns={{a,b},c} ", "disable-patterns={a,b,c} "),
        ("{a,{b,c}},d", "disable-patterns={{a,{b,c}},d} ", "disable-patterns={a,{b,c},d} "),
    ];
    for (given, mine, other) in cases {
        let source = b"func.func @f() { return }";
        let flag = format!("--pass-pipeline=builtin.module(canonicalize{{disable-patterns={given}}})");
        let (_, ours, _) = ours(&[&flag, "--dump-pass-pipeline"], source);
        assert!(ours.contains(mine), "{ours}");
        let (_, theirs, _) = theirs(&oracle, &[&flag, "--dump-pass-pipeline"], source);
        assert!(theirs.contains(other), "{theirs}");
        let flag = format!("--pass-pipeline=builtin.module(canonicalize{{{mine}}})");
        let (_, again, _) = self::ours(&[&flag, "--dump-pass-pipeline"], source);
        assert_eq!(again, ours, "it reads back");
    }
}

#[test]
fn pipelines_as_in_mlir() {
    let pipelines = [
        "",
        "builtin",
        "builtin.module",
        "builtin.module(",
        "builtin.module()",
        "builtin.module(canonicalize",
        "builtin.module(canonicalize))",
        "builtin.module(canonicalize)x",
        " builtin.module (canonicalize) ",
        "foo(canonicalize)",
        "func.func(canonicalize)",
        "any(canonicalize)",
        "canonicalize",
        "()",
        "(canonicalize)",
        ")",
        "builtin.module{x=1}(canonicalize)",
        "builtin.module((canonicalize))",
        "builtin.module(canonicalize)",
        "builtin.module(canonicalize,)",
        "builtin.module(canonicalize,,)",
        "builtin.module(foo)",
        "builtin.module( foo)",
        "builtin.module(canonicalize , foo)",
        "builtin.module(func.func(canonicalize))",
        "builtin.module(func.func())",
        "builtin.module(func.func( ))",
        "builtin.module(func.func)",
        "builtin.module(func.func(,))",
        "builtin.module(any(any(canonicalize,any(foo))))",
        "builtin.module(any(canonicalize)",
        "builtin.module(any(canonicalize,any(canonicalize))",
        "builtin.module(any(canonicalize)any)",
        "builtin.module(any(canonicalize)(canonicalize))",
        "builtin.module(canonicalize(canonicalize))",
        "builtin.module(canonicalize{}(canonicalize))",
        "builtin.module(canonicalize{}{})",
        "builtin.module({})",
        "builtin.module(})",
        "builtin.module(canonicalize})",
        "builtin.module(canonicalize canonicalize)",
        "builtin.module(canonicalize;canonicalize)",
        "builtin.module(func.func(canonicalize),func.func(canonicalize{top-down=0}))",
        "builtin.module(canonicalize,\nfoo)",
        "builtin.module(canonicalize\n,\n\tfoo,)",
        "builtin.module(canonicalize{})",
        "builtin.module(canonicalize{max-iterations=3})",
        "builtin.module(canonicalize{max-iterations=x})",
        "builtin.module(canonicalize{foo=1})",
        "builtin.module(canonicalize{foo})",
        "builtin.module(canonicalize{max-iterations=3 foo=1})",
        "builtin.module(canonicalize{max-iterations=3)",
        "builtin.module(canonicalize{max-iterations})",
        "builtin.module(canonicalize{max-iterations=})",
        "builtin.module(canonicalize{max-iterations=3}})",
        "builtin.module(canonicalize{max-iterations=3}x)",
        "builtin.module(canonicalize{max-iterations = 3})",
        "builtin.module(canonicalize {max-iterations=0x10} ,  canonicalize{max-iterations=010})",
        "builtin.module(canonicalize{max-iterations=+3})",
        "builtin.module(canonicalize{max-iterations=-3})",
        "builtin.module(canonicalize{max-iterations=3 max-iterations={ 4 }})",
        "builtin.module(canonicalize{max-num-rewrites=99999999999999999999})",
        "builtin.module(canonicalize{region-simplify=foo})",
        "builtin.module(canonicalize{region-simplify=disabled})",
        "builtin.module(canonicalize{region-simplify})",
        "builtin.module(canonicalize{region-simplify=})",
        "builtin.module(canonicalize{top-down=maybe})",
        "builtin.module(canonicalize{top-down})",
        "builtin.module(canonicalize{test-convergence=TRUE top-down=False})",
        "builtin.module(canonicalize{=3})",
        "builtin.module(canonicalize{,})",
        "builtin.module(canonicalize{a{b})",
        "builtin.module(canonicalize{a{b}})",
        "builtin.module(canonicalize{disable-patterns={a,b} enable-patterns=c})",
        "builtin.module(canonicalize{disable-patterns=a,,b})",
        "builtin.module(canonicalize{disable-patterns=})",
        "builtin.module(canonicalize{disable-patterns})",
        "builtin.module(canonicalize{disable-patterns='a b'})",
        "builtin.module(canonicalize{disable-patterns='a b})",
        "builtin.module(canonicalize{disable-patterns={a b},c})",
        "builtin.module(canonicalize{disable-patterns=x{a b}})",
        "builtin.module(canonicalize{disable-patterns=a disable-patterns=b})",
        "builtin.module(canonicalize{disable-patterns='a'b})",
    ];
    let flags: Vec<String> = pipelines.iter().map(|text| format!("--pass-pipeline={text}")).collect();
    let flags: Vec<[&str; 2]> = flags.iter().map(|flag| [flag.as_str(), "--dump-pass-pipeline"]).collect();
    let mut cases: Vec<(&[&str], &str)> =
        flags.iter().map(|flags| (flags.as_slice(), "func.func @f() { return }")).collect();
    cases.extend([
        (&["--pass-pipeline=builtin.module(foo)", "--verify-diagnostics"][..], "module {}"),
        (&["--pass-pipeline=func.func(canonicalize)", "--verify-diagnostics"], "module {}"),
        (&["--pass-pipeline=builtin.module(foo)", "--split-input-file"], "module {}\n// -----\nmodule {}"),
        (&["--pass-pipeline=builtin.module(foo)"], "foo"),
        (&["--pass-pipeline=func.func(canonicalize)", "--no-implicit-module"], "func.func @f() { return }"),
        (&["--pass-pipeline=any(canonicalize)", "--no-implicit-module"], "func.func @f() { return }"),
        (&["--pass-pipeline=any(func.func(any(canonicalize)))"], "func.func @f() { return }"),
    ]);
    compare(&cases);
}

#[test]
fn command_lines_as_in_mlir() {
    let command_lines: &[&[&str]] = &[
        &["--canonicalize", "--dump-pass-pipeline"],
        &["-canonicalize", "-canonicalize", "--dump-pass-pipeline"],
        &["--canonicalize=max-iterations=3 top-down=false", "--dump-pass-pipeline"],
        &["--canonicalize=disable-patterns={a,b}", "--dump-pass-pipeline"],
        &["--canonicalize=disable-patterns=a b"],
        &["--canonicalize=foo=1"],
        &["--canonicalize=max-iterations=x"],
        &["--canonicalize=max-iterations"],
        &["--canonicalize=top-down=maybe"],
        &["--canonicalize="],
        &["--canonicalize", "foo=1"],
        &["--canonicalize", "--pass-pipeline=builtin.module()"],
        &["--pass-pipeline"],
        &["--pass-pipeline", "builtin.module(canonicalize)", "--dump-pass-pipeline"],
        &["--pass-pipeline=builtin.module(canonicalize)", "--pass-pipeline=builtin.module(foo)"],
        &["--dump-pass-pipeline"],
        &["--no-implicit-module", "--canonicalize", "--dump-pass-pipeline"],
        &["--foo"],
        &["-foo=1"],
        &["--canonicalise"],
        &["-mlir-print-op-generics"],
        &["a.mlir", "b.mlir"],
        &["/nonexistent.mlir"],
        &["/"],
        &["-o"],
        &["-o", "-"],
        &["--allow-unregistered-dialect=x"],
        &["--allow-unregistered-dialect=false"],
        &["--mlir-elide-elementsattrs-if-larger=x"],
        &["--mlir-elide-elementsattrs-if-larger"],
        &["--mlir-elide-elementsattrs-if-larger=-1"],
        &["--mlir-print-elementsattrs-with-hex-if-larger=x"],
        &["--verify-diagnostics=foo"],
        &["--split-input-file="],
        &["--mlir-print-op-generic=foo"],
        &["--verify-each=2"],
        &["--verify-each=0"],
        &["--"],
        &["--", "x"],
        &["-", "-"],
        &["--mlir-print-debuginfo", "x", "--"],
        &["--mlir-disable-threading=foo"],
        &["--mlir-timing=foo"],
        &["--version=1"],
        &["--show-dialects=x"],
        &["--list-passes=x"],
        &["--output-split-marker"],
        &["--canonicalize", "--mlir-print-ir-after-all"],
        &["--canonicalize", "--mlir-print-ir-before-all", "--mlir-print-op-generic"],
        &["--canonicalize", "--mlir-print-ir-after=canonicalize", "--mlir-print-debuginfo"],
        &["--canonicalize", "--mlir-print-ir-after=foo"],
        &["--canonicalize", "--mlir-print-ir-before"],
        &["--canonicalize", "--mlir-print-ir-after-all", "--mlir-print-ir-after-change"],
        &["--canonicalize", "--mlir-print-ir-after-failure"],
        &["--canonicalize", "--mlir-print-ir-before-all", "--mlir-print-ir-module-scope"],
        &[
            "--pass-pipeline=builtin.module(func.func(canonicalize),canonicalize)",
            "--mlir-print-ir-before-all",
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-module-scope",
            "--mlir-disable-threading",
        ],
        &["--pass-pipeline=builtin.module(func.func(canonicalize))", "--mlir-print-ir-after-all"],
    ];
    let source = "func.func @f() { return }";
    let cases: Vec<(&[&str], &str)> = command_lines.iter().map(|flags| (*flags, source)).collect();
    compare(&cases);
}

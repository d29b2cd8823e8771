//! The driver as a command line sees it.

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, OptionKind, Outcome, Pass, PassError, PassOption, PassState, run};
use rtblgen_runtime::{Diagnostic, Ir, Op};

/// A pass that renames nothing and reports that, or fails on request.
struct Probe;

const OPTIONS: &[PassOption] = &[
    PassOption::new("tag", "set this attribute", OptionKind::Text("probe.seen")),
    PassOption::new("fail", "fail", OptionKind::Flag(false)),
];

impl Pass for Probe {
    fn argument(&self) -> &'static str {
        "probe"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let options = state.options();
        if options.flag("fail") {
            return Err(PassError::Diagnostics(Diagnostic::error(op.location(ir), "probe failed").into()));
        }
        let tag = options.text("tag").into_owned();
        let unit = ir.context().unit_attr();
        ir.set_attribute(op, &tag, unit);
        Ok(())
    }
}

fn opt(arguments: &[&str], input: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>().pass(Probe);
    registry.action("show", "Print the value", |_, value| Ok(value.to_owned()));
    registry.action("tell", "Print the value, too", |_, value| Ok(value.to_owned()));
    registry.task("alone", "Do nothing", |_, _| Ok(String::new()));
    let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
    run("opt", arguments, &registry, &mut input.as_bytes())
}

#[test]
fn standard_input_and_both_spellings_of_flags() {
    let outcome =
        opt(&["-allow-unregistered-dialect", "--mlir-print-op-generic=true", "-"], "\"a.b\"() : () -> ()");
    assert_eq!(outcome.output, "\"builtin.module\"() ({\n  \"a.b\"() : () -> ()\n}) : () -> ()\n\n");
    assert!(outcome.success && outcome.errors.is_empty());
}

#[test]
fn errors_show_the_line_and_print_nothing() {
    let outcome = opt(&[], "func.func @f() {\n\tfunc.return x\n}");
    assert!(!outcome.success);
    assert_eq!(outcome.output, "");
    assert!(outcome.errors.starts_with("<stdin>:2:14: error: "), "{}", outcome.errors);
    // A tab is eight blanks wide, in the line and before the caret.
    assert!(
        outcome.errors.contains("\n        func.return x\n                    ^\n"),
        "{}",
        outcome.errors
    );
}

#[test]
fn passes_by_flag_and_by_pipeline() {
    let source = "func.func @f() { return }";
    let by_flag = opt(&["--probe=tag=my.tag"], source);
    assert!(by_flag.output.starts_with("module attributes {my.tag} {"), "{}", by_flag.output);
    let nested = opt(&["--pass-pipeline=builtin.module(probe, func.func( probe{tag=my.f} ))"], source);
    assert!(
        nested.output.starts_with("module attributes {probe.seen} {"),
        "{}{}",
        nested.output,
        nested.errors
    );
    assert!(nested.output.contains("func.func @f() attributes {my.f} {"), "{}", nested.output);
}

#[test]
fn the_pipeline_is_shown_with_all_options() {
    let source = "func.func @f() { return }";
    let flags =
        ["--pass-pipeline=builtin.module(probe{tag={a.b c}},func.func(probe))", "--dump-pass-pipeline"];
    assert_eq!(
        opt(&flags, source).errors,
        "Pass Manager with 2 passes:\nbuiltin.module(\n  probe{fail=false tag={a.b c}},\n  func.func(\n    \
         probe{fail=false tag=probe.seen}\n  )\n)\n\n"
    );
}

#[test]
fn the_ir_is_shown_around_passes() {
    let show = |flags: &[&str]| opt(&[flags, &["--probe=tag=a.b"]].concat(), "module {}").errors;
    let after = "// -----// IR Dump After probe (probe) //----- //\nmodule attributes {a.b} {\n}\n\n\n";
    assert_eq!(show(&["--mlir-print-ir-after=probe"]), after);
    assert_eq!(show(&["--mlir-print-ir-after-all", "--mlir-print-ir-after-change"]), after);
    assert_eq!(show(&["--mlir-print-ir-after-failure"]), "");
    let failed = show(&["--probe=fail", "--mlir-print-ir-after-failure"]);
    // mlir-opt prints the error first, too: `test-pass-failure{gen-diagnostics}`.
    let dump = "// -----// IR Dump After probe Failed (probe) //----- //\nmodule {\n}\n\n\n";
    assert_eq!(failed, format!("<stdin>:1:1: error: probe failed\nmodule {{}}\n^\n{dump}"));
}

#[test]
fn a_failing_pass_fails_the_run() {
    let outcome = opt(&["--probe=fail"], "\n  module {}");
    assert_eq!(outcome.errors, "<stdin>:2:3: error: probe failed\n  module {}\n  ^\n");
    assert_eq!((outcome.success, outcome.output.as_str()), (false, ""));
}

#[test]
fn wrong_command_lines_are_refused() {
    for (arguments, message) in [
        (&["--nonsense"][..], "Unknown command line argument '--nonsense'"),
        (&["a.mlir", "b.mlir"], "Too many positional arguments"),
        (&["--pass-pipeline=builtin.module(nothing)"], "'nothing' does not refer to a registered pass"),
        (&["--pass-pipeline=probe"], "expected pass pipeline to be wrapped"),
        (&["--pass-pipeline=builtin.module(probe"], "expected pass pipeline to be wrapped"),
        (&["--pass-pipeline=builtin.module(probe{x=1})"], "no such option x"),
        (&["--pass-pipeline=builtin.module(probe{tag=1)"], "missing closing '}'"),
        (&["--probe=y"], "no such option y"),
        (&["--verify-each=maybe"], "invalid value for boolean"),
        (&["-o"], "requires a value"),
        (&["/nowhere/at/all.mlir"], "cannot open input file"),
    ] {
        let outcome = opt(arguments, "");
        assert!(!outcome.success && outcome.errors.contains(message), "{arguments:?}: {}", outcome.errors);
    }
}

#[test]
fn split_input_keeps_lines_and_separators() {
    let source = "module @a {}\n// -----\nmodule @b {}\n// -----\nfoo\n";
    let outcome = opt(&["--split-input-file"], source);
    assert!(!outcome.success);
    assert!(outcome.errors.starts_with("<stdin>:5:1: error: "), "{}", outcome.errors);
    let good = opt(&["--split-input-file"], "module @a {}\n// -----\nmodule @b {}\n");
    assert_eq!(good.output, "module @a {\n}\n\n// -----\nmodule @b {\n}\n\n");
}

#[test]
fn diagnostics_are_compared_with_comments() {
    let source = "// expected-error@+1 {{custom op 'func.foo' is unknown}}\nfunc.foo\n\
                  // -----\n\
                  func.func @f() {\n  // expected-error-re @below {{has {{[0-9]+}} operands}}\n  \
                  %0 = builtin.unrealized_conversion_cast to i32\n  return %0 : i32\n}\n";
    let flags = ["--verify-diagnostics", "--split-input-file"];
    let moved = source.replace("@below {{has", "@+2 {{has");
    assert_eq!(opt(&flags, &moved).errors, "");
    assert!(opt(&flags, &moved).success);
    let outcome = opt(&flags, source);
    assert!(!outcome.success);
    assert!(
        outcome.errors.contains("was not produced") && outcome.errors.contains("unexpected error"),
        "{}",
        outcome.errors
    );
}

#[test]
fn func_is_found() {
    let run_without_func = |arguments: &[&str], mut input: &[u8]| {
        let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        run("opt", arguments, &OptRegistry::default(), &mut input)
    };
    let help = run_without_func(&["--help"], b"").output;
    let registration = "`registry.dialect::<rtblgen_runtime::dialects::FuncDialect>()` registers";
    assert!(
        help.ends_with(&format!("DIALECTS:\n  builtin\n  (func: not registered; {registration} it)\n")),
        "{help}"
    );
    let outcome = run_without_func(&[], b"func.func private @f()");
    let note = format!("<stdin>:1:1: note: dialect 'func': {registration} it\n");
    assert!(outcome.errors.ends_with(&note), "{}", outcome.errors);
    assert!(opt(&["--help"], "").output.ends_with("DIALECTS:\n  builtin\n  func\n"));
}

#[test]
fn the_ir_is_printed_to_a_tree_of_files() {
    let folder = std::env::temp_dir().join(format!("rtblgen-ir-tree-{}", std::process::id()));
    let tree = format!("--mlir-print-ir-tree-dir={}", folder.display());
    let source = "module @m {\n  func.func private @\"a/b\"()\n}\n";
    let pipeline = "--pass-pipeline=builtin.module(probe,func.func(probe,probe))";
    let outcome = opt(&[&*tree, "--mlir-print-ir-after-all", pipeline], source);
    assert!(outcome.success && outcome.errors.is_empty(), "{}", outcome.errors);
    let inner = folder.join("builtin_module_m").join("func_func_a_b");
    for name in ["0_0_probe.mlir", "0_1_probe.mlir"] {
        let text = std::fs::read_to_string(inner.join(name)).unwrap();
        assert!(
            text.starts_with("// -----// IR Dump After probe (probe) //----- //\nfunc.func private"),
            "{text}"
        );
    }
    assert!(folder.join("builtin_module_m/0_probe.mlir").exists());
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_reproducer_can_be_asked_for() {
    let path = std::env::temp_dir().join(format!("rtblgen-asked-reproducer-{}.mlir", std::process::id()));
    let file = format!("--mlir-generate-reproducer={}", path.display());
    assert!(opt(&[&*file, "--probe=tag=a.b"], "module @m {}").success);
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(text.starts_with("module @m {\n}\n"), "{text}");
    assert!(text.contains("pipeline: \"builtin.module(probe{fail=false tag=a.b})\""), "{text}");
    assert!(opt(&["--run-reproducer"], &text).output.contains("attributes {a.b}"));
}

/// Flags that do nothing are no silent success.
#[test]
fn idle_flags_earn_warnings() {
    let errors = |flags: &[&str]| {
        let outcome = opt(flags, "module {}");
        assert!(outcome.success, "{}", outcome.errors);
        outcome.errors
    };
    for (flag, needed) in [
        ("--elide-resource-data-from-bytecode", "--emit-bytecode"),
        ("--log-mlir-actions-filter=a.mlir:1:1", "--log-actions-to"),
        ("--mlir-output-format=json", "--mlir-timing"),
        ("--mlir-timing-display=list", "--mlir-timing"),
        ("--mlir-pass-pipeline-local-reproducer", "--mlir-pass-pipeline-crash-reproducer"),
        ("--mlir-pass-statistics-display=list", "--mlir-pass-statistics"),
        ("--mlir-print-ir-after-change", "--mlir-print-ir-after-all or --mlir-print-ir-after"),
        ("--output-split-marker=x", "--split-input-file"),
    ] {
        let name = flag.split('=').next().unwrap_or_default();
        assert_eq!(errors(&[flag]), format!("opt: warning: {name} does nothing without {needed}\n"));
    }
    assert_eq!(errors(&["--output-split-marker=x", "--split-input-file"]), "");
    let missing = "opt: warning: the pipeline has no pass 'probe' to print IR around\n";
    assert_eq!(errors(&["--mlir-print-ir-before=probe", "--cse"]), missing);
    assert_eq!(errors(&["--mlir-print-ir-after=probe"]), missing);
    assert_eq!(errors(&["--debug-rewrites"]), "opt: warning: --debug-rewrites does nothing without passes\n");
    let steps = "opt: warning: --greedy-steps-per-op does nothing: no pass runs the greedy driver\n";
    assert_eq!(errors(&["--greedy-steps-per-op=7"]), steps);
    assert_eq!(errors(&["--greedy-steps-per-op=7", "--cse"]), steps);
    assert_eq!(errors(&["--greedy-steps-per-op=7", "--canonicalize"]), "");
    let alone = "opt: warning: an input file and passes do nothing with --alone, which runs alone\n";
    assert_eq!(
        (errors(&["--alone=x", "a.mlir"]).as_str(), errors(&["--alone=x", "--cse"]).as_str()),
        (alone, alone)
    );
    assert_eq!((errors(&["--alone=x"]), errors(&["--show=x"])), (String::new(), String::new()));
    let other = "opt: warning: --emit-bytecode does nothing with --show, which prints something else\n";
    assert_eq!(errors(&["--show=x", "--emit-bytecode"]), other);
    let generic = other.replace("emit-bytecode", "mlir-print-op-generic");
    assert_eq!(errors(&["--show=x", "--mlir-print-op-generic"]), generic);
    let around = errors(&["--show=x", "--mlir-print-op-generic", "--mlir-print-ir-after-all", "--cse"]);
    assert!(!around.contains("does nothing"), "{around}");
    if cfg!(unix) {
        let reduced = errors(&["--reduce", "--reduce-test=true", "--show=x"]);
        let idle = "opt: warning: --show does nothing with --reduce, which prints something else\n";
        assert!(reduced.starts_with(idle) && reduced.ends_with(" tests\n"), "{reduced}");
    }
    let text = "opt: warning: --mlir-elide-elementsattrs-if-larger does nothing with --emit-bytecode, which prints something else\n";
    assert_eq!(errors(&["--mlir-elide-elementsattrs-if-larger=3", "--emit-bytecode"]), text);
    for flag in
        ["-o", "--greedy-steps-per-op", "--verify-diagnostics", "--pass-pipeline", "--split-input-file"]
    {
        let values = match flag {
            "-o" => ["x", "-"],
            "--pass-pipeline" => ["any(cse)", "any(canonicalize)"],
            "--verify-diagnostics" => ["only-expected", "all"],
            _ => ["2", "3"],
        };
        let twice = values.map(|value| format!("{flag}={value}"));
        let found = errors(
            &[&twice[0], &twice[1], "--canonicalize"][..if flag == "--pass-pipeline" { 2 } else { 3 }],
        );
        assert_eq!(found, format!("opt: warning: {flag} is given 2 times: only the last one counts\n"));
    }
    for (flags, expected) in [
        (&["--emit-bytecode-version=3"][..], "opt: --emit-bytecode-version needs --emit-bytecode\n"),
        (
            &["--greedy-steps-per-op=0"],
            "opt: for the --greedy-steps-per-op option: expected at least 1 step, found 0\n",
        ),
        (&["--show=x", "--show=y"], "opt: --show is given twice: one of them would do nothing\n"),
        (&["--show=x", "--tell=x"], "opt: --show and --tell print different things: give one of them\n"),
    ] {
        let outcome = opt(flags, "module {}");
        assert_eq!((outcome.success, outcome.errors.as_str()), (false, expected));
    }
    let warning = "opt: warning: --run-reproducer: the input holds no pipeline\n";
    assert_eq!(errors(&["--run-reproducer", "--cse"]), warning);
}

/// Passes on the command line run after those of a reproducer, as with mlir-opt.
#[test]
fn reproducers_run_before_other_passes() {
    let source = "module {}\n{-#\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: \"builtin.module(probe{tag=a.b})\",\n      disable_threading: false,\n      verify_each: false\n    }\n  }\n#-}\n";
    let outcome = opt(&["--run-reproducer", "--probe=tag=c.d"], source);
    assert!(
        outcome.output.contains("a.b") && outcome.output.contains("c.d"),
        "{}{}",
        outcome.output,
        outcome.errors
    );
}

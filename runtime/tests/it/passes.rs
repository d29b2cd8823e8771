//! Pass managers without a command line.

use std::sync::Arc;

use oracle::Oracle;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::{
    Analysis, OptionKind, Pass, PassAnchor, PassError, PassEvent, PassManager, PassOption, PassOptions,
    PassPipeline, PassRegistry, PassState, PassStatistic, PassTiming, Reproducer, StatisticsDisplay,
    TimingDisplay, TimingFormat,
};
use rtblgen_runtime::{Builder, Context, Diagnostic, Ir, IrBuilder, Op, OpState, Value, Walk, WalkOrder};

const NUM_CHANGES: PassStatistic = PassStatistic::new("num-changes", "Number of changes");

/// Changes a function in many ways, which depend on its name only.
struct Scramble;

impl Pass for Scramble {
    fn argument(&self) -> &'static str {
        "scramble"
    }

    fn name(&self) -> &'static str {
        "Scramble"
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[NUM_CHANGES]
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let name = op.symbol_name(ir).map_or("", |name| name.value());
        let mut seed = name.bytes().fold(7u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
        if name.ends_with("_bad") {
            return Err(PassError::Diagnostics(
                Diagnostic::error(op.location(ir), format!("{name} is bad")).into(),
            ));
        }
        for _ in 0..20 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            change(ir, op, (seed >> 33) as usize);
            state.add(&NUM_CHANGES, 1);
        }
        op.emit_remark(ir, format!("scrambled {name}"));
        Ok(())
    }
}

fn change(ir: &mut Ir<'_>, function: Op, choice: usize) {
    let mut ops = Vec::new();
    function.walk(ir, WalkOrder::Pre, |op| {
        ops.push(op);
        Walk::Advance
    });
    let inner: Vec<Op> = ops[1..].iter().copied().filter(|op| !op.is_registered(ir)).collect();
    let Some(op) = inner.get(choice / 8 % inner.len().max(1)).copied() else { return };
    let (context, location) = (ir.context(), op.location(ir));
    match choice % 8 {
        0 => {
            if op.use_empty(ir) && op.successor_count(ir) == 0 && op.next(ir).is_some() {
                ir.erase_op(op);
            }
        }
        1 | 2 => {
            let operands: Vec<Value> = op.operands(ir).collect();
            let new = IrBuilder::before(ir, op)
                .create(OpState::new("t.new", location).operands(operands).result(context.i32_type()));
            let region = new.result(ir, 0);
            ir.append_operands(op, &[region, region]);
        }
        3 => {
            let mut mapping = rtblgen_runtime::IrMapping::new();
            if op.successor_count(ir) == 0 {
                let clone = ir.clone_op(op, &mut mapping);
                ir.insert_op_before(op, clone);
            }
        }
        4 => {
            if op.operand_count(ir) > 1 {
                ir.erase_operand(op, 0);
            }
        }
        5 => ir.set_attribute(op, "touched", context.unit_attr()),
        6 => {
            if let Some(block) = op.block(ir).filter(|block| block.successors(ir).len() == 0) {
                let value =
                    ir.append_block(block.parent_region(ir).unwrap(), &[context.i32_type()], &[location]);
                let argument = value.argument(ir, 0);
                let mut builder = IrBuilder::at_block_end(ir, value);
                builder.create(OpState::new("t.end", location).operand(argument));
            }
        }
        _ => {
            let index = context.index_type();
            let new = IrBuilder::before(ir, op).create(OpState::new("t.region", location).empty_regions(1));
            let region = new.region(ir, 0);
            let block = ir.append_block(region, &[index, index], &[location, location]);
            let argument = block.argument(ir, 1);
            ir.erase_argument(block, 0);
            IrBuilder::at_block_end(ir, block).create(OpState::new("t.end", location).operand(argument));
        }
    }
}

fn program(functions: usize) -> String {
    let body = |number: usize| {
        let ops: String = (0..number % 7 + 3)
            .map(|op| format!("  %{op}, %b{op} = \"t.op{}\"(%a, %a) : (i32, i32) -> (i32, i32)\n", op % 3))
            .collect();
        format!(
            "func.func @f{number}(%a: i32) {{\n{ops}  \"t.br\"(%0, %b1)[^bb1, ^bb2] : (i32, i32) -> ()\n^bb1:\n  \
             \"t.use\"(%1, %a) ({{\n  ^bb0(%x: f32):\n    \"t.yield\"(%x) : (f32) -> ()\n  }}) : (i32, i32) -> ()\n  \
             \"t.br\"()[^bb2] : () -> ()\n^bb2:\n  return\n}}\n"
        )
    };
    (0..functions).map(body).collect()
}

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    context
}

fn scrambler(threads: usize) -> PassManager {
    let mut manager = PassManager::new("builtin.module");
    manager.nest("func.func").add(Scramble).add(Scramble);
    manager.threads(threads);
    manager
}

/// The text after three runs, and the events.
fn scrambled(source: &str, threads: usize) -> (String, Vec<String>) {
    let context = context();
    let mut ir = context.parse_module("a.mlir", source).unwrap();
    let mut events = Vec::new();
    for _ in 0..3 {
        assert!(scrambler(threads).run_with_events(&mut ir, &mut events));
    }
    ir.verify().unwrap();
    let text = ir.print(&PrintOptions { debug_info: true, value_users: true, ..PrintOptions::default() });
    (text, events.iter().map(|event| format!("{event:?}")).collect())
}

#[test]
fn parallel_runs_change_the_same_as_one_thread() {
    let source = program(120);
    let one = scrambled(&source, 1);
    for threads in [2, 5] {
        let several = scrambled(&source, threads);
        assert_eq!(one.0, several.0);
        assert_eq!(one.1, several.1);
    }
    let context = context();
    context.parse_module("again", &one.0).unwrap();
}

#[test]
fn handles_stay_valid_over_parallel_runs() {
    let context = context();
    let mut ir = context.parse_module("a.mlir", &program(150)).unwrap();
    let functions: Vec<Op> = ir.root().region(&ir, 0).ops(&ir).collect();
    let returns: Vec<Op> =
        ir.root().post_order(&ir).filter(|op| op.name(&ir).as_str() == "func.return").collect();
    scrambler(4).run(&mut ir).unwrap();
    assert_eq!(ir.root().region(&ir, 0).ops(&ir).collect::<Vec<_>>(), functions);
    for (function, end) in functions.iter().zip(returns) {
        assert_eq!(end.parent_op(&ir), Some(*function));
    }
}

#[test]
fn all_failures_are_reported_in_order() {
    let source = program(120).replace("@f7(", "@f7_bad(").replace("@f90(", "@f90_bad(");
    let context = context();
    for threads in [1, 3] {
        let mut ir = context.parse_module("a.mlir", &source).unwrap();
        let errors = scrambler(threads).run(&mut ir).unwrap_err();
        let messages: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
        assert_eq!(messages, ["f7_bad is bad", "f90_bad is bad"]);
    }
}

/// The number of operations in an operation.
struct OpCount(usize);

impl Analysis for OpCount {
    const NAME: &'static str = "OpCount";

    fn compute(ir: &Ir<'_>, op: Op) -> Self {
        OpCount(op.pre_order(ir).count())
    }
}

/// A pass that requests an analysis twice, and preserves it on request.
struct Ask {
    preserves: bool,
}

impl Pass for Ask {
    fn argument(&self) -> &'static str {
        if self.preserves { "ask-and-preserve" } else { "ask" }
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, _: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let was_cached = state.cached_analysis::<OpCount>().is_some();
        let count = state.analysis::<OpCount>(ir).0;
        assert_eq!(state.cached_analysis::<OpCount>().map(|own| own.0), Some(count));
        state.print(format!("{count} {was_cached}\n"));
        if self.preserves {
            state.preserve::<OpCount>();
        }
        Ok(())
    }
}

#[test]
fn analyses_are_cached_until_a_pass_does_not_preserve_them() {
    let context = context();
    let mut ir = context.parse_module("a.mlir", "func.func private @f()").unwrap();
    let mut manager = PassManager::new("builtin.module");
    manager.add(Ask { preserves: true }).add(Ask { preserves: false }).add(Ask { preserves: false });
    let timing = Arc::new(PassTiming::default());
    manager.instrument(Arc::<PassTiming>::clone(&timing));
    let mut events = Vec::new();
    assert!(manager.run_with_events(&mut ir, &mut events));
    let texts = ["2 false\n", "2 true\n", "2 false\n"].map(|text| PassEvent::Text(text.to_owned()));
    assert_eq!(events, texts);
    let tree = timing.tree();
    let names: Vec<&str> = tree.children.iter().map(|node| node.name.as_str()).collect();
    assert_eq!(names, ["ask-and-preserve", "ask", "ask"]);
    assert_eq!(tree.children[0].children[0].name, "(A) OpCount");
}

fn registry() -> Arc<PassRegistry> {
    let mut registry = PassRegistry::new();
    rtblgen_runtime::transforms::register_passes(&mut registry);
    registry.add(Scramble).add(Ask { preserves: false });
    Arc::new(registry)
}

#[test]
fn pipelines_are_text() {
    let registry = registry();
    let text = "builtin.module(any(ask),func.func(scramble,ask),ask)";
    let manager = PassManager::parse(text, &registry).unwrap();
    assert_eq!(manager.to_text(), text);
    assert_eq!(PassManager::parse(&manager.to_text(), &registry).unwrap().to_text(), text);
    let error = PassManager::parse("builtin.module(scramble)", &registry).err().unwrap();
    assert!(error.message.starts_with("Can't add pass 'Scramble' restricted to 'func.func'"), "{error}");
}

const GROUP: &[PassOption] = &[
    PassOption::new("numbers", "numbers", OptionKind::ListOf(&OptionKind::Int(0))),
    PassOption::new("word", "a word", OptionKind::Text("")),
];
const GROUPS: PassOption = PassOption::new("groups", "groups", OptionKind::ListOf(&OptionKind::Group(GROUP)));

/// A pass with a list of groups of options.
struct Grouped;

impl Pass for Grouped {
    fn argument(&self) -> &'static str {
        "grouped"
    }

    fn options(&self) -> &'static [PassOption] {
        &[GROUPS]
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Interface("::mlir::FunctionOpInterface")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, _: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let root = ir.root();
        state.run_pipeline(&PassManager::new("builtin.module"), ir, root)
    }
}

fn pipeline_registry() -> Arc<PassRegistry> {
    let mut registry = PassRegistry::clone(&registry());
    registry.add(Grouped);
    registry.add_pipeline(
        PassPipeline::new("scramble-all", "Scrambles functions", |manager, options: &PassOptions| {
            let times: usize = options.value("times")?;
            manager.add_text(&vec!["func.func(scramble)"; times].join(",")).map(drop)
        })
        .with_options(const { &[PassOption::new("times", "how often", OptionKind::Integer(1))] }),
    );
    Arc::new(registry)
}

#[test]
fn pipelines_have_names_and_options() {
    let registry = pipeline_registry();
    let manager = PassManager::parse("builtin.module(scramble-all{times=2},ask)", &registry).unwrap();
    assert_eq!(manager.to_text(), "builtin.module(func.func(scramble),func.func(scramble),ask)");
    let error = PassManager::parse("builtin.module(any(scramble-all{times=x}))", &registry).err().unwrap();
    let text = "for the --times option: 'x' value invalid for long argument!\n\n\
                failed to add `scramble-all` with options `times=x`\n\
                failed to add `any` with options `` to inner pipeline";
    assert_eq!(error.to_string(), text);
    let mut nesting = PassManager::new("builtin.module");
    nesting.nest_implicitly(true).add(Scramble);
    assert_eq!(nesting.to_text(), "builtin.module(func.func(scramble))");
}

#[test]
fn options_are_lists_of_groups() {
    let registry = pipeline_registry();
    for (given, shown) in [
        ("{{numbers=1,2 word=a},{word={b c}}}", "groups={{numbers={1,2} word=a},{ word={b c}}}"),
        ("{numbers={} word=a},{numbers=0x10}", "groups={{ word=a},{numbers={16} word=}}"),
        ("{}", ""),
    ] {
        let text = format!("func.func(grouped{{groups={given}}})");
        let manager = PassManager::parse(&text, &registry).unwrap();
        assert_eq!(manager.to_text(), format!("func.func(grouped{{{shown}}})"));
        assert_eq!(PassManager::parse(&manager.to_text(), &registry).unwrap().to_text(), manager.to_text());
    }
    let panic = std::panic::catch_unwind(|| Grouped.with_option("groups", "{").to_text()).unwrap_err();
    assert!(panic.downcast_ref::<String>().unwrap().contains("groups"), "{panic:?}");
    let error = PassManager::parse("func.func(grouped{groups={numbers=a}})", &registry).err().unwrap();
    assert!(error.to_string().contains("'a' value invalid for integer argument!"), "{error}");
}

#[test]
fn what_cannot_be_scheduled_is_an_error() {
    let context = context();
    let registry = pipeline_registry();
    let errors = |text: &str| {
        let mut ir = context.parse_module("a.mlir", "func.func private @f()").unwrap();
        PassManager::parse(text, &registry).unwrap().run(&mut ir).unwrap_err().to_string()
    };
    let error = errors("builtin.module(grouped)");
    assert!(
        error.contains(
            "unable to schedule pass 'grouped' on a PassManager intended to run on 'builtin.module'!"
        )
    );
    let error = errors("builtin.module(any(grouped))");
    assert!(error.contains("'builtin.module' op Trying to schedule a dynamic pipeline"), "{error}");
}

#[test]
fn times_are_per_pass_of_a_pipeline() {
    let context = context();
    let mut ir = context.parse_module("a.mlir", "module {}\nfunc.func private @f()").unwrap();
    let text = "builtin.module(func.func(ask,scramble,ask),builtin.module(ask))";
    let mut manager = PassManager::parse(text, &registry()).unwrap();
    let timing = Arc::new(PassTiming::default());
    manager.instrument(Arc::<PassTiming>::clone(&timing));
    assert!(manager.run_with_events(&mut ir, &mut Vec::new()));
    let report = timing.tree().report(TimingDisplay::Tree, TimingFormat::Text);
    let names: Vec<&str> = report.lines().skip(6).map(|line| line.split_once("%)  ").unwrap().1).collect();
    let collection = "Pipeline Collection : ['builtin.module', 'func.func']";
    let module = ["  'builtin.module' Pipeline", "    ask", "      (A) OpCount"];
    let function = [
        "  'func.func' Pipeline",
        "    ask",
        "      (A) OpCount",
        "    Scramble",
        "    ask",
        "      (A) OpCount",
    ];
    assert_eq!(names, [&[collection][..], &module, &function, &["Rest", "Total"]].concat());
    let json = timing.tree().report(TimingDisplay::Tree, TimingFormat::Json);
    let (open, close) = (json.matches('{').count(), json.matches('}').count());
    assert_eq!((open, json.starts_with("[\n"), json.ends_with("\n]\n")), (close, true, true), "{json}");
}

#[test]
fn times_on_several_threads_are_below_their_pipelines() {
    let source = format!("module {{\n{0}}}\nmodule {{\n{0}}}", program(90));
    let names = |threads| {
        let context = context();
        let mut ir = context.parse_module("a.mlir", &source).unwrap();
        let text = "builtin.module(builtin.module(func.func(scramble),ask))";
        let mut manager = PassManager::parse(text, &registry()).unwrap();
        let timing = Arc::new(PassTiming::default());
        manager.threads(threads).instrument(Arc::<PassTiming>::clone(&timing));
        manager.run(&mut ir).unwrap();
        let report = timing.tree().report(TimingDisplay::Tree, TimingFormat::Text);
        report.lines().skip(6).map(|line| line.split_once("%)  ").unwrap().1.to_owned()).collect::<Vec<_>>()
    };
    let one = names(1);
    assert!(one.contains(&"    Scramble".to_owned()), "{one:?}");
    assert_eq!(names(4), one);
}

/// Runs a new pipeline on each function.
struct EachFunction;

impl Pass for EachFunction {
    fn argument(&self) -> &'static str {
        "each-function"
    }

    fn name(&self) -> &'static str {
        "each \"function\""
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        for function in ir.body_block().ops(ir).collect::<Vec<_>>() {
            assert_ne!(function, op);
            let mut manager = PassManager::new("func.func");
            manager.add(Scramble).add(Scramble);
            state.run_pipeline(&manager, ir, function)?;
        }
        Ok(())
    }
}

/// Runs a pass manager for modules on a function.
struct WrongAnchor;

impl Pass for WrongAnchor {
    fn argument(&self) -> &'static str {
        "wrong-anchor"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, _: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let function = ir.body_block().ops(ir).next().unwrap();
        state.run_pipeline(&PassManager::new("builtin.module"), ir, function)
    }
}

#[test]
fn a_manager_runs_on_operations_of_its_name_only() {
    let context = context();
    let mut ir = context.parse_module("a.mlir", &program(1)).unwrap();
    let mut manager = PassManager::new("builtin.module");
    manager.add(WrongAnchor);
    let errors = manager.run(&mut ir).unwrap_err();
    assert_eq!(
        errors.to_string(),
        "a.mlir:1:1: error: can't run 'builtin.module' pass manager on 'func.func' op"
    );
}

#[test]
fn the_times_of_passes_that_a_pass_runs_are_summed() {
    let context = context();
    let mut ir = context.parse_module("a.mlir", &program(3)).unwrap();
    let mut manager = PassManager::new("builtin.module");
    let timing = Arc::new(PassTiming::default());
    manager.add(EachFunction).instrument(Arc::<PassTiming>::clone(&timing));
    // A second run of the manager has the same rows.
    manager.run(&mut ir).unwrap();
    manager.run(&mut ir).unwrap();
    let tree = timing.tree();
    let [pass] = &tree.children[..] else { panic!("{tree:?}") };
    let [pipeline] = &pass.children[..] else { panic!("{tree:?}") };
    let names: Vec<&str> = pipeline.children.iter().map(|node| node.name.as_str()).collect();
    assert_eq!((pipeline.name.as_str(), &names[..]), ("'func.func' Pipeline", &["Scramble"; 2][..]));
    let json = tree.report(TimingDisplay::Tree, TimingFormat::Json);
    assert!(json.contains(r#""name": "each \"function\"", "passes""#), "{json}");
}

#[test]
fn statistics_are_summed() {
    let context = context();
    let mut ir = context.parse_module("a.mlir", &program(3)).unwrap();
    let manager = scrambler(1);
    manager.run(&mut ir).unwrap();
    assert_eq!(manager.statistic("scramble", "num-changes"), 120);
    let report = manager.statistics(StatisticsDisplay::Pipeline);
    let lines: Vec<&str> = report.lines().skip(3).collect();
    let pass = ["  Scramble", "    (S) 60 num-changes - Number of changes"];
    assert_eq!(lines, [&["'func.func' Pipeline"][..], &pass, &pass, &[""]].concat());
    let list = manager.statistics(StatisticsDisplay::List);
    assert_eq!(list.lines().nth(4), Some("    (S) 120 num-changes - Number of changes"));
}

#[test]
fn reproducers_hold_the_pipeline() {
    let context = context();
    let source = "func.func @f_bad() {\n  return\n}\n";
    let folder = std::env::temp_dir().join(format!("rtblgen-reproducer-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("r.mlir");
    let pipelines =
        [(false, "builtin.module(ask,func.func(scramble))"), (true, "builtin.module(func.func(scramble))")];
    for (local, expected) in pipelines {
        let mut ir = context.parse_module("a.mlir", source).unwrap();
        let mut manager = PassManager::parse("builtin.module(ask,func.func(scramble))", &registry()).unwrap();
        manager.reproduce_crashes(rtblgen_runtime::pass::CrashReproducer { path: path.clone(), local });
        let errors = manager.run(&mut ir).unwrap_err();
        let last = errors.iter().last().unwrap();
        assert!(last.to_string().starts_with("a.mlir:1:1: error:"), "{last}");
        assert_eq!(last.message, "Failures have been detected while processing an MLIR pass pipeline");
        let running = if local { "`Scramble` on 'func.func' operation: @f_bad" } else { "[" };
        assert!(last.notes[0].message.contains(running), "{last}");
        let text = std::fs::read_to_string(&path).unwrap();
        let again = context.parse_module("r.mlir", &text).unwrap();
        let reproducer = Reproducer::of(&again).unwrap();
        assert_eq!((reproducer.pipeline.as_str(), reproducer.verify_each), (expected, true));
        if let Some(oracle) = Oracle::find() {
            // mlir-opt reads the file and accepts the keys; it does not have the passes.
            let run = oracle.tool("mlir-opt").arg("--run-reproducer").arg(&path).output().unwrap();
            let errors = String::from_utf8_lossy(&run.stderr);
            assert!(errors.contains("does not refer to a registered pass"), "{errors}");
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[path = "../../examples/passes.rs"]
mod example;

#[test]
fn the_example_is_a_tool() {
    let mut registry = rtblgen_runtime::opt::OptRegistry::default();
    example::register(&mut registry);
    let source = "func.func @f() {\n  return\n}\n\nfunc.func private @g()\n";
    let arguments = ["--mark-large=min-ops=1 labels=a,b", "--mlir-pass-statistics"];
    let arguments = arguments.map(str::to_owned).to_vec();
    let outcome = rtblgen_runtime::opt::run("tool", arguments, &registry, &mut source.as_bytes());
    assert!(outcome.success, "{}", outcome.errors);
    assert!(outcome.output.contains("func.func @f() attributes {a, b} {"), "{}", outcome.output);
    assert!(outcome.output.contains("func.func private @g()\n"), "{}", outcome.output);
    assert!(outcome.errors.contains("<stdin>:1:1: remark: has 1 operations"), "{}", outcome.errors);
    assert!(outcome.errors.contains("(S) 1 num-marked - Number of marked functions"), "{}", outcome.errors);
}

//! Passes that test pass managers: those of upstream's `mlir/test/lib/Pass`.

use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::pass::{
    OptionKind, Pass, PassAnchor, PassError, PassInstance, PassManager, PassOption, PassOptions,
    PassPipeline, PassState, PassStatistic,
};
use rtblgen_runtime::transforms::control_flow_sink;
use rtblgen_runtime::{Builder, Context, DominanceInfo, Ir, IrBuilder, Op, OpState, Severity};

use crate::passes::remark;

type Outcome<'c> = Result<(), PassError<'c>>;
type Run = for<'c> fn(&mut Ir<'c>, Op, &mut PassState<'_, 'c>) -> Outcome<'c>;

const FUNCTION: PassAnchor = PassAnchor::Interface("::mlir::FunctionOpInterface");

/// A pass by its parts.
struct Described {
    argument: &'static str,
    name: &'static str,
    anchor: PassAnchor,
    options: &'static [PassOption],
    run: Run,
}

impl Pass for Described {
    fn argument(&self) -> &'static str {
        self.argument
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn anchor(&self) -> PassAnchor {
        self.anchor
    }

    fn options(&self) -> &'static [PassOption] {
        self.options
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<crate::TestDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
        (self.run)(ir, op, state)
    }
}

/// Counts operations, twice.
struct CountOps;

const NUM_OPS_2: PassStatistic = PassStatistic::new("num-ops2", "Number of operations counted one more time");
const NUM_OPS: PassStatistic = PassStatistic::new("num-ops", "Number of operations counted");

impl Pass for CountOps {
    fn argument(&self) -> &'static str {
        "test-stats-pass"
    }

    fn name(&self) -> &'static str {
        "TestStatisticPass"
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        const { &[NUM_OPS_2, NUM_OPS] }
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
        let count = op.pre_order(ir).count() as u64;
        state.add(&NUM_OPS, count);
        state.add(&NUM_OPS_2, count);
        Ok(())
    }
}

/// Registers the passes.
pub(crate) fn register(registry: &mut OptRegistry) {
    registry.pass(CountOps);
    let mut add = |argument, name, anchor, options, run: Run| {
        registry.pass(Described { argument, name, anchor, options, run });
    };
    add("test-module-pass", "TestModulePass", PassAnchor::Op("builtin.module"), &[], |_, _, _| Ok(()));
    add("test-function-pass", "TestFunctionPass", PassAnchor::Op("func.func"), &[], |_, _, _| Ok(()));
    add("test-interface-pass", "TestInterfacePass", FUNCTION, &[], |ir, op, _| {
        remark(ir, op, "Executing interface pass on operation");
        Ok(())
    });
    add("test-options-pass", "TestOptionsPass", PassAnchor::Op("func.func"), OPTIONS, |_, _, _| Ok(()));
    let function = PassAnchor::Op("func.func");
    add("test-control-flow-sink", "TestControlFlowSinkPass", function, &[], sink);
    add("test-options-super-pass", "TestOptionsSuperPass", function, SUPER_OPTIONS, |_, _, _| Ok(()));
    add("test-options-pass-a", "TestOptionsPassA", function, &[], |_, _, _| Ok(()));
    add("test-options-pass-b", "TestOptionsPassB", function, &[], |_, _, _| Ok(()));
    add("test-pass-crash", "TestCrashRecoveryPass", PassAnchor::Any, &[], |_, _, _| {
        panic!("a pass that crashes")
    });
    add("test-pass-failure", "TestFailurePass", PassAnchor::Any, FAILURE, fail);
    add("test-pass-create-invalid-ir", "TestInvalidIRPass", FUNCTION, INVALID, create_invalid);
    add("test-pass-invalid-parent", "TestInvalidParentPass", FUNCTION, &[], call_unknown);
    add(
        "test-diagnostic-filter",
        "TestDiagnosticFilterPass",
        FUNCTION,
        FILTERS,
        crate::ir_passes::diagnostics::filtered,
    );
    add("test-dynamic-pipeline", "TestDynamicPipelinePass", PassAnchor::Any, DYNAMIC, run_dynamically);
    register_pipelines(registry);
}

fn register_pipelines(registry: &mut OptRegistry) {
    let nested = "Test a nested pipeline in the pass manager";
    registry.pipeline(PassPipeline::new("test-pm-nested-pipeline", nested, |manager, _| {
        let text =
            "builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass)";
        manager.add_text(text).map(drop)
    }));
    registry.pipeline(PassPipeline::new("test-textual-pm-nested-pipeline", nested, |manager, _| {
        manager.add_text("test-pm-nested-pipeline").map(drop)
    }));
    let composite = "Test composite pass";
    registry.pipeline(PassPipeline::new("test-composite-fixed-point-pass", composite, |manager, _| {
        let text = "composite-fixed-point-pass{name=TestCompositePass pipeline=canonicalize,cse}";
        manager.add_text(text).map(drop)
    }));
    let options = PassPipeline::new(
        "test-options-pass-pipeline",
        "Parses options using pass pipeline registration",
        |manager, options| add_with(manager, "test-options-pass", options),
    );
    registry.pipeline(options.with_options(OPTIONS));
    let group = PassPipeline::new(
        "test-options-super-pass-pipeline",
        "Parses options of PassPipelineOptions using pass pipeline registration",
        |manager, options| {
            let groups: Vec<String> =
                options.list("super-list").iter().map(|group| format!("{{{group}}}")).collect();
            let text = format!("test-options-super-pass{{list={{{}}}}}", groups.join(","));
            manager.add_text(&text).map(drop)
        },
    );
    registry.pipeline(group.with_options(PIPELINE_SUPER_OPTIONS));
    let both = PassPipeline::new(
        "test-options-super-set-ab-pipeline",
        "Parses options of PassPipelineOptions using pass pipeline registration",
        |manager, _| {
            let defaults = PassOptions::default();
            add_with(manager, "test-options-pass-a", &defaults)?;
            add_with(manager, "test-options-pass-b", &defaults)
        },
    );
    registry.pipeline(both.with_options(AB_OPTIONS));
}

/// Adds a pass with options that a pipeline was given.
fn add_with(
    manager: &mut PassManager,
    argument: &str,
    options: &PassOptions,
) -> Result<(), rtblgen_runtime::pass::PipelineError> {
    let Some(pass) = manager.registry().find(argument) else {
        return Err(format!("no pass '{argument}'").into());
    };
    Ok(manager.try_add(PassInstance::new(pass, options.clone()))?)
}

const SUPER_OPTIONS: &[PassOption] = &[PassOption::new(
    "list",
    "Example list of PassPipelineOptions option",
    OptionKind::ListOf(&OptionKind::Group(OPTIONS)),
)];

const PIPELINE_SUPER_OPTIONS: &[PassOption] = &[PassOption::new(
    "super-list",
    "Example list of PassPipelineOptions option",
    OptionKind::ListOf(&OptionKind::Group(OPTIONS)),
)];

const AB_OPTIONS: &[PassOption] = &[
    PassOption::new("foo", "Example boolean option", OptionKind::Flag(false)),
    PassOption::new("bar", "Example boolean option", OptionKind::Flag(false)),
];

fn sink<'c>(ir: &mut Ir<'c>, function: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let dominance = state.analysis::<DominanceInfo>(ir);
    let is_target = |ir: &Ir<'c>, op: &Op| op.name(ir).as_str() == "test.sink_target";
    let targets: Vec<Op> = function.post_order(ir).filter(|op| is_target(ir, op)).collect();
    for target in targets {
        // Only the first region takes operations.
        let should_move = |ir: &Ir<'c>, op: Op| op.name(ir).as_str() == "test.sink_me";
        control_flow_sink(ir, target.region(ir, 0), &dominance, should_move, |ir, op, region| {
            if let Some(first) = region.entry(ir).and_then(|entry| entry.first_op(ir)) {
                ir.move_op_before(op, first);
            }
            ir.set_attribute(op, "was_sunk", ir.context().i32_attr(0));
        });
    }
    Ok(())
}

const OPTIONS: &[PassOption] = &[
    PassOption::new("list", "Example list option", OptionKind::ListOf(&OptionKind::Int(0))),
    PassOption::new("string-list", "Example string list option", OptionKind::List),
    PassOption::new("string", "Example string option", OptionKind::Text("")),
    PassOption::new("enum", "Example enum option", OptionKind::Choice("zero", &["zero", "one", "two"])),
];

const FILTERS: &[PassOption] =
    &[PassOption::new("filters", "Specifies the diagnostic file name filters.", OptionKind::List)];

const FAILURE: &[PassOption] =
    &[PassOption::new("gen-diagnostics", "Generate a diagnostic message", OptionKind::Flag(false))];

fn fail<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    if state.options().flag("gen-diagnostics") {
        let location = op.location(ir);
        ir.context().emit(&rtblgen_runtime::Diagnostic::error(location, "illegal operation"));
    }
    Err(PassError::Failure)
}

const INVALID: &[PassOption] = &[
    PassOption::new("signal-pass-failure", "Trigger a pass failure", OptionKind::Flag(false)),
    PassOption::new("emit-invalid-ir", "Emit invalid IR", OptionKind::Flag(true)),
];

fn create_invalid<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let fails = state.options().flag("signal-pass-failure");
    if state.options().flag("emit-invalid-ir") {
        insert_at_start(ir, op, |ir| OpState::new("test.any_attr_of_i32_str", ir.context().unknown_loc()));
    }
    if fails { Err(PassError::Failure) } else { Ok(()) }
}

fn call_unknown<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    insert_at_start(ir, op, |ir| {
        let callee = ir.context().symbol_ref_attr("some_unknown_func", &[]);
        OpState::new("test.call", op.location(ir)).attribute("callee", callee)
    });
    Ok(())
}

fn insert_at_start<'c>(ir: &mut Ir<'c>, op: Op, state: impl FnOnce(&Ir<'c>) -> OpState<'c>) {
    let first = op.function_body(ir).and_then(|body| body.entry(ir)?.first_op(ir));
    if let Some(first) = first {
        let state = state(ir);
        IrBuilder::before(ir, first).create(state);
    }
}

const DYNAMIC: &[PassOption] = &[
    PassOption::new(
        "run-on-nested-operations",
        "This will apply the pipeline on nested operations under the visited operation.",
        OptionKind::Flag(false),
    ),
    PassOption::new(
        "run-on-parent",
        "This will apply the pipeline on the parent operation if it exist, this is expected to fail.",
        OptionKind::Flag(false),
    ),
    PassOption::new(
        "dynamic-pipeline",
        "The pipeline description that will run on the filtered function.",
        OptionKind::Text(""),
    ),
    PassOption::new("op-name", "List of function name to apply the pipeline to", OptionKind::List),
];

fn run_dynamically<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let pipeline = state.options().text("dynamic-pipeline").into_owned();
    state.print(format!("Dynamic execute '{pipeline}' on {}\n", op.name(ir)));
    if pipeline.is_empty() {
        state.print("Empty pipeline\n");
        return Ok(());
    }
    let Some(name) = op.symbol_name(ir).map(|name| name.value()) else {
        let message = "Ignoring because not implementing SymbolOpInterface\n";
        let warning = ir.op_error(op, message);
        ir.context().emit(&rtblgen_runtime::Diagnostic { severity: Severity::Warning, ..warning });
        return Ok(());
    };
    let names = state.options().list("op-name");
    if !names.is_empty() && !names.iter().any(|own| own == name) {
        state.print(format!("dynamic-pipeline skip op name: {name}\n"));
        return Ok(());
    }
    let anchor = op.name(ir).as_str();
    let manager = match PassManager::parse(&format!("{anchor}({pipeline})"), &state.registry()) {
        Ok(manager) => manager,
        Err(error) => {
            state.print(format!("{error}\n"));
            PassManager::new(anchor)
        }
    };
    if state.options().flag("run-on-parent") {
        return match op.parent_op(ir) {
            Some(parent) if state.run_pipeline(&manager, ir, parent).is_ok() => Err(PassError::Failure),
            _ => Ok(()),
        };
    }
    if !state.options().flag("run-on-nested-operations") {
        return state.run_pipeline(&manager, ir, op);
    }
    state.print("Run on nested op\n");
    let same_kind: Vec<Op> =
        op.post_order(ir).filter(|inner| *inner != op && inner.name(ir) == op.name(ir)).collect();
    for inner in same_kind {
        let text = ir.print_op(inner, &rtblgen_runtime::asm::PrintOptions::default());
        state.print(format!("Run on {text}\n"));
        state.run_pipeline(&manager, ir, inner)?;
    }
    Ok(())
}

//! The order of diagnostics of passes that run on several threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassEvent, PassManager, PassState};
use rtblgen_runtime::support::missing_hook_once;
use rtblgen_runtime::{
    Builder, Context, Diagnostic, Handled, InsertionPoint, Ir, IrBuilder, Op, OpState, Severity,
};

/// A pass on functions that calls a closure.
struct OnFunctions<F>(F);

impl<F> Pass for OnFunctions<F>
where
    F: for<'c> Fn(&mut Ir<'c>, Op, &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> + Send + Sync,
{
    fn argument(&self) -> &'static str {
        "on-functions"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        (self.0)(ir, op, state)
    }
}

/// Reports several diagnostics at each operation of a function.
fn report<'c>(ir: &mut Ir<'c>, function: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let context = ir.context();
    for op in function.pre_order(ir).skip(1) {
        op.emit_warning(ir, format!("{} is here", op.name(ir)));
        missing_hook_once(context, &format!("no hook of '{}'", op.name(ir)));
        let place = context.name_loc("place", Some(op.location(ir)));
        context.emit(&Diagnostic::error(place, "fused").with_note(function.location(ir), "in this function"));
        std::thread::yield_now();
    }
    assert!(function.attribute(ir, "panics").is_none(), "as asked");
    Ok(())
}

/// Functions of different lengths. Each has an operation that no other function has.
fn program() -> String {
    let function = |number: usize| {
        let body: String =
            (0..(number * 37) % 150 + 3).map(|op| format!("  \"t.op{}\"() : () -> ()\n", op % 5)).collect();
        format!("func.func @f{number}() {{\n{body}  \"t.of{number}\"() : () -> ()\n  return\n}}\n")
    };
    (0..40).map(function).collect()
}

fn context() -> (Context, Arc<Mutex<Vec<String>>>) {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    let log = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&log);
    context.add_diagnostic_handler(move |diagnostic| {
        seen.lock().unwrap().push(format!("{:?} {diagnostic}", diagnostic.location));
        Handled::Yes
    });
    (context, log)
}

/// A manager that runs a closure on each function.
fn manager<F>(run: F, threads: usize) -> PassManager
where
    F: for<'c> Fn(&mut Ir<'c>, Op, &mut PassState<'_, 'c>) -> Result<(), PassError<'c>>,
    F: Send + Sync + 'static,
{
    let mut manager = PassManager::new("builtin.module");
    manager.nest("func.func").add(OnFunctions(run));
    manager.threads(threads);
    manager
}

#[test]
fn diagnostics_are_in_the_order_of_operations() {
    let source = program();
    let reports = |threads| {
        let (context, log) = context();
        let mut ir = context.parse_module("a.mlir", &source).unwrap();
        manager(report, threads).run(&mut ir).unwrap();
        log.lock().unwrap().clone()
    };
    let one = reports(1);
    assert!(one.len() > 4000, "{}", one.len());
    for threads in [2, 5] {
        let several = reports(threads);
        let difference = one.iter().zip(&several).find(|(one, several)| one != several);
        assert_eq!((difference, one.len()), (None, several.len()), "{threads} threads");
    }
}

#[test]
fn a_panic_follows_the_diagnostics_of_earlier_operations() {
    let source = program().replace("@f20()", "@f20() attributes {panics}");
    let reports = |threads| {
        let (context, log) = context();
        let mut ir = context.parse_module("a.mlir", &source).unwrap();
        let manager = manager(report, threads);
        let panic = catch_unwind(AssertUnwindSafe(|| manager.run(&mut ir).is_ok())).unwrap_err();
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"as asked"));
        log.lock().unwrap().clone()
    };
    let one = reports(1);
    assert!(one.iter().any(|report| report.contains("t.of20 is here")));
    assert!(reports(4) == one);
    // No diagnostic is held after the panic.
    let (again, log) = context();
    again.emit(&Diagnostic::error(again.unknown_loc(), "at once"));
    assert_eq!(log.lock().unwrap().len(), 1);
}

/// Checks that a handler of the pass receives its diagnostics at once.
fn listen<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let seen = Arc::new(Mutex::new(false));
    let log = Arc::clone(&seen);
    let own = format!("{:?}", std::thread::current().id());
    let text = own.clone();
    let handler = ir.context().add_diagnostic_handler(move |diagnostic| {
        let is_own = diagnostic.message == text;
        *log.lock().unwrap() |= is_own;
        if is_own { Handled::Yes } else { Handled::No }
    });
    op.emit_remark(ir, own);
    ir.context().remove_diagnostic_handler(handler);
    if *seen.lock().unwrap() { Ok(()) } else { Err("the report did not arrive".into()) }
}

#[test]
fn a_handler_of_a_pass_receives_diagnostics_at_once() {
    let (context, log) = context();
    let mut ir = context.parse_module("a.mlir", &program()).unwrap();
    manager(listen, 3).run(&mut ir).unwrap();
    assert_eq!(*log.lock().unwrap(), [""; 0]);
}

#[test]
fn a_handler_that_outlives_its_pass_receives_each_diagnostic_once() {
    let (context, log) = context();
    let mut ir = context.parse_module("a.mlir", &program()).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log_of_handler = Arc::clone(&seen);
    let pass = manager(
        move |ir, op, _| {
            let name = op.symbol_name(ir).unwrap().value();
            if name == "f3" {
                let log = Arc::clone(&log_of_handler);
                ir.context().add_diagnostic_handler(move |diagnostic| {
                    log.lock().unwrap().push(diagnostic.message.clone());
                    Handled::No
                });
            }
            op.emit_remark(ir, name);
            Ok(())
        },
        3,
    );
    pass.run(&mut ir).unwrap();
    assert_eq!(*seen.lock().unwrap(), ["f3"]);
    assert_eq!(log.lock().unwrap().len(), 40);
    ir.root().emit_remark(&ir, "later");
    assert_eq!(*seen.lock().unwrap(), ["f3", "later"]);
}

/// The operations that a pass runs on, with the number of uses of the first result in each.
fn functions_and_uses(ir: &mut Ir<'_>) -> Vec<(Op, usize)> {
    let found = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&found);
    let pass = manager(
        move |ir, op, _| {
            let first = op.region(ir, 0).ops(ir).next().unwrap();
            let uses = if first.result_count(ir) == 0 { 0 } else { first.result(ir, 0).uses(ir).count() };
            log.lock().unwrap().push((op, uses));
            Ok(())
        },
        3,
    );
    pass.run(ir).unwrap();
    std::mem::take(&mut *found.lock().unwrap())
}

#[test]
fn handles_of_a_copy_are_not_live_in_the_ir() {
    let (context, _) = context();
    let mut ir = context.parse_module("a.mlir", &program()).unwrap();
    let functions = functions_and_uses(&mut ir);
    assert_eq!(functions.len(), 40);
    assert!(functions.iter().all(|(op, _)| !op.is_live(&ir)));
}

#[test]
fn passes_see_uses_by_detached_operations() {
    let (context, _) = context();
    let source = program().replace("() {\n", "() {\n  %0 = \"t.value\"() : () -> i32\n");
    let mut ir = context.parse_module("a.mlir", &source).unwrap();
    let firsts: Vec<Op> =
        ir.root().region(&ir, 0).ops(&ir).map(|op| op.region(&ir, 0).ops(&ir).next().unwrap()).collect();
    for first in firsts {
        let operand = first.result(&ir, 0);
        let state = OpState::new("t.detached", context.unknown_loc()).operand(operand);
        IrBuilder::new(&mut ir, InsertionPoint::Detached).create(state);
    }
    assert!(functions_and_uses(&mut ir).iter().all(|(_, uses)| *uses == 1));
}

/// Prints text and reports diagnostics in turn, and fails on some functions.
fn print_and_report<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    state.print("before");
    op.emit_warning(ir, "between");
    missing_hook_once(ir.context(), "once");
    state.print_output("after");
    op.emit_remark(ir, "last");
    match op.attribute(ir, "fails") {
        Some(_) => Err(PassError::Diagnostics(op.diagnostic(ir, Severity::Error, "returned").into())),
        None => Ok(()),
    }
}

#[test]
fn text_and_diagnostics_keep_their_order() {
    let source = program().replace("@f1()", "@f1() attributes {fails}");
    let (context, log) = context();
    let events = |threads| {
        let mut ir = context.parse_module("a.mlir", &source).unwrap();
        let mut events = Vec::new();
        assert!(!manager(print_and_report, threads).run_with_events(&mut ir, &mut events));
        let short = |event: PassEvent<'_>| match event {
            PassEvent::Text(text) | PassEvent::Output(text) => text,
            PassEvent::Diagnostic(diagnostic) => diagnostic.message,
        };
        events.into_iter().map(short).collect::<Vec<String>>()
    };
    let one = events(1);
    let expected = [
        "before",
        "between",
        "once",
        "after",
        "last",
        "before",
        "between",
        "after",
        "last",
        "'func.func' op returned",
        "before",
    ];
    assert_eq!(one[..expected.len()], expected);
    let mut again = one.clone();
    again.remove(2);
    for threads in [1, 2, 5] {
        assert!(events(threads) == again, "{threads} threads");
    }
    assert!(log.lock().unwrap().is_empty(), "the handlers of the context receive no events");
}

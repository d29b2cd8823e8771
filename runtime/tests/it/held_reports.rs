//! The order of what passes report to the context while they run on several threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassManager, PassState};
use rtblgen_runtime::support::missing_hook_once;
use rtblgen_runtime::{Context, Diagnostic, Handled, Ir, Op};

/// Reports the operations of a function in several ways.
struct Report;

impl Pass for Report {
    fn argument(&self) -> &'static str {
        "report"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, function: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let context = ir.context();
        for op in function.pre_order(ir).skip(1) {
            op.emit_warning(ir, format!("{} is here", op.name(ir)));
            missing_hook_once(context, &format!("no hook of '{}'", op.name(ir)));
            let place = context.name_loc("place", Some(op.location(ir)));
            context.emit(
                &Diagnostic::error(place, "fused").with_note(function.location(ir), "in this function"),
            );
            std::thread::yield_now();
        }
        assert!(function.attribute(ir, "panics").is_none(), "as asked");
        Ok(())
    }
}

/// Functions of different length. Each has an operation that no other one has.
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

fn manager(pass: impl Pass + 'static, threads: usize) -> PassManager {
    let mut manager = PassManager::new("builtin.module");
    manager.nest("func.func").add(pass);
    manager.threads(threads);
    manager
}

#[test]
fn reports_to_the_context_are_in_the_order_of_operations() {
    let source = program();
    let reports = |threads| {
        let (context, log) = context();
        let mut ir = context.parse_module("a.mlir", &source).unwrap();
        manager(Report, threads).run(&mut ir).unwrap();
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
fn reports_before_a_panic_are_not_lost() {
    let (context, log) = context();
    let source = program().replace("@f20()", "@f20() attributes {panics}");
    let mut ir = context.parse_module("a.mlir", &source).unwrap();
    let manager = manager(Report, 2);
    assert!(catch_unwind(AssertUnwindSafe(|| manager.run(&mut ir).is_ok())).is_err());
    assert!(log.lock().unwrap().iter().any(|report| report.contains("t.of20 is here")));
    // Nothing is held afterwards.
    let (again, log) = self::context();
    again.emit(&Diagnostic::error(again.unknown_loc(), "at once"));
    assert_eq!(log.lock().unwrap().len(), 1);
}

/// Sees its own reports.
struct Listen;

impl Pass for Listen {
    fn argument(&self) -> &'static str {
        "listen"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
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
}

#[test]
fn a_handler_of_a_pass_sees_reports_at_once() {
    let (context, log) = context();
    let mut ir = context.parse_module("a.mlir", &program()).unwrap();
    manager(Listen, 3).run(&mut ir).unwrap();
    assert_eq!(*log.lock().unwrap(), [""; 0]);
}

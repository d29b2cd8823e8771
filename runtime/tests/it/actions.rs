//! Observers of actions.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rtblgen_runtime::actions::{Action, ActionObserver};
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::Canonicalizer;
use rtblgen_runtime::{Context, Ir};

/// Counts actions, and adds another observer at the first action.
struct Adds(Arc<AtomicUsize>);

impl ActionObserver for Adds {
    fn before(&self, action: &Action<'_, '_>) -> bool {
        if self.0.fetch_add(1, Ordering::Relaxed) == 0 {
            action.ir.context().observe_actions(Adds(Arc::clone(&self.0)));
        }
        false
    }
}

#[test]
fn an_observer_may_add_another_observer() {
    let context = Context::new();
    let seen = Arc::new(AtomicUsize::new(0));
    context.observe_actions(Adds(Arc::clone(&seen)));
    let mut ir = Ir::module(&context, context.unknown_loc());
    let mut manager = PassManager::new("builtin.module");
    manager.add(Canonicalizer);
    for _ in 0..2 {
        manager.run(&mut ir).unwrap();
    }
    assert!(seen.load(Ordering::Relaxed) >= 3);
}

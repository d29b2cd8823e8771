//! Passes that print, walk and change the IR: those of upstream's `mlir/test/lib/IR`.

mod bytecode;
mod bytecode_hooks;
mod changes;
pub(crate) mod diagnostics;
mod dialect;
mod functions;
mod generic_visitors;
mod matchers;
mod printing;
mod side_effects;
mod symbols;
mod type_interfaces;
mod visitors;

use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{Ir, Op};

/// The function of a pass without options.
pub(crate) type Run = for<'c> fn(&mut Ir<'c>, Op, &mut PassState<'_, 'c>) -> Result<(), PassError<'c>>;

/// A pass without options.
pub(crate) struct Simple {
    /// Its name.
    pub(crate) argument: &'static str,
    /// The operations that it runs on.
    pub(crate) anchor: PassAnchor,
    /// The function of the pass.
    pub(crate) run: Run,
}

impl Pass for Simple {
    fn argument(&self) -> &'static str {
        self.argument
    }

    fn anchor(&self) -> PassAnchor {
        self.anchor
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        (self.run)(ir, op, state)
    }
}

const FUNCTION: PassAnchor = PassAnchor::Interface("::mlir::FunctionOpInterface");
const MODULE: PassAnchor = PassAnchor::Op("builtin.module");

const PASSES: &[(&str, PassAnchor, Run)] = &[
    ("test-print-nesting", PassAnchor::Any, printing::nesting),
    ("test-print-defuse", PassAnchor::Any, printing::defuse),
    ("test-print-invalid", MODULE, printing::invalid),
    ("test-generic-ir-visitors", PassAnchor::Any, generic_visitors::visit_all),
    ("test-generic-ir-visitors-interrupt", PassAnchor::Any, generic_visitors::interrupt),
    ("test-generic-ir-block-visitors-interrupt", MODULE, generic_visitors::interrupt_blocks),
    ("test-generic-ir-region-visitors-interrupt", MODULE, generic_visitors::interrupt_regions),
    ("test-ir-visitors", PassAnchor::Any, visitors::visit_all),
    ("test-func-insert-arg", MODULE, functions::insert_arguments),
    ("test-func-insert-result", MODULE, functions::insert_results),
    ("test-func-erase-arg", MODULE, functions::erase_arguments),
    ("test-func-erase-result", MODULE, functions::erase_results),
    ("test-func-set-type", MODULE, functions::set_type),
    ("test-symbol-uses", MODULE, symbols::uses),
    ("test-symbol-rauw", MODULE, symbols::replace),
    ("test-side-effects", MODULE, side_effects::report),
    ("test-matchers", FUNCTION, matchers::count),
    ("test-clone", FUNCTION, changes::clone_body),
    ("test-take-body", MODULE, changes::take_body),
    ("test-operations-equality", MODULE, changes::compare),
    ("test-derived-attr", PassAnchor::Op("func.func"), dialect::derived_attributes),
    ("test-return-type", PassAnchor::Op("func.func"), dialect::return_types),
    ("test-trait-folder", PassAnchor::Op("func.func"), dialect::fold_traits),
    ("test-diagnostic-metadata", FUNCTION, diagnostics::marked),
    ("test-type-interfaces", MODULE, type_interfaces::print),
    ("test-affine-walk", MODULE, diagnostics::remainders),
    ("test-verify-uselistorder", MODULE, bytecode::verify_use_orders),
    ("test-distinct-attrs", PassAnchor::Op("func.func"), changes::distinct_attributes),
];

/// Registers the passes.
pub(crate) fn register(registry: &mut OptRegistry) {
    for (argument, anchor, run) in PASSES {
        registry.pass(Simple { argument, anchor: *anchor, run: *run });
    }
    registry.pass(bytecode::RoundTrip).pass(bytecode::LazyLoading);
}

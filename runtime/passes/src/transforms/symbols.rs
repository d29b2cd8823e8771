//! `--symbol-dce` and `--symbol-privatize`.

use rustc_hash::FxHashSet;

use crate::pass::{OptionKind, Pass, PassError, PassOption, PassState, PassStatistic};
use rtblgen_ir::Diagnostic;
use rtblgen_ir::ir::VerifyError;
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::symbols::{SymbolTables, SymbolUse, Visibility};
use rtblgen_ir::traits::SYMBOL_TABLE;

/// Erases symbols that nothing refers to and that are not visible from outside.
#[derive(Clone, Copy, Debug, Default)]
pub struct SymbolDce;

const NUM_DCE: PassStatistic = PassStatistic::new("num-dce'd", "Number of symbols DCE'd");

impl Pass for SymbolDce {
    fn argument(&self) -> &'static str {
        "symbol-dce"
    }

    fn name(&self) -> &'static str {
        "SymbolDCE"
    }

    fn description(&self) -> &'static str {
        "Eliminate dead symbols"
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[NUM_DCE]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        if !op.has_trait(ir, &SYMBOL_TABLE) {
            let message = " was scheduled to run under SymbolDCE, but does not define a symbol table";
            return Err(PassError::Diagnostics(ir.verify_diagnostic(op, message.into()).into()));
        }
        let is_nested = state.is_nested(ir) && op.is_symbol(ir);
        let is_hidden = !is_nested || op.symbol_visibility(ir) == Visibility::Private;
        let mut liveness =
            Liveness { ir, tables: SymbolTables::new(ir), live: FxHashSet::default(), pending: Vec::new() };
        liveness.enter_table(op, is_hidden);
        liveness.run().map_err(|error| PassError::Diagnostics(error.into()))?;
        let live = liveness.live;
        let tables: Vec<Op> = op.post_order(ir).filter(|own| own.has_trait(ir, &SYMBOL_TABLE)).collect();
        for table in tables {
            // A nested table may have been erased with the symbol that it is.
            if !table.is_live(ir) {
                continue;
            }
            let symbols: Vec<Op> = table.region(ir, 0).ops(ir).collect();
            for symbol in symbols {
                if symbol.is_symbol(ir) && !live.contains(&symbol) {
                    ir.erase_op(symbol);
                    state.add(&NUM_DCE, 1);
                }
            }
        }
        Ok(())
    }
}

/// Finds the symbols that are referred to.
struct Liveness<'a, 'c> {
    ir: &'a Ir<'c>,
    tables: SymbolTables<'a, 'c>,
    live: FxHashSet<Op>,
    /// Live operations, each with whether the table that it is in is hidden.
    pending: Vec<(Op, bool)>,
}

impl<'c> Liveness<'_, 'c> {
    /// Adds the operations of a table that live whether something refers to them or not.
    fn enter_table(&mut self, table: Op, is_hidden: bool) {
        let ir = self.ir;
        for op in table.regions(ir).take(1).flat_map(|region| region.ops(ir)) {
            if !op.is_symbol(ir) {
                self.pending.push((op, is_hidden));
                continue;
            }
            let is_private = is_hidden || op.symbol_visibility(ir) == Visibility::Private;
            let is_discardable = is_private && op.can_discard_on_use_empty(ir);
            if !is_discardable && self.live.insert(op) {
                self.pending.push((op, is_hidden));
            }
        }
    }

    fn run(&mut self) -> Result<(), Diagnostic<'c>> {
        let ir = self.ir;
        while let Some((op, is_hidden)) = self.pending.pop() {
            if op.has_trait(ir, &SYMBOL_TABLE) {
                let is_private = !op.is_symbol(ir) || op.symbol_visibility(ir) == Visibility::Private;
                self.enter_table(op, is_hidden || is_private);
            } else {
                let nested = op.regions(ir).flat_map(|region| region.ops(ir));
                self.pending.extend(
                    nested.filter(|nested| nested.region_count(ir) > 0).map(|nested| (nested, is_hidden)),
                );
            }
            let Some(parent) = op.parent_op(ir).filter(|parent| parent.has_trait(ir, &SYMBOL_TABLE)) else {
                continue;
            };
            let Some(uses) = ir.known_symbol_uses(op) else {
                let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses";
                return Err(ir.verify_diagnostic(op, VerifyError::plain(message)));
            };
            for SymbolUse { reference, .. } in uses {
                let Some(symbols) = self.tables.lookup_all_in(parent, reference) else { continue };
                for symbol in symbols {
                    if self.live.insert(symbol) {
                        self.pending.push((symbol, is_hidden));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Makes symbols private, except those that the option names.
#[derive(Clone, Copy, Debug, Default)]
pub struct SymbolPrivatize;

const EXCLUDE: PassOption = PassOption::new(
    "exclude",
    "Comma separated list of symbols that should not be marked private",
    OptionKind::List,
);

impl Pass for SymbolPrivatize {
    fn argument(&self) -> &'static str {
        "symbol-privatize"
    }

    fn name(&self) -> &'static str {
        "SymbolPrivatize"
    }

    fn description(&self) -> &'static str {
        "Mark symbols private"
    }

    fn options(&self) -> &'static [PassOption] {
        &[EXCLUDE]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let excluded = state.options().list("exclude");
        let symbols: Vec<Op> = op.regions(ir).flat_map(|region| region.ops(ir)).collect();
        for symbol in symbols.into_iter().filter(|symbol| symbol.is_symbol(ir)).collect::<Vec<_>>() {
            let name = symbol.symbol_name(ir).map_or("", |name| name.value());
            if !excluded.iter().any(|own| own == name) {
                ir.set_symbol_visibility(symbol, Visibility::Private);
            }
        }
        for name in excluded.iter().filter(|name| op.lookup_symbol(ir, name).is_none()) {
            ir.context().warn_once(format!("'symbol-privatize' excludes '{name}', which is no symbol"));
        }
        Ok(())
    }
}

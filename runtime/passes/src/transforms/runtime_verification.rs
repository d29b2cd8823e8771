//! `--generate-runtime-verification`: inserts checks that run with the program.

use rustc_hash::FxHashMap;

use crate::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::interfaces::DynRuntimeVerifiableOpInterface;
use rtblgen_ir::ir::{DominanceInfo, InsertionPoint, Ir, IrBuilder, Op};

/// Makes each operation with `RuntimeVerifiableOpInterface` build its checks before it.
#[derive(Clone, Copy, Debug, Default)]
pub struct GenerateRuntimeVerification;

const VERBOSE_LEVEL: PassOption = PassOption::new(
    "verbose-level",
    "What messages show: 0 for the place, 1 for the operation too",
    OptionKind::Unsigned(1),
);

impl Pass for GenerateRuntimeVerification {
    fn argument(&self) -> &'static str {
        "generate-runtime-verification"
    }

    fn name(&self) -> &'static str {
        "GenerateRuntimeVerification"
    }

    fn description(&self) -> &'static str {
        "Generate checks of operations that run with the program"
    }

    fn options(&self) -> &'static [PassOption] {
        &[VERBOSE_LEVEL]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let is_detailed = match state.options().value::<u64>(VERBOSE_LEVEL.name)? {
            0 => false,
            1 => true,
            _ => {
                let name = op.name(ir);
                let message =
                    format!("'{name}' op generate-runtime-verification pass: set verboseLevel to 0 or 1");
                return Err(PassError::Diagnostics(ir.op_error(op, message).into()));
            }
        };
        // Collects the operations first: inserted checks may have the interface, too, and are not checked. An unreachable operation may
        // use values of later ones, which inserted regions may not.
        let dominance = DominanceInfo::default();
        let reachable = op.post_order(ir).filter(|own| is_reachable(ir, &dominance, *own, op));
        let all: Vec<_> =
            reachable.filter_map(|op| op.interface::<DynRuntimeVerifiableOpInterface>(ir)).collect();
        let ops: Vec<Op> = all.iter().map(|own| own.op()).collect();
        let shown = Shown::all(ir, &ops, is_detailed);
        for own in all {
            let location = own.op().location(ir);
            let mut builder = IrBuilder::new(ir, InsertionPoint::Before(own.op()));
            own.generate_runtime_verification(&mut builder, location, &mut |op, message| {
                shown
                    .get(&op)
                    .map_or_else(|| Shown::default().message(message), |shown| shown.message(message))
            });
        }
        Ok(())
    }
}

/// Whether control flow can reach an operation from `root`, which contains it.
fn is_reachable(ir: &Ir<'_>, dominance: &DominanceInfo, op: Op, root: Op) -> bool {
    let mut enclosing =
        std::iter::successors(Some(op), |own| own.parent_op(ir)).take_while(|own| *own != root);
    enclosing.all(|own| own.block(ir).is_none_or(|block| dominance.is_reachable(ir, block)))
}

/// The text of an operation for messages, taken before checks are inserted.
#[derive(Default)]
struct Shown {
    text: Option<String>,
    location: String,
}

impl Shown {
    fn all(ir: &Ir<'_>, ops: &[Op], is_detailed: bool) -> FxHashMap<Op, Shown> {
        let options = PrintOptions {
            skip_regions: true,
            elide_elements_if_larger: Some(16),
            ..PrintOptions::default()
        };
        let texts = if is_detailed { ir.print_ops(ops, &options) } else { Vec::new() };
        let texts = texts.into_iter().map(|text| Some(text.trim_end().to_owned()));
        let shown =
            |(op, text): (&Op, Option<String>)| (*op, Shown { text, location: op.location(ir).to_string() });
        ops.iter().zip(texts.chain(std::iter::repeat(None))).map(shown).collect()
    }

    fn message(&self, message: &str) -> String {
        let text = self.text.as_ref().map_or_else(String::new, |text| format!("{text}\n"));
        format!("ERROR: Runtime op verification failed\n{text}^ {message}\nLocation: {}", self.location)
    }
}

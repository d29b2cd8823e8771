//! Passes that write bytecode and read it again.

use std::rc::Rc;

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::bytecode::{ReadError, ReadOptions, WriteOptions, read, read_lazily, write};
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{Diagnostic, Diagnostics, Ir, Op, TypedOp, Use, Value, Walk, WalkOrder};

use super::bytecode_hooks::{Hooks, Log};
use crate::dialect::test::TestVersionedOpA;
use crate::dialect::test::bytecode::TestVersion;

type Outcome<'c> = Result<(), PassError<'c>>;

/// `-test-bytecode-roundtrip`: prints the module after it was bytecode with encodings that a test chooses.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundTrip;

const ROUND_TRIP_OPTIONS: &[PassOption] = &[
    PassOption::new("test-dialect-version", "The version of the test dialect", OptionKind::Text("2.0")),
    PassOption::new("test-kind", "The number of the test", OptionKind::Integer(0)),
];

impl Pass for RoundTrip {
    fn argument(&self) -> &'static str {
        "test-bytecode-roundtrip"
    }

    fn anchor(&self) -> PassAnchor {
        super::MODULE
    }

    fn options(&self) -> &'static [PassOption] {
        ROUND_TRIP_OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
        let kind = state.options().value::<i64>("test-kind")?;
        let log = Log::default();
        let version = match kind {
            0 | 6 => Some(version_of(&state.options().text("test-dialect-version"))?),
            _ => None,
        };
        if let (6, Some(version)) = (kind, &version) {
            downgrade(ir, op, version)?;
        }
        let hooks = Rc::new(Hooks { kind, version, log: Rc::clone(&log) });
        let text = round_trip(ir, op, &hooks);
        if let Some(version) = &hooks.version {
            log.borrow_mut().push_str(&version.log.borrow());
        }
        state.print_output(log.take());
        state.print_output(text?);
        Ok(())
    }
}

/// Writes a module and reads it again. Returns its text.
fn round_trip<'c>(ir: &Ir<'c>, op: Op, hooks: &Rc<Hooks>) -> Result<String, PassError<'c>> {
    let options = WriteOptions { hooks: Some(hooks.clone()), ..WriteOptions::default() };
    let bytes =
        write(ir, op, &options).map_err(|error| failed(ir, op, vec![error], "failed to write bytecode"))?;
    let verify = !(3..=5).contains(&hooks.kind);
    let options = ReadOptions { hooks: Some(hooks.clone()), verify, ..ReadOptions::default() };
    let again = read(ir.context(), &bytes, &options).map_err(|error| {
        let errors = match error {
            // Without the offset, as MLIR's error.
            ReadError::Malformed(error) => {
                vec![Diagnostic::error(ir.context().file_line_col_loc("-", 0, 0), error.message)]
            }
            ReadError::Invalid(errors) => errors.0,
        };
        failed(ir, op, errors, "failed to read bytecode")
    })?;
    Ok(again.to_string())
}

/// Errors, and one at the operation.
fn failed<'c>(ir: &Ir<'c>, op: Op, mut errors: Vec<Diagnostic<'c>>, message: &str) -> PassError<'c> {
    errors.push(ir.op_error(op, message));
    PassError::Diagnostics(Diagnostics(errors))
}

/// The version of a text such as `1.2`.
fn version_of(text: &str) -> Result<TestVersion, String> {
    let numbers =
        text.split_once('.').and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
    let (major, minor) = numbers.ok_or_else(|| format!("Invalid argument '{text}"))?;
    Ok(TestVersion { major, minor, ..TestVersion::default() })
}

/// Checks that an old version can hold the operations.
fn downgrade<'c>(ir: &Ir<'c>, module: Op, version: &TestVersion) -> Outcome<'c> {
    let TestVersion { major, minor, log } = version;
    if (*major, *minor) > (2, 0) {
        let message =
            format!("current test dialect version is 2.0, can't downgrade to version: {major}.{minor}");
        return Err(failed(ir, module, Vec::new(), &message));
    }
    if *major == 2 {
        return Ok(());
    }
    for op in module.pre_order(ir).filter_map(|op| TestVersionedOpA::cast(ir, op)) {
        if op.modifier(ir) {
            let message = format!(
                "'test.versionedA' op cannot downgrade to version {major}.{minor} since the modifier is not compatible"
            );
            return Err(failed(ir, op.op(), Vec::new(), &message));
        }
        *log.borrow_mut() += "downgrading op...\n";
    }
    Ok(())
}

/// `-test-lazy-loading`: prints the operations of a file before and after their bodies are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct LazyLoading;

impl Pass for LazyLoading {
    fn argument(&self) -> &'static str {
        "test-lazy-loading"
    }

    fn options(&self) -> &'static [PassOption] {
        const OPTIONS: &[PassOption] =
            &[PassOption::new("bytecode-version", "The version of the format", OptionKind::Integer(-1))];
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
        let mut options = WriteOptions::default();
        if let Ok(version) = u64::try_from(state.options().value::<i64>("bytecode-version")?) {
            options.version = version;
        }
        let bytes = write(ir, op, &options)
            .map_err(|error| failed(ir, op, vec![error], "failed to write bytecode"))?;
        let options = ReadOptions { verify: false, lazy_module: true, ..ReadOptions::default() };
        let context = ir.context();
        let mut lazy = read_lazily(context, &bytes, &options)
            .map_err(|error| PassError::Diagnostics(error.into_diagnostics(context, "test-lazy-loading")))?;
        let generic = PrintOptions { generic: true, ..PrintOptions::default() };
        let remaining = |count: usize| format!("Has {count} ops to materialize\n");
        let mut text = remaining(lazy.without_bodies().count());
        loop {
            let next = lazy.without_bodies().next();
            let Some(op) = next else { break };
            let before = lazy.ir().print_op(op, &generic);
            lazy.materialize(op).map_err(|error| error.to_string())?;
            let after = lazy.ir().print_op(op, &generic);
            text += &format!("\n\nBefore Materializing...\n\n{before}\n\nMaterializing...\n\n{after}\n");
            text += &remaining(lazy.without_bodies().count());
        }
        state.print_output(text);
        Ok(())
    }
}

/// `-test-verify-uselistorder`: shuffles the uses of each value, and checks that bytecode keeps their order.
pub(super) fn verify_use_orders<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let context = ir.context();
    // A copy, so that the pass changes nothing.
    let bytes = write(ir, module, &WriteOptions::default())
        .map_err(|error| failed(ir, module, vec![error], "failed to write bytecode"))?;
    let to_errors = |error: ReadError<'c>| PassError::Diagnostics(error.into_diagnostics(context, "-"));
    let mut copy = read(context, &bytes, &ReadOptions::default()).map_err(to_errors)?;
    shuffle(&mut copy);
    let options = WriteOptions { version: 3, ..WriteOptions::default() };
    let bytes = write(&copy, copy.root(), &options)
        .map_err(|error| failed(ir, module, vec![error], "failed to write bytecode"))?;
    let again = read(context, &bytes, &ReadOptions::default()).map_err(to_errors)?;
    match use_orders(&copy) == use_orders(&again) {
        true => Ok(()),
        false => Err(failed(ir, module, Vec::new(), "found use-list order mismatch")),
    }
}

/// The arguments of all blocks and the results of all operations.
fn values(ir: &Ir<'_>) -> Vec<Value> {
    let mut found = Vec::new();
    ir.root().walk(ir, WalkOrder::Pre, |op| {
        found.extend(op.results(ir));
        let blocks = op.regions(ir).flat_map(|region| region.blocks(ir));
        blocks.for_each(|block| found.extend(block.arguments(ir)));
        Walk::Advance
    });
    found
}

/// The uses of each value: the place of the operation in the module, and of the operand.
fn use_orders(ir: &Ir<'_>) -> Vec<Vec<(usize, usize)>> {
    let ops: Vec<Op> = ir.root().pre_order(ir).collect();
    let place = |op: Op| ops.iter().position(|own| *own == op).unwrap_or(ops.len());
    let uses = |value: Value| value.uses(ir).map(|own| (place(own.op), own.operand)).collect();
    values(ir).into_iter().map(uses).collect()
}

/// Shuffles the uses of each value.
fn shuffle(ir: &mut Ir<'_>) {
    let mut random = 0x2545_F491_4F6C_DD1D_u64;
    for value in values(ir) {
        let mut uses: Vec<Use> = value.uses(ir).collect();
        for place in (1..uses.len()).rev() {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            uses.swap(place, (random % (place as u64 + 1)) as usize);
        }
        ir.reorder_uses(value, &uses);
    }
}

//! The pass `transform-interpreter`, which executes a named sequence.

use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassOptions, PassState};
use rtblgen_runtime::{Context, Diagnostic, Diagnostics, Ir, Op, StringAttr, TypedOp};

use super::failure::Failure;
use super::payload::Payload;
use super::state::{Host, TransformState};
use super::verify::verify_top_level;

use super::{ENTRY_POINT, NamedSequenceOp, TARGET_TAG, TransformDialect};

/// Executes a named sequence on the operation `payload`. Its first argument is a handle to `payload`, its trailing arguments
/// have the payloads `bindings`. With `checks`, a use of an invalidated handle is an error.
///
/// # Errors
///
/// The diagnostics of the failure.
pub fn apply_named_sequence<'c>(
    ir: &mut Ir<'c>,
    payload: Op,
    sequence: NamedSequenceOp,
    bindings: Vec<Payload<'c>>,
    checks: bool,
    host: &mut dyn Host<'c>,
) -> Result<(), Diagnostics<'c>> {
    if let Err(error) = verify_top_level(ir, sequence.op()) {
        return Err(ir.verify_diagnostic(sequence.op(), error).into());
    }
    let mut state = TransformState::new(payload, bindings, checks, host);
    state.apply_step(ir, sequence.op()).map_err(|failure| Diagnostics(Failure::into_diagnostics(failure)))
}

/// The pass `transform-interpreter`.
#[derive(Clone, Copy, Debug)]
pub struct TransformInterpreter;

const ROOT_TAG: PassOption = PassOption::new(
    "debug-payload-root-tag",
    "Select the operation with 'transform.target_tag' attribute having the given value as payload IR root. If empty select \
     the pass anchor operation as the payload IR root.",
    OptionKind::Text(""),
);

const BINDINGS: PassOption = PassOption::new(
    "debug-bind-trailing-args",
    "Binds trailing arguments of the entry point to the payload operations with specified names.",
    OptionKind::List,
);

const WITHOUT_CHECKS: PassOption = PassOption::new(
    "disable-expensive-checks",
    "Disable expensive checks in the interpreter for a faster run.",
    OptionKind::Flag(false),
);

const ENTRY: PassOption =
    PassOption::new("entry-point", "Entry point of the pass pipeline.", OptionKind::Text(ENTRY_POINT));

impl Pass for TransformInterpreter {
    fn argument(&self) -> &'static str {
        "transform-interpreter"
    }

    fn name(&self) -> &'static str {
        "InterpreterPass"
    }

    fn description(&self) -> &'static str {
        "transform dialect interpreter"
    }

    fn options(&self) -> &'static [PassOption] {
        &[ROOT_TAG, BINDINGS, WITHOUT_CHECKS, ENTRY]
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<TransformDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let payload = payload_root(ir, op, &state.options().text(ROOT_TAG.name))?;
        let name = state.options().text(ENTRY.name).into_owned();
        let Some(sequence) = entry_point(ir, op, &name) else {
            let message = format!("could not find a nested named sequence with name: {name}");
            return Err(error(ir, op, message).into());
        };
        let bindings = bindings(ir, payload, state.options())?;
        let checks = !state.options().flag(WITHOUT_CHECKS.name);
        apply_named_sequence(ir, payload, sequence, bindings, checks, state).map_err(PassError::Diagnostics)
    }
}

/// An error at an operation.
fn error<'c>(ir: &Ir<'c>, op: Op, message: String) -> Diagnostics<'c> {
    ir.op_error(op, message).into()
}

/// The operation with the tag. Without a tag, the operation of the pass.
fn payload_root<'c>(ir: &Ir<'c>, op: Op, tag: &str) -> Result<Op, Diagnostics<'c>> {
    if tag.is_empty() {
        return Ok(op);
    }
    let has_tag = |own: &Op| {
        let value = own.attribute(ir, TARGET_TAG).and_then(|value| value.cast::<StringAttr<'c>>());
        value.is_some_and(|value| value.value() == tag)
    };
    let mut found = op.post_order(ir).filter(has_tag);
    let Some(first) = found.next() else {
        let message = format!("could not find the operation with transform.target_tag=\"{tag}\" attribute");
        return Err(error(ir, op, message));
    };
    match found.next() {
        None => Ok(first),
        Some(second) => {
            let message = format!("repeated operation with the target tag '{tag}'");
            Err(ir
                .op_error(second, message)
                .with_note(first.location(ir), "previously seen operation")
                .into())
        }
    }
}

/// The named sequence of this name: directly in the operation, otherwise the first one inside it.
fn entry_point(ir: &Ir<'_>, op: Op, name: &str) -> Option<NamedSequenceOp> {
    let is_entry = |own: Op| {
        let sequence = NamedSequenceOp::cast(ir, own)?;
        (own.symbol_name(ir)?.value() == name).then_some(sequence)
    };
    let direct = op.regions(ir).flat_map(|region| region.ops(ir)).find_map(is_entry);
    direct.or_else(|| op.pre_order(ir).find_map(is_entry))
}

/// The payloads of the trailing arguments: operations of a name, results of operations (`^name`) or numbers (`#1;2`).
fn bindings<'c>(ir: &Ir<'c>, root: Op, options: &PassOptions) -> Result<Vec<Payload<'c>>, Diagnostics<'c>> {
    let context = ir.context();
    let ops_of =
        |name: &str| -> Vec<Op> { root.post_order(ir).filter(|op| op.name(ir).as_str() == name).collect() };
    let binding = |text: &String| {
        if let Some(numbers) = text.strip_prefix('#') {
            let number = |number: &str| {
                let number: i64 = number.parse().map_err(|_| {
                    let message = format!("couldn't parse integer pass argument {text}");
                    Diagnostics::from(Diagnostic::error(context.unknown_loc(), message))
                })?;
                Ok(context.integer_attr(context.i64_type(), number.into()))
            };
            return numbers
                .split(';')
                .filter(|own| !own.is_empty())
                .map(number)
                .collect::<Result<_, _>>()
                .map(Payload::Params);
        }
        Ok(match text.strip_prefix('^') {
            Some(name) => Payload::Values(ops_of(name).into_iter().flat_map(|op| op.results(ir)).collect()),
            None => Payload::Ops(ops_of(text)),
        })
    };
    options.list(BINDINGS.name).iter().map(binding).collect()
}

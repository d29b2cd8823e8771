//! The interface of operations that the interpreter runs.

use rtblgen_runtime::{Block, Context, Ir, Op, Region, TypedOp};

use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// The control flow after an operation.
#[derive(Clone, Debug)]
pub enum Flow {
    /// The operation has these results, and the next one runs.
    Next(Vec<RuntimeValue>),
    /// The block runs, with these arguments.
    Branch(Block, Vec<RuntimeValue>),
    /// The entry block of a region of the operation runs, with these arguments. At its end, [`Evaluate::resume`] is
    /// called.
    Enter(Region, Vec<RuntimeValue>),
    /// The region whose terminator the operation is ends, with these values.
    Leave(Vec<RuntimeValue>),
    /// A function runs, with these arguments. When it returns, [`Evaluate::resume`] is called.
    Call(Op, Vec<RuntimeValue>),
}

impl Flow {
    /// One result, and the next operation runs.
    pub fn result(value: impl Into<RuntimeValue>) -> Result<Flow, FaultKind> {
        Ok(Flow::Next(vec![value.into()]))
    }

    /// No results, and the next operation runs.
    pub fn nothing() -> Result<Flow, FaultKind> {
        Ok(Flow::Next(Vec::new()))
    }
}

/// The end of a region or a called function.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The operation that ended it; none if the block has no terminator.
    pub terminator: Option<Op>,
    /// The values that the terminator or the called function returns.
    pub values: Vec<RuntimeValue>,
}

/// An operation that the interpreter runs. Attach it with [`EvaluateInterface::attach`]:
///
/// ```
/// use rtblgen_interpreter::{Evaluate, EvaluateInterface, FaultKind, Flow, Interpreter, Step};
/// use rtblgen_dialects::arith::{ArithDialect, AddIOp};
/// use rtblgen_runtime::{Context, dialects::FuncDialect, external_model};
///
/// external_model!(
///     /// A sum that prints a line.
///     LoudSum for AddIOp
/// );
///
/// impl Evaluate for LoudSum {
///     fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
///         step.print("a sum\n");
///         Flow::result(step.operand(0)?)
///     }
/// }
///
/// let context = Context::new();
/// context.register::<FuncDialect>();
/// context.register::<ArithDialect>();
/// EvaluateInterface::attach::<LoudSum>(&context);
/// let text = "func.func @f() -> i32 { %c = arith.constant 3 : i32 %0 = arith.addi %c, %c : i32 return %0 : i32 }";
/// let module = context.parse_module("f.mlir", text).unwrap();
/// let outcome = Interpreter::new(&module).call("f", &[]).unwrap();
/// assert_eq!(outcome.output, "a sum\n");
/// ```
pub trait Evaluate: TypedOp {
    /// Runs the operation.
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind>;

    /// Continues after the end of a region or a call that [`evaluate`](Self::evaluate) or this function requested. The
    /// default implementation returns the values as results.
    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let _ = step;
        Ok(Flow::Next(exit.values))
    }
}

/// The model of [`Evaluate`].
#[derive(Clone, Copy)]
pub struct EvaluateModel {
    pub(crate) evaluate: fn(Op, &mut Step<'_, '_>) -> Result<Flow, FaultKind>,
    pub(crate) resume: fn(Op, &mut Step<'_, '_>, Exit) -> Result<Flow, FaultKind>,
}

impl EvaluateModel {
    /// The function for one operation.
    pub const fn of<T: Evaluate>() -> Self {
        EvaluateModel {
            evaluate: |op, step| T::from_op(op).evaluate(step),
            resume: |op, step, exit| T::from_op(op).resume(step, exit),
        }
    }
}

rtblgen_runtime::op_interface!(
    "An operation with [`Evaluate`].",
    EvaluateInterface,
    EvaluateModel,
    Evaluate,
    "::rtblgen::Evaluate"
);

impl EvaluateInterface {
    /// The model of an operation: the attached one, or the interpreter's own.
    pub(crate) fn model_of(ir: &Ir<'_>, op: Op) -> Option<EvaluateModel> {
        match EvaluateInterface::cast(ir, op) {
            Some(interface) => Some(*interface.model),
            None => crate::ops::model(op.name(ir).as_str()),
        }
    }
}

/// Whether operations of this name run: by the interpreter's own evaluator, or by an attached one.
pub fn runs(context: &Context, name: &str) -> bool {
    crate::ops::model(name).is_some() || context.op_name(name).implements("::rtblgen::Evaluate")
}

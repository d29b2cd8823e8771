//! `--emit=run`: the interpreter runs the affine form of a program. `toy.print` is the one operation of the Toy dialect in it.

use rtblgen_interpreter::{Evaluate, EvaluateInterface, FaultKind, Flow, Interpreter, RuntimeValue, Step};
use rtblgen_runtime::{Context, Ir, external_model};

use crate::dialect::PrintOp;

external_model!(
    /// Prints the elements of memory as the lowering to `printf` does: six digits after the point, a line for each row.
    PrintElements for PrintOp
);

impl Evaluate for PrintElements {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let memory = step.memref_operand(0)?;
        let mut text = String::new();
        let sizes = memory.sizes.clone();
        print(&memory.elements()?, &sizes, &mut text)?;
        step.print(&text);
        Flow::nothing()
    }
}

/// Writes elements of this shape.
fn print(elements: &[RuntimeValue], shape: &[i64], text: &mut String) -> Result<(), FaultKind> {
    let Some((size, inner)) = shape.split_first() else {
        for element in elements {
            match element {
                RuntimeValue::Float(number) => text.push_str(&format!("{:.6} ", number.to_f64())),
                // Memory that nothing was written to.
                other => text.push_str(&format!("{other} ")),
            }
        }
        return Ok(());
    };
    let size = usize::try_from(*size).unwrap_or_default();
    for part in elements.chunks(elements.len().checked_div(size).unwrap_or_default().max(1)) {
        print(part, inner, text)?;
        if !inner.is_empty() {
            text.push('\n');
        }
    }
    Ok(())
}

/// Makes `toy.print` run in programs of the context.
pub(crate) fn register(context: &Context) {
    EvaluateInterface::attach::<PrintElements>(context);
}

/// Runs `main` and returns the program's output.
///
/// # Errors
///
/// The module has no `main`, or the run stopped; the message has the reason and the place.
pub(crate) fn run(ir: &Ir<'_>) -> Result<String, String> {
    if ir.root().lookup_symbol(ir, "main").is_none() {
        return Err("error: there is no function 'main'".to_owned());
    }
    match Interpreter::new(ir).call("main", &[]) {
        Ok(outcome) => Ok(outcome.output),
        Err(fault) => Err(fault.to_string()),
    }
}

//! Operations that apply a function to each element of vectors and tensors.

use rtblgen_runtime::constants::{Float, Int};

use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// A number that operations compute with.
pub(crate) trait Scalar: Copy {
    /// The number of a value; `None` for poison.
    fn of(value: &RuntimeValue) -> Result<Option<Self>, FaultKind>;
}

impl Scalar for Int {
    fn of(value: &RuntimeValue) -> Result<Option<Self>, FaultKind> {
        match value {
            RuntimeValue::Int(int) => Ok(Some(*int)),
            RuntimeValue::Poison => Ok(None),
            _ => Err(FaultKind::Evaluator("an operand is no integer".to_owned())),
        }
    }
}

impl Scalar for Float {
    fn of(value: &RuntimeValue) -> Result<Option<Self>, FaultKind> {
        match value {
            RuntimeValue::Float(float) => Ok(Some(*float)),
            RuntimeValue::Poison => Ok(None),
            _ => Err(FaultKind::Evaluator("an operand is no floating point number".to_owned())),
        }
    }
}

impl Scalar for [Float; 2] {
    fn of(value: &RuntimeValue) -> Result<Option<Self>, FaultKind> {
        match value {
            RuntimeValue::Complex(parts) => Ok(Some(*parts)),
            RuntimeValue::Poison => Ok(None),
            _ => Err(FaultKind::Evaluator("an operand is no complex number".to_owned())),
        }
    }
}

/// A value; `None` is poison.
pub(crate) type Computed = Result<Option<RuntimeValue>, FaultKind>;

/// Computes a value for each element. A scalar operand is the same for all elements.
pub(crate) fn map(
    operands: &[RuntimeValue],
    function: &mut dyn FnMut(&[RuntimeValue]) -> Result<RuntimeValue, FaultKind>,
) -> Result<RuntimeValue, FaultKind> {
    let shaped = operands.iter().find_map(|operand| match operand {
        RuntimeValue::Elements(elements) => Some(elements),
        _ => None,
    });
    let Some(shaped) = shaped else { return function(operands) };
    let mut values = Vec::with_capacity(shaped.values.len());
    let mut lane = Vec::with_capacity(operands.len());
    for number in 0..shaped.values.len() {
        lane.clear();
        for operand in operands {
            lane.push(match operand {
                RuntimeValue::Elements(elements) if elements.shape != shaped.shape => {
                    return Err(FaultKind::undefined("the shapes of the operands differ"));
                }
                RuntimeValue::Elements(elements) => elements.values[number].clone(),
                other => other.clone(),
            });
        }
        values.push(function(&lane)?);
    }
    Ok(RuntimeValue::of_elements(shaped.shape.clone(), values))
}

/// The result of a function of the operands, element by element.
pub(crate) fn map_step(
    step: &mut Step<'_, '_>,
    mut function: impl FnMut(&[RuntimeValue]) -> Result<RuntimeValue, FaultKind>,
) -> Result<Flow, FaultKind> {
    let operands = step.operands()?;
    step.charge_elements(&operands)?;
    Flow::result(map(&operands, &mut function)?)
}

impl Step<'_, '_> {
    /// Counts the elements of a vector or tensor as steps and as memory.
    pub(crate) fn charge_elements(&mut self, operands: &[RuntimeValue]) -> Result<(), FaultKind> {
        for operand in operands {
            if let RuntimeValue::Elements(elements) = operand {
                self.allocate(elements.values.len())?;
                return self.charge(elements.values.len() as u64);
            }
        }
        Ok(())
    }
}

/// The result of a function of one operand. Poison gives poison.
pub(crate) fn unary<A: Scalar>(
    step: &mut Step<'_, '_>,
    mut function: impl FnMut(A) -> Computed,
) -> Result<Flow, FaultKind> {
    map_step(step, |lane| {
        let Some(value) = A::of(&lane[0])? else { return Ok(RuntimeValue::Poison) };
        Ok(function(value)?.unwrap_or(RuntimeValue::Poison))
    })
}

/// The result of a function of two operands. Poison gives poison.
pub(crate) fn binary<A: Scalar, B: Scalar>(
    step: &mut Step<'_, '_>,
    mut function: impl FnMut(A, B) -> Computed,
) -> Result<Flow, FaultKind> {
    map_step(step, |lane| match (A::of(&lane[0])?, B::of(&lane[1])?) {
        (Some(lhs), Some(rhs)) => Ok(function(lhs, rhs)?.unwrap_or(RuntimeValue::Poison)),
        _ => Ok(RuntimeValue::Poison),
    })
}

/// The result of a function of three operands. Poison gives poison.
pub(crate) fn ternary<A: Scalar>(
    step: &mut Step<'_, '_>,
    mut function: impl FnMut(A, A, A) -> Computed,
) -> Result<Flow, FaultKind> {
    map_step(step, |lane| match (A::of(&lane[0])?, A::of(&lane[1])?, A::of(&lane[2])?) {
        (Some(a), Some(b), Some(c)) => Ok(function(a, b, c)?.unwrap_or(RuntimeValue::Poison)),
        _ => Ok(RuntimeValue::Poison),
    })
}

/// Two results of a function of two integers. Poison gives poison.
pub(crate) fn binary_pair(
    step: &mut Step<'_, '_>,
    function: impl Fn(Int, Int) -> [RuntimeValue; 2],
) -> Result<Flow, FaultKind> {
    let operands = step.operands()?;
    step.charge_elements(&operands)?;
    let mut results = Vec::new();
    for number in 0..2 {
        results.push(map(&operands, &mut |lane| match (Int::of(&lane[0])?, Int::of(&lane[1])?) {
            (Some(lhs), Some(rhs)) => {
                let [first, second] = function(lhs, rhs);
                Ok(if number == 0 { first } else { second })
            }
            _ => Ok(RuntimeValue::Poison),
        })?);
    }
    Ok(Flow::Next(results))
}

/// The value, unless it is poison.
pub(crate) fn computed(value: impl Into<RuntimeValue>) -> Computed {
    Ok(Some(value.into()))
}

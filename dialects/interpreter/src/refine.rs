//! Refinement: whether a result may replace another one.

use crate::fault::{Fault, FaultKind};
use crate::interpreter::Outcome;
use crate::value::RuntimeValue;

impl RuntimeValue {
    /// Whether another value may replace this value: it is equal, or this value is poison. All NaNs are equal. Memory
    /// is compared by its contents.
    pub fn is_refined_by(&self, other: &RuntimeValue) -> bool {
        use RuntimeValue::{Complex, Elements, Float, Function, Int, MemRef, Opaque, Poison};
        match (self, other) {
            (Poison, _) => true,
            (Int(own), Int(other)) => own == other,
            (Float(own), Float(other)) => are_same(*own, *other),
            (Complex(own), Complex(other)) => {
                own.iter().zip(other).all(|(own, other)| are_same(*own, *other))
            }
            (Elements(own), Elements(other)) => {
                own.shape == other.shape && are_refined(&own.values, &other.values)
            }
            (MemRef(own), MemRef(other)) => match (own.elements(), other.elements()) {
                (Ok(before), Ok(after)) => own.sizes == other.sizes && are_refined(&before, &after),
                (Err(_), _) => true,
                (Ok(_), Err(_)) => false,
            },
            (Function(own), Function(other)) => own == other,
            (Opaque(own), Opaque(other)) => own.text() == other.text(),
            (Int(_) | Float(_) | Complex(_) | Elements(_) | MemRef(_) | Function(_) | Opaque(_), _) => false,
        }
    }
}

fn are_same(own: rtblgen_runtime::constants::Float, other: rtblgen_runtime::constants::Float) -> bool {
    own.kind() == other.kind() && (own.bits() == other.bits() || own.is_nan() && other.is_nan())
}

fn are_refined(own: &[RuntimeValue], others: &[RuntimeValue]) -> bool {
    own.len() == others.len() && own.iter().zip(others).all(|(own, other)| own.is_refined_by(other))
}

impl Outcome {
    /// Whether another run of the same call may replace this run: it has the same output, and the same or more defined
    /// results.
    pub fn is_refined_by(&self, other: &Outcome) -> bool {
        self.output == other.output && are_refined(&self.values, &other.values)
    }
}

impl Fault<'_> {
    /// Whether the fault is undefined behavior, so that the program may do anything.
    pub fn is_undefined_behavior(&self) -> bool {
        matches!(self.kind, FaultKind::Undefined(_))
    }
}

//! An operation's view of the machine while it runs.

use std::rc::Rc;

use rtblgen_runtime::constants::Int;
use rtblgen_runtime::{Ir, Op, Type, TypeKind, Value};
use rustc_hash::FxHashMap;

use crate::fault::FaultKind;
use crate::memory::{Buffer, MemRef};
use crate::value::{Elements, RuntimeValue};

/// The values of an active function.
pub(crate) type Values = FxHashMap<Value, RuntimeValue>;

/// State shared by all functions of a run.
pub(crate) struct World {
    pub index_width: u32,
    pub steps: u64,
    pub step_limit: u64,
    pub elements: u64,
    pub element_limit: u64,
    pub output: String,
    pub globals: FxHashMap<Op, Rc<Buffer>>,
    /// The buffers on the stack that the operation allocated.
    pub stack_buffers: Vec<Rc<Buffer>>,
}

impl World {
    pub(crate) fn charge(&mut self, steps: u64) -> Result<(), FaultKind> {
        self.steps = self.steps.saturating_add(steps);
        match self.steps > self.step_limit {
            true => Err(FaultKind::StepLimit(self.step_limit)),
            false => Ok(()),
        }
    }
}

/// A step of a run: an operation, and the values of its operands.
pub struct Step<'m, 'c> {
    pub(crate) ir: &'m Ir<'c>,
    pub(crate) op: Op,
    pub(crate) values: &'m Values,
    pub(crate) state: &'m mut Vec<RuntimeValue>,
    pub(crate) world: &'m mut World,
    /// The state of the operation whose region contains this one.
    pub(crate) outer_state: &'m [RuntimeValue],
}

impl<'m, 'c> Step<'m, 'c> {
    /// The IR.
    pub fn ir(&self) -> &'m Ir<'c> {
        self.ir
    }

    /// The operation.
    pub fn op(&self) -> Op {
        self.op
    }

    /// The value of an operand, or of another value that is visible to the operation.
    pub fn value(&self, value: Value) -> Result<RuntimeValue, FaultKind> {
        let found = self.values.get(&value).cloned();
        found.ok_or_else(|| FaultKind::unsupported("a value is used before it is computed"))
    }

    /// The value of an operand.
    ///
    /// # Panics
    ///
    /// If there is no operand of this number.
    pub fn operand(&self, number: usize) -> Result<RuntimeValue, FaultKind> {
        self.value(self.op.operand(self.ir, number))
    }

    /// The values of all operands.
    pub fn operands(&self) -> Result<Vec<RuntimeValue>, FaultKind> {
        self.op.operands(self.ir).map(|value| self.value(value)).collect()
    }

    /// The values of a group of operands in the definition.
    pub fn operand_group(&self, number: usize) -> Result<Vec<RuntimeValue>, FaultKind> {
        self.op.operand_segment(self.ir, number).map(|number| self.operand(number)).collect()
    }

    /// The type of a result.
    pub fn result_type(&self, number: usize) -> Type<'c> {
        self.op.result(self.ir, number).ty(self.ir)
    }

    /// Returns the state of the operation, which is kept while its regions or a call run. It is empty at first.
    pub fn state(&mut self) -> &mut Vec<RuntimeValue> {
        self.state
    }

    /// Returns the state of the operation whose region contains this one.
    pub fn outer_state(&self) -> &'m [RuntimeValue] {
        self.outer_state
    }

    /// Returns a step for an operation inside of this one.
    pub(crate) fn for_op(&mut self, op: Op) -> Step<'_, 'c> {
        Step {
            ir: self.ir,
            op,
            values: self.values,
            state: &mut *self.state,
            world: &mut *self.world,
            outer_state: self.outer_state,
        }
    }

    /// Adds text to the output of the program.
    pub fn print(&mut self, text: &str) {
        self.world.output.push_str(text);
    }

    /// The number of bits of an index.
    pub fn index_width(&self) -> u32 {
        self.world.index_width
    }

    /// The number of bits of an integer type or of `index`.
    pub fn width_of(&self, ty: Type<'c>) -> Result<u32, FaultKind> {
        match ty.kind() {
            TypeKind::Index => Ok(self.world.index_width),
            TypeKind::Integer { width, .. } if width <= Int::MAX_WIDTH => Ok(width),
            _ => Err(FaultKind::unsupported(format!("integers of type {ty}"))),
        }
    }

    /// Creates an index.
    pub fn index(&self, value: i64) -> RuntimeValue {
        RuntimeValue::of_int(self.world.index_width, value.into())
    }

    /// Counts additional steps of an operation.
    pub fn charge(&mut self, steps: u64) -> Result<(), FaultKind> {
        self.world.charge(steps)
    }

    /// Counts new elements. Returns an error if there are more than the limit.
    pub fn allocate(&mut self, elements: usize) -> Result<(), FaultKind> {
        let world = &mut *self.world;
        world.elements = world.elements.saturating_add(elements as u64);
        match world.elements > world.element_limit {
            true => Err(FaultKind::MemoryLimit(world.element_limit)),
            false => Ok(()),
        }
    }

    /// Returns an operand that is an integer. Poison is undefined behavior; `what` names the operand in the message.
    pub fn int_operand(&self, number: usize, what: &str) -> Result<Int, FaultKind> {
        expect_int(&self.operand(number)?, what)
    }

    /// Returns a group of operands that are indices.
    pub fn index_operands(&self, group: usize, what: &str) -> Result<Vec<i64>, FaultKind> {
        self.operand_group(group)?.iter().map(|value| expect_index(value, what)).collect()
    }

    /// Returns an operand that is a memref.
    pub fn memref_operand(&self, number: usize) -> Result<Rc<MemRef>, FaultKind> {
        expect_memref(&self.operand(number)?)
    }

    /// Returns an operand that is a vector or a tensor.
    pub fn elements_operand(&self, number: usize) -> Result<Rc<Elements>, FaultKind> {
        expect_elements(&self.operand(number)?)
    }
}

/// Returns the integer of a value that control flow or memory depends on; poison is undefined behavior.
pub(crate) fn expect_int(value: &RuntimeValue, what: &str) -> Result<Int, FaultKind> {
    match value {
        RuntimeValue::Int(int) => Ok(*int),
        RuntimeValue::Poison => Err(FaultKind::undefined(format!("{what} is poison"))),
        _ => Err(FaultKind::Evaluator(format!("{what} is no integer"))),
    }
}

/// Returns the signed number of an index that control flow or memory depends on.
pub(crate) fn expect_index(value: &RuntimeValue, what: &str) -> Result<i64, FaultKind> {
    let int = expect_int(value, what)?;
    i64::try_from(int.signed()).map_err(|_| FaultKind::unsupported(format!("{what} is too large")))
}

/// Returns a value that is a memref.
pub(crate) fn expect_memref(value: &RuntimeValue) -> Result<Rc<MemRef>, FaultKind> {
    match value {
        RuntimeValue::MemRef(memref) => Ok(Rc::clone(memref)),
        RuntimeValue::Poison => Err(FaultKind::undefined("the memref is poison")),
        _ => Err(FaultKind::Evaluator("an operand is no memref".to_owned())),
    }
}

/// Returns the elements of a value that is a vector or a tensor.
pub(crate) fn expect_elements(value: &RuntimeValue) -> Result<Rc<Elements>, FaultKind> {
    match value {
        RuntimeValue::Elements(elements) => Ok(Rc::clone(elements)),
        RuntimeValue::Poison => Err(FaultKind::unsupported("a poison value of dynamic shape")),
        _ => Err(FaultKind::Evaluator("an operand is no vector or tensor".to_owned())),
    }
}

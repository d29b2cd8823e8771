//! The public interface of the interpreter.

use rtblgen_runtime::{Ir, Op};
use rustc_hash::FxHashMap;

use crate::fault::{Fault, FaultKind};
use crate::machine::Machine;
use crate::step::World;
use crate::value::RuntimeValue;

/// Runs functions of a module. Each call starts with new memory.
#[derive(Clone, Copy, Debug)]
pub struct Interpreter<'a, 'c> {
    ir: &'a Ir<'c>,
    step_limit: u64,
    call_depth: usize,
    element_limit: u64,
    index_width: u32,
}

/// A run that ended.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The results of the function.
    pub values: Vec<RuntimeValue>,
    /// The number of steps of the run.
    pub steps: u64,
    /// The output that the program printed.
    pub output: String,
}

impl<'a, 'c> Interpreter<'a, 'c> {
    /// Creates an interpreter of a module. The limits are 100,000,000 steps, 10,000 nested calls and 2^26 elements of
    /// memory; indices have 64 bits.
    pub fn new(ir: &'a Ir<'c>) -> Self {
        Interpreter {
            ir,
            step_limit: 100_000_000,
            call_depth: 10_000,
            element_limit: 1 << 26,
            index_width: 64,
        }
    }

    /// Limits the number of steps of a run: the operations, and more steps for operations on many elements.
    #[must_use]
    pub fn with_step_limit(self, step_limit: u64) -> Self {
        Interpreter { step_limit, ..self }
    }

    /// Limits the number of nested calls.
    #[must_use]
    pub fn with_call_depth(self, call_depth: usize) -> Self {
        Interpreter { call_depth, ..self }
    }

    /// Limits the number of elements of memrefs and tensors that a run allocates.
    #[must_use]
    pub fn with_element_limit(self, element_limit: u64) -> Self {
        Interpreter { element_limit, ..self }
    }

    /// Sets the number of bits of an index.
    ///
    /// # Panics
    ///
    /// If the number is 0 or greater than 64.
    #[must_use]
    pub fn with_index_width(self, index_width: u32) -> Self {
        assert!((1..=64).contains(&index_width), "indices have 1 to 64 bits, not {index_width}");
        Interpreter { index_width, ..self }
    }

    /// Runs the function of the module with this name and these arguments.
    pub fn call(&self, function: &str, arguments: &[RuntimeValue]) -> Result<Outcome, Fault<'c>> {
        let op = self.function(function).map_err(|what| self.invalid_call(what))?;
        self.call_op(op, arguments)
    }

    /// Runs a function with these arguments.
    pub fn call_op(&self, function: Op, arguments: &[RuntimeValue]) -> Result<Outcome, Fault<'c>> {
        let Some((inputs, _)) = function.function_signature(self.ir) else {
            return Err(self.invalid_call("the operation is no function".to_owned()));
        };
        let (wanted, found) = (inputs.len(), arguments.len());
        if wanted != found {
            let name = function.symbol_name(self.ir).map_or("", |name| name.value());
            return Err(self.invalid_call(format!("@{name} takes {wanted} arguments, not {found}")));
        }
        let mut machine = Machine::new(self.ir, self.world(), self.call_depth);
        let values = machine.run(function, arguments.to_vec())?;
        let World { steps, output, .. } = machine.world;
        Ok(Outcome { values, steps, output })
    }

    /// The function of this name.
    pub(crate) fn function(&self, name: &str) -> Result<Op, String> {
        let found = self.ir.root().lookup_symbol(self.ir, name);
        match found.filter(|op| op.function_signature(self.ir).is_some()) {
            Some(op) => Ok(op),
            None => Err(format!("the module has no function @{name}")),
        }
    }

    fn invalid_call(&self, what: String) -> Fault<'c> {
        Fault {
            kind: FaultKind::InvalidCall(what),
            op: None,
            location: self.ir.root().location(self.ir),
            calls: Vec::new(),
            output: String::new(),
        }
    }

    fn world(&self) -> World {
        World {
            index_width: self.index_width,
            steps: 0,
            step_limit: self.step_limit,
            elements: 0,
            element_limit: self.element_limit,
            output: String::new(),
            globals: FxHashMap::default(),
            stack_buffers: Vec::new(),
        }
    }
}

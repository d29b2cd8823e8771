//! The loop that runs operations. The call stack of the program is a vector, so deep calls and regions use no stack of
//! the host.

use std::rc::Rc;

use rtblgen_runtime::traits::AUTOMATIC_ALLOCATION_SCOPE;
use rtblgen_runtime::{Block, Ir, Location, Op, OpName, Region, Value};
use rustc_hash::FxHashMap;

use crate::evaluate::{EvaluateInterface, EvaluateModel, Exit, Flow};
use crate::fault::{Fault, FaultKind};
use crate::memory::Buffer;
use crate::step::{Step, Values, World};
use crate::value::RuntimeValue;

/// An active region.
struct Frame {
    /// The operation that the region belongs to, or the call; none for the first function.
    owner: Option<Op>,
    /// The state of the owner.
    state: Vec<RuntimeValue>,
    /// The next operation; none at the end of a block without a terminator.
    next: Option<Op>,
    /// Whether the region is the body of a function, which has its own values.
    is_function: bool,
    /// Whether the lifetime of buffers on the stack ends with the region.
    is_scope: bool,
    /// The buffers on the stack.
    buffers: Vec<Rc<Buffer>>,
}

/// A run of a function.
pub(crate) struct Machine<'a, 'c> {
    ir: &'a Ir<'c>,
    pub(crate) world: World,
    frames: Vec<Frame>,
    /// The values of each active function.
    functions: Vec<Values>,
    call_depth: usize,
    models: FxHashMap<OpName<'c>, Option<EvaluateModel>>,
}

impl<'a, 'c> Machine<'a, 'c> {
    pub(crate) fn new(ir: &'a Ir<'c>, world: World, call_depth: usize) -> Self {
        Machine {
            ir,
            world,
            frames: Vec::new(),
            functions: Vec::new(),
            call_depth,
            models: FxHashMap::default(),
        }
    }

    /// Runs a function to its end.
    pub(crate) fn run(
        &mut self,
        function: Op,
        arguments: Vec<RuntimeValue>,
    ) -> Result<Vec<RuntimeValue>, Fault<'c>> {
        let mut current = function;
        self.enter_function(None, function, arguments, Vec::new())
            .map_err(|kind| self.fault(kind, current))?;
        loop {
            match self.step(&mut current) {
                Ok(Some(results)) => return Ok(results),
                Ok(None) => {}
                Err(kind) => return Err(self.fault(kind, current)),
            }
        }
    }

    fn fault(&mut self, kind: FaultKind, op: Op) -> Fault<'c> {
        let ir = self.ir;
        let calls = self.frames.iter().rev().filter(|frame| frame.is_function);
        let calls: Vec<Location<'c>> = calls.filter_map(|frame| Some(frame.owner?.location(ir))).collect();
        let output = std::mem::take(&mut self.world.output);
        Fault { kind, op: Some(op.name(ir)), location: op.location(ir), calls, output }
    }

    /// Runs one operation. Returns the results of the first function when it ends.
    fn step(&mut self, current: &mut Op) -> Result<Option<Vec<RuntimeValue>>, FaultKind> {
        let Some(frame) = self.frames.last() else { return Ok(Some(Vec::new())) };
        let Some(op) = frame.next else {
            return self.leave(None, Vec::new(), current);
        };
        *current = op;
        self.world.charge(1)?;
        let model = self.model(op)?;
        let mut state = Vec::new();
        let flow = self.with_step(op, &mut state, |step| (model.evaluate)(op, step))?;
        self.apply(op, flow, state, current)
    }

    fn model(&mut self, op: Op) -> Result<EvaluateModel, FaultKind> {
        let (ir, name) = (self.ir, op.name(self.ir));
        let model = *self.models.entry(name).or_insert_with(|| EvaluateInterface::model_of(ir, op));
        model.ok_or_else(|| FaultKind::unsupported("the operation has no evaluator"))
    }

    fn with_step(
        &mut self,
        op: Op,
        state: &mut Vec<RuntimeValue>,
        run: impl FnOnce(&mut Step<'_, 'c>) -> Result<Flow, FaultKind>,
    ) -> Result<Flow, FaultKind> {
        let Some(values) = self.functions.last() else {
            return Err(FaultKind::Evaluator("no function is active".to_owned()));
        };
        let outer_state = self.frames.last().map_or(&[][..], |frame| &frame.state);
        let flow = run(&mut Step { ir: self.ir, op, values, state, world: &mut self.world, outer_state });
        if !self.world.stack_buffers.is_empty() {
            let scope = self.frames.iter_mut().rev().find(|frame| frame.is_scope);
            let buffers = std::mem::take(&mut self.world.stack_buffers);
            scope.into_iter().for_each(|frame| frame.buffers.extend(buffers.iter().cloned()));
        }
        flow
    }

    /// Performs the control flow that an operation requests.
    fn apply(
        &mut self,
        op: Op,
        flow: Flow,
        state: Vec<RuntimeValue>,
        current: &mut Op,
    ) -> Result<Option<Vec<RuntimeValue>>, FaultKind> {
        match flow {
            Flow::Next(results) => {
                self.bind(op.results(self.ir), results, "results")?;
                self.go_to(op.next(self.ir));
            }
            Flow::Branch(block, arguments) => self.branch(block, arguments)?,
            Flow::Enter(region, arguments) => self.enter(op, region, arguments, state)?,
            Flow::Call(function, arguments) => {
                self.enter_function(Some(op), function, arguments, state)?;
            }
            Flow::Leave(values) => return self.leave(Some(op), values, current),
        }
        Ok(None)
    }

    fn go_to(&mut self, op: Option<Op>) {
        if let Some(frame) = self.frames.last_mut() {
            frame.next = op;
        }
    }

    fn bind(
        &mut self,
        values: impl ExactSizeIterator<Item = Value>,
        given: Vec<RuntimeValue>,
        what: &str,
    ) -> Result<(), FaultKind> {
        if values.len() != given.len() {
            let (found, wanted) = (given.len(), values.len());
            return Err(FaultKind::Evaluator(format!("{found} {what}, not {wanted}")));
        }
        if let Some(own) = self.functions.last_mut() {
            own.extend(values.zip(given));
        }
        Ok(())
    }

    fn branch(&mut self, block: Block, arguments: Vec<RuntimeValue>) -> Result<(), FaultKind> {
        self.bind(block.arguments(self.ir), arguments, "block arguments")?;
        self.go_to(block.first_op(self.ir));
        Ok(())
    }

    fn enter(
        &mut self,
        owner: Op,
        region: Region,
        arguments: Vec<RuntimeValue>,
        state: Vec<RuntimeValue>,
    ) -> Result<(), FaultKind> {
        let entry = region.entry(self.ir).ok_or_else(|| FaultKind::unsupported("the region has no block"))?;
        let is_scope = owner.has_trait(self.ir, &AUTOMATIC_ALLOCATION_SCOPE);
        self.frames.push(Frame {
            owner: Some(owner),
            state,
            next: None,
            is_function: false,
            is_scope,
            buffers: Vec::new(),
        });
        self.branch(entry, arguments)
    }

    fn enter_function(
        &mut self,
        call: Option<Op>,
        function: Op,
        arguments: Vec<RuntimeValue>,
        state: Vec<RuntimeValue>,
    ) -> Result<(), FaultKind> {
        let entry = function.function_body(self.ir).and_then(|body| body.entry(self.ir));
        let Some(entry) = entry else {
            let name = function.symbol_name(self.ir).map_or("", |name| name.value());
            return Err(FaultKind::unsupported(format!("the function @{name} has no body")));
        };
        if self.functions.len() >= self.call_depth {
            return Err(FaultKind::CallDepth(self.call_depth));
        }
        self.functions.push(Values::default());
        self.frames.push(Frame {
            owner: call,
            state,
            next: None,
            is_function: true,
            is_scope: true,
            buffers: Vec::new(),
        });
        self.branch(entry, arguments)
    }

    /// Ends the innermost region, and resumes its owner.
    fn leave(
        &mut self,
        terminator: Option<Op>,
        values: Vec<RuntimeValue>,
        current: &mut Op,
    ) -> Result<Option<Vec<RuntimeValue>>, FaultKind> {
        let Some(frame) = self.frames.pop() else { return Ok(Some(values)) };
        for buffer in frame.buffers {
            buffer.free()?;
        }
        if frame.is_function {
            self.functions.pop();
        }
        let Some(owner) = frame.owner else { return Ok(Some(values)) };
        *current = owner;
        self.world.charge(1)?;
        let model = self.model(owner)?;
        let mut state = frame.state;
        let exit = Exit { terminator, values };
        let flow = self.with_step(owner, &mut state, |step| (model.resume)(owner, step, exit))?;
        match flow {
            Flow::Leave(_) if frame.is_function => {
                Err(FaultKind::Evaluator("a call ends a region".to_owned()))
            }
            flow => self.apply(owner, flow, state, current),
        }
    }
}

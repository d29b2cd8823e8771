//! The state of a script during execution: the payload of each handle, and the regions and ops that are being executed.

use std::sync::Arc;

use rtblgen_runtime::pass::{PassError, PassManager, PassRegistry, PassState};
use rtblgen_runtime::{Attribute, Block, Diagnostic, Ir, Op, Region, Value};
use std::collections::BTreeMap;

use super::failure::{Failure, Invalidation, TransformResult, definite};
use super::payload::Payload;
use super::{
    DynTransformHandleTypeInterface, DynTransformParamTypeInterface, DynTransformValueHandleTypeInterface,
};

/// Services of the pass that executes a script.
pub trait Host<'c> {
    /// The passes that `transform.apply_registered_pass` may name.
    fn registry(&self) -> Arc<PassRegistry>;

    /// Runs passes on an operation.
    ///
    /// # Errors
    ///
    /// A pass failed.
    fn run(&mut self, manager: &PassManager, ir: &mut Ir<'c>, op: Op) -> Result<(), PassError<'c>>;

    /// Writes to standard output.
    fn print(&mut self, text: String);
}

impl<'c> Host<'c> for PassState<'_, 'c> {
    fn registry(&self) -> Arc<PassRegistry> {
        PassState::registry(self)
    }

    fn run(&mut self, manager: &PassManager, ir: &mut Ir<'c>, op: Op) -> Result<(), PassError<'c>> {
        self.run_pipeline(manager, ir, op)
    }

    fn print(&mut self, text: String) {
        self.print_output(text);
    }
}

/// The deepest nesting of executed sequences, loops and calls.
const MAX_DEPTH: usize = 256;

/// A region of the script that is being executed, with its current transform op.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    pub(super) region: Region,
    pub(super) step: Option<Op>,
}

/// The state of a script that is being executed (MLIR's `TransformState`).
pub struct TransformState<'s, 'c> {
    top_level: Op,
    /// The payloads of the trailing arguments of the entry point.
    bindings: Vec<Payload<'c>>,
    pub(super) payloads: BTreeMap<Value, Payload<'c>>,
    pub(super) invalidated: BTreeMap<Value, Invalidation<'c>>,
    pub(super) scopes: Vec<Scope>,
    pub(super) checks: bool,
    host: &'s mut (dyn Host<'c> + 's),
}

impl<'s, 'c> TransformState<'s, 'c> {
    /// The state before the first transform op. With `checks`, a use of an invalidated handle is an error.
    pub fn new(
        top_level: Op,
        bindings: Vec<Payload<'c>>,
        checks: bool,
        host: &'s mut (dyn Host<'c> + 's),
    ) -> Self {
        Self {
            top_level,
            bindings,
            payloads: BTreeMap::new(),
            invalidated: BTreeMap::new(),
            scopes: Vec::new(),
            checks,
            host,
        }
    }

    /// The root of the payload IR.
    pub fn top_level(&self) -> Op {
        self.top_level
    }

    /// The payloads of the trailing arguments of the entry point.
    pub fn bindings(&self) -> &[Payload<'c>] {
        &self.bindings
    }

    /// The pass that executes the script.
    pub fn host(&mut self) -> &mut (dyn Host<'c> + 's) {
        self.host
    }

    /// The payload of a handle; `None` before it is defined and after it is consumed.
    pub fn payload(&self, handle: Value) -> Option<&Payload<'c>> {
        self.payloads.get(&handle)
    }

    /// The operations of a handle.
    pub fn ops(&self, handle: Value) -> Vec<Op> {
        match self.payload(handle) {
            Some(Payload::Ops(ops)) => ops.clone(),
            _ => Vec::new(),
        }
    }

    /// The values of a value handle.
    pub fn values(&self, handle: Value) -> Vec<Value> {
        match self.payload(handle) {
            Some(Payload::Values(values)) => values.clone(),
            _ => Vec::new(),
        }
    }

    /// The attributes of a parameter.
    pub fn params(&self, handle: Value) -> Vec<Attribute<'c>> {
        match self.payload(handle) {
            Some(Payload::Params(params)) => params.clone(),
            _ => Vec::new(),
        }
    }

    /// Copies of the payloads of handles.
    pub(super) fn payloads_of(&self, ir: &Ir<'c>, handles: &[Value]) -> Vec<Payload<'c>> {
        let copy =
            |handle: &Value| self.payload(*handle).cloned().unwrap_or_else(|| Payload::empty(handle.ty(ir)));
        handles.iter().map(copy).collect()
    }

    /// Sets the payload of a handle. Fails if the type of the handle does not allow it.
    pub(super) fn associate(
        &mut self,
        ir: &Ir<'c>,
        handle: Value,
        payload: Payload<'c>,
    ) -> TransformResult<'c> {
        let ty = handle.ty(ir);
        let checked = match &payload {
            Payload::Ops(ops) => {
                DynTransformHandleTypeInterface::cast(ty).map(|own| own.check_payload(ir, ops))
            }
            Payload::Values(values) => {
                DynTransformValueHandleTypeInterface::cast(ty).map(|own| own.check_payload(ir, values))
            }
            Payload::Params(params) => {
                DynTransformParamTypeInterface::cast(ty).map(|own| own.check_payload(ir, params))
            }
        };
        let location = handle.location(ir);
        match checked {
            Some(Ok(())) => {
                self.payloads.insert(handle, payload);
                Ok(())
            }
            Some(Err(message)) => {
                let mut diagnostic = Diagnostic::error(location, message);
                if let (Payload::Ops(ops), Some(name)) = (&payload, super::types::operation_name(ty)) {
                    let other = ops.iter().find(|op| op.name(ir).as_str() != name);
                    if let Some(op) = other {
                        diagnostic = diagnostic.with_note(op.location(ir), "payload operation");
                    }
                }
                Err(Failure::Definite(vec![diagnostic]))
            }
            None => {
                let kind = match payload {
                    Payload::Ops(_) => "operations",
                    Payload::Values(_) => "values",
                    Payload::Params(_) => "parameters",
                };
                Err(definite(location, format!("a handle of type '{ty}' cannot be associated with {kind}")))
            }
        }
    }

    /// Sets the payloads of the arguments of a block.
    pub(super) fn associate_arguments(
        &mut self,
        ir: &Ir<'c>,
        block: Block,
        payloads: Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let arguments: Vec<Value> = block.arguments(ir).collect();
        arguments
            .into_iter()
            .zip(payloads)
            .try_for_each(|(argument, payload)| self.associate(ir, argument, payload))
    }

    /// Runs `execute` inside a region, then removes the payloads of the handles that the region defines.
    pub(super) fn in_region<T>(
        &mut self,
        ir: &mut Ir<'c>,
        region: Region,
        execute: impl FnOnce(&mut Self, &mut Ir<'c>) -> Result<T, Failure<'c>>,
    ) -> Result<T, Failure<'c>> {
        if self.scopes.len() >= MAX_DEPTH {
            let location = region.parent_op(ir).map_or(ir.context().unknown_loc(), |op| op.location(ir));
            return Err(definite(location, format!("sequences nest more than {MAX_DEPTH} levels deep")));
        }
        self.scopes.push(Scope { region, step: None });
        let result = execute(self, ir);
        self.scopes.pop();
        for block in region.blocks(ir) {
            let results = block.ops(ir).flat_map(|op| op.results(ir));
            for handle in block.arguments(ir).chain(results) {
                self.payloads.remove(&handle);
                self.invalidated.remove(&handle);
            }
        }
        result
    }
}

//! Calls of functions, pointers and inline assembly; invokes.

use rtblgen_dialects::llvm::{
    AsmDialect, AsmDialectAttr, LLVMFunctionType, LLVMPointerType, TailCallKind, TailCallKindAttr,
};
use rtblgen_runtime::support::Enum;
use rtblgen_runtime::{Attribute, InsertionPoint, Location, Op, OpState, Value};

use super::Import;
use super::attributes::{self, ALL_EFFECTS};
use super::instructions::is_floating;
use crate::constants::{Constant, ConstantId};
use crate::read::Read;
use crate::read::tree::{Assembly, Call, Function, Instruction, SymbolKind};

/// Attributes of a call that are flags in the dialect.
pub(super) const CALL_FLAGS: [&str; 6] =
    ["convergent", "nounwind", "willreturn", "noinline", "alwaysinline", "inlinehint"];

/// The callee of a call: a symbol, or the first operand.
struct Callee<'c> {
    symbol: Option<Attribute<'c>>,
    ty: LLVMFunctionType<'c>,
    operands: Vec<Value>,
    is_compatible: bool,
}

impl<'c> Import<'_, 'c> {
    /// The symbol of a function or ifunc that is called, and its type.
    fn direct_callee(&self, own: &Instruction<'c>) -> Option<(u32, LLVMFunctionType<'c>)> {
        let Constant::Symbol(symbol) = self.constants.get(own.operands.first()?.constant()?) else {
            return None;
        };
        let ty = match self.module.symbols[*symbol as usize] {
            SymbolKind::Function(number) => self.module.functions[number as usize].ty,
            SymbolKind::IFunc(number) => self.module.ifuncs[number as usize].ty.cast()?,
            _ => return None,
        };
        Some((*symbol, ty))
    }

    /// The callee and the operands of a call. If the type of the call does not match the function, the callee is its
    /// address.
    fn callee(&mut self, own: &Instruction<'c>, call: &Call<'c>) -> Read<Callee<'c>> {
        let direct = self.direct_callee(own);
        let from = usize::from(direct.is_some() && call.assembly.is_none());
        let mut operands = Vec::new();
        for operand in &own.operands[from..] {
            operands.push(self.value(*operand, own.position)?);
        }
        let Some((symbol, ty)) = direct.filter(|_| call.assembly.is_none()) else {
            return Ok(Callee { symbol: None, ty: call.ty, operands, is_compatible: true });
        };
        let name = self.context.flat_symbol_ref_attr(self.symbol_name(symbol));
        if fits(call.ty, ty) {
            return Ok(Callee { symbol: Some(name), ty, operands, is_compatible: true });
        }
        let (one, other) = (call.ty, ty);
        let message = format!(
            "incompatible call and callee types: '{}' and '{}'",
            rtblgen_runtime::Type::from(one),
            rtblgen_runtime::Type::from(other)
        );
        self.warn(own.position, message);
        let pointer = LLVMPointerType::get(self.context, 0);
        let location = self.location(own.location)?;
        let state = self.state_at("mlir.addressof", location).attribute("global_name", name).result(pointer);
        let address = self.create_value(state);
        operands.insert(0, address);
        Ok(Callee { symbol: None, ty: call.ty, operands, is_compatible: false })
    }

    pub(super) fn call(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        location: Location<'c>,
    ) -> Read<Op> {
        if call.metadata.iter().any(Option::is_some) {
            return Err(self.error(own.position, "a call with metadata as an argument cannot be imported"));
        }
        let callee = self.callee(own, call)?;
        if let Some(assembly) = &call.assembly {
            return self.assembly(own, call, assembly, callee.operands, location);
        }
        let count = callee.operands.len();
        let state = self.state_at("call", location).operands(callee.operands.iter().copied());
        let state = self.with_callee(state, &callee, own);
        let (state, bundled) = self.with_bundles(state, own, call)?;
        let mut state = state.operand_segments([count, bundled]);
        if is_floating(own.ty) {
            state = self.with_fast_math(state, call.fast);
        }
        state = state.attribute("CConv", self.convention(call.convention, own.position)?);
        state = self.with_tail(state, "TailCallKind", call.tail);
        for name in CALL_FLAGS.into_iter().filter(|name| attributes::has(&call.attributes.function, name)) {
            let known = crate::words::FUNCTION_FLAGS.iter().find(|(_, theirs)| *theirs == name);
            if let Some((own_name, _)) = known {
                state = state.attribute(own_name, self.context.unit_attr());
            }
        }
        if let Some(effects) = self.effects(self.call_effects(own, call)) {
            state = state.attribute("memory_effects", effects);
        }
        if callee.is_compatible {
            state = self.with_call_lists(state, &call.attributes, &[]);
        }
        Ok(self.create(state))
    }

    /// Adds the operands of bundles, with their sizes and tags. Returns the number of these operands.
    pub(super) fn with_bundles(
        &mut self,
        mut state: OpState<'c>,
        own: &Instruction<'c>,
        call: &Call<'c>,
    ) -> Read<(OpState<'c>, usize)> {
        let (mut sizes, mut tags): (Vec<i32>, Vec<Attribute<'c>>) = (Vec::new(), Vec::new());
        let mut count = 0;
        for (tag, operands) in &call.bundles {
            sizes.push(operands.len() as i32);
            tags.push(self.string(tag));
            count += operands.len();
            for operand in operands {
                let value = self.value(*operand, own.position)?;
                state = state.operand(value);
            }
        }
        let state = state.attribute("op_bundle_sizes", self.context.dense_array_attr(&sizes));
        let tags = (!tags.is_empty()).then(|| self.context.array_attr(&tags));
        Ok((tags.into_iter().fold(state, |state, tags| state.attribute("op_bundle_tags", tags)), count))
    }

    fn with_tail(&self, state: OpState<'c>, name: &str, tail: u64) -> OpState<'c> {
        match TailCallKind::from_value(tail) {
            Some(kind) if tail > 0 => state.attribute(name, TailCallKindAttr::get(self.context, kind)),
            _ => state,
        }
    }

    fn with_callee(&self, mut state: OpState<'c>, callee: &Callee<'c>, own: &Instruction<'c>) -> OpState<'c> {
        if own.result.is_some() {
            state = state.result(callee.ty.return_type());
        }
        if let Some(symbol) = callee.symbol {
            state = state.attribute("callee", symbol);
        }
        if callee.ty.var_arg() {
            state = state.attribute("var_callee_type", self.context.type_attr(callee.ty.into()));
        }
        state
    }

    /// The effects of a call on memory: the intersection of those of the call and of the function.
    fn call_effects(&self, own: &Instruction<'c>, call: &Call<'c>) -> u64 {
        let of = |list| attributes::number(list, "memory").unwrap_or(ALL_EFFECTS);
        let effects = of(&call.attributes.function);
        let callee = own.operands.first().and_then(|callee| callee.constant());
        let Some(function) = callee.and_then(|callee| self.function_of(callee)) else { return effects };
        let mut own = of(&function.attributes.function);
        const READS: u64 = 0b01_01_01_01_01_01;
        let has = |is_harmless: fn(&str) -> bool| call.bundles.iter().any(|(tag, _)| !is_harmless(tag));
        if has(|tag| matches!(tag, "ptrauth" | "kcfi" | "convergencectrl" | "deactivation-symbol")) {
            own |= READS;
        }
        let is_quiet = |tag: &str| {
            matches!(
                tag,
                "deopt" | "funclet" | "ptrauth" | "kcfi" | "convergencectrl" | "deactivation-symbol"
            )
        };
        if has(is_quiet) {
            own |= READS << 1;
        }
        effects & own
    }

    fn assembly(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        assembly: &Assembly,
        operands: Vec<Value>,
        location: Location<'c>,
    ) -> Read<Op> {
        let context = self.context;
        let mut state = self
            .state_at("inline_asm", location)
            .operands(operands)
            .attribute("asm_string", self.string(&assembly.text))
            .attribute("constraints", self.string(&assembly.constraints));
        // The operation of inline assembly has a result even if the type is `void`.
        state = state.result(own.ty);
        let flags =
            [("has_side_effects", assembly.has_side_effects), ("is_align_stack", assembly.is_align_stack)];
        for (name, _) in flags.iter().filter(|(_, is_set)| *is_set) {
            state = state.attribute(name, context.unit_attr());
        }
        state = self.with_tail(state, "tail_call_kind", call.tail);
        let dialect = if assembly.is_intel { AsmDialect::ADIntel } else { AsmDialect::ADATT };
        state = state.attribute("asm_dialect", AsmDialectAttr::get(context, dialect));
        if let Some(lists) = self.assembly_attributes(call, &assembly.constraints) {
            state = state.attribute("operand_attrs", lists);
        }
        Ok(self.create(state))
    }

    /// The element types of pointers that inline assembly takes, if it takes any.
    fn assembly_attributes(&self, call: &Call<'c>, constraints: &str) -> Option<Attribute<'c>> {
        let (mut entries, mut has_any, mut argument) = (Vec::new(), false, 0);
        for constraint in constraints.split(',') {
            let is_output = constraint.starts_with('=');
            let is_clobber = constraint.starts_with('~');
            let is_label = constraint.starts_with('!');
            let is_indirect = constraint.trim_start_matches(['=', '+', '&', '%']).starts_with('*');
            if is_clobber || is_label || is_output && !is_indirect {
                continue;
            }
            if is_indirect {
                let list = call.attributes.parameters.get(argument).map_or(&[][..], Vec::as_slice);
                let ty = list.iter().find_map(|attribute| match attribute {
                    crate::read::tree::Attribute::Type(name, ty) if name == "elementtype" => Some(*ty),
                    _ => None,
                });
                if let Some(ty) = ty {
                    let entry = ("elementtype", self.context.type_attr(ty));
                    entries.push(self.context.dictionary_attr(&[entry]));
                    has_any = true;
                }
            } else {
                entries.push(self.context.dictionary_attr(&[]));
            }
            argument += 1;
        }
        has_any.then(|| self.context.array_attr(&entries))
    }

    pub(super) fn invoke(
        &mut self,
        function: &Function<'c>,
        from: u32,
        own: &Instruction<'c>,
        call: &Call<'c>,
        [normal, unwind]: [u32; 2],
        location: Location<'c>,
    ) -> Read<Op> {
        if call.assembly.is_some() {
            return Err(self.error(own.position, "invoke of inline assembly is not supported"));
        }
        if call.metadata.iter().any(Option::is_some) {
            return Err(self.error(own.position, "a call with metadata as an argument cannot be imported"));
        }
        // The type of a call that does not match its function is found before the blocks are imported.
        let is_passed = own.result.is_some_and(|result| self.is_passed(function, from, normal, result));
        let (Some(target), Some(handler)) =
            (self.region.blocks[normal as usize], self.region.blocks[unwind as usize])
        else {
            return Err(self.error(own.position, "a target of this invoke is not reached"));
        };
        let direct = self.direct_callee(own).is_some();
        let mut values = Vec::new();
        for operand in &own.operands[usize::from(direct)..] {
            values.push(self.value(*operand, own.position)?);
        }
        let block = match is_passed {
            true => {
                let block = self.ir.create_block(&[], &[]);
                self.ir.insert_block_before(target, block);
                block
            }
            false => target,
        };
        let unwind_values = self.branch_arguments(function, from, unwind)?;
        let callee = self.callee(own, call)?;
        let count = callee.operands.len();
        let state = self.state_at("invoke", location).operands(callee.operands.iter().copied());
        let state = self.with_callee(state, &callee, own).operands(unwind_values.iter().copied());
        let (state, bundled) = self.with_bundles(state, own, call)?;
        let mut state = state
            .operand_segments([count, 0, unwind_values.len(), bundled])
            .successors([block, handler])
            .attribute("CConv", self.convention(call.convention, own.position)?);
        if callee.is_compatible {
            state = self.with_call_lists(state, &call.attributes, &[]);
        }
        let op = self.create(state);
        self.map_result(own, op)?;
        let arguments = self.branch_arguments(function, from, normal)?;
        match is_passed {
            true => {
                let state = self.state_at("br", location).operands(arguments).successors([target]);
                self.at_point(InsertionPoint::End(block), |own| {
                    own.create(state);
                    Ok(())
                })?;
            }
            false => self.set_normal_arguments(op, count, arguments),
        }
        Ok(op)
    }

    /// Adds the operands for the block arguments of the normal target of an invoke.
    fn set_normal_arguments(&mut self, op: Op, callee_count: usize, arguments: Vec<Value>) {
        if arguments.is_empty() {
            return;
        }
        let mut operands: Vec<Value> = op.operands(&self.ir).collect();
        let mut sizes = op.operand_segment_sizes(&self.ir).to_vec();
        sizes[1] = arguments.len() as i32;
        operands.splice(callee_count..callee_count, arguments);
        self.ir.set_operands(op, &operands);
        self.ir.set_operand_segments(op, &sizes);
    }

    /// Whether the result of an invoke is passed to its normal target.
    fn is_passed(&self, function: &Function<'c>, from: u32, normal: u32, result: u32) -> bool {
        use crate::constants::Val;
        use crate::read::tree::InstructionKind;
        function.blocks[normal as usize].instructions.iter().any(|phi| match &phi.kind {
            InstructionKind::Phi(blocks) => blocks
                .iter()
                .zip(&phi.operands)
                .any(|(block, value)| *block == from && *value == Val::Local(result)),
            _ => false,
        })
    }

    pub(super) fn called_name(&self, callee: ConstantId) -> Option<&'c str> {
        match self.constants.get(callee) {
            Constant::Symbol(symbol) => Some(self.symbol_name(*symbol)),
            _ => None,
        }
    }
}

/// Whether a call with one type can refer to the symbol of a function of another type.
fn fits(call: LLVMFunctionType<'_>, callee: LLVMFunctionType<'_>) -> bool {
    let (own, theirs) = (call.params(), callee.params());
    let has_arguments = if callee.var_arg() { own.len() >= theirs.len() } else { own.len() == theirs.len() };
    call.return_type() == callee.return_type()
        && has_arguments
        && own.iter().zip(theirs).all(|(one, other)| one == other)
}

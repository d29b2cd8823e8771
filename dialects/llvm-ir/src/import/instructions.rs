//! Instructions, except calls.

use rtblgen_dialects::llvm::{FastmathFlags, FastmathFlagsAttr, LLVMArrayType, LLVMStructType};
use rtblgen_runtime::{Attribute, Location, Op, OpState, Type, Value};

use super::{Import, Locations};
use crate::constants::{Constant, GepFlags, Val};
use crate::read::Read;
use crate::read::tree::{Access, Function, Instruction, InstructionKind};
use crate::translate::Flags;

/// An index of `getelementptr` that is an operand.
const DYNAMIC: i32 = i32::MIN;

impl<'c> Import<'_, 'c> {
    /// Imports an instruction of a block, with its metadata and debug records.
    pub(super) fn instruction(
        &mut self,
        function: &Function<'c>,
        block: u32,
        place: usize,
        own: &Instruction<'c>,
    ) -> Read {
        if let InstructionKind::Call(call) = &own.kind
            && let Some(name) = self.intrinsic_name(own)
        {
            // Records before an intrinsic are dropped, as in MLIR.
            return match self.intrinsic(own, call, name)? {
                // MLIR attaches no metadata to intrinsics without an operation and without a result.
                Some(_) if own.result.is_none() && self.op_of_intrinsic(name).is_none() => Ok(()),
                Some(op) => self.finish_instruction(own, op),
                None => Ok(()),
            };
        }
        self.label_records(own)?;
        for (record, entry) in own.records.iter().enumerate() {
            if entry.name != "label" {
                self.region.records.push((block as usize, place, record));
            }
        }
        let location = match self.locations {
            Locations::OfDebugInformation => self.location(own.location)?,
            Locations::OfText => self.places.location(own.position),
        };
        if let InstructionKind::Phi(_) = own.kind {
            return self.phi(block, own, location);
        }
        let op = match &own.kind {
            InstructionKind::Call(call) => self.call(own, call, location)?,
            InstructionKind::Invoke(call, targets) => {
                let op = self.invoke(function, block, own, call, *targets, location)?;
                return self.attach(own, op);
            }
            InstructionKind::Branch(_) | InstructionKind::Switch(..) | InstructionKind::IndirectBranch(_) => {
                self.branch(function, block, own, location)?
            }
            _ => self.plain(own, location)?,
        };
        self.finish_instruction(own, op)
    }

    /// Maps the result of an instruction, and attaches its metadata.
    fn finish_instruction(&mut self, own: &Instruction<'c>, op: Op) -> Read {
        self.map_result(own, op)?;
        self.attach(own, op)
    }

    /// Maps the result of an instruction. The text may expect a result that the operation of an intrinsic does not
    /// have.
    pub(super) fn map_result(&mut self, own: &Instruction<'c>, op: Op) -> Read {
        let Some(result) = own.result else { return Ok(()) };
        let value = op.results(&self.ir).next();
        self.region.values[result as usize] = value;
        match value {
            Some(_) => Ok(()),
            None => Err(self.error(own.position, "invalid intrinsic signature: it has no result")),
        }
    }

    fn phi(&mut self, block: u32, own: &Instruction<'c>, location: Location<'c>) -> Read {
        let (Some(block), Some(result)) = (self.region.blocks[block as usize], own.result) else {
            return Ok(());
        };
        let argument = self.ir.add_argument(block, own.ty, location);
        self.region.values[result as usize] = Some(argument);
        Ok(())
    }

    pub(super) fn operands(&mut self, own: &Instruction<'c>) -> Read<Vec<Value>> {
        own.operands.iter().map(|operand| self.value(*operand, own.position)).collect()
    }

    /// Adds the type of a result, unless it is `void`.
    fn with_result_of(&self, state: OpState<'c>, own: &Instruction<'c>) -> OpState<'c> {
        if own.result.is_some() { state.result(own.ty) } else { state }
    }

    pub(super) fn with_overflow(&self, state: OpState<'c>, bits: u32) -> OpState<'c> {
        let value = self.context.i32_attr(bits as i32);
        state.property_or_attribute("overflowFlags", value)
    }

    pub(super) fn with_fast_math(&self, state: OpState<'c>, bits: u32) -> OpState<'c> {
        match FastmathFlags::from_bits(bits) {
            Some(flags) if bits != 0 => {
                state.attribute("fastmathFlags", FastmathFlagsAttr::get(self.context, flags))
            }
            _ => state,
        }
    }

    fn with_flags(&self, state: OpState<'c>, flags: Flags, bits: u32) -> OpState<'c> {
        let unit = self.context.unit_attr();
        match flags {
            _ if bits == 0 => state,
            Flags::None => state,
            Flags::Overflow => self.with_overflow(state, bits),
            Flags::Exact => state.attribute("isExact", unit),
            Flags::Disjoint => state.attribute("isDisjoint", unit),
            Flags::NonNegative => state.attribute("nonNeg", unit),
            Flags::Fast => self.with_fast_math(state, bits),
        }
    }

    /// Imports an instruction whose operation has the same operands.
    fn plain(&mut self, own: &Instruction<'c>, location: Location<'c>) -> Read<Op> {
        use InstructionKind as Kind;
        let values = self.operands(own)?;
        if let Kind::Gep(element, flags) = &own.kind {
            return Ok(self.gep(location, *flags, *element, &values, own.ty));
        }
        let name = match &own.kind {
            Kind::Binary(name, ..) | Kind::Cast(name, ..) => name,
            Kind::Negation(_) => "fneg",
            Kind::IntegerComparison(_) => "icmp",
            Kind::FloatComparison(..) => "fcmp",
            Kind::Select(_) => "select",
            Kind::Freeze => "freeze",
            Kind::ExtractElement => "extractelement",
            Kind::InsertElement => "insertelement",
            Kind::Shuffle(_) => "shufflevector",
            Kind::ExtractValue(_) => "extractvalue",
            Kind::InsertValue(_) => "insertvalue",
            Kind::Alloca(..) => "alloca",
            Kind::Load(_) => "load",
            Kind::Store(_) => "store",
            Kind::AtomicRmw(..) => "atomicrmw",
            Kind::CompareExchange(..) => "cmpxchg",
            Kind::Fence(_) => "fence",
            Kind::VaArg => "va_arg",
            Kind::Return => "return",
            Kind::Resume => "resume",
            Kind::Unreachable => "unreachable",
            Kind::LandingPad(_) => "landingpad",
            _ => return Err(self.error(own.position, "this instruction cannot be imported")),
        };
        let state = self.state_at(name, location).operands(values);
        let state = self.with_result_of(state, own);
        let state = self.with_attributes(state, own)?;
        Ok(self.create(state))
    }

    /// Adds the attributes for the flags and other keywords of an instruction.
    fn with_attributes(&self, state: OpState<'c>, own: &Instruction<'c>) -> Read<OpState<'c>> {
        use InstructionKind as Kind;
        let context = self.context;
        let number = |value: u32| context.i64_attr(value.into());
        Ok(match &own.kind {
            Kind::Binary(_, flags, bits) | Kind::Cast(_, flags, bits) => {
                self.with_flags(state, *flags, *bits)
            }
            Kind::Negation(bits) => self.with_fast_math(state, *bits),
            Kind::Select(bits) if is_floating(own.ty) => self.with_fast_math(state, *bits),
            Kind::IntegerComparison(predicate) => state.attribute("predicate", number(*predicate)),
            Kind::FloatComparison(predicate, bits) => {
                self.with_fast_math(state.attribute("predicate", number(*predicate)), *bits)
            }
            Kind::Shuffle(mask) => state.attribute("mask", context.dense_array_attr(mask)),
            Kind::ExtractValue(place) | Kind::InsertValue(place) => {
                state.attribute("position", context.dense_array_attr(place))
            }
            Kind::Alloca(element, alignment, is_in_call) => {
                let alignment = alignment.or_else(|| self.layout.preferred(*element));
                let state = state.attribute("elem_type", context.type_attr(*element));
                let state =
                    if *is_in_call { state.attribute("inalloca", context.unit_attr()) } else { state };
                state.attribute("alignment", self.alignment(alignment, own)?)
            }
            Kind::Load(access) => self.with_access(state, access, own, own.ty)?,
            Kind::Store(access) => {
                let ty = self.operand_type(own, 0);
                self.with_access(state, access, own, ty)?
            }
            Kind::AtomicRmw(operation, access) => {
                let ty = self.operand_type(own, 1);
                let state = state.attribute("bin_op", context.i64_attr(*operation as i64));
                self.with_atomic(state, access, own, ty, "ordering")?
            }
            Kind::CompareExchange(is_weak, access) => {
                let ty = self.operand_type(own, 1);
                let state = if *is_weak { state.attribute("weak", context.unit_attr()) } else { state };
                let state = state.attribute("failure_ordering", context.i64_attr(access.failure_ordering));
                self.with_atomic(state, access, own, ty, "success_ordering")?
            }
            Kind::Fence(access) => {
                self.with_scope(state, access).attribute("ordering", context.i64_attr(access.ordering))
            }
            Kind::LandingPad(true) => state.attribute("cleanup", context.unit_attr()),
            _ => state,
        })
    }

    fn operand_type(&self, own: &Instruction<'c>, number: usize) -> Type<'c> {
        match own.operands[number] {
            Val::Constant(id) => self.constants.ty(id),
            Val::Local(local) => match self.region.values[local as usize] {
                Some(value) => value.ty(&self.ir),
                None => own.ty,
            },
            Val::Missing => own.ty,
        }
    }

    fn alignment(&self, alignment: Option<u64>, own: &Instruction<'c>) -> Read<Attribute<'c>> {
        match alignment {
            Some(alignment) => Ok(self.context.i64_attr(alignment as i64)),
            None => Err(self.error(own.position, "the type has no size, so that it has no alignment")),
        }
    }

    fn with_scope(&self, state: OpState<'c>, access: &Access) -> OpState<'c> {
        match access.scope.as_str() {
            "" => state,
            scope => state.attribute("syncscope", self.string(scope)),
        }
    }

    fn has_metadata(own: &Instruction<'c>, name: &str) -> bool {
        own.metadata.iter().any(|(known, _)| known == name)
    }

    /// The attributes of loads and stores.
    fn with_access(
        &self,
        mut state: OpState<'c>,
        access: &Access,
        own: &Instruction<'c>,
        ty: Type<'c>,
    ) -> Read<OpState<'c>> {
        let is_load = matches!(own.kind, InstructionKind::Load(_));
        let flags = [
            ("volatile_", access.is_volatile),
            ("nontemporal", Self::has_metadata(own, "nontemporal")),
            ("invariant", is_load && Self::has_metadata(own, "invariant.load")),
            ("invariantGroup", Self::has_metadata(own, "invariant.group")),
        ];
        for (name, _) in flags.iter().filter(|(_, is_set)| *is_set) {
            state = state.attribute(name, self.context.unit_attr());
        }
        if access.ordering != 0 {
            state = state.attribute("ordering", self.context.i64_attr(access.ordering));
        }
        let alignment = access.alignment.or_else(|| self.layout.alignment(ty));
        let state = state.attribute("alignment", self.alignment(alignment, own)?);
        Ok(self.with_scope(state, access))
    }

    /// The attributes of read-modify-write operations.
    fn with_atomic(
        &self,
        mut state: OpState<'c>,
        access: &Access,
        own: &Instruction<'c>,
        ty: Type<'c>,
        ordering: &str,
    ) -> Read<OpState<'c>> {
        if access.is_volatile {
            state = state.attribute("volatile_", self.context.unit_attr());
        }
        let alignment = access.alignment.or_else(|| self.layout.store_size(ty));
        let state = state
            .attribute(ordering, self.context.i64_attr(access.ordering))
            .attribute("alignment", self.alignment(alignment, own)?);
        Ok(self.with_scope(state, access))
    }

    /// Imports a `getelementptr`: indices of structures are attributes, other indices are operands.
    pub(super) fn gep(
        &mut self,
        location: Location<'c>,
        flags: GepFlags,
        element: Type<'c>,
        values: &[Value],
        result: Type<'c>,
    ) -> Op {
        let (mut raw, mut dynamic): (Vec<i32>, Vec<Value>) = (Vec::new(), Vec::new());
        let mut current = Some(element);
        for value in &values[1..] {
            let own = current.and_then(|ty| ty.cast::<LLVMStructType<'c>>());
            let number = own.filter(|_| !raw.is_empty()).and_then(|_| self.constant_index(*value));
            raw.push(number.unwrap_or(DYNAMIC));
            if number.is_none() {
                dynamic.push(*value);
            }
            if raw.len() == 1 {
                continue;
            }
            current = current.and_then(|ty| match own {
                Some(own) => own.elements().get(usize::try_from(number?).ok()?).copied(),
                None if ty.is_vector() => Some(ty.element_type()),
                None => ty.cast::<LLVMArrayType<'c>>().map(LLVMArrayType::element_type),
            });
        }
        let context = self.context;
        let state = self
            .state_at("getelementptr", location)
            .operand(values[0])
            .operands(dynamic)
            .attribute("rawConstantIndices", context.dense_array_attr(&raw))
            .attribute("elem_type", context.type_attr(element))
            .property_or_attribute("noWrapFlags", context.i32_attr(flags.into()))
            .result(result);
        self.create(state)
    }

    /// The constant value of an index: a signed 32-bit constant, or a splat vector of one.
    fn constant_index(&self, value: Value) -> Option<i32> {
        const LIMIT: i128 = 1 << 28;
        let op = value.defining_op(&self.ir)?;
        if op.name(&self.ir).as_str() != "llvm.mlir.constant" {
            return None;
        }
        let attribute = op.attribute(&self.ir, "value")?;
        let number = match attribute.cast::<rtblgen_runtime::DenseElementsAttr<'c>>() {
            Some(elements) => {
                let id =
                    self.region.constants.iter().find(|(_, known)| **known == value).map(|(id, _)| *id)?;
                match self.constants.get(id) {
                    Constant::Aggregate(parts) if elements.is_splat() => {
                        self.constants.as_int(parts[0])?.signed()
                    }
                    Constant::Splat(element) => self.constants.as_int(*element)?.signed(),
                    Constant::Zero => 0,
                    _ => return None,
                }
            }
            None => attribute.as_integer()?,
        };
        // The dialect stores 29 bits.
        i32::try_from(number).ok().filter(|_| (-LIMIT..LIMIT).contains(&number))
    }

    fn branch(
        &mut self,
        function: &Function<'c>,
        from: u32,
        own: &Instruction<'c>,
        location: Location<'c>,
    ) -> Read<Op> {
        // The value of a branch's condition is created after those of the arguments, the values of other operands before.
        let is_branch = matches!(own.kind, InstructionKind::Branch(_));
        let mut values = if is_branch { Vec::new() } else { self.operands(own)? };
        let mut arguments = Vec::new();
        for target in own.successors() {
            arguments.push(self.branch_arguments(function, from, *target)?);
        }
        if is_branch {
            values = self.operands(own)?;
        }
        let targets: Vec<_> =
            own.successors().iter().filter_map(|target| self.region.blocks[*target as usize]).collect();
        let sizes: Vec<i32> = arguments.iter().map(|list| list.len() as i32).collect();
        let context = self.context;
        let (name, cases) = match &own.kind {
            InstructionKind::Branch(targets) if targets.len() == 1 => ("br", None),
            InstructionKind::Branch(_) => ("cond_br", None),
            InstructionKind::Switch(_, cases) => ("switch", Some(cases)),
            _ => ("indirectbr", None),
        };
        let mut state = self.state_at(name, location).successors(targets);
        state = match name {
            "br" => state,
            "cond_br" => state.operand_segments([1, sizes[0] as usize, sizes[1] as usize]),
            "switch" => {
                let rest: usize = sizes[1..].iter().map(|size| *size as usize).sum();
                state
                    .operand_segments([1, sizes[0] as usize, rest])
                    .attribute("case_operand_segments", context.dense_array_attr(&sizes[1..]))
            }
            _ => {
                let rest: usize = sizes.iter().map(|size| *size as usize).sum();
                state
                    .operand_segments([1, rest])
                    .attribute("indbr_operand_segments", context.dense_array_attr(&sizes))
            }
        };
        if let Some(values) = cases.and_then(|cases| self.case_values(cases)) {
            state = state.attribute("case_values", values);
        }
        let state = state.operands(values).operands(arguments.into_iter().flatten());
        Ok(self.create(state))
    }

    /// The values of the cases of a switch, if it has cases.
    fn case_values(&self, cases: &[crate::constants::ConstantId]) -> Option<Attribute<'c>> {
        let ty = self.constants.ty(*cases.first()?);
        let size = rtblgen_runtime::dense_element_size(ty)?;
        let shape = self.context.vector_type(&[cases.len() as i64], ty);
        let mut bytes = Vec::new();
        for case in cases {
            let bits = self.constants.as_int(*case).map_or(0, |value| value.unsigned());
            let mut own = bits.to_le_bytes().to_vec();
            own.resize(size, 0);
            bytes.extend(own);
        }
        self.context.dense_elements_attr_from_raw(shape, &bytes)
    }
}

/// Whether an instruction with a result of this type may have fast-math flags.
pub(super) fn is_floating(ty: Type<'_>) -> bool {
    crate::translate::is_floating(ty)
}

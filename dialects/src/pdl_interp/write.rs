//! Writes a program as operations of `pdl_interp`.

use rtblgen_runtime::dialects::builtin::ModuleOp;
use rtblgen_runtime::rewrite::pdl::{
    PdlArgument, PdlBlock, PdlBlockId, PdlCases, PdlCreation, PdlEnd, PdlFunction, PdlProgram, PdlSlot,
    PdlStep, PdlStepKind, PdlSwitch, PdlTest,
};
use rtblgen_runtime::{
    Attribute, Block, Builder, Context, InsertionPoint, Ir, IrBuilder, Location, Op, Region, Type, TypedOp,
    Value,
};

use super::{
    ApplyConstraintOp, ApplyRewriteOp, AreEqualOp, BranchOp, CheckAttributeOp, CheckOperandCountOp,
    CheckOperationNameOp, CheckResultCountOp, CheckTypeOp, CheckTypesOp, ContinueOp, CreateAttributeOp,
    CreateOperationOp, CreateRangeOp, CreateTypeOp, CreateTypesOp, EraseOp, ExtractOp, FinalizeOp, ForEachOp,
    FuncOp, GetAttributeOp, GetAttributeTypeOp, GetDefiningOpOp, GetOperandOp, GetOperandsOp, GetResultOp,
    GetResultsOp, GetUsersOp, GetValueTypeOp, IsNotNullOp, RecordMatchOp, ReplaceOp, SwitchAttributeOp,
    SwitchOperandCountOp, SwitchOperationNameOp, SwitchResultCountOp, SwitchTypeOp, SwitchTypesOp,
};
use super::{MATCHER, REWRITERS};
use crate::pdl::type_of;

/// Writes a program at the start of a block: the function `matcher` and the module `rewriters`.
pub fn write<'c>(ir: &mut Ir<'c>, block: Block, program: &PdlProgram<'c>) {
    let location = program.matcher.location;
    let point = InsertionPoint::start_of(ir, block);
    function(ir, point, &program.matcher, MATCHER, program);
    let module = ModuleOp::build_with(&mut IrBuilder::new(ir, point), location, Some(REWRITERS), None);
    let body = module.op().region(ir, 0);
    let body = body.entry(ir).unwrap_or_else(|| ir.append_block(body, &[], &[]));
    for rewriter in &program.rewriters {
        function(ir, InsertionPoint::End(body), rewriter, &rewriter.name, program);
    }
}

fn function<'c>(
    ir: &mut Ir<'c>,
    point: InsertionPoint,
    function: &PdlFunction<'c>,
    name: &str,
    program: &PdlProgram<'c>,
) {
    let context = ir.context();
    let ty = |argument: &PdlArgument<'c>| type_of(context, function.values[argument.value.0 as usize]);
    let types: Vec<Type<'c>> = function.arguments.iter().map(ty).collect();
    let locations: Vec<Location<'c>> = function.arguments.iter().map(|argument| argument.location).collect();
    let mut builder = IrBuilder::new(ir, point);
    let op = FuncOp::build(&mut builder, function.location, name, &types, &locations).op();
    let body = op.region(builder.ir(), 0);
    let mut writer = Writer {
        context,
        builder,
        function,
        program,
        values: vec![None; function.values.len()],
        blocks: vec![None; function.blocks.len()],
        regions: vec![Some(body)],
    };
    writer.blocks_of_regions();
    writer.arguments();
    writer.fill();
}

struct Writer<'a, 'c> {
    context: &'c Context,
    builder: IrBuilder<'a, 'c>,
    function: &'a PdlFunction<'c>,
    program: &'a PdlProgram<'c>,
    values: Vec<Option<Value>>,
    blocks: Vec<Option<Block>>,
    /// Regions of loops, until the loop is made.
    regions: Vec<Option<Region>>,
}

impl<'c> Writer<'_, 'c> {
    /// Makes all blocks except the entry, which exists.
    fn blocks_of_regions(&mut self) {
        let function = self.function;
        for (number, blocks) in function.regions.iter().enumerate() {
            let region = match number {
                0 => self.regions[0],
                _ => {
                    let region = self.builder.create_region();
                    self.regions.push(Some(region));
                    Some(region)
                }
            };
            let Some(region) = region else { continue };
            for block in blocks {
                let made = match region.entry(self.builder.ir()).filter(|_| number == 0 && block.0 == 0) {
                    Some(entry) => entry,
                    None => self.builder.create_block(region, &[], &[]),
                };
                self.blocks[block.0 as usize] = Some(made);
            }
        }
    }

    fn arguments(&mut self) {
        let Some(entry) = self.blocks.first().copied().flatten() else { return };
        for (number, argument) in self.function.arguments.iter().enumerate() {
            self.values[argument.value.0 as usize] = Some(entry.argument(self.builder.ir(), number));
        }
    }

    /// Fills the blocks, each after those that dominate it, so that its operands exist. Blocks that nothing
    /// leads to come last.
    fn fill(&mut self) {
        let function = self.function;
        let mut waiting: Vec<PdlBlockId> = (0..function.blocks.len() as u32).rev().map(PdlBlockId).collect();
        let mut is_filled = vec![false; function.blocks.len()];
        while let Some(id) = waiting.pop() {
            let number = id.0 as usize;
            let Some(place) =
                self.blocks[number].filter(|_| !std::mem::replace(&mut is_filled[number], true))
            else {
                continue;
            };
            self.builder.set_insertion_point(InsertionPoint::End(place));
            let PdlBlock { steps, end, end_location } = &function.blocks[number];
            steps.iter().for_each(|step| self.step(step));
            self.end(end, *end_location);
            let mut end = end.clone();
            end.for_each_target(|target| waiting.push(*target));
            if let PdlEnd::ForEach { region, .. } = end {
                waiting.extend(function.regions[region].first());
            }
        }
    }

    fn block(&self, id: PdlBlockId) -> Block {
        self.blocks[id.0 as usize].expect("every block is in a region")
    }

    fn value(&self, slot: PdlSlot) -> Value {
        self.values[slot.0 as usize].expect("a value is made in a block that dominates its uses")
    }

    fn values(&self, slots: &[PdlSlot]) -> Vec<Value> {
        slots.iter().map(|slot| self.value(*slot)).collect()
    }

    fn ty(&self, slot: PdlSlot) -> Type<'c> {
        type_of(self.context, self.function.values[slot.0 as usize])
    }

    fn types(&self, slots: &[PdlSlot]) -> Vec<Type<'c>> {
        slots.iter().map(|slot| self.ty(*slot)).collect()
    }

    fn type_attributes(&self, types: &[Type<'c>]) -> Vec<Attribute<'c>> {
        types.iter().map(|ty| self.context.type_attr(*ty)).collect()
    }

    fn define(&mut self, slots: &[PdlSlot], op: Op) {
        let results: Vec<Value> = op.results(self.builder.ir()).collect();
        for (slot, result) in slots.iter().zip(results) {
            self.values[slot.0 as usize] = Some(result);
        }
    }

    fn step(&mut self, step: &PdlStep<'c>) {
        let op = self.access(step).unwrap_or_else(|| self.change(step));
        self.define(&step.results, op);
    }

    /// A step that reads; `None` for others.
    fn access(&mut self, step: &PdlStep<'c>) -> Option<Op> {
        let location = step.location;
        let result = step.results.first().map(|slot| self.ty(*slot));
        let value = |slot: &PdlSlot| self.value(*slot);
        let index = |group: &Option<u32>| group.map(|group| group as i32);
        Some(match &step.kind {
            PdlStepKind::GetAttribute { op, name } => {
                let op = value(op);
                GetAttributeOp::build(&mut self.builder, location, op, name.value()).op()
            }
            PdlStepKind::GetAttributeType(attribute) => {
                let attribute = value(attribute);
                GetAttributeTypeOp::build(&mut self.builder, location, attribute).op()
            }
            PdlStepKind::GetDefiningOp(of) => {
                let of = value(of);
                GetDefiningOpOp::build(&mut self.builder, location, of).op()
            }
            PdlStepKind::GetOperand { op, index } => {
                let op = value(op);
                GetOperandOp::build(&mut self.builder, location, op, *index as i32).op()
            }
            PdlStepKind::GetOperands { op, group } => {
                let op = value(op);
                GetOperandsOp::build_with(&mut self.builder, location, result?, op, index(group)).op()
            }
            PdlStepKind::GetResult { op, index } => {
                let op = value(op);
                GetResultOp::build(&mut self.builder, location, op, *index as i32).op()
            }
            PdlStepKind::GetResults { op, group } => {
                let op = value(op);
                GetResultsOp::build_with(&mut self.builder, location, result?, op, index(group)).op()
            }
            PdlStepKind::GetUsers(of) => {
                let of = value(of);
                GetUsersOp::build(&mut self.builder, location, of).op()
            }
            PdlStepKind::GetValueType(of) => {
                let of = value(of);
                GetValueTypeOp::build(&mut self.builder, location, result?, of).op()
            }
            PdlStepKind::Extract { range, index } => {
                let range = value(range);
                ExtractOp::build(&mut self.builder, location, result?, range, *index as i32).op()
            }
            _ => return None,
        })
    }

    /// A step that makes or changes something.
    fn change(&mut self, step: &PdlStep<'c>) -> Op {
        let location = step.location;
        match &step.kind {
            PdlStepKind::CreateAttribute(attribute) => {
                CreateAttributeOp::build(&mut self.builder, location, *attribute).op()
            }
            PdlStepKind::CreateType(ty) => CreateTypeOp::build(&mut self.builder, location, *ty).op(),
            PdlStepKind::CreateTypes(types) => {
                let types = self.type_attributes(types);
                CreateTypesOp::build(&mut self.builder, location, &types).op()
            }
            PdlStepKind::CreateOperation(creation) => self.create(creation, location),
            PdlStepKind::ApplyRewrite(call) => {
                let (types, arguments) = (self.types(&step.results), self.values(&call.arguments));
                ApplyRewriteOp::build(&mut self.builder, location, &types, &call.name, &arguments).op()
            }
            PdlStepKind::Erase(op) => {
                let op = self.value(*op);
                EraseOp::build(&mut self.builder, location, op).op()
            }
            PdlStepKind::Replace { op, values } => {
                let (op, values) = (self.value(*op), self.values(values));
                ReplaceOp::build(&mut self.builder, location, op, &values).op()
            }
            // The other kinds make a range.
            kind => {
                let elements = match kind {
                    PdlStepKind::CreateRange(elements) => self.values(elements),
                    _ => Vec::new(),
                };
                let range = self.types(&step.results)[0];
                CreateRangeOp::build(&mut self.builder, location, range, &elements).op()
            }
        }
    }

    fn create(&mut self, creation: &PdlCreation<'c>, location: Location<'c>) -> Op {
        let PdlCreation { name, operands, attributes, types, is_inferred } = creation;
        let names: Vec<Attribute<'c>> = attributes.iter().map(|(name, _)| (*name).into()).collect();
        let attributes: Vec<Value> = attributes.iter().map(|(_, value)| self.value(*value)).collect();
        let (operands, types) = (self.values(operands), self.values(types));
        let builder = &mut self.builder;
        let name = name.as_str();
        CreateOperationOp::build_with(
            builder,
            location,
            name,
            &operands,
            &attributes,
            &names,
            &types,
            *is_inferred,
        )
        .op()
    }

    fn end(&mut self, end: &PdlEnd<'c>, location: Location<'c>) {
        match end {
            PdlEnd::ApplyConstraint { call, results, is_negated, yes, no } => {
                let (types, arguments) = (self.types(results), self.values(&call.arguments));
                let (yes, no) = (self.block(*yes), self.block(*no));
                let is_negated = is_negated.then_some(true);
                let builder = &mut self.builder;
                let op = ApplyConstraintOp::build_with(
                    builder, location, &types, &call.name, &arguments, is_negated, yes, no,
                );
                self.define(results, op.op());
            }
            PdlEnd::Check { test, yes, no } => {
                let (yes, no) = (self.block(*yes), self.block(*no));
                self.check(test, yes, no, location);
            }
            PdlEnd::Switch { of, cases, otherwise } => {
                let (of, otherwise) = (self.value(*of), self.block(*otherwise));
                self.switch(of, cases, otherwise, location);
            }
            PdlEnd::Branch(next) => {
                let next = self.block(*next);
                BranchOp::build(&mut self.builder, location, next);
            }
            PdlEnd::ForEach { range, variable, region, next } => {
                let (range, next, ty) = (self.value(*range), self.block(*next), self.ty(*variable));
                let body = self.block(self.function.regions[*region][0]);
                let variable_value = self.builder.ir_mut().add_argument(body, ty, location);
                self.values[variable.0 as usize] = Some(variable_value);
                let region = self.regions[*region].take().expect("each loop has a region of its own");
                let state = rtblgen_runtime::OpState::new(ForEachOp::DEFINITION, location);
                self.builder.create(state.operand(range).successor(next).region(region));
            }
            PdlEnd::Continue => {
                ContinueOp::build(&mut self.builder, location);
            }
            PdlEnd::Finalize => {
                FinalizeOp::build(&mut self.builder, location);
            }
            PdlEnd::RecordMatch { pattern, inputs, matched, next } => {
                self.record(*pattern, inputs, matched, *next, location);
            }
        }
    }

    fn record(
        &mut self,
        pattern: usize,
        inputs: &[PdlSlot],
        matched: &[PdlSlot],
        next: PdlBlockId,
        location: Location<'c>,
    ) {
        let info = &self.program.patterns[pattern];
        let rewriter = &self.program.rewriters[info.rewriter].name;
        let rewriter = self.context.symbol_ref_attr(REWRITERS, &[rewriter]);
        let generated: Vec<_> =
            info.generated_ops.iter().map(|name| self.context.string_attr(name)).collect();
        let generated = Some(generated.as_slice()).filter(|generated| !generated.is_empty());
        let (inputs, matched) = (self.values(inputs), self.values(matched));
        let (root, benefit) = (info.root.map(|root| root.as_str()), info.benefit as i16);
        let next = self.block(next);
        let builder = &mut self.builder;
        RecordMatchOp::build_with(
            builder, location, &inputs, &matched, rewriter, root, generated, benefit, next,
        );
    }

    fn check(&mut self, test: &PdlTest<'c>, yes: Block, no: Block, location: Location<'c>) {
        match test {
            PdlTest::AreEqual(a, b) => {
                let (a, b) = (self.value(*a), self.value(*b));
                AreEqualOp::build(&mut self.builder, location, a, b, yes, no);
            }
            PdlTest::IsNotNull(value) => {
                let value = self.value(*value);
                IsNotNullOp::build(&mut self.builder, location, value, yes, no);
            }
            PdlTest::Attribute(value, constant) => {
                let value = self.value(*value);
                CheckAttributeOp::build(&mut self.builder, location, value, *constant, yes, no);
            }
            PdlTest::Type(value, ty) => {
                let value = self.value(*value);
                CheckTypeOp::build(&mut self.builder, location, value, *ty, yes, no);
            }
            PdlTest::Types(value, types) => {
                let (value, types) = (self.value(*value), self.type_attributes(types));
                CheckTypesOp::build(&mut self.builder, location, value, &types, yes, no);
            }
            PdlTest::OperationName(op, name) => {
                let op = self.value(*op);
                CheckOperationNameOp::build(&mut self.builder, location, op, name.as_str(), yes, no);
            }
            PdlTest::OperandCount(op, wanted) => {
                let (op, count) = (self.value(*op), wanted.count as i32);
                CheckOperandCountOp::build_with(
                    &mut self.builder,
                    location,
                    op,
                    count,
                    wanted.at_least,
                    yes,
                    no,
                );
            }
            PdlTest::ResultCount(op, wanted) => {
                let (op, count) = (self.value(*op), wanted.count as i32);
                CheckResultCountOp::build_with(
                    &mut self.builder,
                    location,
                    op,
                    count,
                    wanted.at_least,
                    yes,
                    no,
                );
            }
        }
    }

    fn switch(&mut self, of: Value, cases: &PdlSwitch<'c>, otherwise: Block, location: Location<'c>) {
        let context = self.context;
        match cases {
            PdlSwitch::Attributes(cases) => {
                let (values, blocks) = self.cases(cases, |attribute| *attribute);
                SwitchAttributeOp::build(&mut self.builder, location, of, &values, otherwise, &blocks);
            }
            PdlSwitch::Types(cases) => {
                let (values, blocks) = self.cases(cases, |ty| context.type_attr(*ty));
                SwitchTypeOp::build(&mut self.builder, location, of, &values, otherwise, &blocks);
            }
            PdlSwitch::TypeLists(cases) => {
                let list = |types: &Vec<Type<'c>>| {
                    let types: Vec<_> = types.iter().map(|ty| context.type_attr(*ty)).collect();
                    context.array_attr(&types)
                };
                let (values, blocks) = self.cases(cases, list);
                SwitchTypesOp::build(&mut self.builder, location, of, &values, otherwise, &blocks);
            }
            PdlSwitch::OperationNames(cases) => {
                let (values, blocks) = self.cases(cases, |name| context.string_attr(name.as_str()));
                SwitchOperationNameOp::build(&mut self.builder, location, of, &values, otherwise, &blocks);
            }
            PdlSwitch::OperandCounts(cases) => {
                let (values, blocks) = self.counts(cases);
                SwitchOperandCountOp::build(&mut self.builder, location, of, values, otherwise, &blocks);
            }
            PdlSwitch::ResultCounts(cases) => {
                let (values, blocks) = self.counts(cases);
                SwitchResultCountOp::build(&mut self.builder, location, of, values, otherwise, &blocks);
            }
        }
    }

    fn cases<T>(
        &self,
        cases: &PdlCases<T>,
        attribute: impl Fn(&T) -> Attribute<'c>,
    ) -> (Vec<Attribute<'c>>, Vec<Block>) {
        cases.iter().map(|(constant, block)| (attribute(constant), self.block(*block))).unzip()
    }

    fn counts(&self, cases: &PdlCases<u32>) -> (Attribute<'c>, Vec<Block>) {
        let (counts, blocks): (Vec<i32>, Vec<Block>) =
            cases.iter().map(|(count, block)| (*count as i32, self.block(*block))).unzip();
        let ty = self.context.vector_type(&[counts.len() as i64], self.context.i32_type());
        (self.context.dense_elements_attr(ty, &counts), blocks)
    }
}

//! Reads a function of `pdl_interp`: from operations to steps.

use std::collections::HashMap;

use rtblgen_runtime::rewrite::pdl::{
    PdlArgument, PdlBlock, PdlBlockId, PdlCall, PdlCases, PdlCount, PdlCreation, PdlEnd, PdlError,
    PdlFunction, PdlSlot, PdlStep, PdlStepKind, PdlSwitch, PdlTest, PdlType,
};
use rtblgen_runtime::{
    ArrayAttr, Attribute, Block, DenseElementsAttr, Ir, Op, Region, StringAttr, Type, TypeAttr, TypedOp,
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
use crate::pdl::entity_of;

/// Gives the number of the pattern of a match.
pub(super) type Resolve<'r> = dyn FnMut(RecordMatchOp) -> Result<usize, String> + 'r;

/// Reads a function of steps.
///
/// # Errors
///
/// Returns an error for an operation that is not a step.
pub(super) fn read_function<'c>(
    ir: &Ir<'c>,
    op: FuncOp,
    resolve: &mut Resolve<'_>,
) -> Result<PdlFunction<'c>, PdlError> {
    let mut reader = Reader {
        ir,
        resolve,
        values: HashMap::new(),
        types: Vec::new(),
        blocks: Vec::new(),
        ids: HashMap::new(),
        regions: Vec::new(),
        loops: HashMap::new(),
    };
    let name = op.sym_name(ir).to_owned();
    reader.function(op).map_err(|message| PdlError { pattern: name, operation: None, message })
}

struct Reader<'a, 'c> {
    ir: &'a Ir<'c>,
    resolve: &'a mut Resolve<'a>,
    values: HashMap<Value, PdlSlot>,
    types: Vec<PdlType>,
    blocks: Vec<Block>,
    ids: HashMap<Block, PdlBlockId>,
    regions: Vec<Vec<PdlBlockId>>,
    /// The number of each loop's region.
    loops: HashMap<Op, usize>,
}

type Read<T> = Result<T, String>;

impl<'c> Reader<'_, 'c> {
    fn function(&mut self, op: FuncOp) -> Read<PdlFunction<'c>> {
        let ir = self.ir;
        self.regions_of(op.body(ir))?;
        let entry = op.body(ir).entry(ir).ok_or("a function must have a block")?;
        let argument =
            |value: Value| Ok(PdlArgument { value: self.value(value)?, location: value.location(ir) });
        let arguments = entry.arguments(ir).map(argument).collect::<Read<_>>()?;
        let blocks = self.blocks.clone().into_iter().map(|block| self.block(block)).collect::<Read<_>>()?;
        Ok(PdlFunction {
            name: op.sym_name(ir).to_owned(),
            location: op.op().location(ir),
            arguments,
            values: self.types.clone(),
            blocks,
            regions: self.regions.clone(),
        })
    }

    /// Numbers the blocks and values of a region and of the loops in it.
    fn regions_of(&mut self, body: Region) -> Read<()> {
        let ir = self.ir;
        let mut waiting = vec![body];
        let mut next = 0;
        while let Some(region) = waiting.get(next).copied() {
            next += 1;
            let mut ids = Vec::new();
            for block in region.blocks(ir) {
                let id = PdlBlockId(self.blocks.len() as u32);
                if !ids.is_empty() && block.argument_count(ir) > 0 {
                    return Err("a block has arguments".to_owned());
                }
                ids.push(id);
                self.blocks.push(block);
                self.ids.insert(block, id);
                block.arguments(ir).try_for_each(|argument| self.define(argument))?;
                for op in block.ops(ir) {
                    op.results(ir).try_for_each(|result| self.define(result))?;
                    if let Some(each) = ForEachOp::cast(ir, op) {
                        self.loops.insert(op, waiting.len());
                        waiting.push(each.region(ir));
                    }
                }
            }
            self.regions.push(ids);
        }
        Ok(())
    }

    fn define(&mut self, value: Value) -> Read<()> {
        let ty = value.ty(self.ir);
        let entity = entity_of(ty).ok_or_else(|| format!("the rewriter has no values of type `{ty}`"))?;
        self.values.insert(value, PdlSlot(self.types.len() as u32));
        self.types.push(entity);
        Ok(())
    }

    fn value(&self, value: Value) -> Read<PdlSlot> {
        self.values.get(&value).copied().ok_or_else(|| "a value of another function is used".to_owned())
    }

    fn values<V: Into<Value>>(&self, values: impl Iterator<Item = V>) -> Read<Vec<PdlSlot>> {
        values.map(|value| self.value(value.into())).collect()
    }

    fn id(&self, block: Block) -> Read<PdlBlockId> {
        self.ids.get(&block).copied().ok_or_else(|| "a block of another function is a successor".to_owned())
    }

    fn block(&mut self, block: Block) -> Read<PdlBlock<'c>> {
        let ir = self.ir;
        let last = block.last_op(ir).ok_or("a block is empty")?;
        let steps = block.ops(ir).filter(|op| *op != last).map(|op| self.step(op)).collect::<Read<_>>()?;
        Ok(PdlBlock { steps, end: self.end(last)?, end_location: last.location(ir) })
    }

    fn step(&self, op: Op) -> Read<PdlStep<'c>> {
        let ir = self.ir;
        let operands = self.values(op.operands(ir))?;
        let kind = match operands.as_slice() {
            [only] => self.access(op, *only)?,
            _ => None,
        };
        let kind = match kind {
            Some(kind) => kind,
            None => self.change(op, operands)?,
        };
        Ok(PdlStep { kind, results: self.values(op.results(ir))?.into(), location: op.location(ir) })
    }

    /// A step that reads something of one value.
    fn access(&self, op: Op, of: PdlSlot) -> Read<Option<PdlStepKind<'c>>> {
        let ir = self.ir;
        let group = |group: Option<i32>| group.map(number).transpose();
        Ok(Some(if let Some(op) = GetAttributeOp::cast(ir, op) {
            PdlStepKind::GetAttribute { op: of, name: op.name_attr(ir) }
        } else if GetAttributeTypeOp::cast(ir, op).is_some() {
            PdlStepKind::GetAttributeType(of)
        } else if GetDefiningOpOp::cast(ir, op).is_some() {
            PdlStepKind::GetDefiningOp(of)
        } else if let Some(op) = GetOperandOp::cast(ir, op) {
            PdlStepKind::GetOperand { op: of, index: number(op.index(ir))? }
        } else if let Some(op) = GetOperandsOp::cast(ir, op) {
            PdlStepKind::GetOperands { op: of, group: group(op.index(ir))? }
        } else if let Some(op) = GetResultOp::cast(ir, op) {
            PdlStepKind::GetResult { op: of, index: number(op.index(ir))? }
        } else if let Some(op) = GetResultsOp::cast(ir, op) {
            PdlStepKind::GetResults { op: of, group: group(op.index(ir))? }
        } else if GetUsersOp::cast(ir, op).is_some() {
            PdlStepKind::GetUsers(of)
        } else if GetValueTypeOp::cast(ir, op).is_some() {
            PdlStepKind::GetValueType(of)
        } else if let Some(op) = ExtractOp::cast(ir, op) {
            PdlStepKind::Extract { range: of, index: number(op.index(ir))? }
        } else if EraseOp::cast(ir, op).is_some() {
            PdlStepKind::Erase(of)
        } else {
            return Ok(None);
        }))
    }

    /// A step that makes or changes something.
    fn change(&self, op: Op, operands: Vec<PdlSlot>) -> Read<PdlStepKind<'c>> {
        let ir = self.ir;
        Ok(if let Some(op) = CreateAttributeOp::cast(ir, op) {
            PdlStepKind::CreateAttribute(op.value(ir))
        } else if let Some(op) = CreateTypeOp::cast(ir, op) {
            PdlStepKind::CreateType(op.value(ir))
        } else if let Some(op) = CreateTypesOp::cast(ir, op) {
            PdlStepKind::CreateTypes(types(op.value(ir)).into())
        } else if CreateRangeOp::cast(ir, op).is_some() {
            PdlStepKind::CreateRange(operands.into())
        } else if let Some(op) = CreateOperationOp::cast(ir, op) {
            PdlStepKind::CreateOperation(Box::new(self.creation(op)?))
        } else if let Some(op) = ApplyRewriteOp::cast(ir, op) {
            PdlStepKind::ApplyRewrite(Box::new(PdlCall { name: op.name(ir).to_owned(), arguments: operands }))
        } else if let Some((op, values)) =
            operands.split_first().filter(|_| ReplaceOp::cast(ir, op).is_some())
        {
            PdlStepKind::Replace { op: *op, values: values.into() }
        } else {
            return Err(format!("the rewriter cannot run `{}`", op.name(ir)));
        })
    }

    fn creation(&self, op: CreateOperationOp) -> Read<PdlCreation<'c>> {
        let ir = self.ir;
        let names = op.input_attribute_names(ir).iter().map(|own| name(*own)).collect::<Read<Vec<_>>>()?;
        let values = self.values(op.input_attributes(ir))?;
        if names.len() != values.len() {
            return Err("an operation to make has other names than attributes".to_owned());
        }
        Ok(PdlCreation {
            name: ir.context().op_name(op.name(ir)),
            operands: self.values(op.input_operands(ir))?,
            attributes: names.into_iter().zip(values).collect(),
            types: self.values(op.input_result_types(ir))?,
            is_inferred: op.inferred_result_types(ir),
        })
    }

    fn end(&mut self, op: Op) -> Read<PdlEnd<'c>> {
        let ir = self.ir;
        let operands = self.values(op.operands(ir))?;
        let targets = op.successors(ir).map(|block| self.id(block)).collect::<Read<Vec<_>>>()?;
        let found = match targets.as_slice() {
            [] => self.last(op),
            [otherwise, cases @ ..] => match self.switch(op, &operands, *otherwise, cases)? {
                Some(switch) => Some(switch),
                None if cases.is_empty() => self.onward(op, &operands, *otherwise)?,
                // A test that is not a switch has two.
                None => self.check(op, &operands, *otherwise, cases[0])?,
            },
        };
        found.ok_or_else(|| format!("a block ends with `{}`", op.name(ir)))
    }

    fn last(&self, op: Op) -> Option<PdlEnd<'c>> {
        if ContinueOp::cast(self.ir, op).is_some() {
            return Some(PdlEnd::Continue);
        }
        FinalizeOp::cast(self.ir, op).map(|_| PdlEnd::Finalize)
    }

    /// Reads an end with one successor.
    fn onward(&mut self, op: Op, operands: &[PdlSlot], next: PdlBlockId) -> Read<Option<PdlEnd<'c>>> {
        let ir = self.ir;
        Ok(if BranchOp::cast(ir, op).is_some() {
            Some(PdlEnd::Branch(next))
        } else if let Some(each) = ForEachOp::cast(ir, op) {
            let variable = each.loop_variable(ir).ok_or("a loop has no variable")?;
            let (range, variable) = (self.value(op.operand(ir, 0))?, self.value(variable)?);
            Some(PdlEnd::ForEach { range, variable, region: self.loops[&op], next })
        } else if let Some(record) = RecordMatchOp::cast(ir, op) {
            let pattern = (self.resolve)(record)?;
            let (inputs, matched) = operands.split_at(record.inputs(ir).count());
            let (inputs, matched) = (inputs.to_vec(), matched.to_vec());
            Some(PdlEnd::RecordMatch { pattern, inputs, matched, next })
        } else {
            None
        })
    }

    /// Reads an end with two successors.
    fn check(
        &self,
        op: Op,
        operands: &[PdlSlot],
        yes: PdlBlockId,
        no: PdlBlockId,
    ) -> Read<Option<PdlEnd<'c>>> {
        let ir = self.ir;
        if let Some(op) = ApplyConstraintOp::cast(ir, op) {
            let call = PdlCall { name: op.name(ir).to_owned(), arguments: operands.to_vec() };
            let results = self.values(op.op().results(ir))?;
            let is_negated = op.is_negated(ir);
            return Ok(Some(PdlEnd::ApplyConstraint { call, results, is_negated, yes, no }));
        }
        let test = match operands {
            [a, b] => AreEqualOp::cast(ir, op).map(|_| PdlTest::AreEqual(*a, *b)),
            [of] => self.test(op, *of)?,
            _ => None,
        };
        Ok(test.map(|test| PdlEnd::Check { test, yes, no }))
    }

    /// A test of one value.
    fn test(&self, op: Op, of: PdlSlot) -> Read<Option<PdlTest<'c>>> {
        let ir = self.ir;
        Ok(Some(if IsNotNullOp::cast(ir, op).is_some() {
            PdlTest::IsNotNull(of)
        } else if let Some(op) = CheckAttributeOp::cast(ir, op) {
            PdlTest::Attribute(of, op.constant_value(ir))
        } else if let Some(op) = CheckTypeOp::cast(ir, op) {
            PdlTest::Type(of, op.r#type(ir))
        } else if let Some(op) = CheckTypesOp::cast(ir, op) {
            PdlTest::Types(of, types(op.types(ir)).into())
        } else if let Some(op) = CheckOperationNameOp::cast(ir, op) {
            PdlTest::OperationName(of, ir.context().op_name(op.name(ir)))
        } else if let Some(op) = CheckOperandCountOp::cast(ir, op) {
            let wanted = PdlCount { count: number(op.count(ir))?, at_least: op.compare_at_least(ir) };
            PdlTest::OperandCount(of, wanted)
        } else if let Some(op) = CheckResultCountOp::cast(ir, op) {
            let wanted = PdlCount { count: number(op.count(ir))?, at_least: op.compare_at_least(ir) };
            PdlTest::ResultCount(of, wanted)
        } else {
            return Ok(None);
        }))
    }

    /// An end with many cases.
    fn switch(
        &self,
        op: Op,
        operands: &[PdlSlot],
        otherwise: PdlBlockId,
        targets: &[PdlBlockId],
    ) -> Read<Option<PdlEnd<'c>>> {
        let ir = self.ir;
        let [of] = operands else { return Ok(None) };
        let cases = if let Some(op) = SwitchAttributeOp::cast(ir, op) {
            PdlSwitch::Attributes(cases(op.case_values(ir).to_vec(), targets)?)
        } else if let Some(op) = SwitchTypeOp::cast(ir, op) {
            PdlSwitch::Types(cases(types(op.case_values(ir)), targets)?)
        } else if let Some(op) = SwitchTypesOp::cast(ir, op) {
            let lists = op.case_values(ir).iter().filter_map(|list| list.cast::<ArrayAttr<'c>>());
            PdlSwitch::TypeLists(cases(lists.map(|list| types(list.elements())).collect(), targets)?)
        } else if let Some(op) = SwitchOperationNameOp::cast(ir, op) {
            let names = op.case_values(ir).iter().map(|own| Ok(ir.context().op_name(name(*own)?.value())));
            PdlSwitch::OperationNames(cases(names.collect::<Read<_>>()?, targets)?)
        } else if let Some(op) = SwitchOperandCountOp::cast(ir, op) {
            PdlSwitch::OperandCounts(cases(counts(op.case_values(ir))?, targets)?)
        } else if let Some(op) = SwitchResultCountOp::cast(ir, op) {
            PdlSwitch::ResultCounts(cases(counts(op.case_values(ir))?, targets)?)
        } else {
            return Ok(None);
        };
        Ok(Some(PdlEnd::Switch { of: *of, cases, otherwise }))
    }
}

fn number(number: i32) -> Read<u32> {
    u32::try_from(number).map_err(|_| "a number is negative".to_owned())
}

fn name<'c>(attribute: Attribute<'c>) -> Read<StringAttr<'c>> {
    attribute.cast().ok_or_else(|| format!("{attribute} is no name"))
}

fn types<'c>(attributes: &[Attribute<'c>]) -> Vec<Type<'c>> {
    attributes.iter().filter_map(|ty| Some(ty.cast::<TypeAttr<'c>>()?.value())).collect()
}

fn counts(constants: DenseElementsAttr<'_>) -> Read<Vec<u32>> {
    let counts = constants.values::<i32>().ok_or("the numbers of a switch are no i32")?;
    counts.into_iter().map(number).collect()
}

fn cases<T>(constants: Vec<T>, targets: &[PdlBlockId]) -> Read<PdlCases<T>> {
    if constants.len() != targets.len() {
        return Err("a switch has other constants than blocks".to_owned());
    }
    Ok(constants.into_iter().zip(targets.iter().copied()).collect())
}

//! A dialect described by hand, programs in it, and a short way to show them.

use std::fmt::Write as _;

use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::definition::AttributeConstraint;
use crate::ir::definition::{
    AttributeDef, AttributePresence, FoldEdit, FoldOutcome, MemoryEffects, OpDefinition, TraitDefinition,
};
use crate::ir::{Block, Builder, Ir, IrBuilder, Op, OpState, TypedOp, Value};
use crate::typed_op;

static CONSTANT_LIKE: TraitDefinition = TraitDefinition::marker("ConstantLike");
static COMMUTATIVE: TraitDefinition = TraitDefinition::marker("Commutative");
static IDEMPOTENT: TraitDefinition = TraitDefinition::marker("Idempotent");
static INVOLUTION: TraitDefinition = TraitDefinition::marker("Involution");
static TERMINATOR: TraitDefinition = TraitDefinition::marker("Terminator");

const PURE: Option<MemoryEffects> = Some(MemoryEffects::Fixed(&[]));

const VALUE: &[AttributeDef] = &[AttributeDef {
    name: "value",
    presence: AttributePresence::Required,
    constraint: AttributeConstraint::ANY,
    in_op: None,
    property: None,
}];

macro_rules! ops {
    ($($static:ident $text:literal { $($field:ident: $value:expr),* };)*) => {
        $(
            pub(super) static $static: OpDefinition =
                OpDefinition { name: $text, $($field: $value,)* ..OpDefinition::EMPTY };
        )*
        pub(super) static ALL: &[&OpDefinition] = &[$(&$static),*];
    };
}

ops! {
    CONST "t.const" {
        attributes: VALUE, memory_effects: PURE, traits: &[&CONSTANT_LIKE],
        fold: Some(|ir, op, _| op.inherent(ir, 0).map_or(FoldOutcome::NotFolded, Into::into))
    };
    ADD "t.add" { memory_effects: PURE, traits: &[&COMMUTATIVE], fold: Some(fold_add) };
    MAX "t.max" { memory_effects: PURE, traits: &[&COMMUTATIVE, &IDEMPOTENT] };
    NEG "t.neg" { memory_effects: PURE, traits: &[&INVOLUTION] };
    ABS "t.abs" { memory_effects: PURE, traits: &[&IDEMPOTENT] };
    SHIFT "t.shift" { attributes: VALUE, memory_effects: PURE, fold: Some(fold_shift) };
    A "t.a" {};
    B "t.b" {};
    PURE_OP "t.pure" { memory_effects: PURE };
    SOURCE "t.source" {};
    USE "t.use" {};
    BOX "t.box" {};
    PURE_BOX "t.pure_box" { memory_effects: Some(MemoryEffects::Recursive) };
    JUMP "t.jump" { traits: &[&TERMINATOR] };
    BRANCH "t.branch" {
        traits: &[&TERMINATOR], successor_operands: Some(|ir, op, _| 0..op.operand_count(ir))
    };
}

macro_rules! typed {
    ($($name:ident $static:ident;)*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) struct $name(Op);
        typed_op!($name, $static);
    )*};
}

typed! {
    AddOp ADD;
    NegOp NEG;
    ShiftOp SHIFT;
    OpA A;
    OpB B;
    UseOp USE;
}

pub(super) struct TestDialect;

impl crate::ir::Dialect for TestDialect {
    const NAME: &'static str = "t";

    fn initialize(registry: &mut crate::ir::DialectRegistry) {
        registry.add_ops(ALL);
        registry.set_constant_materializer(|builder, value, ty, location| {
            let number = number_of(value)?;
            // Negative numbers cannot be made, so that tests cover that failure.
            (number >= 0)
                .then(|| builder.create(OpState::new(&CONST, location).result(ty).attribute("value", value)))
        });
    }
}

pub(super) fn number_of(value: Attribute<'_>) -> Option<i128> {
    value.cast::<crate::context::attributes::IntegerAttr<'_>>()?.signed_value()
}

fn fold_add<'c>(ir: &Ir<'c>, op: Op, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
    let number = |index: usize| operands.get(index).copied().flatten().and_then(number_of);
    match (number(0), number(1)) {
        (_, Some(0)) => op.operand(ir, 0).into(),
        (Some(left), Some(right)) => {
            let ty = op.result(ir, 0).ty(ir);
            ir.context().integer_attr(ty, left + right).into()
        }
        _ => FoldOutcome::NotFolded,
    }
}

/// `shift(shift(x))` shifts `x` by the sum.
fn fold_shift<'c>(ir: &Ir<'c>, op: Op, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
    let amount = |op: Op| op.inherent(ir, 0).and_then(number_of).unwrap_or(0);
    let Some(inner) = ir.defining_op::<ShiftOp>(op.operand(ir, 0)) else { return FoldOutcome::NotFolded };
    let sum = ir.context().integer_attr(ir.context().integer_type(32), amount(op) + amount(inner.op()));
    FoldOutcome::InPlace(vec![
        FoldEdit::Operand(0, inner.op().operand(ir, 0)),
        FoldEdit::Attribute("value", Some(sum)),
    ])
}

pub(super) fn context() -> Context {
    let context = Context::new();
    context.register::<TestDialect>();
    context
}

/// A module that grows at the end of a block.
pub(super) struct Program<'c> {
    pub(super) ir: Ir<'c>,
    block: Block,
}

impl<'c> Program<'c> {
    pub(super) fn new(context: &'c Context) -> Self {
        let ir = Ir::module(context, context.unknown_loc());
        let block = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
        Self { ir, block }
    }

    fn state(&self, definition: &'static OpDefinition) -> OpState<'c> {
        OpState::new(definition, self.ir.context().unknown_loc())
    }

    fn push(&mut self, state: OpState<'c>) -> Op {
        IrBuilder::at_block_end(&mut self.ir, self.block).create(state)
    }

    /// An operation with one result.
    pub(super) fn op(&mut self, definition: &'static OpDefinition, operands: &[Value]) -> Value {
        let ty = self.ir.context().integer_type(32);
        let state = self.state(definition).operands(operands.iter().copied()).result(ty);
        self.push(state).result(&self.ir, 0)
    }

    /// An operation with one result and the attribute `value`.
    pub(super) fn numbered(
        &mut self,
        definition: &'static OpDefinition,
        number: i128,
        operands: &[Value],
    ) -> Value {
        let ty = self.ir.context().integer_type(32);
        let value = self.ir.context().integer_attr(ty, number);
        let state =
            self.state(definition).operands(operands.iter().copied()).result(ty).attribute("value", value);
        self.push(state).result(&self.ir, 0)
    }

    pub(super) fn constant(&mut self, number: i128) -> Value {
        self.numbered(&CONST, number, &[])
    }

    pub(super) fn source(&mut self) -> Value {
        self.op(&SOURCE, &[])
    }

    /// An operation without results that uses `operands`.
    pub(super) fn keep(&mut self, operands: &[Value]) -> Op {
        let state = self.state(&USE).operands(operands.iter().copied());
        self.push(state)
    }

    /// An operation whose region is filled by `fill`.
    pub(super) fn nested(&mut self, definition: &'static OpDefinition, fill: impl FnOnce(&mut Self)) -> Op {
        let state = self.state(definition).empty_regions(1);
        let op = self.push(state);
        let region = op.region(&self.ir, 0);
        let inner = self.ir.append_block(region, &[], &[]);
        let outer = std::mem::replace(&mut self.block, inner);
        fill(self);
        self.block = outer;
        op
    }

    /// Adds a block with `arguments` arguments after the current one, and continues in it.
    pub(super) fn block(&mut self, arguments: usize) -> Block {
        let region = self.block.parent_region(&self.ir).expect("blocks are in regions");
        let types = vec![self.ir.context().integer_type(32); arguments];
        let locations = vec![self.ir.context().unknown_loc(); arguments];
        self.block = self.ir.append_block(region, &types, &locations);
        self.block
    }

    /// Goes on at the end of another block.
    pub(super) fn goto(&mut self, block: Block) {
        self.block = block;
    }

    pub(super) fn current_block(&self) -> Block {
        self.block
    }

    pub(super) fn jump(
        &mut self,
        definition: &'static OpDefinition,
        operands: &[Value],
        targets: &[Block],
    ) -> Op {
        let state =
            self.state(definition).operands(operands.iter().copied()).successors(targets.iter().copied());
        self.push(state)
    }

    /// The program, an operation a line: results by number, operands, `value`, and nested operations indented.
    pub(super) fn show(&self) -> String {
        show(&self.ir)
    }
}

pub(super) fn show(ir: &Ir<'_>) -> String {
    let mut shown = Shown { ir, names: Vec::new(), blocks: Vec::new(), text: String::new() };
    for region in ir.root().regions(ir) {
        shown.region(region, 0);
    }
    shown.text
}

struct Shown<'a, 'c> {
    ir: &'a Ir<'c>,
    names: Vec<Value>,
    blocks: Vec<Block>,
    text: String,
}

impl Shown<'_, '_> {
    fn name(&mut self, value: Value) -> usize {
        self.names.iter().position(|known| *known == value).unwrap_or_else(|| {
            self.names.push(value);
            self.names.len() - 1
        })
    }

    fn region(&mut self, region: crate::ir::Region, depth: usize) {
        self.blocks.extend(region.blocks(self.ir));
        for block in region.blocks(self.ir) {
            if region.block_count(self.ir) > 1 {
                let arguments: Vec<String> =
                    block.arguments(self.ir).map(|argument| format!("%{}", self.name(argument))).collect();
                let number = self.blocks.iter().position(|known| *known == block).unwrap_or(usize::MAX);
                writeln!(self.text, "{:depth$}^{number}({})", "", arguments.join(" "))
                    .expect("writing to a string");
            }
            for op in block.ops(self.ir) {
                self.op(op, depth);
            }
        }
    }

    fn op(&mut self, op: Op, depth: usize) {
        let mut line = " ".repeat(depth);
        for result in op.results(self.ir) {
            write!(line, "%{} = ", self.name(result)).expect("writing to a string");
        }
        let name = op.name(self.ir).mnemonic();
        line.push_str(name);
        for operand in op.operands(self.ir) {
            write!(line, " %{}", self.name(operand)).expect("writing to a string");
        }
        if let Some(number) = op.attribute(self.ir, "value").and_then(number_of) {
            write!(line, " {number}").expect("writing to a string");
        }
        for target in op.successors(self.ir) {
            let number = self.blocks.iter().position(|known| *known == target).unwrap_or(usize::MAX);
            write!(line, " ^{number}").expect("writing to a string");
        }
        self.text.push_str(&line);
        self.text.push('\n');
        for region in op.regions(self.ir) {
            self.region(region, depth + 2);
        }
    }
}

use super::*;
use crate::context::Context;
use crate::context::types::IntegerType;
use crate::context::types::Type;
use crate::context::types::TypedType;
use crate::ir::TypedOp;
use crate::ir::definition::OpDefinition;
use crate::ir::{Builder, IrBuilder, OpState};
use crate::ir::{Dialect, DialectRegistry};
use crate::ir::{Ir, Op};
use crate::{op_interface, type_interface, typed_op};

/// The cost of an operation.
pub trait Cost: TypedOp {
    fn cost(self, ir: &Ir<'_>) -> u32;
}

pub struct CostModel {
    cost: fn(Op, &Ir<'_>) -> u32,
}

impl CostModel {
    const fn of<T: Cost>() -> Self {
        CostModel { cost: |op, ir| T::from_op(op).cost(ir) }
    }
}

op_interface!("An operation with [`Cost`].", DynCost, CostModel, Cost, "::t::Cost", DynCost::is_cheap);

impl DynCost {
    fn cost(self, ir: &Ir<'_>) -> u32 {
        (self.model.cost)(self.op, ir)
    }

    fn is_cheap(self, ir: &Ir<'_>) -> bool {
        self.cost(ir) < 100
    }
}

static CHEAP: OpDefinition = OpDefinition {
    name: "t.cheap",
    interfaces: &[CostModel::implemented_by::<CheapOp>()],
    ..OpDefinition::EMPTY
};
static DEAR: OpDefinition = OpDefinition {
    name: "t.dear",
    interfaces: &[CostModel::implemented_by::<DearOp>()],
    ..OpDefinition::EMPTY
};
static OTHER: OpDefinition = OpDefinition { name: "t.other", ..OpDefinition::EMPTY };

#[derive(Clone, Copy)]
pub struct CheapOp(Op);
#[derive(Clone, Copy)]
pub struct DearOp(Op);
#[derive(Clone, Copy)]
pub struct OtherOp(Op);

typed_op!(CheapOp, CHEAP);
typed_op!(DearOp, DEAR);
typed_op!(OtherOp, OTHER);

impl Cost for CheapOp {
    fn cost(self, _: &Ir<'_>) -> u32 {
        1
    }
}

impl Cost for DearOp {
    fn cost(self, _: &Ir<'_>) -> u32 {
        100
    }
}

impl Cost for OtherOp {
    fn cost(self, ir: &Ir<'_>) -> u32 {
        u32::try_from(self.0.operand_count(ir)).unwrap_or(0) + 7
    }
}

struct TestDialect;

impl Dialect for TestDialect {
    const NAME: &'static str = "t";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_ops(&[&CHEAP, &DEAR, &OTHER]);
    }
}

#[test]
fn ops_are_found_by_description_and_by_attachment() {
    let context = Context::new();
    context.register::<TestDialect>();
    let mut ir = Ir::new(&context);
    let mut builder = IrBuilder::new(&mut ir, crate::ir::InsertionPoint::Detached);
    let [cheap, dear, other] = [&CHEAP, &DEAR, &OTHER]
        .map(|definition| builder.create(OpState::new(definition, context.unknown_loc())));
    assert_eq!(DynCost::cast(&ir, cheap).map(|op| op.cost(&ir)), Some(1));
    assert!(cheap.implements(&ir, "::t::Cost"));
    assert!(DynCost::cast(&ir, dear).is_none(), "`extraClassOf` refuses it");
    assert!(DynCost::cast(&ir, other).is_none());
    DynCost::attach::<OtherOp>(&context);
    assert_eq!(DynCost::cast(&ir, other).map(|op| op.cost(&ir)), Some(7));
    assert!(other.implements(&ir, "::t::Cost"));
    assert_eq!(DynCost::cast(&ir, other).map(DynCost::op), Some(other));
}

/// How wide something is.
pub trait Width<'c>: TypedType<'c> {
    fn width_of(self) -> u32;
    fn wider(self, by: u32) -> Type<'c>;
}

pub struct WidthModel {
    width_of: for<'c> fn(Type<'c>) -> u32,
    wider: for<'c> fn(Type<'c>, u32) -> Type<'c>,
}

impl WidthModel {
    const fn of<T: TypeFamily>() -> Self
    where
        for<'x> T::Of<'x>: Width<'x>,
    {
        WidthModel {
            width_of: |ty| member_type::<T>(ty).width_of(),
            wider: |ty, by| member_type::<T>(ty).wider(by),
        }
    }
}

type_interface!("A type with [`Width`].", DynWidth, WidthModel, Width, "::t::Width");

impl<'c> Width<'c> for IntegerType<'c> {
    fn width_of(self) -> u32 {
        self.width()
    }

    fn wider(self, by: u32) -> Type<'c> {
        self.context().integer_type(self.width() + by)
    }
}

#[test]
fn builtin_types_can_have_interfaces_attached() {
    let context = Context::new();
    let ty = context.integer_type(8);
    assert!(DynWidth::cast(ty).is_none());
    DynWidth::attach::<IntegerType<'static>>(&context);
    let handle = DynWidth::cast(ty).unwrap();
    assert_eq!((handle.model.width_of)(ty), 8);
    assert_eq!((handle.model.wider)(ty, 8), context.integer_type(16));
    assert_eq!(handle.as_type(), ty);
    assert!(ty.implements("::t::Width"));
    assert!(!context.index_type().implements("::t::Width"));
}

impl crate::interfaces::MemoryEffectOpInterface for OtherOp {
    fn effects(self, _: &Ir<'_>, effects: &mut Vec<crate::ir::definition::EffectInstance>) {
        effects.push(crate::ir::definition::EffectInstance::new(crate::ir::definition::MemoryEffect::Read));
    }
}

impl crate::interfaces::RegionKindInterface for OtherOp {
    fn region_kind(_: usize) -> crate::ir::definition::RegionKind {
        crate::ir::definition::RegionKind::Graph
    }
}

impl crate::interfaces::InferTypeOpInterface for OtherOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, _: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(vec![ir.context().i32_type()])
    }
}

#[test]
fn interfaces_that_the_runtime_asks_for_can_be_attached() {
    let context = Context::new();
    context.register::<TestDialect>();
    let mut ir = Ir::new(&context);
    let create = |ir: &mut Ir<'_>| {
        let state = OpState::new(&OTHER, ir.context().unknown_loc()).empty_regions(1);
        IrBuilder::new(ir, crate::ir::InsertionPoint::Detached).create(state)
    };
    let before = create(&mut ir);
    assert_eq!(before.result_count(&ir), 0);
    assert_eq!(before.memory_effects(&ir), None);
    assert!(!crate::rewrite::is_trivially_dead(&ir, before));
    assert_eq!(before.region_kind(&ir, 0), Some(crate::ir::definition::RegionKind::Ssacfg));
    crate::interfaces::DynMemoryEffectOpInterface::attach::<OtherOp>(&context);
    crate::interfaces::DynRegionKindInterface::attach::<OtherOp>(&context);
    crate::interfaces::DynInferTypeOpInterface::attach::<OtherOp>(&context);
    assert_eq!(before.memory_effects(&ir).map(|effects| effects.len()), Some(1));
    assert!(before.implements(&ir, "::mlir::MemoryEffectOpInterface"));
    assert!(crate::rewrite::is_trivially_dead(&ir, before));
    assert_eq!(before.region_kind(&ir, 0), Some(crate::ir::definition::RegionKind::Graph));
    let after = create(&mut ir);
    assert_eq!(after.result_types(&ir).collect::<Vec<_>>(), [context.i32_type()]);
}

//! Folders, and the ops of constants.

use rtblgen_runtime::{
    ArrayAttr, Attribute, Builder, Fold, FoldOutcome, Ir, Location, MaterializeConstant, Op, OpState, Type,
    TypedOp,
};

use super::{ConstantOp, StructAccessOp, StructConstantOp, StructType, ToyDialect};

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl Fold for StructConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl Fold for StructAccessOp {
    /// The field of a constant struct.
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let fields = operands[0].and_then(|input| input.cast::<ArrayAttr<'c>>());
        let index = usize::try_from(self.index(ir)).ok();
        match fields.zip(index).and_then(|(fields, index)| fields.elements().get(index)) {
            Some(field) => (*field).into(),
            None => FoldOutcome::NotFolded,
        }
    }
}

impl MaterializeConstant for ToyDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let definition = match ty.is::<StructType<'c>>() {
            true => StructConstantOp::DEFINITION,
            false => ConstantOp::DEFINITION,
        };
        Some(builder.create(OpState::new(definition, location).inherent(0, value).result(ty)))
    }
}

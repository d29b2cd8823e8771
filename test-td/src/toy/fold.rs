//! Folders of Toy ops.

use rtblgen_runtime::{Attribute, Fold, FoldOutcome, Ir};

use super::ConstantOp;

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

use rtblgen_runtime::{Attribute, OpView, Value};

fn look<'c>(op: OpView<'_, 'c>) -> Option<(Value, Attribute<'c>)> {
    Some((op.operand(0).value(), op.attribute("a").filter(|found| found.is_integer())?))
}

use rtblgen_runtime::{OpView, Value};

fn step_of(op: OpView<'_, '_>) -> Option<(Value, i32)> {
    let same = op.cast::<SamePropOp>()?;
    Some((same.x(op.ir()), same.p(op.ir()) + 1))
}

//! Folders of `llvm`.

use rtblgen_runtime::constants::{Int, element_at, filled, splat};
use rtblgen_runtime::rewrite::constant_value;
use rtblgen_runtime::{
    ArrayAttr, Attribute, Builder, DenseArrayAttr, FloatAttr, Fold, FoldEdit, FoldOutcome, IntegerAttr, Ir,
    Location, MaterializeConstant, Op, OpState, SymbolRefAttr, Type, TypedOp, Value,
};

use super::{
    AddrSpaceCastOp, AddressOfOp, AllocaOp, BitcastOp, BlockAddressOp, ConstantOp, DSOLocalEquivalentAttr,
    DSOLocalEquivalentOp, ExtractValueOp, GEPOp, ICmpOp, ICmpPredicate, InsertValueOp, LLVMPointerType,
    LlvmDialect, OrOp, PoisonAttr, PoisonOp, ShlOp, ShuffleVectorOp, UndefAttr, UndefOp, ZExtOp, ZeroAttr,
    ZeroOp, is_compatible,
};

impl MaterializeConstant for LlvmDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let plain = |definition| Some(OpState::new(definition, location).result(ty));
        let state = if is_symbol(value) && ty.is::<LLVMPointerType<'_>>() {
            OpState::new(AddressOfOp::DEFINITION, location).attribute("global_name", value).result(ty)
        } else if value.is::<UndefAttr<'c>>() {
            plain(UndefOp::DEFINITION)?
        } else if value.is::<PoisonAttr<'c>>() {
            plain(PoisonOp::DEFINITION)?
        } else if value.is::<ZeroAttr<'c>>() {
            plain(ZeroOp::DEFINITION)?
        } else if is_buildable_with(value, ty) {
            OpState::new(ConstantOp::DEFINITION, location).attribute("value", value).result(ty)
        } else {
            return None;
        };
        Some(builder.create(state))
    }
}

/// Whether an attribute is a flat symbol reference.
pub(super) fn is_symbol(value: Attribute<'_>) -> bool {
    value.cast::<SymbolRefAttr<'_>>().is_some_and(|symbol| symbol.nested().is_empty())
}

/// Whether an `llvm.mlir.constant` of the type can have the value: a number or elements of that type.
fn is_buildable_with(value: Attribute<'_>, ty: Type<'_>) -> bool {
    let is_number = value.is::<IntegerAttr<'_>>() || value.is::<FloatAttr<'_>>() || value.is_elements();
    is_number && value.ty() == Some(ty) && is_compatible(ty)
}

macro_rules! fold_to_constants {
    ($($op:ident = $value:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
                let value: fn($op, &Ir<'c>) -> Option<Attribute<'c>> = $value;
                value(self, ir).map_or(FoldOutcome::NotFolded, Into::into)
            }
        }
    )*};
}

fold_to_constants! {
    UndefOp = |_, ir| Some(UndefAttr::get(ir.context()).into());
    PoisonOp = |_, ir| Some(PoisonAttr::get(ir.context()).into());
    ZeroOp = |op, ir| {
        let zero = rtblgen_runtime::constants::zero(op.op().result(ir, 0).ty(ir));
        Some(zero.unwrap_or_else(|| ZeroAttr::get(ir.context()).into()))
    };
    AddressOfOp = |op, ir| op.op().attribute(ir, "global_name");
    BlockAddressOp = |op, ir| op.op().attribute(ir, "block_addr");
    DSOLocalEquivalentOp = |op, ir| {
        let name = op.op().attribute(ir, "function_name")?.cast()?;
        Some(DSOLocalEquivalentAttr::get(ir.context(), name).into())
    };
}

impl Fold for ShuffleVectorOp {
    /// Folds a shuffle that selects the only element of a vector to the vector.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let first = operand(self, ir);
        match first.ty(ir).num_elements() == Some(1) && self.mask(ir).iter().eq([&0]) {
            true => first.into(),
            false => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

fn operand(op: impl TypedOp, ir: &Ir<'_>) -> Value {
    op.op().operand(ir, 0)
}

fn defining<T: TypedOp>(ir: &Ir<'_>, value: Value) -> Option<T> {
    T::cast(ir, value.defining_op(ir)?)
}

/// The position of an `llvm.extractvalue` or `llvm.insertvalue`.
fn position(op: impl TypedOp, ir: &Ir<'_>) -> Vec<i64> {
    let position = op.op().attribute(ir, "position");
    position.and_then(|position| position.cast::<DenseArrayAttr<'_>>()?.values::<i64>()).unwrap_or_default()
}

impl Fold for ExtractValueOp {
    /// Folds an extraction from an extraction, and an extraction of an inserted value.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let (container, own) = (operand(self, ir), position(self, ir));
        if let Some(outer) = defining::<ExtractValueOp>(ir, container) {
            let mut whole = position(outer, ir);
            whole.extend(own);
            return FoldOutcome::InPlace(vec![
                FoldEdit::Operand(0, operand(outer, ir)),
                FoldEdit::Attribute("position", Some(ir.context().dense_array_attr(&whole))),
            ]);
        }
        let (mut current, mut left, mut is_inside, mut moved) = (container, own.as_slice(), false, None);
        while let Some(insert) = defining::<InsertValueOp>(ir, current) {
            let put = position(insert, ir);
            let value = insert.op().operand(ir, 1);
            if left == put {
                return value.into();
            }
            if let Some(rest) = left.strip_prefix(put.as_slice()) {
                (current, left, is_inside) = (value, rest, true);
            } else if put.starts_with(left) {
                // The inserted value is a part of the extracted one.
                return with_container(moved);
            } else {
                current = operand(insert, ir);
                if !is_inside {
                    moved = Some(current);
                }
            }
        }
        match constant_value(ir, current).and_then(|constant| part_of_constant(constant, left)) {
            Some(part) => part.into(),
            None => with_container(moved),
        }
    }
}

/// Changes the aggregate of an extraction, if there is another one.
fn with_container<'c>(moved: Option<Value>) -> FoldOutcome<'c> {
    match moved {
        Some(container) => FoldOutcome::InPlace(vec![FoldEdit::Operand(0, container)]),
        None => FoldOutcome::NotFolded,
    }
}

/// The part of a constant aggregate at a position.
fn part_of_constant<'c>(constant: Attribute<'c>, position: &[i64]) -> Option<Attribute<'c>> {
    position.iter().try_fold(constant, |part, index| {
        let index = usize::try_from(*index).ok()?;
        if part.is_elements() {
            return element_at(part, index);
        }
        if let Some(list) = part.cast::<ArrayAttr<'c>>() {
            return list.elements().get(index).copied();
        }
        let is_uniform =
            part.is::<ZeroAttr<'c>>() || part.is::<UndefAttr<'c>>() || part.is::<PoisonAttr<'c>>();
        is_uniform.then_some(part)
    })
}

/// Folds casts to the same type, and casts of casts.
fn fold_cast<'c, T: TypedOp>(op: T, ir: &Ir<'c>) -> FoldOutcome<'c> {
    let (from, ty) = (operand(op, ir), op.op().result(ir, 0).ty(ir));
    if from.ty(ir) == ty {
        return from.into();
    }
    let Some(inner) = defining::<T>(ir, from).map(|inner| operand(inner, ir)) else {
        return FoldOutcome::NotFolded;
    };
    if inner.ty(ir) == ty {
        return inner.into();
    }
    FoldOutcome::InPlace(vec![FoldEdit::Operand(0, inner)])
}

impl Fold for BitcastOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        fold_cast(self, ir)
    }
}

impl Fold for AddrSpaceCastOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        fold_cast(self, ir)
    }
}

/// The integer that a constant is, if it is one.
fn int(constant: Option<&Option<Attribute<'_>>>) -> Option<Int> {
    let constant = (*constant?)?;
    constant.is::<IntegerAttr<'_>>().then(|| splat(constant))?
}

/// Computes with two integers.
fn fold_integers<'c>(
    op: impl TypedOp,
    ir: &Ir<'c>,
    operands: &[Option<Attribute<'c>>],
    function: impl FnOnce(u128, u128, u32) -> Option<u128>,
) -> FoldOutcome<'c> {
    let ty = op.op().result(ir, 0).ty(ir);
    let (Some(lhs), Some(rhs)) = (int(operands.first()), int(operands.get(1))) else {
        return FoldOutcome::NotFolded;
    };
    let width = ty.int_or_float_bit_width().filter(|width| lhs.width() == *width);
    let bits = width.and_then(|width| function(lhs.unsigned(), rhs.unsigned(), width));
    bits.and_then(|bits| filled(ty, lhs.with(bits))).map_or(FoldOutcome::NotFolded, Into::into)
}

impl Fold for ShlOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        fold_integers(self, ir, operands, |lhs, rhs, width| (rhs < width.into()).then(|| lhs << rhs))
    }
}

impl Fold for OrOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        fold_integers(self, ir, operands, |lhs, rhs, _| Some(lhs | rhs))
    }
}

impl Fold for ZExtOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let ty = self.op().result(ir, 0).ty(ir);
        let folded = int(operands.first()).zip(ty.int_or_float_bit_width());
        let folded = folded.and_then(|(value, width)| filled(ty, Int::new(width, value.unsigned())));
        folded.map_or(FoldOutcome::NotFolded, Into::into)
    }
}

impl Fold for ICmpOp {
    /// Folds comparisons of a value with itself, and of an `llvm.alloca` with null.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let predicate = self.predicate(ir);
        if !matches!(predicate, ICmpPredicate::Eq | ICmpPredicate::Ne) {
            return FoldOutcome::NotFolded;
        }
        let (lhs, rhs) = (self.op().operand(ir, 0), self.op().operand(ir, 1));
        let ty = self.op().result(ir, 0).ty(ir);
        let known = |holds: bool| filled(ty, Int::of_bool(holds)).map_or(FoldOutcome::NotFolded, Into::into);
        let is_memory = |value| defining::<AllocaOp>(ir, value).is_some();
        let is_null = |value| defining::<ZeroOp>(ir, value).is_some();
        if lhs == rhs {
            return known(predicate == ICmpPredicate::Eq);
        }
        if is_memory(lhs) && is_null(rhs) {
            return known(predicate == ICmpPredicate::Ne);
        }
        if is_null(lhs) && is_memory(rhs) {
            return FoldOutcome::InPlace(vec![FoldEdit::Operands(vec![rhs, lhs])]);
        }
        FoldOutcome::NotFolded
    }
}

impl Fold for GEPOp {
    /// A single zero index folds to the base. Constant index operands become attributes.
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let base = operand(self, ir);
        let raw = self.op().attribute(ir, "rawConstantIndices");
        let Some(raw) = raw.and_then(|raw| raw.cast::<DenseArrayAttr<'c>>()?.values::<i32>()) else {
            return FoldOutcome::NotFolded;
        };
        let (mut values, mut number, mut has_changed) = (vec![base], 0, false);
        let mut constants = Vec::new();
        for index in &raw {
            if *index != super::memory::OPERAND {
                constants.push(*index);
                continue;
            }
            number += 1;
            let known = int(operands.get(number)).map(Int::signed);
            match known.filter(|known| super::memory::CONSTANTS.contains(known)) {
                Some(known) => {
                    has_changed = true;
                    constants.push(known as i32);
                }
                None => {
                    constants.push(super::memory::OPERAND);
                    values.push(self.op().operand(ir, number));
                }
            }
        }
        if base.ty(ir) == self.op().result(ir, 0).ty(ir) && constants == [0] {
            return base.into();
        }
        if !has_changed {
            return FoldOutcome::NotFolded;
        }
        FoldOutcome::InPlace(vec![
            FoldEdit::Operands(values),
            FoldEdit::Attribute("rawConstantIndices", Some(ir.context().dense_array_attr(&constants))),
        ])
    }
}

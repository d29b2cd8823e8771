//! Verifiers of operations on elements and shapes of vectors.

use crate::shapes::static_indices;
use rtblgen_runtime::{DYNAMIC, Ir, Op, Type, TypedOp, Verify, VerifyResult};

use super::types::{BroadcastMismatch, check_broadcast, element_bits};
use super::{
    BitCastOp, BroadcastOp, ExtractOp, InsertOp, POISON_INDEX, ShapeCastOp, ShuffleOp, TransposeOp,
    TypeCastOp, result_type, source_type,
};
use crate::shaped::{fail, fail_plainly};

/// Whether an index is in bounds, or the poison index.
fn is_position(index: i64, size: i64) -> bool {
    index == POISON_INDEX || (0..size).contains(&index)
}

/// The number of the first static index that is out of bounds, counted from 1.
fn position_out_of_bounds(positions: &[i64], shape: &[i64]) -> Option<usize> {
    let mut pairs = positions.iter().zip(shape);
    pairs.position(|(index, size)| *index != DYNAMIC && !is_position(*index, *size)).map(|at| at + 1)
}

fn static_position(op: Op, ir: &Ir<'_>) -> Vec<i64> {
    static_indices(op.attribute(ir, "static_position"))
}

impl Verify for BroadcastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let size =
            |(size, scalable): (i64, bool)| if scalable { format!("[{size}]") } else { size.to_string() };
        match check_broadcast(source_type(self, ir), result_type(self, ir)) {
            Ok(()) => Ok(()),
            Err(BroadcastMismatch::SourceRankHigher) => fail("source rank higher than destination rank"),
            Err(BroadcastMismatch::Dimension(own, other)) => {
                fail(format!("dimension mismatch ({} vs. {})", size(own), size(other)))
            }
            Err(BroadcastMismatch::SourceIsNoVector) => fail("source type is not a vector"),
        }
    }
}

impl Verify for ExtractOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (ty, result, positions) =
            (source_type(self, ir), result_type(self, ir), static_position(self.op(), ir));
        if result.is_vector() && result.shape().is_empty() {
            return fail_plainly("expected a scalar instead of a 0-d vector as the result type");
        }
        let dynamic = positions.iter().filter(|index| **index == DYNAMIC).count();
        if dynamic != self.op().operand_count(ir) - 1 {
            return fail(
                "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- \
                 this can only happen due to an incorrect fold/rewrite",
            );
        }
        if positions.len() > ty.shape().len() {
            return fail("expected position attribute of rank no greater than vector rank");
        }
        match position_out_of_bounds(&positions, ty.shape()) {
            None => Ok(()),
            Some(number) => fail(format!(
                "expected position attribute #{number} to be a non-negative integer smaller than the corresponding vector \
                 dimension or poison (-1)"
            )),
        }
    }
}

impl Verify for InsertOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (value, ty) = (source_type(self, ir), result_type(self, ir));
        let (positions, rank) = (static_position(self.op(), ir), ty.shape().len());
        if value.is_vector() && value.shape().is_empty() {
            return fail_plainly("expected a scalar instead of a 0-d vector as the source operand");
        }
        if positions.len() > rank {
            return fail("expected position attribute of rank no greater than dest vector rank");
        }
        if value.is_vector() && value.shape().len() + positions.len() != rank {
            return fail("expected position attribute rank + source rank to match dest vector rank");
        }
        if !value.is_vector() && positions.len() != rank {
            return fail("expected position attribute rank to match the dest vector rank");
        }
        match position_out_of_bounds(&positions, ty.shape()) {
            None => Ok(()),
            Some(number) => fail(format!(
                "expected position attribute #{number} to be a non-negative integer smaller than the corresponding dest \
                 vector dimension"
            )),
        }
    }
}

impl Verify for ShuffleOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let result = result_type(self, ir).shape();
        let [first, second] = [0, 1].map(|number| self.op().operand(ir, number).ty(ir).shape());
        let are_numbers = first.is_empty() && second.is_empty() && result.len() == 1;
        if !are_numbers && [first.len(), second.len()] != [result.len(); 2] {
            return fail("rank mismatch");
        }
        let rest = |shape: &'_ [i64]| shape.get(1..).unwrap_or_default().to_vec();
        if !are_numbers && (rest(first) != rest(result) || rest(first) != rest(second)) {
            return fail("dimension mismatch");
        }
        let mask = self.mask(ir);
        if mask.is_empty() {
            return fail("invalid mask length");
        }
        if mask.len() as i64 != result[0] {
            return fail("mask length mismatch");
        }
        let lead = |shape: &[i64]| shape.first().copied().unwrap_or(1);
        let count = lead(first) + lead(second);
        match mask.iter().position(|index| !is_position(*index, count)) {
            None => Ok(()),
            Some(at) => fail(format!("mask index #{} out of range", at + 1)),
        }
    }
}

impl Verify for ShapeCastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        if from.element_type() != to.element_type() {
            return fail("has different source and result element types");
        }
        let differ = |what: &str, own: i64, other: i64| match own == other {
            true => Ok(()),
            false => fail(format!("has different number of {what} at source ({own}) and result ({other})")),
        };
        let count = |ty: Type<'_>| ty.num_elements().unwrap_or(i64::MAX);
        differ("elements", count(from), count(to))?;
        let scalable = |ty: Type<'_>| ty.scalable_dims().iter().filter(|flag| **flag).count() as i64;
        differ("scalable dims", scalable(from), scalable(to))
    }
}

impl Verify for BitCastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        let leading = from.shape().len().saturating_sub(1);
        let differs = |at: &usize| from.shape().get(*at) != to.shape().get(*at);
        if let Some(at) = (0..leading).find(differs) {
            return fail(format!("dimension size mismatch at: {at}"));
        }
        let bits = |ty: Type<'_>| {
            i128::from(element_bits(ty.element_type())) * i128::from(ty.shape().last().copied().unwrap_or(1))
        };
        match (bits(from) == bits(to), from.shape().is_empty()) {
            (true, _) => Ok(()),
            (false, true) => fail("source/result bitwidth of the 0-D vector element types must be equal"),
            (false, false) => fail("source/result bitwidth of the minor 1-D vectors must be equal"),
        }
    }
}

impl Verify for TypeCastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        if !from.canonical_layout().has_identity_layout() {
            return fail("expects operand to be a memref with identity layout");
        }
        if !to.has_identity_layout() {
            return fail("expects result to be a memref with identity layout");
        }
        if from.memory_space() != to.memory_space() {
            return fail("expects result in same memory space");
        }
        let [own, other] = [from, to].map(|ty| ty.element_type().element_type_or_self());
        if own != other {
            return fail(format!("expects result and operand with same underlying scalar type: '{to}'"));
        }
        let sizes = |ty: Type<'_>| {
            let element = ty.element_type();
            [ty.shape(), if element.is_vector() { element.shape() } else { &[] }].concat()
        };
        match sizes(from) == sizes(to) {
            true => Ok(()),
            false => fail(format!("expects concatenated result and operand shapes to be equal: '{to}'")),
        }
    }
}

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to, order) =
            (source_type(self, ir).shape(), result_type(self, ir).shape(), self.permutation(ir));
        if from.len() != to.len() {
            return fail(format!("vector result rank mismatch: {}", to.len()));
        }
        if order.len() != to.len() {
            return fail(format!("transposition length mismatch: {}", order.len()));
        }
        let mut seen = vec![false; to.len()];
        for (size, dim) in to.iter().zip(&order) {
            let Some(place) = usize::try_from(*dim).ok().filter(|place| *place < to.len()) else {
                return fail(format!("transposition index out of range: {dim}"));
            };
            if std::mem::replace(&mut seen[place], true) {
                return fail(format!("duplicate position index: {dim}"));
            }
            if *size != from[place] {
                return fail(format!("dimension size mismatch at: {dim}"));
            }
        }
        Ok(())
    }
}

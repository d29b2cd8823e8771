//! The verifier of contractions.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::{AffineMapAttr, ArrayAttr, Ir, Type, TypedOp, Verify, VerifyResult};

use super::maps::{dim_of, is_projected_permutation};
use super::types::{supports, with_dims};
use super::{ContractionOp, IteratorType, IteratorTypeAttr, result_type};
use crate::shaped::fail;

impl ContractionOp {
    /// The indexing map of each operand. A verified operation has three.
    pub fn maps(self, ir: &Ir<'_>) -> Vec<AffineMap> {
        let maps = self.op().attribute(ir, "indexing_maps").and_then(|maps| maps.cast::<ArrayAttr<'_>>());
        let maps = maps.map_or(&[][..], |maps| maps.elements());
        maps.iter().filter_map(|map| Some(map.cast::<AffineMapAttr<'_>>()?.value().clone())).collect()
    }

    /// The iterator type of each dimension of the iteration space.
    pub fn iterators(self, ir: &Ir<'_>) -> Vec<IteratorType> {
        self.iterator_types(ir).iter().filter_map(|ty| ty.cast().map(IteratorTypeAttr::value)).collect()
    }

    /// Pairs of a dimension of `lhs` and one of `rhs` with the same iterator of this type.
    pub fn dim_pairs(self, ir: &Ir<'_>, kind: IteratorType) -> Vec<(usize, usize)> {
        let maps = self.maps(ir);
        let place =
            |map: &AffineMap, dim: usize| map.results().iter().position(|result| dim_of(result) == Some(dim));
        let dims = self.iterators(ir).into_iter().enumerate().filter(|(_, own)| *own == kind);
        dims.filter_map(|(dim, _)| place(maps.first()?, dim).zip(place(maps.get(1)?, dim))).collect()
    }

    fn operand_type<'c>(self, ir: &Ir<'c>, number: usize) -> Type<'c> {
        self.op().operand(ir, number).ty(ir)
    }

    /// The size of each iterator and whether it is scalable; `None` if neither vector has it.
    pub(super) fn extents(self, ir: &Ir<'_>, maps: &[AffineMap]) -> Vec<Option<(i64, bool)>> {
        let mut extents = vec![None; maps[0].dims() as usize];
        for (number, map) in maps.iter().take(2).enumerate() {
            let ty = self.operand_type(ir, number);
            for (at, result) in map.results().iter().enumerate() {
                let extent = dim_of(result).and_then(|dim| extents.get_mut(dim));
                let size = ty.shape().get(at).copied().zip(ty.scalable_dims().get(at).copied());
                if let Some((extent, size)) = extent.zip(size) {
                    *extent = Some(size);
                }
            }
        }
        extents
    }

    fn verify_map(self, ir: &Ir<'_>, number: usize, map: &AffineMap, iterators: usize) -> VerifyResult {
        let wrong = |what: String| fail(format!("expected indexing map {number} to {what}"));
        if map.symbols() != 0 {
            return wrong("have no symbols".to_owned());
        }
        let ty = self.operand_type(ir, number);
        let rank = if ty.is_vector() { ty.shape().len() } else { 0 };
        if map.dims() as usize != iterators {
            return wrong(format!("have {iterators} number of inputs"));
        }
        if map.results().len() != rank {
            return wrong(format!("have {rank} number of outputs"));
        }
        match is_projected_permutation(map) {
            true => Ok(()),
            false => wrong("be a projected permutation of its inputs".to_owned()),
        }
    }

    /// Checks the types of the accumulator and of the result.
    fn verify_output(self, ir: &Ir<'_>, maps: &[AffineMap], is_number: bool) -> VerifyResult {
        let (acc, result) = (self.operand_type(ir, 2), result_type(self, ir));
        let are_vectors = [acc, result].map(Type::is_vector);
        if is_number {
            return match are_vectors == [false; 2] {
                true => Ok(()),
                false => fail("invalid accumulator/result vector shape"),
            };
        }
        if are_vectors != [true; 2] {
            return fail("invalid accumulator/result vector shape");
        }
        let extents: Option<Vec<_>> = self.extents(ir, maps).into_iter().collect();
        let Some(extents) = extents else {
            return fail("expected all dimensions to be either a LHS or a RHS dimension");
        };
        let sizes = maps[2].results().iter().filter_map(dim_of).map(|dim| extents[dim].0);
        let sizes: Vec<_> = sizes.collect();
        if sizes.len() != result.shape().len() {
            return fail("invalid accumulator/result vector shape");
        }
        let expected = with_dims(result, &sizes, result.scalable_dims());
        match result == expected && acc == expected {
            true => Ok(()),
            false => fail(format!("invalid accumulator/result vector shape, expected: '{expected}'")),
        }
    }

    /// Checks the maps against the operands' shapes (MLIR's `IndexingMapOpInterface::verifyImpl`).
    fn verify_extents(self, ir: &Ir<'_>, maps: &[AffineMap]) -> VerifyResult {
        let operands = self.op().operand_count(ir);
        if maps.len() != operands {
            return fail(format!(
                "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({operands})",
                maps.len()
            ));
        }
        // The size of an iterator is that of the last operand that has it.
        let mut extents = vec![None; maps[0].dims() as usize];
        let dims = |number: usize| {
            let ty = self.operand_type(ir, number);
            let shape = if ty.is_vector() { ty.shape() } else { &[] };
            maps[number].results().iter().filter_map(dim_of).zip(shape).enumerate()
        };
        for number in 0..operands {
            for (_, (dim, size)) in dims(number) {
                extents[dim].get_or_insert(*size);
            }
        }
        for number in 0..operands {
            for (at, (dim, size)) in dims(number) {
                let inferred = extents[dim].unwrap_or(*size);
                if *size != 0 && inferred != *size {
                    return fail(format!(
                        "inferred input/output operand #{number} has shape's dimension #{at} to be {inferred}, but found \
                         {size}"
                    ));
                }
            }
        }
        Ok(())
    }
}

impl Verify for ContractionOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let [lhs, rhs] = [0, 1].map(|number| self.operand_type(ir, number));
        let element = lhs.element_type();
        if element.is_any_integer() && !element.is_any_signless_integer() {
            return fail("only supports signless integer types");
        }
        let maps = self.maps(ir);
        if maps.len() != 3 {
            return fail("expected an indexing map for each vector operand");
        }
        let iterators = self.iterator_types(ir).len();
        for (number, map) in maps.iter().enumerate() {
            self.verify_map(ir, number, map, iterators)?;
        }
        let [reduced, batch] =
            [IteratorType::Reduction, IteratorType::Parallel].map(|kind| self.dim_pairs(ir, kind));
        if reduced.is_empty() {
            return fail("expected at least one contracting dimension pair");
        }
        let differ = |(own, other): &(usize, usize)| lhs.shape()[*own] != rhs.shape()[*other];
        if reduced.iter().any(differ) {
            return fail("invalid contracting dimension map");
        }
        if batch.iter().any(differ) {
            return fail("invalid batch dimension map");
        }
        let left = lhs.shape().len() - reduced.len();
        let right = rhs.shape().len().saturating_sub(reduced.len() + batch.len());
        self.verify_output(ir, &maps, left + right == 0)?;
        if !supports(self.kind(ir), result_type(self, ir).element_type_or_self()) {
            return fail("unsupported contraction type");
        }
        self.verify_extents(ir, &maps)
    }
}

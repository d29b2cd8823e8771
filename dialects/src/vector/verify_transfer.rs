//! Verifiers of transfers.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::{Ir, Type, Verify, VerifyResult};

use super::maps::{dim_of, transfer_mask_type};
use super::transfer::Transfer;
use super::types::element_bits;
use super::{TransferReadOp, TransferWriteOp};
use crate::shaped::fail;

const NOT_PROJECTED: &str = "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                             result)";

/// Checks that the results are distinct dimensions or 0.
fn verify_permutation(map: &AffineMap) -> VerifyResult {
    let mut seen = vec![false; map.dims() as usize];
    for result in map.results() {
        match (dim_of(result), result.as_constant()) {
            (_, Some(0)) => {}
            (Some(dim), _) => {
                if seen.get_mut(dim).is_none_or(|seen| std::mem::replace(seen, true)) {
                    return fail(
                        "requires a permutation_map that is a permutation (found one dim used more than once)",
                    );
                }
            }
            _ => return fail(NOT_PROJECTED),
        }
    }
    Ok(())
}

/// The bit width of a vector's last dimension.
fn minor_bits(ty: Type<'_>) -> i128 {
    i128::from(element_bits(ty.element_type())) * i128::from(ty.shape().last().copied().unwrap_or(1))
}

/// Checks the element sizes and the number of the map's results.
fn verify_elements(element: Type<'_>, vector: Type<'_>, map: &AffineMap, has_mask: bool) -> VerifyResult {
    const RANK: &str = "requires a permutation_map with result dims of the same rank as the vector type";
    let (results, rank) = (map.results().len(), vector.shape().len());
    let is_multiple = |bits: i128| bits != 0 && minor_bits(vector) % bits == 0;
    if !element.is_vector() {
        if !is_multiple(element_bits(element).into()) {
            return fail(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source \
                 element type",
            );
        }
        return if results == rank { Ok(()) } else { fail(RANK) };
    }
    if !is_multiple(minor_bits(element)) {
        return fail(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector \
             of the source",
        );
    }
    let Some(offset) = rank.checked_sub(element.shape().len()) else {
        return fail("requires source vector element and vector result ranks to match.");
    };
    if results != offset {
        return fail(RANK);
    }
    match has_mask {
        true => fail("does not support masks with vector element type"),
        false => Ok(()),
    }
}

/// Checks the common rules of reads and writes (MLIR's `verifyTransferOp`).
fn verify_transfer(transfer: impl Transfer, ir: &Ir<'_>) -> VerifyResult {
    let (shaped, vector, map) = (transfer.shaped_type(ir), transfer.moved_type(ir), transfer.map(ir));
    if transfer.op().attribute(ir, "masked").is_some() {
        return fail("masked attribute has been removed. Use in_bounds instead.");
    }
    if !shaped.is_ranked_memref() && !shaped.is_ranked_tensor() {
        return fail("requires source to be a memref or ranked tensor type");
    }
    let mask = transfer.lanes(ir).map(|mask| mask.ty(ir));
    verify_elements(shaped.element_type(), vector, &map, mask.is_some())?;
    if map.symbols() != 0 {
        return fail("requires permutation_map without symbols");
    }
    if map.dims() as usize != shaped.shape().len() {
        return fail("requires a permutation_map with input dims of the same rank as the source type");
    }
    if let Some(mask) = mask {
        match transfer_mask_type(vector, &map) {
            Some(inferred) if inferred == mask => {}
            Some(inferred) => {
                return fail(format!(
                    "inferred mask type ('{inferred}') and mask operand type ('{mask}') don't match"
                ));
            }
            None => return fail(NOT_PROJECTED),
        }
    }
    let flags = transfer.in_bounds_flags(ir).len();
    match map.results().len() == flags {
        true => Ok(()),
        false => fail(format!(
            "expects the in_bounds attr of same rank as permutation_map results: affine_map<{map}> vs inBounds of size: \
             {flags}"
        )),
    }
}

fn verify_indices(transfer: impl Transfer, ir: &Ir<'_>) -> VerifyResult {
    let rank = transfer.shaped_type(ir).shape().len();
    match transfer.start(ir).len() == rank {
        true => Ok(()),
        false => fail(format!("requires {rank} indices")),
    }
}

impl Verify for TransferReadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_indices(self, ir)?;
        verify_transfer(self, ir)?;
        let (element, padding) = (self.shaped_type(ir).element_type(), self.padding(ir).ty(ir));
        if element.is_vector() {
            if element != padding {
                return fail("requires source element type and padding type to match.");
            }
        } else if !padding.is_vector_element() {
            return fail("requires valid padding vector elemental type");
        } else if padding != element {
            return fail("requires formal padding and source of the same elemental type");
        }
        verify_permutation(&self.map(ir))
    }
}

impl Verify for TransferWriteOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_indices(self, ir)?;
        if self.broadcasts(ir) {
            return fail("should not have broadcast dimensions");
        }
        verify_transfer(self, ir)?;
        verify_permutation(&self.map(ir))
    }
}

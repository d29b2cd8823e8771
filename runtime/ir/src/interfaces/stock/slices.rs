//! The verifier of `OffsetSizeAndStrideOpInterface`.

use super::OffsetSizeAndStrideOpInterface;
use crate::context::attributes::DenseArrayAttr;
use crate::context::types::DYNAMIC;
use crate::ir::{Ir, VerifyError, VerifyResult};

fn error(message: String) -> VerifyResult {
    Err(VerifyError::plain(message))
}

/// Verifies an `OffsetSizeAndStrideOpInterface`: as many values as dynamic entries, as many entries as
/// dimensions, and no negative offsets and sizes.
///
/// # Errors
///
/// The lists are not right.
pub fn verify_offset_size_and_stride<T: OffsetSizeAndStrideOpInterface>(
    ir: &Ir<'_>,
    slice: T,
) -> VerifyResult {
    let (op, start, ranks) =
        (slice.op(), T::offset_size_and_stride_start_operand_index(), slice.array_attr_max_ranks(ir));
    let numbers = ["static_offsets", "static_sizes", "static_strides"].map(|name| {
        let numbers =
            op.attribute(ir, name).and_then(|numbers| numbers.cast::<DenseArrayAttr<'_>>()?.values::<i64>());
        numbers.unwrap_or_default()
    });
    let values = [0, 1, 2].map(|number| op.operand_segment(ir, start + number).len());
    let dynamic =
        [0, 1, 2].map(|list: usize| numbers[list].iter().filter(|number| **number == DYNAMIC).count());
    for (list, name) in [(1, "sizes"), (2, "strides"), (0, "offsets")] {
        let (found, expected) = (values[list], dynamic[list]);
        if found != expected {
            return error(format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({found} vs \
                 {expected})"
            ));
        }
    }
    let lengths = [0, 1, 2].map(|list: usize| numbers[list].len());
    for (list, name) in [(0, "offsets"), (2, "strides")] {
        let is_single = list == 0 && lengths[0] == 1 && ranks[0] == 1;
        if lengths[list] != lengths[1] && !is_single {
            let (first, second) = if list == 0 { (name, "sizes") } else { ("sizes", name) };
            let (a, b) = if list == 0 { (lengths[0], lengths[1]) } else { (lengths[1], lengths[2]) };
            return error(format!(
                "expected mixed {first} rank to match mixed {second} rank ({a} vs {b}) so the rank of the result type is \
                 well-formed."
            ));
        }
    }
    for (list, name) in [(0, "offset"), (1, "size"), (2, "stride")] {
        if lengths[list] != ranks[list] {
            return error(format!("expected {} {name} values, got {}", ranks[list], lengths[list]));
        }
    }
    for (list, name) in [(0, "offsets"), (1, "sizes")] {
        if let Some(negative) = numbers[list].iter().find(|number| **number < 0 && **number != DYNAMIC) {
            return error(format!("expected {name} to be non-negative, but got {negative}"));
        }
    }
    Ok(())
}

//! Elements of attributes, as attributes.

use super::{Element, Float, Int};
use crate::context::attributes::{
    ArrayAttr, Attribute, AttributeKind, DenseElementsAttr, dense_element_size,
};
use crate::context::types::Type;

/// The elements of dense elements in row-major order, as attributes: one for a splat. `None` if they are no numbers or
/// complex numbers.
fn stored<'c>(dense: DenseElementsAttr<'c>) -> impl Iterator<Item = Option<Attribute<'c>>> {
    let element = dense.element_type();
    dense.raw_data().chunks_exact(dense.element_size()).map(move |bytes| read(element, bytes))
}

fn read<'c>(element: Type<'c>, bytes: &[u8]) -> Option<Attribute<'c>> {
    if element.is_complex() {
        let part = element.element_type();
        let (real, imaginary) = bytes.split_at(bytes.len() / 2);
        return Some(element.context().array_attr(&[read(part, real)?, read(part, imaginary)?]));
    }
    let mut all = [0; 16];
    all.get_mut(..bytes.len())?.copy_from_slice(bytes);
    let bits = u128::from_le_bytes(all);
    let int = Int::from_bits(element, bits).and_then(|number| number.to_attribute(element));
    int.or_else(|| <Float as Element>::from_bits(element, bits)?.to_attribute(element))
}

fn write(element: Type<'_>, attribute: Attribute<'_>, data: &mut Vec<u8>) -> Option<()> {
    if element.is_complex() {
        let parts = attribute.cast::<ArrayAttr<'_>>().filter(|parts| parts.len() == 2)?;
        return parts.elements().iter().try_for_each(|part| write(element.element_type(), *part, data));
    }
    if attribute.ty() != Some(element) {
        return None;
    }
    let int = Int::of_attribute(attribute).and_then(|number| number.to_bits(element));
    let bits = int.or_else(|| Float::of_attribute(attribute)?.to_bits(element))?;
    data.extend_from_slice(&bits.to_le_bytes()[..dense_element_size(element)?]);
    Some(())
}

/// Dense elements of these numbers or complex numbers in row-major order. `None` if they are something else, or if the type
/// has another number of elements.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::constants::{dense_of_attributes, element_at};
///
/// let context = Context::new();
/// let ty = context.ranked_tensor_type(&[2], context.index_type(), None);
/// let numbers = [context.index_attr(3), context.index_attr(4)];
/// let dense = dense_of_attributes(ty, &numbers).unwrap();
/// assert_eq!(dense.to_string(), "dense<[3, 4]> : tensor<2xindex>");
/// assert_eq!(element_at(dense, 1), Some(numbers[1]));
/// ```
pub fn dense_of_attributes<'c>(ty: Type<'c>, elements: &[Attribute<'c>]) -> Option<Attribute<'c>> {
    let element = ty.shaped_element_type()?;
    let mut data = Vec::new();
    for attribute in elements {
        write(element, *attribute, &mut data)?;
    }
    ty.context().dense_elements_attr_from_raw(ty, &data)
}

/// The element that all elements of a splat are.
pub fn splat_element(attribute: Attribute<'_>) -> Option<Attribute<'_>> {
    let dense = attribute.cast::<DenseElementsAttr<'_>>().filter(|dense| dense.is_splat())?;
    stored(dense).next()?
}

/// All elements of dense elements in row-major order. The element of a splat is repeated. `None` if the elements are neither
/// numbers nor complex numbers, or for a splat of more than [`MOST_REPEATED`](super::MOST_REPEATED) elements.
pub fn element_attributes(attribute: Attribute<'_>) -> Option<Vec<Attribute<'_>>> {
    let dense = attribute.cast::<DenseElementsAttr<'_>>().filter(|dense| dense.can_be_repeated())?;
    let found: Vec<_> = stored(dense).collect::<Option<_>>()?;
    match dense.is_splat() {
        true => Some(vec![*found.first()?; dense.num_elements()]),
        false => Some(found),
    }
}

/// An element of dense or sparse elements, by its number in row-major order.
pub fn element_at(attribute: Attribute<'_>, number: usize) -> Option<Attribute<'_>> {
    if let Some(dense) = attribute.cast::<DenseElementsAttr<'_>>() {
        let stored_number = if dense.is_splat() { 0 } else { number };
        return (number < dense.num_elements()).then(|| stored(dense).nth(stored_number))??;
    }
    let AttributeKind::Sparse { ty, indices, values } = attribute.kind() else { return None };
    let shape = ty.shape();
    let numbers = indices.cast::<DenseElementsAttr<'_>>()?.values::<i64>()?;
    let flat = |index: &[i64]| index.iter().zip(shape).fold(0, |flat, (index, size)| flat * size + index);
    let place = numbers.chunks(shape.len().max(1)).position(|index| flat(index) == number as i64);
    match place {
        Some(place) => element_at(values, place),
        None => zero_element(ty.shaped_element_type()?),
    }
}

fn zero_element(element: Type<'_>) -> Option<Attribute<'_>> {
    read(element, &vec![0; dense_element_size(element)?])
}

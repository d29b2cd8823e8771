//! Rewrites of Toy programs, from `td/toy/combine.td`.

use rtblgen_runtime::{Attribute, DenseElementsAttr, Type};

use crate::toy::*;

/// The same elements in another shape: the native call of the pattern `FoldConstantReshape`.
fn reshaped_elements<'c>(elements: DenseElementsAttr<'c>, shape: Type<'c>) -> Attribute<'c> {
    elements.reshape(shape).into()
}

rtblgen_runtime::include_td!("toy_combine");

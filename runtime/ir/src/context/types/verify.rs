//! Verification of the parts of builtin types.

use super::{DYNAMIC, Type, TypeKind};

/// The widest integer type.
pub const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

impl<'c> Type<'c> {
    /// Checks that the parts of the type may be combined; their own parts were checked when they were made,
    /// or are checked on their own. Types that are parsed have been checked; those that are made by the
    /// methods of [`Context`](crate::context::Context) have not.
    ///
    /// # Errors
    ///
    /// Returns the error, in MLIR's words.
    pub fn verify(self) -> Result<(), String> {
        match self.kind() {
            TypeKind::Integer { width, .. } if width > MAX_INTEGER_WIDTH => {
                Err(format!("integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits"))
            }
            TypeKind::Complex(element) if !element.is_int_or_float() => {
                Err("invalid element type for complex".to_owned())
            }
            TypeKind::Vector { shape, element, .. } => verify_vector(shape, element),
            TypeKind::RankedTensor { shape, element, .. } => {
                verify_sizes(shape, "tensor")?;
                verify_element(element.is_tensor_element(), "tensor")
            }
            TypeKind::UnrankedTensor { element } => verify_element(element.is_tensor_element(), "tensor"),
            TypeKind::MemRef { shape, element, .. } => {
                verify_sizes(shape, "memref")?;
                verify_element(element.is_memref_element(), "memref")
            }
            TypeKind::UnrankedMemRef { element, .. } => verify_element(element.is_memref_element(), "memref"),
            TypeKind::Extension { definition, parameters } => {
                definition.verify_parameters(self.context(), parameters)
            }
            _ => Ok(()),
        }
    }

    /// Whether a vector can have elements of this type: integer, index and floating point types, and those that dialects
    /// define.
    pub fn is_vector_element(self) -> bool {
        match self.kind() {
            TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Float(_) => true,
            TypeKind::Extension { .. } => self.implements("::mlir::VectorElementTypeInterface"),
            _ => false,
        }
    }

    /// Whether a tensor can have elements of this type: numbers, vectors, and all that dialects define.
    pub fn is_tensor_element(self) -> bool {
        match self.kind() {
            TypeKind::Opaque { .. } | TypeKind::Extension { .. } => true,
            TypeKind::Complex(_) | TypeKind::Vector { .. } => true,
            _ => self.is_int_or_index_or_float(),
        }
    }

    /// Whether a memref can have elements of this type: numbers, vectors, memrefs, and those that dialects define.
    pub fn is_memref_element(self) -> bool {
        match self.kind() {
            TypeKind::Complex(_) | TypeKind::Vector { .. } => true,
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => true,
            TypeKind::Extension { .. } => self.implements("::mlir::MemRefElementTypeInterface"),
            _ => self.is_int_or_index_or_float(),
        }
    }
}

fn verify_vector(shape: &[i64], element: Type<'_>) -> Result<(), String> {
    if !element.is_vector_element() {
        return Err("failed to verify 'elementType': VectorElementTypeInterface instance".to_owned());
    }
    if shape.iter().any(|size| *size <= 0) {
        let sizes: Vec<_> = shape.iter().map(i64::to_string).collect();
        return Err(format!("vector types must have positive constant sizes but got {}", sizes.join(", ")));
    }
    Ok(())
}

fn verify_sizes(shape: &[i64], what: &str) -> Result<(), String> {
    match shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
        true if what == "tensor" => Err("invalid tensor dimension size".to_owned()),
        true => Err(format!("invalid {what} size")),
        false => Ok(()),
    }
}

fn verify_element(is_right: bool, what: &str) -> Result<(), String> {
    if is_right { Ok(()) } else { Err(format!("invalid {what} element type")) }
}

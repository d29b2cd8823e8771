//! Questions that the td library's constraints ask about types.

use crate::context::attributes::AttributeKind;
use crate::context::types::{Type, TypeKind, VectorType};

impl<'c> Type<'c> {
    /// Whether it is a vector of which no dimension is scalable.
    pub fn is_fixed_vector(self) -> bool {
        self.is_vector() && !self.is_scalable_vector()
    }

    /// For each dimension of a vector, whether it is scalable; nothing for other types.
    pub fn scalable_dims(self) -> &'c [bool] {
        self.cast::<VectorType<'c>>().map_or(&[], VectorType::scalable_dims)
    }

    /// The number of elements of a vector, each scalable dimension counted once.
    pub fn vector_length(self) -> Option<i64> {
        if self.is_vector() { self.num_elements() } else { None }
    }

    /// Whether it is a memref whose layout is an offset and one stride per dimension.
    pub fn is_strided_memref(self) -> bool {
        match self.kind() {
            TypeKind::MemRef { layout, .. } => match layout.map(|layout| layout.kind()) {
                None | Some(AttributeKind::StridedLayout { .. }) => true,
                Some(AttributeKind::AffineMap(map)) => {
                    map.results().len() == 1 && is_strided(&map.results()[0])
                }
                Some(_) => false,
            },
            _ => false,
        }
    }

    /// Whether a value of this type and one of the other have a common type after broadcasting.
    pub fn broadcasts_with(self, other: Type<'c>) -> bool {
        crate::traits::broadcast(self, other)
    }

    /// The types in a tuple; nothing for other types.
    pub fn tuple_types(self) -> &'c [Type<'c>] {
        match self.kind() {
            TypeKind::Tuple(types) => types,
            _ => &[],
        }
    }

    /// The types in a tuple and in the tuples in it, which are not among them.
    pub fn flattened_tuple_types(self) -> Vec<Type<'c>> {
        let mut flat = Vec::new();
        let mut pending: Vec<_> = self.tuple_types().iter().rev().copied().collect();
        while let Some(ty) = pending.pop() {
            match ty.is_tuple() {
                true => pending.extend(ty.tuple_types().iter().rev()),
                false => flat.push(ty),
            }
        }
        flat
    }

    /// Whether it is a vector or tensor, or a dialect's type with the trait `ValueSemantics`.
    pub fn has_value_semantics(self) -> bool {
        match self.kind() {
            TypeKind::Extension { definition, .. } => definition.traits.contains(&"ValueSemantics"),
            _ => self.is_vector() || self.is_tensor(),
        }
    }

    /// Whether it is `!dialect<"text">` of a dialect that is not registered.
    pub fn is_opaque(self, dialect: &str, text: &str) -> bool {
        matches!(self.kind(), TypeKind::Opaque { dialect: own, text: name } if own == dialect && name == text)
    }

    /// Whether it is a graph type. The runtime has none yet.
    pub fn is_graph(self) -> bool {
        false
    }

    /// Whether it is of the kind `dialect.mnemonic`, which a dialect defines.
    pub fn is_a(self, name: &str) -> bool {
        match self.kind() {
            TypeKind::Extension { definition, .. } => {
                name.split_once('.') == Some((definition.dialect, definition.mnemonic))
            }
            _ => false,
        }
    }
}

/// Whether an index is a sum of dimensions, each times its stride.
fn is_strided(index: &crate::affine::AffineExpr) -> bool {
    use crate::affine::AffineExprKind as Kind;
    match index.kind() {
        Kind::Dim(_) | Kind::Symbol(_) | Kind::Constant(_) => true,
        Kind::Add(left, right) | Kind::Mul(left, right) => is_strided(left) && is_strided(right),
        Kind::FloorDiv(..) | Kind::CeilDiv(..) | Kind::Mod(..) => false,
    }
}

//! Queries of types in the td library's constraints.

use crate::context::attributes::{Attribute, AttributeKind, Parameter, ParameterArray};
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

    /// The unsigned number that is this parameter of a dialect's type.
    pub fn unsigned_parameter(self, index: usize) -> Option<u64> {
        match self.kind() {
            TypeKind::Extension { parameters, .. } => match parameters.get(index)? {
                Parameter::UInt(value) => Some(*value),
                _ => None,
            },
            _ => None,
        }
    }

    /// The attribute that is this parameter of a dialect's type.
    pub fn attribute_parameter(self, index: usize) -> Option<Attribute<'c>> {
        match self.kind() {
            TypeKind::Extension { parameters, .. } => match parameters.get(index)? {
                Parameter::Attribute(value) => Some(*value),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type parameters of a dialect's type, in order, with those in lists. For a literal `!llvm.struct`, its body.
    pub fn parameter_types(self) -> Vec<Type<'c>> {
        fn add<'c>(parameters: &[Parameter<'c>], found: &mut Vec<Type<'c>>) {
            for parameter in parameters {
                match parameter {
                    Parameter::Type(ty) => found.push(*ty),
                    Parameter::Array(ParameterArray::Types(types)) => found.extend_from_slice(types),
                    Parameter::List(parameters) => add(parameters, found),
                    _ => {}
                }
            }
        }
        let mut found = Vec::new();
        if let TypeKind::Extension { parameters, .. } = self.kind() {
            add(parameters, &mut found);
        }
        found
    }

    /// The type parameter of a dialect's type, if there is exactly one.
    pub fn only_type_parameter(self) -> Option<Type<'c>> {
        match self.parameter_types().as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// A vector type with another size of a dimension; `None` if it has no such dimension, or if the size is not positive.
    pub fn vector_with_dim(self, index: u32, size: i64) -> Option<Type<'c>> {
        let TypeKind::Vector { shape, scalable, element } = self.kind() else { return None };
        let mut shape = shape.to_vec();
        *shape.get_mut(index as usize)? = size;
        scalable_vector(&shape, scalable, element)
    }

    /// The vector type with another shape. Keeps the scalable dimensions; without any, the rank may change.
    pub fn vector_with_shape(self, shape: &[i64]) -> Option<Type<'c>> {
        let TypeKind::Vector { scalable, element, .. } = self.kind() else { return None };
        match scalable {
            [] => scalable_vector(shape, &vec![false; shape.len()], element),
            scalable => scalable_vector(shape, scalable, element),
        }
    }

    /// The vector type with elements `factor` times as wide. `None` if there is no such element type.
    pub fn with_scaled_elements(self, factor: u32) -> Option<Type<'c>> {
        let element = self.shaped_element_type()?;
        let context = self.context();
        let width = element.int_or_float_bit_width()?.checked_mul(factor).filter(|width| *width > 0)?;
        Some(self.with_element_type(match element.kind() {
            TypeKind::Integer { .. } if element.is_any_signed_integer() => context.signed_integer_type(width),
            TypeKind::Integer { .. } if element.is_any_unsigned_integer() => {
                context.unsigned_integer_type(width)
            }
            TypeKind::Integer { .. } => context.integer_type(width),
            _ if element.is_f16() || element.is_bf16() || element.is_f32() => match (width, factor) {
                (32, 2) => context.f32_type(),
                (64, 2 | 4) => context.f64_type(),
                _ => return None,
            },
            _ => return None,
        }))
    }

    /// A vector type without one of its dimensions; `None` if it has no such dimension.
    pub fn vector_without_dim(self, index: u32) -> Option<Type<'c>> {
        let TypeKind::Vector { shape, scalable, element } = self.kind() else { return None };
        let index = index as usize;
        if index >= shape.len() {
            return None;
        }
        let (mut shape, mut scalable) = (shape.to_vec(), scalable.to_vec());
        shape.remove(index);
        scalable.remove(index);
        scalable_vector(&shape, &scalable, element)
    }

    /// Whether it is of the kind `dialect.mnemonic`. The builtin kinds have the names of MLIR's definitions, such as
    /// `builtin.integer`.
    pub fn is_a(self, name: &str) -> bool {
        name.split_once('.') == Some(self.kind_name())
    }

    /// The dialect of its kind, and the name of the kind there.
    pub fn kind_name(self) -> (&'static str, &'static str) {
        let name = match self.kind() {
            TypeKind::Integer { .. } => "integer",
            TypeKind::Index => "index",
            TypeKind::None => "none",
            TypeKind::Float(kind) => kind.keyword(),
            TypeKind::Complex(_) => "complex",
            TypeKind::Tuple(_) => "tuple",
            TypeKind::Function { .. } if self.is_graph() => "graph",
            TypeKind::Function { .. } => "function",
            TypeKind::Vector { .. } => "vector",
            TypeKind::RankedTensor { .. } => "tensor",
            TypeKind::UnrankedTensor { .. } => "unranked_tensor",
            TypeKind::MemRef { .. } => "memref",
            TypeKind::UnrankedMemRef { .. } => "unranked_memref",
            TypeKind::Opaque { .. } => "opaque",
            TypeKind::Extension { definition, .. } => return (definition.dialect, definition.mnemonic),
        };
        ("builtin", name)
    }
}

/// A vector type; `None` if a size is not positive, or if the numbers of sizes and flags differ.
pub fn scalable_vector<'c>(shape: &[i64], scalable: &[bool], element: Type<'c>) -> Option<Type<'c>> {
    let is_valid = shape.len() == scalable.len() && shape.iter().all(|size| *size > 0);
    is_valid.then(|| element.context().scalable_vector_type(shape, scalable, element))
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

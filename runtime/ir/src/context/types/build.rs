//! Constructors of types.

use super::super::Context;
use super::super::attributes::{Attribute, IntegerAttr, Parameter};
use super::{Signedness, Type, TypeKind};
use crate::context::definition::TypeDefinition;
use crate::float::FloatKind;

impl Context {
    /// A signless integer type, such as `i32`.
    pub fn integer_type(&self, width: u32) -> Type<'_> {
        let common = self.common();
        match width {
            1 => common.i1,
            32 => common.i32,
            64 => common.i64,
            _ => self.ty(TypeKind::Integer { width, signedness: Signedness::Signless }),
        }
    }

    /// A signed integer type, such as `si32`.
    pub fn signed_integer_type(&self, width: u32) -> Type<'_> {
        self.ty(TypeKind::Integer { width, signedness: Signedness::Signed })
    }

    /// An unsigned integer type, such as `ui32`.
    pub fn unsigned_integer_type(&self, width: u32) -> Type<'_> {
        self.ty(TypeKind::Integer { width, signedness: Signedness::Unsigned })
    }

    /// `i1`.
    pub fn i1_type(&self) -> Type<'_> {
        self.integer_type(1)
    }

    /// `i32`.
    pub fn i32_type(&self) -> Type<'_> {
        self.integer_type(32)
    }

    /// `i64`.
    pub fn i64_type(&self) -> Type<'_> {
        self.integer_type(64)
    }

    /// `index`.
    pub fn index_type(&self) -> Type<'_> {
        self.common().index
    }

    /// `none`.
    pub fn none_type(&self) -> Type<'_> {
        self.common().none
    }

    /// A floating point type.
    pub fn float_type(&self, kind: FloatKind) -> Type<'_> {
        match kind {
            FloatKind::F32 => self.common().f32,
            FloatKind::F64 => self.common().f64,
            _ => self.ty(TypeKind::Float(kind)),
        }
    }

    /// `f16`.
    pub fn f16_type(&self) -> Type<'_> {
        self.float_type(FloatKind::F16)
    }

    /// `bf16`.
    pub fn bf16_type(&self) -> Type<'_> {
        self.float_type(FloatKind::BF16)
    }

    /// `f32`.
    pub fn f32_type(&self) -> Type<'_> {
        self.float_type(FloatKind::F32)
    }

    /// `f64`.
    pub fn f64_type(&self) -> Type<'_> {
        self.float_type(FloatKind::F64)
    }

    /// `complex<element>`.
    pub fn complex_type<'c>(&'c self, element: Type<'c>) -> Type<'c> {
        self.expect_same(element.context());
        self.ty(TypeKind::Complex(element))
    }

    /// `tuple<types>`.
    pub fn tuple_type<'c>(&'c self, types: &[Type<'c>]) -> Type<'c> {
        self.expect_types(types);
        self.ty(TypeKind::Tuple(types))
    }

    /// `(inputs) -> results`.
    pub fn function_type<'c>(&'c self, inputs: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
        self.expect_types(inputs);
        self.expect_types(results);
        self.ty(TypeKind::Function { inputs, results })
    }

    /// `vector<shape x element>`, no dimension scalable.
    pub fn vector_type<'c>(&'c self, shape: &[i64], element: Type<'c>) -> Type<'c> {
        self.scalable_vector_type(shape, &vec![false; shape.len()], element)
    }

    /// `vector<shape x element>`, with `scalable` saying which dimensions are.
    pub fn scalable_vector_type<'c>(
        &'c self,
        shape: &[i64],
        scalable: &[bool],
        element: Type<'c>,
    ) -> Type<'c> {
        assert_eq!(shape.len(), scalable.len(), "one flag for each dimension of a vector type");
        self.expect_same(element.context());
        self.ty(TypeKind::Vector { shape, scalable, element })
    }

    /// `tensor<shape x element, encoding>`.
    pub fn ranked_tensor_type<'c>(
        &'c self,
        shape: &[i64],
        element: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Type<'c> {
        self.expect_same(element.context());
        self.expect_attribute(encoding);
        self.ty(TypeKind::RankedTensor { shape, element, encoding })
    }

    /// `tensor<*x element>`.
    pub fn unranked_tensor_type<'c>(&'c self, element: Type<'c>) -> Type<'c> {
        self.expect_same(element.context());
        self.ty(TypeKind::UnrankedTensor { element })
    }

    /// `memref<shape x element, layout, memory_space>`. A layout that is the identity map, and the memory
    /// space zero, are the same as none.
    pub fn memref_type<'c>(
        &'c self,
        shape: &[i64],
        element: Type<'c>,
        layout: Option<Attribute<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Type<'c> {
        self.expect_same(element.context());
        self.expect_attribute(layout);
        self.expect_attribute(memory_space);
        let layout = layout.filter(|layout| !layout.is_identity_layout(shape.len()));
        let memory_space = memory_space.filter(|space| !is_default_space(*space));
        self.ty(TypeKind::MemRef { shape, element, layout, memory_space })
    }

    /// `memref<*x element, memory_space>`. The memory space zero is the same as none.
    pub fn unranked_memref_type<'c>(
        &'c self,
        element: Type<'c>,
        memory_space: Option<Attribute<'c>>,
    ) -> Type<'c> {
        self.expect_same(element.context());
        self.expect_attribute(memory_space);
        let memory_space = memory_space.filter(|space| !is_default_space(*space));
        self.ty(TypeKind::UnrankedMemRef { element, memory_space })
    }

    /// `!dialect<"text">`.
    pub fn opaque_type<'c>(&'c self, dialect: &str, text: &str) -> Type<'c> {
        self.ty(TypeKind::Opaque { dialect, text })
    }

    /// A type that a dialect defines.
    ///
    /// # Panics
    ///
    /// Panics if the definition rejects the parameters: see
    /// [`checked_extension_type`](Self::checked_extension_type).
    #[track_caller]
    pub fn extension_type<'c>(
        &'c self,
        definition: &'static TypeDefinition,
        parameters: &[Parameter<'c>],
    ) -> Type<'c> {
        match self.checked_extension_type(definition, parameters) {
            Ok(ty) => ty,
            Err(message) => panic!("{definition:?} cannot have these parameters: {message}"),
        }
    }

    /// A type that a dialect defines.
    ///
    /// # Errors
    ///
    /// Returns the error of the definition's verifier.
    pub fn checked_extension_type<'c>(
        &'c self,
        definition: &'static TypeDefinition,
        parameters: &[Parameter<'c>],
    ) -> Result<Type<'c>, String> {
        parameters.iter().for_each(|parameter| parameter.expect_context(self));
        definition.verify_parameters(self, parameters)?;
        Ok(self.ty(TypeKind::Extension { definition, parameters }))
    }

    #[track_caller]
    fn expect_types(&self, types: &[Type<'_>]) {
        types.iter().for_each(|ty| self.expect_same(ty.context()));
    }

    #[track_caller]
    fn expect_attribute(&self, attribute: Option<Attribute<'_>>) {
        if let Some(attribute) = attribute {
            self.expect_same(attribute.context());
        }
    }
}

/// Whether a memory space is zero, the default one.
fn is_default_space(space: Attribute<'_>) -> bool {
    space.cast::<IntegerAttr<'_>>().is_some_and(IntegerAttr::is_zero)
}

//! Making attributes; those of numbers in one buffer are in `dense`, dictionaries in `dictionary`.

use super::NamedAttribute;
use std::sync::atomic::Ordering;

use num_bigint::BigInt;

use super::dense::dense_element_size;
use super::number::{Bits, integer_width, sign_extend};
use super::{Attribute, AttributeKind, Context, OpaqueName, Parameter, StringAttr};
use crate::affine::{AffineMap, IntegerSet};
use crate::context::definition::AttrDefinition;
use crate::context::types::{Type, TypeKind};

impl Context {
    /// `unit`.
    pub fn unit_attr(&self) -> Attribute<'_> {
        self.common().unit
    }

    /// `true` or `false`: an integer of type `i1`.
    pub fn bool_attr(&self, value: bool) -> Attribute<'_> {
        self.integer_attr(self.i1_type(), i128::from(value))
    }

    /// `value : ty`, cut to the width of the type.
    ///
    /// # Panics
    ///
    /// If the type is no integer type and not `index`.
    pub fn integer_attr<'c>(&'c self, ty: Type<'c>, value: i128) -> Attribute<'c> {
        self.expect_same(ty.context());
        let width = integer_width(ty);
        if width > 128 {
            return self.big_integer_attr(ty, &BigInt::from(value));
        }
        self.attribute(AttributeKind::Integer { ty, bits: Bits::new(sign_extend(value, width) as u128) })
    }

    /// `value : ty` for a value of any size, cut to the width of the type.
    ///
    /// # Panics
    ///
    /// If the type is no integer type and not `index`.
    pub fn big_integer_attr<'c>(&'c self, ty: Type<'c>, value: &BigInt) -> Attribute<'c> {
        self.expect_same(ty.context());
        let width = integer_width(ty);
        let modulus = BigInt::from(1) << width;
        let value = ((value % &modulus) + &modulus) % &modulus;
        let (_, digits) = value.to_u64_digits();
        if width <= 128 {
            let low = u128::from(digits.first().copied().unwrap_or(0));
            let high = u128::from(digits.get(1).copied().unwrap_or(0));
            return self.integer_attr(ty, (high << 64 | low) as i128);
        }
        let mut limbs = digits;
        limbs.resize(width.div_ceil(64) as usize, 0);
        self.attribute(AttributeKind::WideInteger { ty, limbs: &limbs })
    }

    /// `value : i32`.
    pub fn i32_attr(&self, value: i32) -> Attribute<'_> {
        self.integer_attr(self.i32_type(), value.into())
    }

    /// `value : i64`.
    pub fn i64_attr(&self, value: i64) -> Attribute<'_> {
        self.integer_attr(self.i64_type(), value.into())
    }

    /// `value : index`.
    pub fn index_attr(&self, value: i64) -> Attribute<'_> {
        self.integer_attr(self.index_type(), value.into())
    }

    /// `value : ty`, rounded to the nearest value of the type, ties to even.
    ///
    /// # Panics
    ///
    /// If the type is no floating point type.
    pub fn float_attr<'c>(&'c self, ty: Type<'c>, value: f64) -> Attribute<'c> {
        let TypeKind::Float(kind) = ty.kind() else {
            panic!("a float attribute needs a float type, not {ty:?}")
        };
        self.float_attr_from_bits(ty, crate::float::from_f64(kind, value))
    }

    /// The floating point attribute with these bits in the type's own format.
    ///
    /// # Panics
    ///
    /// If the type is no floating point type, or has fewer bits.
    pub fn float_attr_from_bits<'c>(&'c self, ty: Type<'c>, bits: u128) -> Attribute<'c> {
        self.expect_same(ty.context());
        let TypeKind::Float(kind) = ty.kind() else {
            panic!("a float attribute needs a float type, not {ty:?}")
        };
        assert!(kind.width() == 128 || bits >> kind.width() == 0, "more bits than {} has", kind.keyword());
        self.attribute(AttributeKind::Float { ty, bits: Bits::new(bits) })
    }

    /// `"text"`.
    pub fn string_attr(&self, text: &str) -> Attribute<'_> {
        self.typed_string_attr(text, self.none_type())
    }

    /// `"text" : ty`.
    pub fn typed_string_attr<'c>(&'c self, text: &str, ty: Type<'c>) -> Attribute<'c> {
        self.expect_same(ty.context());
        self.attribute(AttributeKind::String { text, ty })
    }

    /// A name, such as that of an attribute or a symbol, as a string attribute.
    pub(crate) fn name<'c>(&'c self, text: &str) -> StringAttr<'c> {
        StringAttr::get(self, text)
    }

    /// An attribute with its name.
    pub fn named_attribute<'c>(&'c self, name: &str, value: impl Into<Attribute<'c>>) -> NamedAttribute<'c> {
        NamedAttribute { name: self.name(name), value: value.into() }
    }

    /// A type as an attribute.
    pub fn type_attr<'c>(&'c self, ty: Type<'c>) -> Attribute<'c> {
        self.expect_same(ty.context());
        self.attribute(AttributeKind::Type(ty))
    }

    /// `[elements]`.
    pub fn array_attr<'c>(&'c self, elements: &[Attribute<'c>]) -> Attribute<'c> {
        elements.iter().for_each(|element| self.expect_same(element.context()));
        self.attribute(AttributeKind::Array(elements))
    }

    /// `[1, 2]` of type `i64`.
    ///
    /// ```
    /// use rtblgen_runtime::Context;
    /// let context = Context::new();
    /// assert_eq!(context.i64_array_attr(&[1, 2]).to_string(), "[1, 2]");
    /// assert_eq!(context.string_array_attr(&["a", "b"]).to_string(), "[\"a\", \"b\"]");
    /// assert_eq!(context.type_array_attr(&[context.index_type()]).to_string(), "[index]");
    /// ```
    pub fn i64_array_attr(&self, values: &[i64]) -> Attribute<'_> {
        let elements: Vec<_> = values.iter().map(|value| self.i64_attr(*value)).collect();
        self.array_attr(&elements)
    }

    /// `["a", "b"]`.
    pub fn string_array_attr(&self, texts: &[&str]) -> Attribute<'_> {
        let elements: Vec<_> = texts.iter().map(|text| self.string_attr(text)).collect();
        self.array_attr(&elements)
    }

    /// `[i32, index]`.
    pub fn type_array_attr<'c>(&'c self, types: &[Type<'c>]) -> Attribute<'c> {
        let elements: Vec<_> = types.iter().map(|ty| self.type_attr(*ty)).collect();
        self.array_attr(&elements)
    }

    /// Zero of a type: a number, or a vector or a tensor of zeros. `None` for other types and dynamic shapes.
    ///
    /// ```
    /// use rtblgen_runtime::Context;
    /// let context = Context::new();
    /// let vector = context.vector_type(&[4], context.f32_type());
    /// assert_eq!(context.zero_attr(vector).unwrap().to_string(), "dense<0.000000e+00> : vector<4xf32>");
    /// assert_eq!(context.one_attr(vector).unwrap().to_string(), "dense<1.000000e+00> : vector<4xf32>");
    /// assert_eq!(context.one_attr(context.index_type()).unwrap().to_string(), "1 : index");
    /// assert!(context.zero_attr(context.none_type()).is_none());
    /// ```
    pub fn zero_attr<'c>(&'c self, ty: Type<'c>) -> Option<Attribute<'c>> {
        self.number_attr(ty, 0)
    }

    /// One of a type: a number, or a vector or a tensor of ones. `None` for other types and dynamic shapes.
    pub fn one_attr<'c>(&'c self, ty: Type<'c>) -> Option<Attribute<'c>> {
        self.number_attr(ty, 1)
    }

    fn number_attr<'c>(&'c self, ty: Type<'c>, value: u8) -> Option<Attribute<'c>> {
        match ty.kind() {
            TypeKind::Integer { .. } | TypeKind::Index => Some(self.integer_attr(ty, value.into())),
            TypeKind::Float(_) => Some(self.float_attr(ty, value.into())),
            TypeKind::Vector { element, .. } | TypeKind::RankedTensor { element, .. } => {
                let mut data = match element.kind() {
                    TypeKind::Integer { .. } | TypeKind::Index => vec![value],
                    TypeKind::Float(kind) => {
                        crate::float::from_f64(kind, value.into()).to_le_bytes().to_vec()
                    }
                    _ => return None,
                };
                data.resize(dense_element_size(element)?, 0);
                self.dense_elements_attr_from_raw(ty, &data)
            }
            _ => None,
        }
    }

    /// `@root::@nested`.
    pub fn symbol_ref_attr(&self, root: &str, nested: &[&str]) -> Attribute<'_> {
        let nested: Vec<_> = nested.iter().map(|name| self.name(name)).collect();
        self.attribute(AttributeKind::SymbolRef { root: self.name(root), nested: &nested })
    }

    /// `@name`.
    pub fn flat_symbol_ref_attr(&self, name: &str) -> Attribute<'_> {
        self.symbol_ref_attr(name, &[])
    }

    /// `dense_resource<key> : ty`.
    pub fn dense_resource_attr<'c>(&'c self, ty: Type<'c>, key: &str) -> Attribute<'c> {
        self.expect_same(ty.context());
        self.attribute(AttributeKind::DenseResource { ty, key })
    }

    /// `sparse<indices, values> : ty`. The caller ensures that the parts are valid.
    pub fn sparse_elements_attr<'c>(
        &'c self,
        ty: Type<'c>,
        indices: Attribute<'c>,
        values: Attribute<'c>,
    ) -> Attribute<'c> {
        self.expect_same(ty.context());
        self.expect_same(indices.context());
        self.expect_same(values.context());
        self.attribute(AttributeKind::Sparse { ty, indices, values })
    }

    /// `array<element: ..>` from its bytes: see [`AttributeKind::DenseArray`]. `None` if the type cannot be an element or
    /// the length does not fit.
    pub fn dense_array_attr_from_raw<'c>(&'c self, element: Type<'c>, data: &[u8]) -> Option<Attribute<'c>> {
        self.expect_same(element.context());
        let size = super::dense_element_size(element).filter(|_| element.is_int_or_float())?;
        data.len().is_multiple_of(size).then(|| self.attribute(AttributeKind::DenseArray { element, data }))
    }

    /// `affine_map<..>`.
    pub fn affine_map_attr(&self, map: &AffineMap) -> Attribute<'_> {
        self.attribute(AttributeKind::AffineMap(map))
    }

    /// `affine_set<..>`.
    pub fn integer_set_attr(&self, set: &IntegerSet) -> Attribute<'_> {
        self.attribute(AttributeKind::IntegerSet(set))
    }

    /// `strided<[strides], offset: offset>`.
    pub fn strided_layout_attr(&self, offset: i64, strides: &[i64]) -> Attribute<'_> {
        self.attribute(AttributeKind::StridedLayout { offset, strides })
    }

    /// A new `distinct` attribute, unlike any other.
    pub fn distinct_attr<'c>(&'c self, referenced: Attribute<'c>) -> Attribute<'c> {
        self.expect_same(referenced.context());
        let id = self.storage().distinct_count.fetch_add(1, Ordering::Relaxed);
        self.attribute(AttributeKind::Distinct { id, referenced })
    }

    /// `#dialect<"text">`, of type `ty` (`none` shows no type).
    pub fn opaque_attr<'c>(&'c self, dialect: &str, text: &str, ty: Type<'c>) -> Attribute<'c> {
        self.expect_same(ty.context());
        self.attribute(AttributeKind::Opaque { name: &OpaqueName { dialect, text }, ty })
    }

    /// An attribute that a dialect defines.
    ///
    /// # Panics
    ///
    /// Panics if the definition rejects the parameters: see
    /// [`checked_extension_attr`](Self::checked_extension_attr).
    #[track_caller]
    pub fn extension_attr<'c>(
        &'c self,
        definition: &'static AttrDefinition,
        parameters: &[Parameter<'c>],
    ) -> Attribute<'c> {
        match self.checked_extension_attr(definition, parameters) {
            Ok(attribute) => attribute,
            Err(message) => panic!("{definition:?} cannot have these parameters: {message}"),
        }
    }

    /// An attribute that a dialect defines.
    ///
    /// # Errors
    ///
    /// The error of the definition's verifier.
    pub fn checked_extension_attr<'c>(
        &'c self,
        definition: &'static AttrDefinition,
        parameters: &[Parameter<'c>],
    ) -> Result<Attribute<'c>, String> {
        parameters.iter().for_each(|parameter| parameter.expect_context(self));
        definition.verify_parameters(self, parameters)?;
        Ok(self.attribute(AttributeKind::Extension { definition, parameters }))
    }
}

//! Tests of types and attributes that snippets call, by the names of methods and classes.

use rtblgen_backends::ods::code::constraint_class::attribute_test as builtin_attribute_test;
use rtblgen_ir::{Attribute, Type};

/// A test of a type without arguments.
pub(crate) type TypeTest = for<'c> fn(Type<'c>) -> bool;

/// A test of an attribute without arguments.
pub(super) type AttributeTest = for<'c> fn(Attribute<'c>) -> bool;

macro_rules! tests {
    ($function:ident: $result:ty, $subject:ident: $($name:ident)*) => {
        fn $function(name: &str) -> Option<$result> {
            match name {
                $(stringify!($name) => Some(|own| own.$name()),)*
                _ => None,
            }
        }
    };
}

/// The test of types with this name. A loaded type that lists an interface is an instance of its class, also without
/// the methods.
pub(crate) fn type_test(name: &str) -> Option<TypeTest> {
    match name {
        "is_float" => Some(|own| own.is_float() || own.implements("::mlir::FloatType")),
        "is_shaped" => Some(|own| own.is_shaped() || own.implements("::mlir::ShapedType")),
        _ => own_type_test(name),
    }
}

/// The test of attributes with this name.
pub(super) fn attribute_test(name: &str) -> Option<AttributeTest> {
    match name {
        "is_memref_layout" => {
            Some(|own| own.is_memref_layout() || own.implements("::mlir::MemRefLayoutAttrInterface"))
        }
        _ => own_attribute_test(name),
    }
}

tests! { own_type_test: TypeTest, Type:
    is_any_integer is_any_signless_integer is_any_signed_integer is_any_unsigned_integer is_index is_none
    is_signless_int_or_index is_int_or_index is_int_or_float is_int_or_index_or_float is_float is_bf16 is_f16
    is_tf32 is_f32 is_f64 is_f80 is_f128 is_complex is_tuple is_function is_vector is_tensor is_ranked_tensor
    is_unranked_tensor is_memref is_ptr_like is_ranked_memref is_unranked_memref is_shaped has_rank
    has_static_shape is_scalable_vector is_fixed_vector is_strided_memref has_value_semantics is_graph
    is_vector_element is_tensor_element is_memref_element
}

tests! { own_attribute_test: AttributeTest, Attribute:
    is_unit is_bool is_integer is_float is_string is_array is_dictionary is_type is_symbol_ref
    is_flat_symbol_ref is_affine_map is_integer_set is_location is_typed is_elements is_dense_elements
    is_dense_int_elements is_dense_float_elements is_dense_string_elements integer_is_power_of_two
    is_memref_layout
}

/// The test for a builtin class.
pub(super) fn class_test(path: &str) -> Option<&'static str> {
    Some(match path.rsplit("::").next()? {
        "IntegerType" => "is_any_integer",
        "FloatType" => "is_float",
        "IndexType" => "is_index",
        "NoneType" => "is_none",
        "ComplexType" => "is_complex",
        "TupleType" => "is_tuple",
        "FunctionType" => "is_function",
        "ShapedType" | "DynShapedType" => "is_shaped",
        "VectorType" => "is_vector",
        "TensorType" => "is_tensor",
        "RankedTensorType" => "is_ranked_tensor",
        "UnrankedTensorType" => "is_unranked_tensor",
        "MemRefType" => "is_ranked_memref",
        "UnrankedMemRefType" => "is_unranked_memref",
        attribute => return builtin_attribute_test(attribute),
    })
}

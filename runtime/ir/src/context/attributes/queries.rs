//! Queries of attributes in the td library's constraints, and the Rust values of attributes.
//!
//! The `*_value` methods are for attributes of a known kind: a constraint that reads the value of an
//! attribute of another kind has a mistake.

use crate::context::attributes::{
    ArrayAttr, Attribute, AttributeKind, DenseArrayAttr, DenseArrayElement, DictionaryAttr, FloatAttr,
    IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, TypedAttribute, UnitAttr,
};
use crate::context::types::Type;
use crate::context::{Location, LocationKind};

#[cold]
#[track_caller]
fn not_a(attribute: Attribute<'_>, kind: &str) -> ! {
    panic!(
        "the attribute {attribute:?} is not {kind}: it was not verified, or its constraint does not say so"
    )
}

impl<'c> Attribute<'c> {
    #[track_caller]
    fn known<T: TypedAttribute<'c>>(self, kind: &str) -> T {
        match self.cast() {
            Some(attribute) => attribute,
            None => not_a(self, kind),
        }
    }

    /// The type; `none` if the attribute has none.
    pub fn own_type(self) -> Type<'c> {
        self.ty().unwrap_or_else(|| self.context().none_type())
    }

    /// [`own_type`](Self::own_type); lists of values, which have several types, do not have this method.
    pub fn single_type(self) -> Type<'c> {
        self.own_type()
    }

    /// Whether it is `unit`.
    pub fn is_unit(self) -> bool {
        self.is::<UnitAttr<'c>>()
    }

    /// Whether it is `true` or `false`: an integer of type `i1`.
    pub fn is_bool(self) -> bool {
        self.is_integer() && self.own_type().is_signless_integer(1)
    }

    /// Whether it is an integer or index.
    pub fn is_integer(self) -> bool {
        self.is::<IntegerAttr<'c>>()
    }

    /// Whether it is a floating point number.
    pub fn is_float(self) -> bool {
        self.is::<FloatAttr<'c>>()
    }

    /// Whether it is a string.
    pub fn is_string(self) -> bool {
        self.is::<StringAttr<'c>>()
    }

    /// Whether it is an array.
    pub fn is_array(self) -> bool {
        self.is::<ArrayAttr<'c>>()
    }

    /// Whether it is a dictionary.
    pub fn is_dictionary(self) -> bool {
        self.is::<DictionaryAttr<'c>>()
    }

    /// Whether it is a type.
    pub fn is_type(self) -> bool {
        self.is::<TypeAttr<'c>>()
    }

    /// Whether it is a reference to a symbol, nested or not.
    pub fn is_symbol_ref(self) -> bool {
        self.is::<SymbolRefAttr<'c>>()
    }

    /// Whether it is a reference to a symbol that is not nested: `@name`.
    pub fn is_flat_symbol_ref(self) -> bool {
        self.cast::<SymbolRefAttr<'c>>().is_some_and(SymbolRefAttr::is_flat)
    }

    /// Whether it is an affine map.
    pub fn is_affine_map(self) -> bool {
        matches!(self.kind(), AttributeKind::AffineMap(_))
    }

    /// Whether it is an integer set.
    pub fn is_integer_set(self) -> bool {
        matches!(self.kind(), AttributeKind::IntegerSet(_))
    }

    /// Whether it is a location.
    pub fn is_location(self) -> bool {
        matches!(self.kind(), AttributeKind::Location(_))
    }

    /// Whether it has a type.
    pub fn is_typed(self) -> bool {
        self.ty().is_some()
    }

    /// Whether the attribute has elements: dense or sparse elements, a resource, or the interface
    /// [`ElementsAttr`](crate::interfaces::ElementsAttr). MLIR's rule: a dense array has none.
    pub fn is_elements(self) -> bool {
        match self.kind() {
            AttributeKind::DenseElements { .. }
            | AttributeKind::DenseStrings { .. }
            | AttributeKind::DenseResource { .. }
            | AttributeKind::Sparse { .. } => true,
            AttributeKind::Extension { .. } => self.implements("::mlir::ElementsAttr"),
            _ => false,
        }
    }

    /// Whether it is `dense<..>`.
    pub fn is_dense_elements(self) -> bool {
        matches!(self.kind(), AttributeKind::DenseElements { .. } | AttributeKind::DenseStrings { .. })
    }

    /// Whether it is `dense<..>` of integers or indices.
    pub fn is_dense_int_elements(self) -> bool {
        matches!(self.kind(), AttributeKind::DenseElements { .. })
            && self.own_type().element_type().is_int_or_index()
    }

    /// Whether it is `dense<..>` of floating point numbers.
    pub fn is_dense_float_elements(self) -> bool {
        matches!(self.kind(), AttributeKind::DenseElements { .. })
            && self.own_type().element_type().is_float()
    }

    /// Whether it is `dense<..>` of strings.
    pub fn is_dense_string_elements(self) -> bool {
        matches!(self.kind(), AttributeKind::DenseStrings { .. })
    }

    /// Whether it is `array<T: ..>`.
    pub fn is_dense_array_of<T: DenseArrayElement>(self) -> bool {
        self.cast::<DenseArrayAttr<'c>>()
            .is_some_and(|array| array.element_type() == T::element_type(self.context()))
    }

    /// Whether it is of the kind `dialect.mnemonic`. The builtin kinds have the names of MLIR's definitions, such as
    /// `builtin.string`.
    pub fn is_a(self, name: &str) -> bool {
        name.split_once('.') == Some(self.kind_name())
    }

    /// The dialect of its kind, and the name of the kind there.
    pub fn kind_name(self) -> (&'static str, &'static str) {
        let name = match self.kind() {
            AttributeKind::Unit => "unit",
            AttributeKind::Integer { .. } | AttributeKind::WideInteger { .. } => "integer",
            AttributeKind::Float { .. } => "float",
            AttributeKind::String { .. } => "string",
            AttributeKind::Array(_) => "array",
            AttributeKind::Dictionary(_) => "dictionary",
            AttributeKind::Type(_) => "type",
            AttributeKind::SymbolRef { .. } => "symbol_ref",
            AttributeKind::DenseElements { .. } => "dense_int_or_fp_elements",
            AttributeKind::DenseStrings { .. } => "dense_string_elements",
            AttributeKind::DenseArray { .. } => "dense_array",
            AttributeKind::DenseResource { .. } => "dense_resource_elements",
            AttributeKind::Sparse { .. } => "sparse_elements",
            AttributeKind::AffineMap(_) => "affine_map",
            AttributeKind::IntegerSet(_) => "integer_set",
            AttributeKind::StridedLayout { .. } => "strided_layout",
            AttributeKind::Distinct { .. } => "distinct",
            AttributeKind::Opaque { .. } => "opaque",
            AttributeKind::Location(location) => match location.kind() {
                LocationKind::Unknown => "unknown_loc",
                LocationKind::File(_) => "file_line_range",
                LocationKind::Name(..) => "name_loc",
                LocationKind::CallSite { .. } => "call_site_loc",
                LocationKind::Fused { .. } => "fused_loc",
            },
            AttributeKind::Extension { definition, .. } => return (definition.dialect, definition.mnemonic),
        };
        ("builtin", name)
    }

    /// The value of a `bool`.
    #[track_caller]
    pub fn bool_value(self) -> bool {
        self.integer_value() != 0
    }

    /// The value of an integer or index, as its type's signedness reads it, a signless one as signed; beyond 128 bits
    /// the nearest that fits.
    #[track_caller]
    pub fn integer_value(self) -> i128 {
        self.as_integer().unwrap_or_else(|| not_a(self, "an integer"))
    }

    /// [`integer_value`](Self::integer_value), if it is an integer or index.
    pub fn as_integer(self) -> Option<i128> {
        let integer: IntegerAttr<'c> = self.cast()?;
        let is_unsigned = integer.ty().is_any_unsigned_integer();
        Some(match is_unsigned {
            true => {
                integer.unsigned_value().map_or(i128::MAX, |value| i128::try_from(value).unwrap_or(i128::MAX))
            }
            false => integer.signed_value().unwrap_or(i128::MAX),
        })
    }

    /// Whether it is an integer with exactly one bit set.
    pub fn integer_is_power_of_two(self) -> bool {
        let value = self.cast::<IntegerAttr<'c>>().and_then(|integer| integer.unsigned_value());
        value.is_some_and(u128::is_power_of_two)
    }

    /// The value of a floating point number, rounded to `f64` if it must be.
    #[track_caller]
    pub fn float_value(self) -> f64 {
        self.known::<FloatAttr<'c>>("a floating point number").value()
    }

    /// The text of a string.
    #[track_caller]
    pub fn string_value(self) -> &'c str {
        self.known::<StringAttr<'c>>("a string").value()
    }

    /// The elements of an array.
    #[track_caller]
    pub fn array_value(self) -> &'c [Attribute<'c>] {
        self.known::<ArrayAttr<'c>>("an array").elements()
    }

    /// The elements, if it is an array.
    pub fn as_array(self) -> Option<&'c [Attribute<'c>]> {
        self.cast::<ArrayAttr<'c>>().map(ArrayAttr::elements)
    }

    /// The type in a type attribute.
    #[track_caller]
    pub fn type_value(self) -> Type<'c> {
        self.known::<TypeAttr<'c>>("a type").value()
    }

    /// The outermost symbol of a reference.
    #[track_caller]
    pub fn symbol_root(self) -> &'c str {
        self.known::<SymbolRefAttr<'c>>("a reference to a symbol").root().value()
    }

    /// The location in a location attribute.
    #[track_caller]
    pub fn location_value(self) -> Location<'c> {
        match self.kind() {
            AttributeKind::Location(location) => location,
            _ => not_a(self, "a location"),
        }
    }

    /// The elements of a dense array.
    #[track_caller]
    pub fn dense_array_value<T: DenseArrayElement>(self) -> Vec<T> {
        self.known::<DenseArrayAttr<'c>>("a dense array")
            .values()
            .unwrap_or_else(|| not_a(self, "a dense array of these elements"))
    }

    /// The number of elements of a dense array.
    #[track_caller]
    pub fn dense_array_len(self) -> usize {
        self.known::<DenseArrayAttr<'c>>("a dense array").len()
    }

    /// The number of elements, if it is a dense array.
    pub fn as_dense_array_len(self) -> Option<usize> {
        self.cast::<DenseArrayAttr<'c>>().map(DenseArrayAttr::len)
    }
}

//===- CommonAttrConstraints.td - constraints on attributes ---------------===//
//
// In each predicate and each `convertFromStorage`, `$_self` is an
// `Attribute<'c>` of the runtime. `storageType` keeps MLIR's name of the kind
// of attribute, which the documentation shows; `returnType` is a Rust type, in
// which `'c` is the lifetime of the context. Signless integers are read as
// signed, as they are printed.

#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

//===- What kinds of constraints on attributes there are ------------------===//

class Attr<Pred condition, string summary = "">
    : AttrConstraint<condition, summary> {
  // MLIR's name of the attribute's kind.
  code storageType = ?;
  // What the accessor returns, and how to get it from `$_self`. Unset: the
  // attribute itself.
  code returnType = ?;
  code convertFromStorage = "$_self";
  // The Rust type of this kind of attributes, or of types in them. Accessors
  // return it where `returnType` is an `Attribute` or a `Type`.
  code kindType = ?;
  // How to make the attribute from such a value, `$0`; `$_builder.context()`
  // is the context. Unset: it can only be given as an attribute.
  string constBuilderCall = ?;
  // A Rust expression of the value that an absent attribute stands for.
  string defaultValue = ?;
  // The type of the attribute, where the constraint fixes it.
  Type valueType = ?;
  bit isOptional = 0;
  // The constraint that this one modifies.
  Attr baseAttr = ?;
  string cppNamespace = "";
  string description = "";
}

class DialectAttr<Dialect d, Pred condition, string summary = "">
    : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

// Always there: the default is put in when the op is built or parsed.
class DefaultValuedAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

// May be absent, and is then read as the default.
class DefaultValuedOptionalAttr<Attr attr, string val>
    : DefaultValuedAttr<attr, val> {
  let isOptional = 1;
}

// May be absent; the accessor returns an `Option`.
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "Option<" # attr.returnType # ">";
  let convertFromStorage = attr.convertFromStorage;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

class DefaultValuedStrAttr<Attr attr, string val>
    : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val>
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

// An attribute of one kind with one type.
class TypedAttrBase<Type attrValType, string attrKind, Pred condition,
                    string descr>
    : Attr<condition, descr> {
  let constBuilderCall = "$_builder.context()."
                         # !cond(!eq(attrKind, "IntegerAttr") : "integer_attr",
                                 !eq(attrKind, "FloatAttr") : "float_attr",
                                 true : "typed_attr")
                         # "(" # attrValType.builderCall # ", $0)";
  let storageType = "::mlir::" # attrKind;
  let valueType = attrValType;
}

//===- Any attribute ------------------------------------------------------===//

def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  let constBuilderCall = "$0";
}

class AnyAttrOf<list<Attr> allowedAttrs, string summary = "",
                string cppType = "::rtblgen_runtime::Attribute<'c>",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(attr, allowedAttrs, attr.predicate)>,
           !if(!empty(summary), !interleave(
             !foreach(attr, allowedAttrs, attr.summary), " or "), summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

def LocationAttr : Attr<CPred<"$_self.is_location()">, "location attribute"> {
  let storageType = "::mlir::LocationAttr";
  let returnType = "::rtblgen_runtime::Location<'c>";
  let convertFromStorage = "$_self.location_value()";
  let constBuilderCall = "$0.as_attribute()";
}

//===- Integers and booleans ----------------------------------------------===//

def BoolAttr : Attr<CPred<"$_self.is_bool()">, "bool attribute"> {
  let storageType = "::mlir::BoolAttr";
  let returnType = "bool";
  let valueType = I1;
  let convertFromStorage = "$_self.bool_value()";
  let constBuilderCall = "$_builder.context().bool_attr($0)";
}

// An integer attribute whose type meets a predicate about `$_self`.
class _IntegerAttrOfTypePred<Pred type>
    : And<[CPred<"$_self.is_integer()">,
           SubstLeaves<"$_self", "$_self.own_type()", type>]>;

def IndexAttr : TypedAttrBase<Index, "IntegerAttr",
                              _IntegerAttrOfTypePred<Index.predicate>,
                              "index attribute"> {
  let returnType = "i64";
  let convertFromStorage = "$_self.integer_value() as i64";
  let constBuilderCall =
      "$_builder.context().integer_attr($_builder.context().index_type(), i128::from($0))";
}

def APIntAttr : Attr<CPred<"$_self.is_integer()">,
                     "arbitrary integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "i128";
  let convertFromStorage = "$_self.integer_value()";
}

class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrOfTypePred<attrValType.predicate>, descr> {
  let returnType = "i128";
  let convertFromStorage = "$_self.integer_value()";
  let constBuilderCall = ?;
}
foreach type = [AnyI1, AnyI8, AnyI16, AnyI32, AnyI64] in
  def type#
      Attr : AnyIntegerAttrBase<type, type.bitwidth # "-bit integer attribute">;

class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrOfTypePred<attrValType.predicate>, descr> {
  let returnType = "i128";
  let convertFromStorage = "$_self.integer_value()";
}
class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrOfTypePred<attrValType.predicate>, descr> {
  let returnType = "i128";
  let convertFromStorage = "$_self.integer_value()";
}
class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrOfTypePred<attrValType.predicate>, descr> {
  let returnType = "i128";
  let convertFromStorage = "$_self.integer_value()";
}

// The machine integer (or `bool`) of a type of one of the usual widths.
class _ReadAs<string rust> : StrFunc<
  "$_self.integer_value() " # !if(!eq(rust, "bool"), "!= 0", "as " # rust)>;
class _WriteAs<string type>
    : StrFunc<"$_builder.context().integer_attr(" # type # ", i128::from($0))">;
class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = _ReadAs<retType>.result;
  let constBuilderCall = _WriteAs<attrValType.builderCall>.result;
}
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = _ReadAs<retType>.result;
  let constBuilderCall = _WriteAs<attrValType.builderCall>.result;
}
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = _ReadAs<retType>.result;
  let constBuilderCall = _WriteAs<attrValType.builderCall>.result;
}
def I1Attr : TypedSignlessIntegerAttrBase<I1, "bool",
                                          "1-bit signless integer attribute">;
def SI1Attr : TypedSignedIntegerAttrBase<SI1, "bool",
                                         "1-bit signed integer attribute">;
def UI1Attr : TypedUnsignedIntegerAttrBase<UI1, "bool",
                                           "1-bit unsigned integer attribute">;
foreach type = [I8, I16, I32, I64] in
  def type#Attr : TypedSignlessIntegerAttrBase<type, "i" # type.bitwidth,
                                               type.bitwidth #
                                               "-bit signless integer attribute">;
foreach type = [SI8, SI16, SI32, SI64] in
  def type#Attr : TypedSignedIntegerAttrBase<type, "i" # type.bitwidth,
                                             type.bitwidth #
                                             "-bit signed integer attribute">;
foreach type = [UI8, UI16, UI32, UI64] in
  def type#Attr : TypedUnsignedIntegerAttrBase<type, "u" # type.bitwidth,
                                               type.bitwidth #
                                               "-bit unsigned integer attribute">;

//===- Floats -------------------------------------------------------------===//

class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<attrValType, "FloatAttr",
                    And<[CPred<"$_self.is_float()">,
                         SubstLeaves<"$_self", "$_self.own_type()",
                                     attrValType.predicate>]>,
                    descr> {
  let returnType = "f64";
  let convertFromStorage = "$_self.float_value()";
}
def F32Attr : FloatAttrBase<F32, "32-bit float attribute"> {
  let returnType = "f32";
  let convertFromStorage = "$_self.float_value() as f32";
  let constBuilderCall =
      "$_builder.context().float_attr($_builder.context().f32_type(), f64::from($0))";
}
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

//===- Strings ------------------------------------------------------------===//

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "$_builder.context().string_attr($0)";
  let storageType = "::mlir::StringAttr";
  let returnType = "&'c str";
  let valueType = NoneType;
  let convertFromStorage = "$_self.string_value()";
}
def StrAttrPred : CPred<"$_self.is_string()">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
// Written `@name` in declarative formats.
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;
class TypedStrAttr<Type ty>
    : StringBasedAttr<And<
      [StrAttrPred, SubstLeaves<"$_self", "$_self.own_type()", ty.predicate>]>,
                      "string attribute of " # ty.summary> {
  let valueType = ty;
}

//===- Types, units, dictionaries -----------------------------------------===//

// The kind of types that a C++ class of MLIR stands for.
class _TypeKindPred<string cppType> : And<!cond(
    !eq(cppType, "::mlir::IntegerType"): [CPred<"$_self.is_any_integer()">],
    !eq(cppType, "::mlir::FloatType"): [CPred<"$_self.is_float()">],
    !eq(cppType, "::mlir::IndexType"): [CPred<"$_self.is_index()">],
    !eq(cppType, "::mlir::NoneType"): [CPred<"$_self.is_none()">],
    !eq(cppType, "::mlir::ComplexType"): [CPred<"$_self.is_complex()">],
    !eq(cppType, "::mlir::FunctionType"): [CPred<"$_self.is_function()">],
    !eq(cppType, "::mlir::TupleType"): [CPred<"$_self.is_tuple()">],
    !eq(cppType, "::mlir::VectorType"): [CPred<"$_self.is_vector()">],
    !eq(cppType, "::mlir::TensorType"): [CPred<"$_self.is_tensor()">],
    !eq(cppType, "::mlir::RankedTensorType"):
        [CPred<"$_self.is_ranked_tensor()">],
    !eq(cppType, "::mlir::UnrankedTensorType"):
        [CPred<"$_self.is_unranked_tensor()">],
    !eq(cppType, "::mlir::MemRefType"): [CPred<"$_self.is_ranked_memref()">],
    !eq(cppType, "::mlir::UnrankedMemRefType"):
        [CPred<"$_self.is_unranked_memref()">],
    !eq(cppType, "::mlir::BaseMemRefType"): [CPred<"$_self.is_memref()">],
    !eq(cppType, "::mlir::ShapedType"): [CPred<"$_self.is_shaped()">],
    true: []<CPred>)>;

// The Rust type of a kind of types, by MLIR's name; empty where the runtime
// has none.
class _RustKindOf<string cppType> : StrFunc<!cond(
    !eq(cppType, "::mlir::IntegerType"): "IntegerType",
    !eq(cppType, "::mlir::FloatType"): "FloatType",
    !eq(cppType, "::mlir::ComplexType"): "ComplexType",
    !eq(cppType, "::mlir::FunctionType"): "FunctionType",
    !eq(cppType, "::mlir::TupleType"): "TupleType",
    !eq(cppType, "::mlir::VectorType"): "VectorType",
    !eq(cppType, "::mlir::RankedTensorType"): "RankedTensorType",
    !eq(cppType, "::mlir::UnrankedTensorType"): "UnrankedTensorType",
    !eq(cppType, "::mlir::MemRefType"): "MemRefType",
    !eq(cppType, "::mlir::UnrankedMemRefType"): "UnrankedMemRefType",
    true: "")>;

class TypeAttrBase<string retType, string summary,
                   Pred typePred = CPred<"true">>
    : Attr<And<[CPred<"$_self.is_type()">,
                SubstLeaves<"$_self", "$_self.type_value()",
                            And<[_TypeKindPred<retType>, typePred]>>]>,
           summary> {
  // MLIR's name of the type's kind.
  string typeKind = retType;
  let kindType = !if(!empty(_RustKindOf<retType>.result), "",
                     "::rtblgen_runtime::" # _RustKindOf<retType>.result #
                     "<'c>");
  let storageType = "::mlir::TypeAttr";
  let returnType = "::rtblgen_runtime::Type<'c>";
  let valueType = NoneType;
  let convertFromStorage = "$_self.type_value()";
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "$_builder.context().type_attr($0)";
}
class TypeAttrOf<Type ty> : TypeAttrBase<ty.cppType, "type attribute of " #
                                                     ty.summary, ty.predicate> {
  let constBuilderCall = "$_builder.context().type_attr($0)";
}

// There or not; the accessor returns a `bool`.
def UnitAttr : Attr<CPred<"$_self.is_unit()">, "unit attribute"> {
  let storageType = "::mlir::UnitAttr";
  let constBuilderCall = "$0.then(|| $_builder.context().unit_attr())";
  let convertFromStorage = "$_self.is_unit()";
  let returnType = "bool";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

class DictionaryAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = "::mlir::DictionaryAttr";
  let kindType = "::rtblgen_runtime::DictionaryAttr<'c>";
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  let valueType = NoneType;
  let constBuilderCall = "$0";
}
def DictionaryAttr : DictionaryAttrBase<CPred<"$_self.is_dictionary()">,
                                        "dictionary of named attribute values">;

//===- Elements -----------------------------------------------------------===//

class ElementsAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = "::mlir::ElementsAttr";
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  // The Rust type of a constant, `$0` of `constBuilderCall`. Unset: `returnType`.
  code constantType = ?;
}
def ElementsAttr : ElementsAttrBase<CPred<"$_self.is_elements()">,
                                    "constant vector/tensor attribute">;

class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<
      And<[CPred<"$_self.is_dense_int_elements()">, condition]>, summary> {
  let storageType = "::mlir::DenseIntElementsAttr";
  let kindType = "::rtblgen_runtime::DenseElementsAttr<'c>";
}

// `cppType` is the Rust type of an element.
class _DenseArrayElement<string cppType> {
  string rust = !cond(!eq(cppType, "int8_t"): "i8", !eq(
    cppType, "int16_t"): "i16", !eq(cppType, "int32_t"): "i32",
                      !eq(cppType, "int64_t"): "i64", !eq(
                        cppType, "float"): "f32", !eq(cppType, "double"): "f64",
                      true: cppType);
}
class DenseArrayAttrBase<string denseAttrName, string cppType,
                         string summaryName>
    : ElementsAttrBase<CPred<"$_self.is_dense_array_of::<" #
                             _DenseArrayElement<cppType>.rust # ">()">,
                       summaryName # " dense array attribute"> {
  defvar element = _DenseArrayElement<cppType>.rust;
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "Vec<" # element # ">";
  let convertFromStorage = "$_self.dense_array_value::<" # element # ">()";
  let constBuilderCall = "$_builder.context().dense_array_attr::<" # element #
                         ">(&$0)";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr : DenseArrayAttrBase<"DenseI8ArrayAttr", "i8", "i8">;
def DenseI16ArrayAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "i16", "i16">;
def DenseI32ArrayAttr : DenseArrayAttrBase<"DenseI32ArrayAttr", "i32", "i32">;
def DenseI64ArrayAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "i64", "i64">;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "f32", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "f64", "f64">;

def IndexElementsAttr
    : IntElementsAttrBase<CPred<"$_self.own_type().element_type().is_index()">,
                          "index elements attribute">;
def AnyIntElementsAttr : IntElementsAttrBase<CPred<"true">,
                                             "integer elements attribute">;
class IntElementsAttrOf<int width>
    : IntElementsAttrBase<CPred<"$_self.own_type().element_type().is_integer(" #
                                width # ")">,
                          width # "-bit integer elements attribute">;
def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;
// How constant elements are made of a list, one for all or as many as there are. Rust has no numbers of other widths.
class _DenseConstant<string element, list<int> dims> {
  string type = "&'c [" # element # "; " #
                !foldl(1, dims, total, dim, !mul(total, dim)) # "]";
  string call = "$_builder.context().dense_elements_attr::<" # element #
                ">($_builder.context().ranked_tensor_type(&["
                # !interleave(dims, ", ") # "], "
                # !if(!eq(!substr(element, 0, 1), "i"),
                      "$_builder.context().integer_type(" #
                      !substr(element, 1) # ")",
                      "$_builder.context()." # element # "_type()")
                # ", None), $0)";
}
class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<CPred<
      "$_self.own_type().element_type().is_signless_integer(" # width # ")">,
                          width # "-bit signless integer elements attribute"> {
  let constantType = _DenseConstant<"i" # width, []>.type;
  let constBuilderCall = _DenseConstant<"i" # width, []>.call;
}
def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;
class _HasShapePred<list<int> dims>
    : CPred<"$_self.own_type().ranked_shape() == Some(&[" #
            !interleave(dims, ", ") # "][..])">;
class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate = And<[SignlessIntElementsAttr<width>.predicate,
                       _HasShapePred<dims>]>;
  let summary = width # "-bit signless int elements attribute of shape [" #
                !interleave(dims, ", ") # "]";
  let constantType = _DenseConstant<"i" # width, dims>.type;
  let constBuilderCall = _DenseConstant<"i" # width, dims>.call;
}
class RankedI32ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<64, dims>;

class _FloatElementsPred<int width>
    : And<[CPred<"$_self.is_dense_float_elements()">,
           SubstLeaves<"$_self", "$_self.own_type().element_type()",
                       F<width>.predicate>]>;
class FloatElementsAttr<int width>
    : ElementsAttrBase<_FloatElementsPred<width>,
                       width # "-bit float elements attribute"> {
  let kindType = "::rtblgen_runtime::DenseElementsAttr<'c>";
  let storageType = "::mlir::DenseElementsAttr";
  let constantType = _DenseConstant<"f" # width, []>.type;
  let constBuilderCall = _DenseConstant<"f" # width, []>.call;
}
def F64ElementsAttr : FloatElementsAttr<64>;
class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<And<[_FloatElementsPred<width>, _HasShapePred<dims>]>,
                       width # "-bit float elements attribute of shape [" #
                       !interleave(dims, ", ") # "]"> {
  let storageType = "::mlir::DenseFPElementsAttr";
  let kindType = "::rtblgen_runtime::DenseElementsAttr<'c>";
  let constantType = _DenseConstant<"f" # width, dims>.type;
  let constBuilderCall = _DenseConstant<"f" # width, dims>.call;
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;
def StringElementsAttr
    : ElementsAttrBase<CPred<"$_self.is_dense_string_elements()">,
                       "string elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
}

//===- Affine -------------------------------------------------------------===//

def AffineMapAttr : Attr<CPred<"$_self.is_affine_map()">,
                         "AffineMap attribute"> {
  let storageType = "::mlir::AffineMapAttr";
  let kindType = "::rtblgen_runtime::AffineMapAttr<'c>";
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  let valueType = Index;
  let constBuilderCall = "$0";
}
def IntegerSetAttr : Attr<CPred<"$_self.is_integer_set()">,
                          "IntegerSet attribute"> {
  let storageType = "::mlir::IntegerSetAttr";
  let kindType = "::rtblgen_runtime::IntegerSetAttr<'c>";
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  let valueType = NoneType;
  let constBuilderCall = "$0";
}

//===- Arrays -------------------------------------------------------------===//

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = "::mlir::ArrayAttr";
  let returnType = "&'c [::rtblgen_runtime::Attribute<'c>]";
  let valueType = NoneType;
  let convertFromStorage = "$_self.array_value()";
  let constBuilderCall = "$_builder.context().array_attr($0)";
}
def ArrayAttr : ArrayAttrBase<CPred<"$_self.is_array()">, "array attribute">;

class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<And<[CPred<"$_self.is_array()">,
                         Concat<"$_self.array_value().iter().all(|&element| ",
                                SubstLeaves<"$_self", "element",
                                            element.predicate>, ")">]>,
                    summary> {
  Attr elementAttr = element;
}
def LocationArrayAttr : TypedArrayAttrBase<LocationAttr,
                                           "location array attribute">;
def AffineMapArrayAttr : TypedArrayAttrBase<AffineMapAttr,
                                            "AffineMap array attribute">;
def BoolArrayAttr : TypedArrayAttrBase<BoolAttr,
                                       "1-bit boolean array attribute">;
def I32ArrayAttr : TypedArrayAttrBase<I32Attr,
                                      "32-bit integer array attribute">;
def I64ArrayAttr : TypedArrayAttrBase<I64Attr,
                                      "64-bit integer array attribute">;
def I64SmallVectorArrayAttr
    : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let returnType = "Vec<i64>";
  let convertFromStorage =
      "$_self.array_value().iter().map(|element| element.integer_value() as i64).collect()";
  let constBuilderCall =
      "$_builder.context().array_attr(&$0.iter().map(|&element| $_builder.context()"
      ".integer_attr($_builder.context().i64_type(), i128::from(element)))"
      ".collect::<Vec<_>>())";
}
def F32ArrayAttr : TypedArrayAttrBase<F32Attr, "32-bit float array attribute">;
def F64ArrayAttr : TypedArrayAttrBase<F64Attr, "64-bit float array attribute">;
def StrArrayAttr : TypedArrayAttrBase<StrAttr, "string array attribute">;
def TypeArrayAttr : TypedArrayAttrBase<TypeAttr, "type array attribute">;
def IndexListArrayAttr : TypedArrayAttrBase<
  I64ArrayAttr, "Array of 64-bit integer array attributes">;
def DictArrayAttr : TypedArrayAttrBase<DictionaryAttr,
                                       "Array of dictionary attributes">;

//===- Symbols ------------------------------------------------------------===//

def SymbolRefAttr : Attr<CPred<"$_self.is_symbol_ref()">,
                         "symbol reference attribute"> {
  let storageType = "::mlir::SymbolRefAttr";
  let kindType = "::rtblgen_runtime::SymbolRefAttr<'c>";
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  let valueType = NoneType;
  let constBuilderCall = "$_builder.context().symbol_ref_attr($0, &[])";
  code constantType = "&str";
}
def FlatSymbolRefAttr : Attr<CPred<"$_self.is_flat_symbol_ref()">,
                             "flat symbol reference attribute"> {
  let storageType = "::mlir::FlatSymbolRefAttr";
  let returnType = "&'c str";
  let valueType = NoneType;
  let convertFromStorage = "$_self.symbol_root()";
  let constBuilderCall = "$_builder.context().symbol_ref_attr($0, &[])";
}
def SymbolRefArrayAttr : TypedArrayAttrBase<SymbolRefAttr,
                                            "symbol ref array attribute">;
def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute">;

//===- Attributes that are computed ---------------------------------------===//

// Not stored: `body` is the body of the accessor, `convert` makes an attribute
// of its result, `$_self`.
class DerivedAttr<code ret, code b, code convert = "">
    : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}
class DerivedTypeAttr<code body>
    : DerivedAttr<"::rtblgen_runtime::Type<'c>", body> {
  let convertFromStorage = "$_builder.context().type_attr($_self)";
}

//===- One value only -----------------------------------------------------===//

class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<CPred<"$_self == " # !subst("$_builder", "$_self",
                                                 !subst("$0", val,
                                                        attribute.constBuilderCall))>,
                     "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true"> {
  let predicate = UnitAttr.predicate;
}
class ConstantStrAttr<Attr attribute, string val>
    : ConstantAttr<attribute, "\"" # val # "\"">;

//===- Further conditions -------------------------------------------------===//

class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<[attr.predicate] #
               !foreach(constraint, constraints, constraint.predicate)>,
           !interleave([attr.summary] # !foreach(constraint, constraints,
                                                 constraint.summary), " ")> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<
      And<!foreach(constraint, constraints, constraint.predicate)>,
      !interleave(!foreach(constraint, constraints, constraint.summary),
                  " and ")> {
  list<AttrConstraint> attrConstraints = constraints;
}

// The integers that a condition admits, for finding conditions that contradict each other.
class _Integers {
  int leastInteger = ?;
  int mostInteger = ?;
  list<int> admittedIntegers = ?;
}

// Each of these is false of an attribute of another kind.
class _IntPred<string condition>
    : CPred<"$_self.as_integer().is_some_and(|value| " # condition # ")">;
class IntNEQValue<int n>
    : AttrConstraint<_IntPred<"value != " # n>, "whose value is not " # n>;
class IntMinValue<int n>
    : AttrConstraint<_IntPred<"value >= " # n>, "whose minimum value is " # n>,
      _Integers {
  let leastInteger = n;
}
class IntMaxValue<int n>
    : AttrConstraint<_IntPred<"value <= " # n>, "whose maximum value is " # n>,
      _Integers {
  let mostInteger = n;
}
def IntNonNegative : AttrConstraint<_IntPred<"value >= 0">,
                                    "whose value is non-negative">, _Integers {
  let leastInteger = 0;
}
def IntPositive : AttrConstraint<_IntPred<"value > 0">,
                                 "whose value is positive">, _Integers {
  let leastInteger = 1;
}
def IntPowerOf2 : AttrConstraint<CPred<"$_self.integer_is_power_of_two()">,
                                 "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<_IntPred<"[" # !interleave(values, ", ") #
                              "].contains(&value)">,
                     "whose value is one of {" # !interleave(values, ", ") #
                     "}">,
      _Integers {
  let admittedIntegers = values;
}

// A condition on the number of elements; none is fewer than no elements.
class _ArrayLenPred<string comparison, int n>
    : CPred<"$_self.as_array()" # !if(!eq(comparison # n, ">=0"), ".is_some()",
                                      ".is_some_and(|array| array.len() " #
                                      comparison # " " # n # ")")>;
class ArrayMaxCount<int n> : AttrConstraint<_ArrayLenPred<"<=", n>,
                                            "with at most " # n # " elements"> {
  assert !ge(n, 0), "the number of elements must not be negative";
}
class ArrayMinCount<int n> : AttrConstraint<
  _ArrayLenPred<">=", n>, "with at least " # n # " elements"> {
  assert !ge(n, 0), "the number of elements must not be negative";
}
class ArrayCount<int n> : AttrConstraint<_ArrayLenPred<"==", n>,
                                         "with exactly " # n # " elements"> {
  assert !ge(n, 0), "the number of elements must not be negative";
}

class _DenseArrayLenPred<string comparison, int n>
    : CPred<"$_self.as_dense_array_len()" #
            !if(!eq(comparison # n, ">=0"), ".is_some()",
                ".is_some_and(|len| len " # comparison # " " # n # ")")>;
class DenseArrayCount<int n> : AttrConstraint<
  _DenseArrayLenPred<"==", n>, "with exactly " # n # " elements"> {
  assert !ge(n, 0), "the number of elements must not be negative";
}
class DenseArrayMaxCt<int n> : AttrConstraint<
  _DenseArrayLenPred<"<=", n>, "with at most " # n # " elements"> {
  assert !ge(n, 0), "the number of elements must not be negative";
}
class DenseArrayMinCt<int n> : AttrConstraint<
  _DenseArrayLenPred<">=", n>, "with at least " # n # " elements"> {
  assert !ge(n, 0), "the number of elements must not be negative";
}
// A condition on the elements, whose zero is `Default` of their type.
class _ElementsPred<DenseArrayAttrBase arrayType, string condition>
    : And<[arrayType.predicate,
           CPred<arrayType.convertFromStorage # condition>]>;
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : AttrConstraint<_ElementsPred<arrayType,
                                   ".iter().all(|v| *v > Default::default())">,
                     "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : AttrConstraint<_ElementsPred<arrayType,
                                   ".iter().all(|v| *v >= Default::default())">,
                     "whose value is non-negative">;
class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<
      _ElementsPred<arrayType, ".windows(2).all(|pair| pair[0] <= pair[1])">,
      "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<_ElementsPred<arrayType,
                                   ".windows(2).all(|pair| pair[0] < pair[1])">,
                     "should be in increasing order">;

// Conditions on one element of an array of integers.
class _NthElementPred<int index, string condition>
    : CPred<"$_self.as_array().and_then(|array| array.get(" # index #
            ")?.as_integer()).is_some_and(|value| "
            # condition # ")">;
class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<_NthElementPred<index, "value == " # value>,
                     "whose " # index # "-th element must be " # value> {
  assert !ge(index, 0), "the index of an element must not be negative";
}
class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<_NthElementPred<index, "value >= " # min>,
                     "whose " # index # "-th element must be at least " # min> {
  assert !ge(index, 0), "the index of an element must not be negative";
}
class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<_NthElementPred<index, "value <= " # max>,
                     "whose " # index # "-th element must be at most " # max> {
  assert !ge(index, 0), "the index of an element must not be negative";
}
class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<_NthElementPred<index, "(" # min # "..=" # max #
                                            ").contains(&value)">,
                     "whose " # index # "-th element must be at least " # min #
                     " and at most " # max> {
  assert !ge(index, 0), "the index of an element must not be negative";
}

// In patterns: the optional attribute is absent.
// An attribute that is there is never empty.
def IsNullAttr : AttrConstraint<CPred<"false">,
                                "empty attribute (for optional attributes)">;

#endif // COMMON_ATTR_CONSTRAINTS_TD

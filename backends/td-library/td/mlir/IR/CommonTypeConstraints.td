//===- CommonTypeConstraints.td - constraints on types --------------------===//
//
// In each predicate `$_self` is a `Type<'c>` of the runtime. Names and
// summaries are MLIR's, since the summaries are part of its diagnostics.

#ifndef COMMON_TYPE_CONSTRAINTS_TD
#define COMMON_TYPE_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

//===- Predicates ---------------------------------------------------------===//

def IsVectorOfNonZeroRankTypePred : And<[CPred<"$_self.is_vector()">,
                                         CPred<"$_self.rank() > Some(0)">]>;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[CPred<"$_self.is_fixed_vector()">,
           CPred<"$_self.rank() > Some(0)">]>;
def IsVectorOfAnyRankTypePred : CPred<"$_self.is_vector()">;
def IsFixedVectorOfAnyRankTypePred : CPred<"$_self.is_fixed_vector()">;
def IsVectorTypeWithAnyDimScalablePred : CPred<"$_self.is_scalable_vector()">;
def IsVectorTypeWithOnlyTrailingDimScalablePred : And<[
    CPred<"$_self.is_vector()">,
    CPred<
      "$_self.scalable_dims().split_last().is_some_and(|(last, rest)| *last && !rest.contains(&true))">]>;
def IsVectorTypeWithAllDimsScalablePred
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"!$_self.scalable_dims().contains(&false)">]>;

def IsTensorTypePred : CPred<"$_self.is_tensor()">;
def IsRankedTensorTypePred : CPred<"$_self.is_ranked_tensor()">;
def IsUnrankedTensorTypePred : CPred<"$_self.is_unranked_tensor()">;
def IsMemRefTypePred : CPred<"$_self.is_ranked_memref()">;
def IsUnrankedMemRefTypePred : CPred<"$_self.is_unranked_memref()">;
def IsBaseMemRefTypePred : CPred<"$_self.is_memref()">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsShapedTypePred : CPred<"$_self.is_shaped()">;
def HasStaticShapePred : CPred<"$_self.has_static_shape()">;
def IsTupleTypePred : CPred<"$_self.is_tuple()">;
// Vectors and tensors, and types of other dialects that say so.
def HasValueSemanticsPred : CPred<"$_self.has_value_semantics()">;

def HasRankPred : CPred<"$_self.has_rank()">;
// A rank is never negative.
class _HasRankPred<int rank>
    : CPred<!if(!lt(rank, 0), "false", "$_self.rank() == Some(" # rank # ")")>;
class HasAnyRankOfPred<list<int> ranks>
    : And<[HasRankPred, Or<!foreach(rank, ranks, _HasRankPred<rank>)>]>;
class HasRankGreaterOrEqualPred<int rank>
    : And<[HasRankPred] # !if(!lt(rank, 0),
                              []<CPred>,
                              [CPred<"$_self.rank() >= Some(" # rank # ")">])>;

//===- What kinds of constraints on types there are -----------------------===//

class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  // A Rust expression of the one type that meets the constraint; empty if
  // there is more than one. `$_builder.context()` is the context.
  string builderCall = "";
}

class TypeAlias<Type t, string summary = t.summary>
    : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}

class DialectType<Dialect d, Pred condition, string descr = "",
                  string cppType = "::mlir::Type">
    : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

// Any number of values.
class Variadic<Type type> : TypeConstraint<
  type.predicate, "variadic of " # type.summary, type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

// Groups of values, whose sizes are in an attribute.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName>
    : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

// One value or none.
class Optional<Type type>
    : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

class BuildableType<code builder> {
  code builderCall = builder;
}

// Buildable if `type` is.
class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}

//===- Combinations -------------------------------------------------------===//

def AnyType : Type<CPred<"true">, "any type">;

def NoneType : Type<CPred<"$_self.is_none()">, "none type", "::mlir::NoneType">,
               BuildableType<"$_builder.context().none_type()">;

class AnyTypeOf<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<Or<!foreach(type, allowedTypeList, type.predicate)>,
           !if(!empty(summary), !interleave(
             !foreach(type, allowedTypeList, type.summary), " or "), summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class AllOfType<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<And<!foreach(type, allowedTypeList, type.predicate)>,
           !if(!empty(summary), !interleave(
             !foreach(type, allowedTypeList, type.summary), " and "), summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

// A type that meets further predicates.
class ConfinedType<Type type, list<Pred> predicates, string summary = "",
                   string cppType = type.cppType>
    : Type<And<[type.predicate] # predicates>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

//===- Integers -----------------------------------------------------------===//

def AnyInteger : Type<CPred<"$_self.is_any_integer()">, "integer",
                      "::mlir::IntegerType">;

// What is asked of a type with a width, or made of it; no type has fewer bits
// than none.
class _HasWidthPred<string question, int width>
    : CPred<!if(!lt(width, 0),
                "false",
                "$_self." # question # "(" # width # ")")>;
class _OfWidth<string constructor, int width>
    : BuildableType<!if(!lt(width, 0),
                        "",
                        "$_builder.context()." #
                        constructor # "(" # width # ")")>;

// Of any signedness.
class AnyI<int width>
    : Type<_HasWidthPred<"is_integer", width>, width # "-bit integer"> {
  int bitwidth = width;
}
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>), !interleave(
      widths, "/") # "-bit integer", "::mlir::IntegerType">;
foreach width = [1, 8, 16, 32, 64] in
  def AnyI#width : AnyI<width>;

def AnySignlessInteger
    : Type<CPred<"$_self.is_any_signless_integer()">, "signless integer",
           "::mlir::IntegerType">;
class I<int width>
    : Type<_HasWidthPred<"is_signless_integer", width>,
           width # "-bit signless integer",
           "::mlir::IntegerType">,
      _OfWidth<"integer_type", width> {
  int bitwidth = width;
}
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>),
                !interleave(widths, "/") # "-bit signless integer">;
foreach width = [1, 8, 16, 32, 64, 128] in
  def I#width : I<width>;

def AnySignedInteger : Type<CPred<"$_self.is_any_signed_integer()">,
                            "signed integer">;
class SI<int width>
    : Type<_HasWidthPred<"is_signed_integer", width>,
           width # "-bit signed integer",
           "::mlir::IntegerType">,
      _OfWidth<"signed_integer_type", width> {
  int bitwidth = width;
}
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>),
                !interleave(widths, "/") # "-bit signed integer">;
foreach width = [1, 8, 16, 32, 64] in
  def SI#width : SI<width>;

def AnyUnsignedInteger : Type<CPred<"$_self.is_any_unsigned_integer()">,
                              "unsigned integer">;
class UI<int width>
    : Type<_HasWidthPred<"is_unsigned_integer", width>,
           width # "-bit unsigned integer",
           "::mlir::IntegerType">,
      _OfWidth<"unsigned_integer_type", width> {
  int bitwidth = width;
}
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>),
                !interleave(widths, "/") # "-bit unsigned integer">;
foreach width = [1, 8, 16, 32, 64] in
  def UI#width : UI<width>;

def Index : Type<CPred<"$_self.is_index()">, "index", "::mlir::IndexType">,
            BuildableType<"$_builder.context().index_type()">;

def AnySignlessIntegerOrIndex
    : Type<CPred<"$_self.is_signless_int_or_index()">,
           "signless integer or index">;

//===- Floats -------------------------------------------------------------===//

def AnyFloat : Type<CPred<"$_self.is_float()">, "floating-point",
                    "::mlir::FloatType">;

// The runtime's name of a float format, as an expression.
class _FloatKind<string kind>
    : StrFunc<"::rtblgen_runtime::FloatKind::" # kind>;

class _IsFloatWidth<int width> {
  bit ret = !or(!eq(width, 16), !eq(width, 32), !eq(width, 64), !eq(width, 80),
                !eq(width, 128));
}
class F<int width>
    : Type<CPred<"$_self.is_float_kind(" # _FloatKind<"F" # width>.result #
                 ")">,
           width # "-bit float", "::mlir::FloatType">,
      BuildableType<"$_builder.context().float_type(" #
                    _FloatKind<"F" # width>.result # ")"> {
  assert _IsFloatWidth<width>.ret, "there is no float of " # width #
      " bits: the widths are 16, 32, 64, 80 and 128";
  int bitwidth = width;
}
class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>),
                !interleave(widths, "/") # "-bit float"> {
  assert !foldl(1, widths, fits, w, !and(fits, _IsFloatWidth<w>.ret)),
      "the widths of floats are 16, 32, 64, 80 and 128";
}
foreach width = [16, 32, 64, 80, 128] in
  def F#width : F<width>;

// A format that is known by its name and not by its width.
class _NamedFloat<string kind, string descr>
    : Type<CPred<"$_self.is_float_kind(" # _FloatKind<kind>.result # ")">,
           descr # " type">,
      BuildableType<"$_builder.context().float_type(" #
                    _FloatKind<kind>.result # ")">;
def BF16 : _NamedFloat<"BF16", "bfloat16">;
def TF32 : _NamedFloat<"TF32", "tf32">;
foreach kind = ["E4M3FN", "E5M2", "E4M3", "E4M3FNUZ", "E4M3B11FNUZ", "E5M2FNUZ",
                "E3M4", "E8M0FNU"] in
  def F8#kind : _NamedFloat<"F8" # kind, "f8" # kind>;
def F4E2M1FN : _NamedFloat<"F4E2M1FN", "f4E2M1FN">;
def F6E2M3FN : _NamedFloat<"F6E2M3FN", "f6E2M3FN">;
def F6E3M2FN : _NamedFloat<"F6E3M2FN", "f6E3M2FN">;

//===- Complex, opaque, functions -----------------------------------------===//

def AnyComplex : Type<CPred<"$_self.is_complex()">, "complex-type",
                      "::mlir::ComplexType">;

class Complex<Type elType>
    : ConfinedType<AnyComplex,
                   [SubstLeaves<"$_self", "$_self.element_type()",
                                elType.predicate>],
                   "complex type with " # elType.summary # " elements",
                   "::mlir::ComplexType">,
      SameBuildabilityAs<elType, "$_builder.context().complex_type(" #
                                 elType.builderCall # ")"> {
  Type elementType = elType;
}

class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"$_self.is_opaque(\"" # dialect # "\", \"" # name # "\")">,
           summary, "::mlir::OpaqueType">,
      BuildableType<"$_builder.context().opaque_type(\"" # dialect # "\", \"" #
                    name # "\")">;

def FunctionType : Type<CPred<"$_self.is_function()">, "function type",
                        "::mlir::FunctionType">;
def GraphType : Type<CPred<"$_self.is_graph()">, "graph type",
                     "::mlir::GraphType">;

//===- Containers ---------------------------------------------------------===//

// A container whose element type, found by `elementTypeCall`, is an `etype`.
class ContainerType<Type etype, Pred containerPred, code elementTypeCall,
                    string descr,
                    string cppType = "::mlir::Type">
    : Type<And<[containerPred, SubstLeaves<
      "$_self", !cast<string>(elementTypeCall), etype.predicate>]>,
           descr # " of " # etype.summary # " values", cppType>;

// A shaped type with elements of one of the types.
class ShapedContainerType<list<Type> allowedTypes, Pred containerPred,
                          string descr,
                          string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                Concat<"$_self.shaped_element_type().is_some_and(|element| ",
                       SubstLeaves<"$_self", "element",
                                   AnyTypeOf<allowedTypes>.predicate>, ")">]>,
           descr # " of " # AnyTypeOf<allowedTypes>.summary # " values",
           cppType>;

class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred,
                          "container with value semantics">;

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped",
                                    "::mlir::ShapedType">;

// The number of dimensions that index `value` needs, from the front or back.
class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}

class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes> : And<[
    CPred<"$_self.rank() >= Some(" # NormalizeIndex<n>.ret # ")">,
    CPred<"$_self.ranked_shape().is_some_and(|shape| [" #
          !interleave(allowedSizes, ", ") # "].contains(&shape["
          # !if(!lt(n, 0), "shape.len() - " # !sub(0, n), "" # n) # "]))">]>;

class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {" #
           !interleave(allowedSizes, ", ") # "}",
           "::mlir::ShapedType">;

//===- Vectors ------------------------------------------------------------===//

class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfNonZeroRankTypePred, "vector",
                          "::mlir::VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfNonZeroRankTypePred,
                          "fixed-length vector",
                          "::mlir::VectorType">;
class VectorOfAnyRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfAnyRankTypePred, "vector",
                          "::mlir::VectorType">;
class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfAnyRankTypePred,
                          "fixed-length vector",
                          "::mlir::VectorType">;
class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithAnyDimScalablePred,
                          "scalable vector",
                          "::mlir::VectorType">;
class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes,
                          IsVectorTypeWithOnlyTrailingDimScalablePred,
                          "trailing scalable vector", "::mlir::VectorType">;

// By rank.
class _HasOneOfRanksPred<list<int> ranks>
    : Or<!foreach(rank, ranks, _HasRankPred<rank>)>;
class IsVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorOfNonZeroRankTypePred, _HasOneOfRanksPred<allowedRanks>]>;
class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : And<[IsFixedVectorOfAnyRankTypePred, _HasOneOfRanksPred<allowedRanks>]>;
class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           _HasOneOfRanksPred<allowedRanks>]>;

class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;
class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;
class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;
class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfRank<allowedRanks>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;
class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>,
                 VectorOfRank<allowedRanks>],
                FixedVectorOfAnyRank<allowedTypes>.summary #
                VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;

// By length, the number of elements.
class _HasOneOfLengthsPred<list<int> lengths>
    : Or<!foreach(length, lengths,
                  CPred<"$_self.vector_length() == Some(" # length # ")">)>;
class IsVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorOfNonZeroRankTypePred,
           _HasOneOfLengthsPred<allowedLengths>]>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsFixedVectorOfAnyRankTypePred,
           _HasOneOfLengthsPred<allowedLengths>]>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           _HasOneOfLengthsPred<allowedLengths>]>;
class IsVectorOfMinLengthPred<int minLength>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"$_self.vector_length() >= Some(" # minLength # ")">]>;
class IsVectorOfMaxLengthPred<int maxLength>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"$_self.vector_length() <= Some(" # maxLength # ")">]>;
class IsVectorOfShape<list<int> shape>
    : CPred<"$_self.ranked_shape() == Some(&[" # !interleave(shape, ", ") #
            "][..])">;

class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>,
           " of at least length " # minLength, "::mlir::VectorType">;
class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>,
           " of at most length " # maxLength, "::mlir::VectorType">;
class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfLength<allowedLengths>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                VectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength,
                                  list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfMinLength<minLength>,
                 VectorOfMaxLength<maxLength>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                VectorOfMinLength<minLength>.summary
                # VectorOfMaxLength<maxLength>.summary,
                "::mlir::VectorType">;
class FixedVectorOfLengthAndType<list<int> allowedLengths,
                                 list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>,
                 FixedVectorOfLength<allowedLengths>],
                FixedVectorOfAnyRank<allowedTypes>.summary #
                FixedVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfLengthAndType<list<int> allowedLengths,
                                    list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfAnyRank<allowedTypes>.summary
                # ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks,
                                           list<int> allowedLengths,
                                           list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfRank<allowedRanks>,
                 ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfRank<allowedRanks>.summary #
                ScalableVectorOfAnyRank<allowedTypes>.summary
                # ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<
      [elType], And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
      "vector<" # !interleave(shape, "x") # "x" # elType # ">",
      "::mlir::VectorType">,
      BuildableType<"$_builder.context().vector_type(&[" #
                    !interleave(shape, ", ") # "], "
                    # elType.builderCall # ")">;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> allowedTrailingSizes,
                                                 list<Type> allowedTypes>
    : AllOfType<[VectorWithTrailingDimScalableOf<allowedTypes>,
                 ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>],
                VectorWithTrailingDimScalableOf<allowedTypes>.summary
                # ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>.summary,
                "::mlir::VectorType">;

def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

//===- Tensors ------------------------------------------------------------===//

class TensorOf<list<Type> allowedTypes, list<Pred> preds = [],
               string summary = "tensor">
    : ShapedContainerType<allowedTypes, And<[IsTensorTypePred] # preds>,
                          summary, "::mlir::TensorType">;
class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                     string summary = "ranked tensor">
    : ShapedContainerType<allowedTypes, And<[IsRankedTensorTypePred] # preds>,
                          summary,
                          "::mlir::RankedTensorType">;
class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                       string summary = "unranked tensor">
    : ShapedContainerType<allowedTypes, And<[IsUnrankedTensorTypePred] # preds>,
                          summary,
                          "::mlir::UnrankedTensorType">;

def AnyTensor : TensorOf<[AnyType]>;
foreach type = [I1, I8, I16, I32, I64, Index, BF16, F16, F32, F64] in
  def type#Tensor : TensorOf<[type]>;

class Non0RankedTensorOf<list<Type> allowedTypes>
    : TensorOf<allowedTypes, [HasRankGreaterOrEqualPred<1>],
               "non-0-ranked.tensor">;
class TensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : RankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(rank, ranks, rank # "D"), "/") #
                     " tensor">;
class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;
class StaticShapeTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [HasStaticShapePred],
                     "statically shaped tensor">;

def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor],
                "non-0-ranked or unranked tensor",
                "::mlir::TensorType">;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;

//===- Memory references --------------------------------------------------===//

class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref",
                          "::mlir::MemRefType">;
class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred,
                          "unranked.memref",
                          "::mlir::UnrankedMemRefType">;
class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes, And<[IsBaseMemRefTypePred] # preds>,
                          summary,
                          "::mlir::BaseMemRefType">;
class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " "
                   # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;

def AnyMemRef : MemRefOf<[AnyType]>;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef : AnyTypeOf<[AnyUnrankedMemRef,
                                               AnyNon0RankedMemRef]>;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;
foreach type = [I1, I8, I16, I32, I64, BF16, F16, F32, F64] in
  def type#MemRef : MemRefOf<[type]>;

// With a layout that is an offset and one stride per dimension.
def HasStridesPred : CPred<"$_self.is_strided_memref()">;
class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred],
                   "strided " # MemRefOf<allowedTypes>.summary>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;
// As in MLIR, the strides are not looked at.
class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " "
                   # MemRefOf<allowedTypes>.summary>;

class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred,
                          "Tensor or MemRef", "::mlir::ShapedType">;

//===- Tuples -------------------------------------------------------------===//

def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;

// A container with elements of several types; `elementTypesCall` is an
// expression of an iterable of them.
class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall,
                         string descr>
    : Type<And<[containerPred,
                Concat<elementTypesCall # ".into_iter().all(|element| ",
                       SubstLeaves<"$_self", "element", etype.predicate>,
                       ")">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}
class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "$_self.tuple_types()", "tuple">;
class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "$_self.flattened_tuple_types()",
                         "nested tuple">;

//===- Scalars, or containers of them -------------------------------------===//

class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate,
               ValueSemanticsContainerOf<[allowedType]>.predicate]>, name>;

def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike : TypeOrValueSemanticsContainer<AnySignlessInteger,
                                                        "signless-integer">;
def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex,
                                    "signless-integer-like">;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<
      Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
      "signless-integer-or-index-like or floating-point-like">;

//===- Names of earlier releases of MLIR -----------------------------------===//
// Dialect files of MLIR 19 and projects on it use them. A vector without "any rank" in its name has at least one dimension.

class VectorOf<list<Type> allowedTypes> : VectorOfNonZeroRankOf<allowedTypes>;
class FixedVectorOf<list<Type> allowedTypes>
    : FixedVectorOfNonZeroRankOf<allowedTypes>;
class ScalableVectorOf<list<Type> allowedTypes>
    : ScalableVectorOfAnyRank<allowedTypes>;
def AnyVector : VectorOf<[AnyType]>;
def AnyFixedVector : FixedVectorOf<[AnyType]>;
def AnyScalableVector : ScalableVectorOf<[AnyType]>;

class TypeOrContainer<Type allowedType, string name>
    : TypeOrValueSemanticsContainer<allowedType, name>;
class TypeOrContainerOfAnyRank<Type allowedType, string name>
    : Type<
      Or<[allowedType.predicate, VectorOfAnyRankOf<[allowedType]>.predicate,
          TensorOf<[allowedType]>.predicate]>, name>;
def BoolLikeOfAnyRank : TypeOrContainerOfAnyRank<I1, "bool-like">;
def SignlessIntegerLikeOfAnyRank
    : TypeOrContainerOfAnyRank<AnySignlessIntegerOrIndex,
                               "signless-integer-like">;

#endif // COMMON_TYPE_CONSTRAINTS_TD

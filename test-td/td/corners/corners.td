// What is likely to make Rust that rustc refuses: every stock attribute and type in every role, and names that are also the
// runtime's, or that other accessors have.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Corners_Dialect : Dialect {
  let name = "corners";
  let cppNamespace = "::corners";
  let summary = "corners of the language, see https://example.com/corners_of[it]";
  let description = [{
    A description with markup: see <https://example.com/a>, [a link](https://example.com/b), https://example.com/c, an
    unclosed ` tick, `a code span
    of two [lines]`, and a Vec<T>.
  }];
}

class Corners_Op<string mnemonic, list<Trait> traits = []> : Op<Corners_Dialect, mnemonic, traits>;

foreach stock = [
    APIntAttr, AffineMapArrayAttr, AffineMapAttr, AnyAttr, AnyI16Attr, AnyI1Attr, AnyI32Attr,
    AnyI32ElementsAttr, AnyI64Attr, AnyI64ElementsAttr, AnyI8Attr, AnyIntElementsAttr, ArrayAttr,
    BoolArrayAttr, BoolAttr, DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI16ArrayAttr,
    DenseI32ArrayAttr, DenseI64ArrayAttr, DenseI8ArrayAttr, DictArrayAttr, DictionaryAttr, ElementsAttr,
    F32ArrayAttr, F32Attr, F64ArrayAttr, F64Attr, F64ElementsAttr, FlatSymbolRefArrayAttr, FlatSymbolRefAttr,
    I16Attr, I1Attr, I32ArrayAttr, I32Attr, I32ElementsAttr, I64ArrayAttr, I64Attr, I64ElementsAttr,
    I64SmallVectorArrayAttr, I8Attr, IndexAttr, IndexElementsAttr, IndexListArrayAttr, IntegerSetAttr,
    LocationArrayAttr, LocationAttr, SI16Attr, SI1Attr, SI32Attr, SI64Attr, SI8Attr, StrArrayAttr, StrAttr,
    StringElementsAttr, SymbolNameAttr, SymbolRefArrayAttr, SymbolRefAttr, TypeArrayAttr, TypeAttr, UI16Attr,
    UI1Attr, UI32Attr, UI64Attr, UI8Attr, UnitAttr
] in {
  def "Attr" # stock # "Op" : Corners_Op<"attr_" # !tolower(!cast<string>(stock))> {
    let summary = "all roles of an attribute";
    let arguments = (ins stock:$required, OptionalAttr<stock>:$optional);
    let assemblyFormat = "$required (`or` $optional^)? attr-dict";
  }
}

foreach stock = [
    AnyComplex, AnyFixedVectorOfAnyRank, AnyFixedVectorOfNonZeroRank, AnyFloat, AnyI1, AnyI16, AnyI32, AnyI64,
    AnyI8, AnyInteger, AnyMemRef, AnyNon0RankedMemRef, AnyNon0RankedOrUnrankedMemRef,
    AnyNon0RankedOrUnrankedTensor, AnyNon0RankedTensor, AnyRankedOrUnrankedMemRef, AnyRankedTensor,
    AnyScalableVectorOfAnyRank, AnyShaped, AnySignedInteger, AnySignlessInteger, AnySignlessIntegerOrIndex,
    AnyStaticShapeMemRef, AnyStaticShapeTensor, AnyStridedMemRef, AnyTensor, AnyTuple, AnyType,
    AnyUnrankedMemRef, AnyUnrankedTensor, AnyUnsignedInteger, AnyVectorOfAnyRank, AnyVectorOfNonZeroRank,
    BF16, BF16MemRef, BF16Tensor, BoolLike, F128, F16, F16MemRef, F16Tensor, F32, F32MemRef, F32Tensor,
    F4E2M1FN, F64, F64MemRef, F64Tensor, F6E2M3FN, F6E3M2FN, F80, F8E3M4, F8E4M3, F8E4M3B11FNUZ, F8E4M3FN,
    F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, FloatLike, FunctionType, GraphType, I1, I128, I16, I16MemRef,
    I16Tensor, I1MemRef, I1Tensor, I32, I32MemRef, I32Tensor, I64, I64MemRef, I64Tensor, I8, I8MemRef,
    I8Tensor, Index, IndexTensor, NoneType, SI1, SI16, SI32, SI64, SI8, SignlessIntegerLike,
    SignlessIntegerOrIndexLike, TF32, UI1, UI16, UI32, UI64, UI8
] in {
  def "Type" # stock # "Op" : Corners_Op<"type_" # !tolower(!cast<string>(stock))> {
    let summary = "all roles of a type";
    let arguments = (ins stock:$one, Variadic<stock>:$many);
    let results = (outs stock:$result);
    let assemblyFormat = "$one `,` $many attr-dict `:` type(operands) `->` type($result)";
  }
}

// Names that the generated private module imports from the runtime, or that C++ has for something else.
def Corners_Type : I32EnumAttr<"Type", "a name of C++", [I32EnumAttrCase<"CASES", 0>, I32EnumAttrCase<"None", 1>]> {
  let cppNamespace = "::corners";
}
def Corners_High : I32BitEnumAttr<"High", "the highest bit", [
  I32BitEnumAttrCaseBit<"Low", 0>, I32BitEnumAttrCaseBit<"High", 31>
]> {
  let cppNamespace = "::corners";
}
def EnumsOp : Corners_Op<"enums"> {
  let summary = "an op with odd enums";
  let arguments = (ins Corners_Type:$type_name, DefaultValuedAttr<Corners_High, "High::High">:$high);
  let assemblyFormat = "$type_name $high attr-dict";
}
def Corners_Region : I32EnumAttr<"Region", "the name of a runtime type", [I32EnumAttrCase<"Type", 0>]> {
  let cppNamespace = "::corners";
}
def Corners_E : I32EnumAttr<"E", "a short name", [I32EnumAttrCase<"F", 0>]> {
  let cppNamespace = "::corners";
}
// Texts that are no keywords, and some that a string must escape.
def Corners_Said : I32EnumAttr<"Said", "what someone said", [
  I32EnumAttrCase<"Quoted", 0, "say \"hi\"">, I32EnumAttrCase<"Slash", 1, "a\\b">, I32EnumAttrCase<"Word", 2, "word">
]> {
  let cppNamespace = "::corners";
}
def Corners_Marks : I32BitEnum<"Marks", "marks", [
  I32BitEnumCaseBit<"Quote", 0, "\"">, I32BitEnumCaseBit<"Dash", 1, "a-b">, I32BitEnumCaseBit<"Plain", 2, "plain">
]> {
  let cppNamespace = "::corners";
}
def Corners_MarksAttr : EnumAttr<Corners_Dialect, Corners_Marks, "marks"> {
  let assemblyFormat = "`<` $value `>`";
}
// Enums without an attribute of their own: attributes of these are numbers, and defaults may name cases.
def Corners_Bare : I32EnumAttr<"Bare", "a number with names", [
  I32EnumAttrCase<"Three", 3>, I32EnumAttrCase<"MinusOne", -1>
]> {
  let cppNamespace = "::corners";
  let genSpecializedAttr = 0;
}
def Corners_BareBits : I64BitEnumAttr<"BareBits", "bits with names", [
  I64BitEnumAttrCaseBit<"Low", 0>, I64BitEnumAttrCaseBit<"High", 40>
]> {
  let cppNamespace = "::corners";
  let genSpecializedAttr = 0;
}
def BareOp : Corners_Op<"bare"> {
  let summary = "an op with numbers that have names";
  let arguments = (ins DefaultValuedAttr<Corners_Bare, "::corners::Bare::MinusOne">:$one,
                       DefaultValuedAttr<Corners_BareBits, "BareBits::Low | BareBits::High">:$set,
                       DefaultValuedAttr<Corners_BareBits, "{}">:$none);
}

def SayOp : Corners_Op<"say"> {
  let summary = "an op with enums that have odd texts";
  let arguments = (ins Corners_Said:$said, OptionalAttr<Corners_MarksAttr>:$marks);
  let assemblyFormat = "$said (`marks` $marks^)? attr-dict";
}

def Block : Corners_Op<"block"> {
  let summary = "an op with the name of a runtime type";
  let arguments = (ins Corners_Region:$region, DefaultValuedAttr<Corners_E, "E::F">:$f, Variadic<I32>:$operand);
  let assemblyFormat = "$operand $region $f attr-dict";
}

// Accessors with the names of other methods; those of $size are in MLIR getSize, setSize; getSetSize, setSetSize.
def ClashOp : Corners_Op<"clash"> {
  let summary = "accessors that look like others";
  let arguments = (ins I32:$size, I32:$set_size, I32Attr:$build, UnitAttr:$op, StrAttr:$ir, StrAttr:$self,
                       I64Attr:$value, I64Attr:$context, TypeAttr:$type_attr);
  let results = (outs I32:$location, I32:$builder);
  let regions = (region AnyRegion:$state, AnyRegion:$index);
}

// What C++ converts by itself.
def ConstantsOp : Corners_Op<"constants"> {
  let summary = "constants as C++ has them";
  let arguments = (ins DefaultValuedAttr<F32Attr, "1">:$f, DefaultValuedAttr<BoolAttr, "0">:$b,
                       DefaultValuedAttr<I8Attr, "-128">:$i, DefaultValuedAttr<UI8Attr, "0xFF">:$u,
                       DefaultValuedStrAttr<StrAttr, "text">:$s, DefaultValuedOptionalAttr<I32Attr, "7">:$o,
                       DefaultValuedAttr<I64Attr, "1 << 40">:$big, DefaultValuedAttr<ArrayAttr, "{}">:$array,
                       DefaultValuedAttr<DictionaryAttr, "{}">:$dictionary,
                       DefaultValuedAttr<I64SmallVectorArrayAttr, "{}">:$none,
                       DefaultValuedAttr<I64SmallVectorArrayAttr, "{1, 2}">:$two,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{1, 3000000000}">:$dense,
                       DefaultValuedAttr<DenseI8ArrayAttr, "{}">:$empty, DefaultValuedAttr<StrArrayAttr, "{}">:$texts,
                       DefaultValuedAttr<UnitAttr, "true">:$yes, DefaultValuedAttr<UnitAttr, "false">:$no);
}

// Hooks that see operands by name: `PickOpAdaptor`.
def PickOp : Corners_Op<"pick", [AttrSizedOperandSegments]> {
  let summary = "one of its operands";
  let arguments = (ins I32:$first, Optional<I32>:$second, Variadic<I32>:$rest, OptionalAttr<I32Attr>:$index,
                       DefaultValuedAttr<I32Attr, "7">:$fallback, UnitAttr:$last);
  let results = (outs I32:$picked);
  let hasFolder = 1;
}
def SameTypeOp : Corners_Op<"same_type", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a value of the type of its operand";
  let arguments = (ins AnyType:$input, StrAttr:$label);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

// Every stock trait, on an op that may have it.
foreach stock = [
    AffineScope, AlwaysSpeculatable, AutomaticAllocationScope, Commutative, Elementwise, ElementwiseMappable,
    HasOnlyGraphRegion, InferTensorType, InferTypeOpAdaptor, InferTypeOpAdaptorWithIsCompatible, IsolatedFromAbove,
    MemRefsNormalizable, NoMemoryEffect, NoRegionArguments, NoTerminator, Pure, RecursiveMemoryEffects,
    RecursivelySpeculatable, ResultsAreFloatLike, ResultsBroadcastableShape,
    SameOperandsAndResultElementType, SameOperandsAndResultRank, SameOperandsAndResultShape,
    SameOperandsAndResultType, SameOperandsElementType, SameOperandsShape, SameTypeOperands, SingleBlock, SymbolTable,
    Terminator
] in {
  def "Trait" # stock # "Op" : Corners_Op<"trait_" # !tolower(!cast<string>(stock)), [stock]> {
    let summary = "a stock trait";
    let arguments = (ins AnyType:$input);
    let results = (outs AnyType:$result);
    let regions = (region SizedRegion<1>:$body);
  }
}
foreach stock = [Idempotent, Involution] in {
  def "Trait" # stock # "Op" : Corners_Op<"trait_" # !tolower(!cast<string>(stock)),
                                          [stock, SameOperandsAndResultType]> {
    let summary = "a stock trait of functions";
    let arguments = (ins AnyType:$input);
    let results = (outs AnyType:$result);
  }
}
def TraitConstantLikeOp : Corners_Op<"trait_constant_like", [ConstantLike, FirstAttrDerivedResultType]> {
  let summary = "a stock trait of constants";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyType:$result);
}
foreach stock = [Scalarizable, Vectorizable, Tensorizable] in {
  def "Trait" # stock # "Op" : Corners_Op<"trait_" # !tolower(!cast<string>(stock)), [Elementwise, stock]> {
    let summary = "a stock trait of functions of elements";
    let arguments = (ins AnyType:$input);
    let results = (outs AnyType:$result);
  }
}
def TraitSegmentsOp : Corners_Op<"trait_segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "the sizes of segments in attributes";
  let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b);
  let results = (outs Optional<I32>:$c, Variadic<I32>:$d);
}
def TraitSameSizesOp : Corners_Op<"trait_same_sizes", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let summary = "segments of one size";
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
  let results = (outs Variadic<I32>:$c, Variadic<I32>:$d);
}
def EndOp : Corners_Op<"trait_end", [Terminator]> {
  let summary = "the end of a body";
}
def TraitSymbolOp : Corners_Op<"trait_symbol", [Symbol, SingleBlockImplicitTerminator<"EndOp">]> {
  let summary = "a symbol with a body";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region AnyRegion:$body);
}
def InsideFunction : HasParent<"::mlir::func::FuncOp">;
def InModule : HasParent<"mlir::ModuleOp">;
defvar Corners_Parents = [
    HasParent<"func::FuncOp">, HasParent<"ModuleOp">, HasParent<"TraitSymbolOp">, InsideFunction, InModule,
    ParentOneOf<["::corners::TraitSymbolOp", "::mlir::func::FuncOp"]>
];
foreach number = !range(Corners_Parents) in {
  def "Inside" # number # "Op" : Corners_Op<"inside" # number, [Corners_Parents[number]]> {
    let summary = "an op inside of another one";
  }
}

// Relations between types, of all that C++ takes.
class Corners_Relation<string mnemonic, list<Trait> traits> : Corners_Op<"relation_" # mnemonic, traits> {
  let summary = "a relation between types";
  let arguments = (ins AnyType:$one, Optional<AnyType>:$optional, Variadic<AnyType>:$list, ElementsAttr:$attribute,
                       OptionalAttr<I32Attr>:$number);
  let results = (outs AnyType:$result, Variadic<AnyType>:$results);
}
def SameTypesOp : Corners_Relation<"types", [
    AttrSizedOperandSegments, AllTypesMatch<["one", "optional", "attribute", "result"]>,
    AllTypesMatch<["list", "results"]>, AllTypeIDsMatch<["one", "optional"]>]>;
def SameShapesOp : Corners_Relation<"shapes", [
    AttrSizedOperandSegments, AllElementTypesMatch<["one", "optional", "attribute"]>,
    AllElementCountsMatch<["one", "optional", "attribute"]>, AllShapesMatch<["one", "optional", "attribute"]>,
    AllRanksMatch<["one", "optional", "attribute"]>]>;
def KnownTypesOp : Corners_Relation<"known", [
    AttrSizedOperandSegments, TypeIs<"one", I32>, TypeIs<"optional", I32>, ElementTypeIs<"attribute", I32>,
    InputMatchesTypes<["one", "optional"], [I32, I64]>,
    InputAddressIsCombinationOf<["one", "optional"], [[I32, I64], [I64, I32]]>]>;
def TransformedTypesOp : Corners_Relation<"transformed", [
    AttrSizedOperandSegments, OptionalTypesMatchWith<"are equal", "one", "result", "$_self">,
    OptionalTypesMatchWith<"are equal if there", "one", "optional", "$_self">,
    OptionalTypesMatchWith<"are that of the attribute", "attribute", "optional", "$_self">,
    TypesMatchWith<"are equal", "list", "results", "$_self">, RangedTypesMatchWith<"are equal", "list", "results", "$_self">,
    ShapedTypeMatchesElementCountAndTypes<"one", "list">, ShapedTypeMatchesElementCountAndTypes<"one", "result">,
    PredOpTrait<"have a number or nothing", CPred<"$optional.is_none() || $number.is_some()">>]>;

// Numbers at the ends of their ranges.
def NumbersOp : Corners_Op<"numbers"> {
  let summary = "conditions that always or never hold";
  let arguments = (ins TensorRankOf<[AnyType], [-1, 0]>:$rank, VectorOfRank<[-1]>:$no_rank, I<0>:$empty, I<-5>:$none,
                       ConfinedAttr<ArrayAttr, [ArrayMinCount<0>, ArrayMaxCount<0>]>:$array,
                       ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMinCt<0>, DenseArraySorted<DenseI64ArrayAttr>]>:$dense,
                       ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<0, -1, 3>]>:$third,
                       ConfinedAttr<I32Attr, [ArrayMinCount<1>, DenseArrayCount<1>]>:$mixed,
                       ConfinedAttr<I32Attr, [IntIsOneOf<[1, -2]>, IntPositivePowerOf2]>:$power);
  let regions = (region MinSizedRegion<0>:$any, MaxSizedRegion<0>:$no, SizedRegion<0>:$also_no);
}

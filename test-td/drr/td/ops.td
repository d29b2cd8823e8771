//===----------------------------------------------------------------------===//
// The dialect that the cases of declarative rewriting are about. Its only
// snippets are methods in C++, so MLIR's tools read the same file.
//===----------------------------------------------------------------------===//

#ifndef DRR_OPS
#define DRR_OPS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

#ifdef CPP_SNIPPETS
// What MLIR does not have, for its parser.
def regionsOf;
def replaceOp;
def successorsOf;
#endif

def Drr_Dialect : Dialect {
  let name = "drr";
  let cppNamespace = "::drr";
}

class Drr_Op<string mnemonic, dag ins, dag outs, list<Trait> traits = []> : Op<Drr_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

//===- One result --------------------------------------------------------===//

def NoneOp : Drr_Op<"none", (ins), (outs AnyType:$r)>;
def OneOp : Drr_Op<"one", (ins AnyType:$x), (outs AnyType:$r)>;
def OtherOp : Drr_Op<"other", (ins AnyType:$x), (outs AnyType:$r)>;
def PairOp : Drr_Op<"pair", (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def TripleOp : Drr_Op<"triple", (ins AnyType:$x, AnyType:$y, AnyType:$z), (outs AnyType:$r)>;

// Their result types need not be stated.
def SameOp : Drr_Op<"same", (ins AnyType:$x), (outs AnyType:$r), [SameOperandsAndResultType]>;
def SumOp : Drr_Op<"sum", (ins AnyType:$x, AnyType:$y), (outs AnyType:$r), [SameOperandsAndResultType]>;
def LikeOp : Drr_Op<"like", (ins AnyType:$x, AnyType:$y), (outs AnyType:$r), [AllTypesMatch<["y", "r"]>]>;
def WordOp : Drr_Op<"word", (ins AnyType:$x), (outs I32:$r)>;
def PureOp : Drr_Op<"pure", (ins AnyType:$x), (outs AnyType:$r), [Pure, SameOperandsAndResultType]>;

// Operands without names.
def BareOp : Drr_Op<"bare", (ins AnyType, AnyType), (outs AnyType)>;

// Limited by themselves.
def IntOp : Drr_Op<"int", (ins I32:$x), (outs I32:$r)>;

//===- No results ---------------------------------------------------------===//

def SinkOp : Drr_Op<"sink", (ins AnyType:$x), (outs)>;
def SinkTwoOp : Drr_Op<"sink_two", (ins AnyType:$x, AnyType:$y), (outs)>;

//===- Several results ----------------------------------------------------===//

def TwoOp : Drr_Op<"two", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s)>;
def TwoLikeOp : Drr_Op<"two_like", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s), [SameOperandsAndResultType]>;
def ThreeOp : Drr_Op<"three", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s, AnyType:$t)>;
def ThreeLikeOp : Drr_Op<"three_like", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s, AnyType:$t),
                         [SameOperandsAndResultType]>;

//===- Attributes ---------------------------------------------------------===//

def AttrOp : Drr_Op<"attr", (ins AnyType:$x, I32Attr:$a), (outs AnyType:$r)>;
def AttrsOp : Drr_Op<"attrs", (ins AnyType:$x, AnyAttr:$a, AnyAttr:$b), (outs AnyType:$r)>;
def OptionalAttrOp : Drr_Op<"optional_attr", (ins AnyType:$x, OptionalAttr<I32Attr>:$a), (outs AnyType:$r)>;
def DefaultAttrOp : Drr_Op<"default_attr", (ins AnyType:$x, DefaultValuedAttr<I32Attr, "7">:$a), (outs AnyType:$r)>;
def DefaultOptionalAttrOp : Drr_Op<"default_optional_attr",
    (ins AnyType:$x, DefaultValuedOptionalAttr<I32Attr, "7">:$a), (outs AnyType:$r)>;
def UnitAttrOp : Drr_Op<"unit_attr", (ins AnyType:$x, UnitAttr:$a), (outs AnyType:$r)>;
def StrAttrOp : Drr_Op<"str_attr", (ins AnyType:$x, StrAttr:$a), (outs AnyType:$r)>;
def BoolAttrOp : Drr_Op<"bool_attr", (ins AnyType:$x, BoolAttr:$a), (outs AnyType:$r)>;
def FloatAttrOp : Drr_Op<"float_attr", (ins AnyType:$x, F32Attr:$a), (outs AnyType:$r)>;
def SameAttrOp : Drr_Op<"same_attr", (ins AnyType:$x, I32Attr:$a), (outs AnyType:$r), [SameOperandsAndResultType]>;
// Attribute first, so that arguments and operands are numbered differently.
def AttrFirstOp : Drr_Op<"attr_first", (ins I32Attr:$a, AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def AttrLastOp : Drr_Op<"attr_last", (ins AnyType:$x, AnyType:$y, I32Attr:$a), (outs AnyType:$r)>;
// The result type is that of the attribute.
def FirstAttrOp : Drr_Op<"first_attr", (ins TypeAttr:$type), (outs AnyType:$r), [FirstAttrDerivedResultType]>;

//===- Properties ---------------------------------------------------------===//

def PropOp : Drr_Op<"prop", (ins AnyType:$x, I32Prop:$p), (outs AnyType:$r)>;
def SamePropOp : Drr_Op<"same_prop", (ins AnyType:$x, I32Prop:$p), (outs AnyType:$r), [SameOperandsAndResultType]>;
def LongPropOp : Drr_Op<"long_prop", (ins AnyType:$x, I64Prop:$p), (outs AnyType:$r)>;
def StrPropOp : Drr_Op<"str_prop", (ins AnyType:$x, StringProp:$p), (outs AnyType:$r)>;
def FlagPropOp : Drr_Op<"flag_prop", (ins AnyType:$x, UnitProp:$p, BoolProp:$q), (outs AnyType:$r)>;
def DefaultPropOp : Drr_Op<"default_prop", (ins AnyType:$x, DefaultValuedProp<I32Prop, "5">:$p), (outs AnyType:$r)>;
def ListPropOp : Drr_Op<"list_prop", (ins AnyType:$x, ArrayProp<I32Prop>:$p, IntArrayProp<I64Prop>:$q), (outs AnyType:$r)>;
def MaybePropOp : Drr_Op<"maybe_prop", (ins AnyType:$x, OptionalProp<I32Prop>:$p, OptionalProp<StringProp>:$q),
                         (outs AnyType:$r)>;
// An attribute and a property, and operands around them.
def MixedPropOp : Drr_Op<"mixed_prop", (ins I32Prop:$p, AnyType:$x, I32Attr:$a, AnyType:$y), (outs AnyType:$r)>;

//===- Enums --------------------------------------------------------------===//

def Drr_Red : I32EnumAttrCase<"Red", 0, "red">;
def Drr_Green : I32EnumAttrCase<"Green", 1, "green">;
def Drr_Blue : I32EnumAttrCase<"Blue", 4, "blue">;
def Drr_Color : I32EnumAttr<"Color", "a color", [Drr_Red, Drr_Green, Drr_Blue]> {
  let cppNamespace = "::drr";
}
def ColorPropOp : Drr_Op<"color_prop", (ins AnyType:$x, EnumProp<Drr_Color>:$p), (outs AnyType:$r)>;
def ColorOp : Drr_Op<"color", (ins AnyType:$x, Drr_Color:$a), (outs AnyType:$r)>;

// Cases that can be combined.
def Drr_Fast : I32BitEnumAttrCaseBit<"Fast", 0, "fast">;
def Drr_Safe : I32BitEnumAttrCaseBit<"Safe", 1, "safe">;
def Drr_Flags : I32BitEnumAttr<"Flags", "flags", [Drr_Fast, Drr_Safe]> {
  let cppNamespace = "::drr";
}
def FlagsOp : Drr_Op<"flags", (ins AnyType:$x, Drr_Flags:$a), (outs AnyType:$r)>;

//===- Attributes of every kind -------------------------------------------===//

foreach kind = [APIntAttr, I1Attr, I8Attr, I64Attr, SI32Attr, UI8Attr, IndexAttr, F64Attr, TypeAttr, UnitAttr, SymbolRefAttr,
                FlatSymbolRefAttr, DictionaryAttr, ElementsAttr, I32ElementsAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
                DenseBoolArrayAttr, DenseF32ArrayAttr, ArrayAttr, I32ArrayAttr, I64ArrayAttr, F32ArrayAttr, StrArrayAttr,
                BoolArrayAttr, AffineMapAttr, LocationAttr] in {
  def kind#KindOp : Drr_Op<!tolower(kind#"_kind"), (ins kind:$a, AnyType:$x), (outs AnyType:$r)>;
  def kind#MaybeKindOp : Drr_Op<!tolower(kind#"_maybe_kind"), (ins AnyType:$x, OptionalAttr<kind>:$a), (outs AnyType:$r),
                                 [SameOperandsAndResultType]>;
}

//===- Groups of operands and results -------------------------------------===//

def ManyOp : Drr_Op<"many", (ins Variadic<AnyType>:$v), (outs AnyType:$r)>;
def ManyAttrOp : Drr_Op<"many_attr", (ins Variadic<AnyType>:$v, I32Attr:$a), (outs AnyType:$r)>;
def OneAndManyOp : Drr_Op<"one_and_many", (ins AnyType:$x, Variadic<AnyType>:$v), (outs AnyType:$r)>;
def TwoManyOp : Drr_Op<"two_many", (ins Variadic<AnyType>:$v, AnyType:$x, Variadic<AnyType>:$w), (outs AnyType:$r),
                       [AttrSizedOperandSegments]>;
def SameManyOp : Drr_Op<"same_many", (ins Variadic<AnyType>:$v, Variadic<AnyType>:$w), (outs AnyType:$r),
                        [SameVariadicOperandSize]>;
def MaybeOp : Drr_Op<"maybe", (ins Optional<AnyType>:$x), (outs AnyType:$r)>;
def OneMaybeOp : Drr_Op<"one_maybe", (ins AnyType:$x, Optional<AnyType>:$y), (outs AnyType:$r)>;
def ManyResultsOp : Drr_Op<"many_results", (ins AnyType:$x), (outs Variadic<AnyType>:$r)>;
def ManyToManyOp : Drr_Op<"many_to_many", (ins Variadic<AnyType>:$v), (outs Variadic<AnyType>:$r)>;
def OneAndManyResultsOp : Drr_Op<"one_and_many_results", (ins AnyType:$x), (outs AnyType:$r, Variadic<AnyType>:$s)>;

//===- Constants ---------------------------------------------------------===//

def ConstOp : Drr_Op<"const", (ins AnyAttr:$value), (outs AnyType:$r), [Pure, ConstantLike]> {
  let hasFolder = 1;
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor) { return getValue(); }
  }];
#endif
}

// Its result type is computed by code.
def InferOp : Drr_Op<"infer", (ins AnyType:$x), (outs AnyType:$r), [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *context, ::std::optional<::mlir::Location>, ::mlir::ValueRange operands,
        ::mlir::DictionaryAttr, ::mlir::OpaqueProperties, ::mlir::RegionRange,
        ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      types.push_back(::mlir::TupleType::get(context, operands.getTypes()));
      return ::mlir::success();
    }
  }];
#endif
}

//===- Regions -----------------------------------------------------------===//

class Drr_BoxOp<string mnemonic> : Drr_Op<mnemonic, (ins AnyType:$x), (outs AnyType:$r), [NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def BoxOp : Drr_BoxOp<"box">;
def CrateOp : Drr_BoxOp<"crate">;
def TwoBoxOp : Drr_Op<"two_box", (ins AnyType:$x), (outs AnyType:$r), [NoTerminator]> {
  let regions = (region AnyRegion:$first, AnyRegion:$second);
}

//===- Successors --------------------------------------------------------===//

class Drr_JumpOp<string mnemonic> : Drr_Op<mnemonic, (ins AnyType:$x), (outs), [Terminator]> {
  let successors = (successor AnySuccessor:$to);
}
def JumpOp : Drr_JumpOp<"jump">;
def LeapOp : Drr_JumpOp<"leap">;
def SwitchOp : Drr_Op<"switch", (ins AnyType:$x), (outs), [Terminator]> {
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$rest);
}

//===- Those of MLIR's document on declarative rewriting ------------------===//

def AOp : Drr_Op<"a_op", (ins AnyType:$a_input, AnyAttr:$a_attr), (outs AnyType:$a_output),
                 [SameOperandsAndResultType]>;
def BOp : Drr_Op<"b_op", (ins), (outs I32:$b_output)>;
def COp : Drr_Op<"c_op", (ins AnyType:$c_input, AnyAttr:$c_attr), (outs AnyType:$c_output)>;
def DOp : Drr_Op<"d_op", (ins AnyType:$d_input1, AnyType:$d_input2), (outs AnyType:$d_output)>;
def TwoAttrOp : Drr_Op<"two_attr_op", (ins AnyAttr:$op_attr1, AnyAttr:$op_attr2), (outs AnyType:$op_output)>;
def OneAttrOp : Drr_Op<"one_attr_op", (ins ArrayAttr:$op_attr), (outs AnyType:$op_output)>;
def TwoArraysOp : Drr_Op<"two_arrays_op", (ins ArrayAttr:$first, ArrayAttr:$second), (outs AnyType:$op_output)>;
def AddIOp : Drr_Op<"addi", (ins AnyType:$lhs, AnyType:$rhs), (outs AnyType:$sum), [SameOperandsAndResultType]>;
def ShapeOp : Drr_Op<"shape", (ins AnyType:$x), (outs Index:$r)>;
def AllocOp : Drr_Op<"alloc", (ins Index:$size), (outs Index:$memory)>;
def StoreOp : Drr_Op<"store", (ins Index:$memory, AnyType:$value), (outs)>;
def LoadOp : Drr_Op<"load", (ins Index:$memory), (outs AnyType:$r)>;
class Drr_MultiVariadicOp<string mnemonic>
    : Drr_Op<mnemonic, (ins AnyType:$input1, Variadic<AnyType>:$input2, AnyType:$input3),
             (outs AnyType:$output1, Variadic<AnyType>:$output2, AnyType:$output3)>;
def MultiVariadicOp : Drr_MultiVariadicOp<"multi_variadic">;
def OtherMultiVariadicOp : Drr_MultiVariadicOp<"other_multi_variadic">;
def ConcatenateOp : Drr_Op<"concatenate", (ins Variadic<AnyType>:$inputs, I32Attr:$axis), (outs AnyType:$r)>;
def VStackOp : Drr_Op<"vstack", (ins Variadic<AnyType>:$inputs), (outs AnyType:$r)>;

#endif // DRR_OPS

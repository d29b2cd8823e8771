//===- LLVMOps.td - operations of LLVM IR ---------------------------------===//

#ifndef LLVMIR_OPS
#define LLVMIR_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

//===- Shorter names ------------------------------------------------------===//

// Numbers and pointers, and vectors of them.
defvar LLVM_Bools = LLVM_ScalarOrVectorOf<I1>;
defvar LLVM_Floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar LLVM_Ints = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar LLVM_Pointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar LLVM_IntsOrPointers = AnyTypeOf<[LLVM_Ints, LLVM_Pointers]>;

// Attributes that several operations have.
defvar LLVM_Fastmath = DefaultValuedAttr<LLVM_FastmathFlagsAttr,
                                         "FastmathFlags::none">;
defvar LLVM_Convention = DefaultValuedAttr<CConv, "CConv::C">;
defvar LLVM_TailKind = DefaultValuedAttr<TailCallKind, "TailCallKind::None">;
defvar LLVM_Visible = DefaultValuedAttr<Visibility, "Visibility::Default">;
defvar LLVM_OrNotAtomic = DefaultValuedAttr<AtomicOrdering,
                                            "AtomicOrdering::not_atomic">;
defvar LLVM_AddressSpace = DefaultValuedAttr<
  ConfinedAttr<I32Attr, [IntNonNegative]>, "0">;
defvar LLVM_MaybeInt = OptionalAttr<I64Attr>;
defvar LLVM_MaybeText = OptionalAttr<StrAttr>;
defvar LLVM_MaybeUnit = OptionalAttr<UnitAttr>;
defvar LLVM_MaybeBool = OptionalAttr<BoolAttr>;
defvar LLVM_Weights = OptionalAttr<DenseI32ArrayAttr>;

// Traits of the same form.
defvar LLVM_HasFastmath = DeclareOpInterfaceMethods<FastmathFlagsInterface>;
defvar LLVM_HasOverflow = DeclareOpInterfaceMethods<
  IntegerOverflowFlagsInterface>;
defvar LLVM_UsesSymbols = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar LLVM_HasEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar LLVM_IsView = DeclareOpInterfaceMethods<ViewLikeOpInterface>;
defvar LLVM_Branches = DeclareOpInterfaceMethods<BranchOpInterface>;
defvar LLVM_WeighsBranches = DeclareOpInterfaceMethods<
  WeightedBranchOpInterface>;
defvar LLVM_Calls = DeclareOpInterfaceMethods<CallOpInterface>;
defvar LLVM_SaysDereferenceable = DeclareOpInterfaceMethods<
  DereferenceableOpInterface>;

// What optimizations of memory slots ask: uses of a pointer, accesses, and accesses to a part.
defvar LLVM_UsesSlot = DeclareOpInterfaceMethods<PromotableOpInterface>;
defvar LLVM_AccessesSlot = DeclareOpInterfaceMethods<PromotableMemOpInterface>;
defvar LLVM_AccessesParts = DeclareOpInterfaceMethods<
  DestructurableAccessorOpInterface>;
defvar LLVM_StaysInSlot = DeclareOpInterfaceMethods<
  SafeMemorySlotAccessOpInterface>;

// Arguments of one kind.
class _Each<AttrConstraint kind, list<string> names> {
  dag args = !dag(ins, !foreach(name, names, kind), names);
}

// Parts of the text.
defvar LLVM_ScopeText = "(`syncscope` `(` $syncscope^ `)`)?";
defvar LLVM_DereferenceableText = "(`dereferenceable` `` $dereferenceable^)?";
// The text of a flag is its word.
class _FlagText<string word, string attribute> {
  string text = "(`" # word # "` $" # attribute # "^)?";
}
// Values for a block that follows.
class _ToBlock<string block, string values> {
  string text = "$" # block # " (`(` $" # values # "^ `:` type($" # values #
                ") `)`)?";
}

class LLVM_Described<string mnemonic, string does, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits> {
  let summary = does;
}

// An operation for an instruction. Most have the same name.
class LLVM_Instruction<string inst, string does, list<Trait> traits = [],
                       string mnemonic = !tolower(inst)>
    : LLVM_Described<mnemonic, does, traits> {
  string llvmInstName = inst;
}

//===- Constants ----------------------------------------------------------===//

class LLVM_Fixed<string mnemonic, string does, Type type = LLVM_Type,
                 list<Trait> traits = [Pure, ConstantLike]>
    : LLVM_Described<"mlir." # mnemonic, does, traits>,
      Results<(outs type:$res)> {
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_ConstantOp : LLVM_Fixed<
  "constant", "a number, or an aggregate, vector or text of numbers">,
                      Arguments<(ins AnyAttr:$value)> {
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_ZeroOp : LLVM_Fixed<"zero", "a value whose bits are all zero"> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
let hasFolder = 1 in {
  def LLVM_UndefOp : LLVM_Fixed<"undef",
                                "any value, which may be another at each use">;
  def LLVM_PoisonOp : LLVM_Fixed<
    "poison", "a value that spreads to most of what is computed from it">;
}
def LLVM_NoneTokenOp : LLVM_Fixed<"none", "a token that ties nothing",
                                  LLVM_TokenType, [Pure]>;

//===- Arithmetic ---------------------------------------------------------===//

// Flags are written before or after the operands.
class LLVM_Binary<string inst, string does, Type type, dag flags,
                  list<Trait> traits, string before = "",
                  string after = "">
    : LLVM_Instruction<inst, does,
                       [SameOperandsAndResultType, NoMemoryEffect] # traits>,
      Arguments<!con((ins type:$lhs, type:$rhs), flags)>,
      Results<(outs type:$res)> {
  dag commonArgs = (ins type:$lhs, type:$rhs);
  let assemblyFormat = before # " $lhs `,` $rhs " # after #
                       " attr-dict `:` type($res)";
}

// The result is poison if it overflows in a way that a flag excludes.
class LLVM_Overflowing<string inst, string does, list<Trait> traits = [Pure]>
    : LLVM_Binary<inst, does, LLVM_Ints,
                  (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags),
                  [LLVM_HasOverflow] # traits, "", "($overflowFlags^)?"> {
  dag iofArg = (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags);
}
def LLVM_AddOp : LLVM_Overflowing<"Add", "the sum of integers",
                                  [Commutative, Pure]>;
def LLVM_MulOp : LLVM_Overflowing<"Mul", "the product of integers",
                                  [Commutative, Pure]>;
def LLVM_SubOp : LLVM_Overflowing<"Sub", "the difference of integers">;
let hasFolder = 1 in
  def LLVM_ShlOp : LLVM_Overflowing<"Shl", "an integer shifted to the left">;

// The result is poison if `exact` is written and something is lost.
class LLVM_Exact<string inst, string does, Trait trait>
    : LLVM_Binary<inst, does, LLVM_Ints, (ins UnitAttr:$isExact),
                  [DeclareOpInterfaceMethods<ExactFlagInterface>, trait],
                  _FlagText<"exact", "isExact">.text>;
class LLVM_Division<string inst, string does>
    : LLVM_Exact<inst, does,
                 DeclareOpInterfaceMethods<ConditionallySpeculatable>>;
def LLVM_SDivOp
    : LLVM_Division<"SDiv", "the quotient of signed integers, rounded to zero">;
def LLVM_UDivOp : LLVM_Division<"UDiv", "the quotient of unsigned integers">;
def LLVM_AShrOp : LLVM_Exact<
  "AShr", "an integer shifted to the right, filled with its sign", Pure>;
def LLVM_LShrOp : LLVM_Exact<
  "LShr", "an integer shifted to the right, filled with zeros", Pure>;

class LLVM_PlainBinary<string inst, string does>
    : LLVM_Binary<inst, does, LLVM_Ints, (ins), [Pure]>;
def LLVM_SRemOp
    : LLVM_PlainBinary<"SRem", "what is left of a division of signed integers">;
def LLVM_URemOp : LLVM_PlainBinary<
  "URem", "what is left of a division of unsigned integers">;
def LLVM_AndOp : LLVM_PlainBinary<"And",
                                  "the bits that are set in both integers">;
def LLVM_XOrOp : LLVM_PlainBinary<"Xor",
                                  "the bits in which two integers differ">;
// The result is poison if `disjoint` is written and a bit is set in both.
def LLVM_OrOp
    : LLVM_Binary<"Or", "the bits that are set in one of two integers",
                  LLVM_Ints, (ins UnitAttr:$isDisjoint),
                  [DeclareOpInterfaceMethods<DisjointFlagInterface>, Pure],
                  _FlagText<"disjoint", "isDisjoint">.text> {
  let hasFolder = 1;
}

class LLVM_FloatBinary<string inst, string does>
    : LLVM_Binary<inst, does, LLVM_Floats, (ins LLVM_Fastmath:$fastmathFlags),
                  [LLVM_HasFastmath, Pure]> {
  dag fmfArg = (ins LLVM_Fastmath:$fastmathFlags);
}
def LLVM_FAddOp : LLVM_FloatBinary<"FAdd", "the sum of floating point numbers">;
def LLVM_FSubOp : LLVM_FloatBinary<"FSub",
                                   "the difference of floating point numbers">;
def LLVM_FMulOp : LLVM_FloatBinary<"FMul",
                                   "the product of floating point numbers">;
def LLVM_FDivOp : LLVM_FloatBinary<"FDiv",
                                   "the quotient of floating point numbers">;
def LLVM_FRemOp : LLVM_FloatBinary<
  "FRem", "what is left of a division, with the sign of the first number">;
def LLVM_FNegOp
    : LLVM_Instruction<"FNeg", "a floating point number with the other sign", [
      Pure, SameOperandsAndResultType, LLVM_HasFastmath]>,
      Arguments<(ins LLVM_Floats:$operand, LLVM_Fastmath:$fastmathFlags)>,
      Results<(outs LLVM_Floats:$res)> {
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

//===- Comparisons and choices --------------------------------------------===//

// `places` are where the arguments are in the instruction: the predicate comes first here.
class LLVM_Comparison<string inst, string does, list<Trait> traits,
                      dag compared, list<int> places>
    : LLVM_Instruction<inst, does, traits # [
      SameTypeOperands,
      TypesMatchWith<
        "result type has i1 element type and same shape as operands", "lhs",
        "res",
        "i1_same_shape($_self)">]>,
      Arguments<compared>, Results<(outs LLVM_Bools:$res)> {
  list<int> llvmArgIndices = places;
  let hasCustomAssemblyFormat = 1;
}
def LLVM_FCmpOp
    : LLVM_Comparison<"FCmp",
                      "whether two floating point numbers compare as the predicate says",
                      [Pure, LLVM_HasFastmath],
                      (ins FCmpPredicate:$predicate,
                           LLVM_Floats:$lhs,
                           LLVM_Floats:$rhs,
                           LLVM_Fastmath:$fastmathFlags),
                      [-1, 0, 1, 2]>;
def LLVM_ICmpOp
    : LLVM_Comparison<"ICmp",
                      "whether two integers or pointers compare as the predicate says",
                      [Pure],
                      (ins ICmpPredicate:$predicate,
                           LLVM_IntsOrPointers:$lhs,
                           LLVM_IntsOrPointers:$rhs),
                      [-1, 0, 1]> {
  let hasFolder = 1;
}

def LLVM_SelectOp : LLVM_Instruction<"Select",
                                     "one of two values, by a condition", [
                                         Pure,
                                         AllTypesMatch<["trueValue",
                                                        "falseValue", "res"]>,
                                         LLVM_HasFastmath,
                                         DeclareOpInterfaceMethods<
                                           SelectLikeOpInterface>]> {
  let arguments = (ins LLVM_Bools:$condition,
                       LLVM_Type:$trueValue,
                       LLVM_Type:$falseValue,
                       LLVM_Fastmath:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}

def LLVM_FreezeOp : LLVM_Instruction<
  "Freeze", "the value, or a fixed one in place of poison", [
      Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

//===- Conversions --------------------------------------------------------===//

class LLVM_Conversion<string inst, string does, Type from, Type to,
                      list<Trait> traits = [], dag flags = (ins),
                      string before = "", string after = "">
    : LLVM_Instruction<inst, does, [Pure] # traits>,
      Arguments<!con((ins from:$arg), flags)>, Results<(outs to:$res)> {
  let assemblyFormat = before # " $arg " # after #
                       " attr-dict `:` type($arg) `to` type($res)";
}
// The result is poison if `nneg` is written and the integer is negative.
class LLVM_NonNegative<string inst, string does, Type to>
    : LLVM_Conversion<inst, does, LLVM_Ints, to,
                      [DeclareOpInterfaceMethods<NonNegFlagInterface>],
                      (ins UnitAttr:$nonNeg), _FlagText<"nneg", "nonNeg">.text>;

def LLVM_TruncOp : LLVM_Conversion<"Trunc", "the low bits of an integer",
                                   LLVM_Ints, LLVM_Ints, [LLVM_HasOverflow],
                                   (ins
                                       LLVM_IntegerOverflowFlagsProp:$overflowFlags),
                                   "", "($overflowFlags^)?">;
let hasVerifier = 1 in {
  def LLVM_SExtOp : LLVM_Conversion<
    "SExt", "a wider integer, filled with the sign", LLVM_Ints, LLVM_Ints>;
  let hasFolder = 1 in
    def LLVM_ZExtOp : LLVM_NonNegative<
      "ZExt", "a wider integer, filled with zeros", LLVM_Ints>;
}
def LLVM_FPTruncOp : LLVM_Conversion<
  "FPTrunc", "the nearest number of fewer bits", LLVM_Floats, LLVM_Floats>;
def LLVM_FPExtOp : LLVM_Conversion<"FPExt", "the same number with more bits",
                                   LLVM_Floats, LLVM_Floats>;
def LLVM_FPToSIOp : LLVM_Conversion<"FPToSI",
                                    "a number as a signed integer, rounded to zero",
                                    LLVM_Floats, LLVM_Ints>;
def LLVM_FPToUIOp
    : LLVM_Conversion<"FPToUI",
                      "a number as an unsigned integer, rounded to zero",
                      LLVM_Floats, LLVM_Ints>;
def LLVM_SIToFPOp : LLVM_Conversion<"SIToFP",
                                    "a signed integer as a floating point number",
                                    LLVM_Ints, LLVM_Floats>;
def LLVM_UIToFPOp : LLVM_NonNegative<
  "UIToFP", "an unsigned integer as a floating point number", LLVM_Floats>;
def LLVM_PtrToIntOp : LLVM_Conversion<"PtrToInt", "a pointer as an integer",
                                      LLVM_Pointers, LLVM_Ints>;
def LLVM_IntToPtrOp : LLVM_Conversion<"IntToPtr", "an integer as a pointer",
                                      LLVM_Ints, LLVM_Pointers,
                                      [LLVM_SaysDereferenceable],
                                      (ins
                                          OptionalAttr<
                                            LLVM_DereferenceableAttr>:$dereferenceable),
                                      "",
                                      LLVM_DereferenceableText>;
let hasFolder = 1 in {
  def LLVM_AddrSpaceCastOp : LLVM_Conversion<
    "AddrSpaceCast", "a pointer into another address space", LLVM_Pointers,
    LLVM_Pointers, [LLVM_UsesSlot, LLVM_IsView]>;
  let hasVerifier = 1 in
    def LLVM_BitcastOp : LLVM_Conversion<
      "BitCast", "the same bits as another type", LLVM_AnyNonAggregate,
      LLVM_AnyNonAggregate, [LLVM_UsesSlot]>;
}

//===- Parts of vectors and aggregates ------------------------------------===//

// The type of one value is that of the elements of a vector.
class _ElementOf<string vector, string value, string summary>
    : TypesMatchWith<summary, vector, value, "$_self.element_type()">;
// Types of parts follow from the place in the aggregate.
class _PartType<string part> {
  string text = "custom<InsertExtractValueElementType>(type($" # part #
                "), ref(type($container)), ref($position))";
}

def LLVM_ExtractElementOp : LLVM_Instruction<"ExtractElement",
                                             "an element of a vector", [
                                                 Pure,
                                                 _ElementOf<"vector", "res",
                                                            "result type matches vector element type">]> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat =
      "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_InsertElementOp : LLVM_Instruction<
  "InsertElement", "a vector with another element in a place", [
      Pure, _ElementOf<"vector", "value",
                       "argument type matches vector element type">,
      AllTypesMatch<["res", "vector"]>]> {
  let arguments = (ins LLVM_AnyVector:$vector,
                       LLVM_PrimitiveType:$value,
                       AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_ShuffleVectorOp : LLVM_Instruction<
  "ShuffleVector", "elements of two vectors in any order", [
      Pure, AllTypesMatch<["v1", "v2"]>]> {
  let arguments = (ins LLVM_AnyVector:$v1,
                       LLVM_AnyVector:$v2,
                       DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_ExtractValueOp : LLVM_Instruction<"ExtractValue",
                                           "a part of an aggregate", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat =
      "$container `` $position attr-dict `:` type($container) " #
      _PartType<"res">.text;
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_InsertValueOp : LLVM_Instruction<
  "InsertValue", "an aggregate with another part in a place", [
      Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins LLVM_AnyAggregate:$container,
                       LLVM_PrimitiveType:$value,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat =
      "$value `,` $container `` $position attr-dict `:` type($container) " #
      _PartType<"value">.text;
  let hasVerifier = 1;
}

//===- Memory -------------------------------------------------------------===//

def LLVM_AllocaOp : LLVM_Instruction<
  "Alloca", "memory that is freed when the function returns", [
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>,
                    LLVM_MemOpPatterns {
  let arguments = (ins AnySignlessInteger:$arraySize,
                       LLVM_MaybeInt:$alignment,
                       TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "",
                          [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_GEPOp : LLVM_Described<"getelementptr",
                                "the address of an element or a part", [
                                    Pure, LLVM_UsesSlot, LLVM_StaysInSlot,
                                    LLVM_AccessesParts, LLVM_IsView]> {
  let description = [{
    The first index counts values of the type in memory, and each of the others is a place in an aggregate. Constants
    are in an attribute, which has the least integer where the index is an operand.

    ```mlir
    %1 = llvm.getelementptr inbounds %0[%i, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64, f32)>
    ```
  }];
  let arguments = (ins LLVM_Pointers:$base, Variadic<LLVM_Ints>:$dynamicIndices,
                       DenseI32ArrayAttr:$rawConstantIndices,
                       TypeAttr:$elem_type,
                       GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_Pointers:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:`
    functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

// What metadata says of the access comes after its own arguments.
class LLVM_Access<string inst, string does, dag own, list<Trait> traits,
                  string mnemonic = !tolower(inst)>
    : LLVM_MemAccessOpBase<mnemonic, traits> {
  let summary = does;
  string llvmInstName = inst;
  dag args = own;
  let arguments = !con(own, aliasAttrs);
  let hasVerifier = 1;
}
defvar LLVM_VolatileText = _FlagText<"volatile", "volatile_">.text;
defvar LLVM_MaybeAtomicText = !strconcat("(`atomic` ", LLVM_ScopeText,
                                         " $ordering^)?");
defvar LLVM_GroupText = _FlagText<"invariant_group", "invariantGroup">.text;
defvar LLVM_Ordered = (ins LLVM_OrNotAtomic:$ordering,
                           LLVM_MaybeText:$syncscope);

def LLVM_LoadOp
    : LLVM_Access<"Load", "a value from memory",
                  !con((ins LLVM_AnyPointer:$addr, LLVM_MaybeInt:$alignment),
                       _Each<UnitAttr, ["volatile_", "nontemporal", "invariant",
                                        "invariantGroup"]>.args,
                       LLVM_Ordered, (ins OptionalAttr<
                         LLVM_DereferenceableAttr>:$dereferenceable)),
                  [LLVM_AccessesParts, LLVM_HasEffects, LLVM_AccessesSlot,
                   LLVM_StaysInSlot,
                   LLVM_SaysDereferenceable]>,
      Results<(outs LLVM_LoadableType:$res)> {
  let assemblyFormat = !interleave([
      LLVM_VolatileText, "$addr", LLVM_MaybeAtomicText,
      _FlagText<"invariant", "invariant">.text, LLVM_GroupText,
      LLVM_DereferenceableText,
      "attr-dict `:` qualified(type($addr)) `->` type($res)"], " ");
}
def LLVM_StoreOp
    : LLVM_Access<"Store", "puts a value into memory",
                  !con((ins LLVM_LoadableType:$value,
                            LLVM_AnyPointer:$addr,
                            LLVM_MaybeInt:$alignment),
                       _Each<UnitAttr, ["volatile_", "nontemporal",
                                        "invariantGroup"]>.args, LLVM_Ordered),
                  [LLVM_AccessesParts, LLVM_HasEffects, LLVM_AccessesSlot,
                   LLVM_StaysInSlot]> {
  let assemblyFormat = !interleave([
      LLVM_VolatileText, "$value `,` $addr", LLVM_MaybeAtomicText,
      LLVM_GroupText,
      "attr-dict `:` type($value) `,` qualified(type($addr))"], " ");
}

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer,
                                    AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicRMWOp
    : LLVM_Access<"AtomicRMW",
                  "changes a value in memory at once, and gives the old one",
                  (ins AtomicBinOp:$bin_op,
                       LLVM_AnyPointer:$ptr,
                       LLVM_AtomicRMWType:$val,
                       AtomicOrdering:$ordering,
                       LLVM_MaybeText:$syncscope,
                       LLVM_MaybeInt:$alignment,
                       UnitAttr:$volatile_),
                  [TypesMatchWith<"result #0 and operand #1 have the same type",
                                  "val", "res", "$_self">]>,
      Results<(outs LLVM_AtomicRMWType:$res)> {
  // Of eleven arguments, only the pointer and the value are the instruction's.
  list<int> llvmArgIndices = [-1, 0, 1] # !listsplat(-1, 8);
  let assemblyFormat = !interleave([
      LLVM_VolatileText, "$bin_op $ptr `,` $val", LLVM_ScopeText,
      "$ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"], " ");
}

def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;
def LLVM_AtomicCmpXchgOp
    : LLVM_Access<"AtomicCmpXchg",
                  "replaces an expected value; gives the old one, and whether it was the expected one",
                  (ins LLVM_AnyPointer:$ptr,
                       LLVM_AtomicCmpXchgType:$cmp,
                       LLVM_AtomicCmpXchgType:$val,
                       AtomicOrdering:$success_ordering,
                       AtomicOrdering:$failure_ordering,
                       LLVM_MaybeText:$syncscope,
                       LLVM_MaybeInt:$alignment,
                       UnitAttr:$weak,
                       UnitAttr:$volatile_),
                  [TypesMatchWith<
                    "operand #1 and operand #2 have the same type", "val",
                    "cmp", "$_self">,
                   TypesMatchWith<
                       "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
                       "val",
                       "res", "value_and_bool($_self)">],
                  "cmpxchg">,
      Results<(outs LLVM_AnyStruct:$res)> {
  let assemblyFormat = !interleave([
      _FlagText<"weak", "weak">.text, LLVM_VolatileText,
      "$ptr `,` $cmp `,` $val", LLVM_ScopeText,
      "$success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"],
                                   " ");
}

def LLVM_FenceOp : LLVM_Instruction<
  "Fence", "orders the accesses before it and after it">, LLVM_MemOpPatterns {
  let arguments = (ins AtomicOrdering:$ordering, LLVM_MaybeText:$syncscope);
  let assemblyFormat = LLVM_ScopeText # " $ordering attr-dict";
  let hasVerifier = 1;
}

//===- Ends of blocks -----------------------------------------------------===//

class LLVM_End<string mnemonic, string does, list<Trait> traits = []>
    : LLVM_Described<mnemonic, does, traits # [Terminator]>;
class LLVM_EndInstruction<string inst, string does, list<Trait> traits = [],
                          string mnemonic = !tolower(inst)>
    : LLVM_End<mnemonic, does, traits> {
  string llvmInstName = inst;
}

def LLVM_UnreachableOp : LLVM_EndInstruction<"Unreachable",
                                             "is never executed"> {
  let assemblyFormat = "attr-dict";
}
def LLVM_ReturnOp : LLVM_EndInstruction<"Ret", "ends the function",
                                        [Pure, ReturnLike], "return"> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}
def LLVM_ResumeOp : LLVM_EndInstruction<
  "Resume", "goes on with an exception that was caught"> {
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def LLVM_BrOp : LLVM_End<"br", "goes on with a block", [LLVM_Branches, Pure]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = _ToBlock<"dest", "destOperands">.text # " attr-dict";
}
def LLVM_CondBrOp : LLVM_End<"cond_br", "goes on with one of two blocks", [
    AttrSizedOperandSegments, LLVM_Branches, LLVM_WeighsBranches, Pure]> {
  let arguments = (ins I1:$condition,
                       Variadic<LLVM_Type>:$trueDestOperands,
                       Variadic<LLVM_Type>:$falseDestOperands,
                       LLVM_Weights:$branch_weights,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
                       # _ToBlock<"trueDest", "trueDestOperands">.text # " `,` "
                       # _ToBlock<"falseDest", "falseDestOperands">.text #
                       " attr-dict";
}
def LLVM_SwitchOp : LLVM_End<"switch", "goes on with the block of an integer", [
    AttrSizedOperandSegments, LLVM_Branches, LLVM_WeighsBranches, Pure]> {
  let arguments = (ins AnySignlessInteger:$value,
                       Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<
                         AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments,
                       LLVM_Weights:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<
                                AnySuccessor>:$caseDestinations);
  let assemblyFormat = "$value `:` type($value) `,` " # _ToBlock<
    "defaultDestination", "defaultOperands">.text # [{
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}
def LLVM_IndirectBrOp : LLVM_End<"indirectbr",
                                 "goes on with the block at an address", [
                                     SameVariadicOperandSize, LLVM_Branches,
                                     Pure]> {
  let arguments = (ins LLVM_AnyPointer:$addr, VariadicOfVariadic<
    AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands))
    attr-dict
  }];
}

//===- Functions and calls ------------------------------------------------===//

// The callee is a symbol, or the first operand.
defvar LLVM_Callee = (
    ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands);
defvar LLVM_Bundles = (
    ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes,
    OptionalAttr<ArrayAttr>:$op_bundle_tags);
defvar LLVM_AttrsOfValues = _Each<OptionalAttr<DictArrayAttr>,
                                  ["arg_attrs", "res_attrs"]>.args;
defvar LLVM_InlineHints = ["no_inline", "always_inline", "inline_hint"];

def LLVM_LLVMFuncOp : LLVM_Described<"func", "a function, or its declaration", [
    AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
    FunctionOpInterface]> {
  let arguments = !con(
      // The symbol.
      (ins StrAttr:$sym_name,
           LLVM_MaybeText:$sym_visibility,
           TypeAttrOf<LLVM_FunctionType>:$function_type,
           DefaultValuedAttr<Linkage, "Linkage::External">:$linkage,
           UnitAttr:$dso_local,
           LLVM_Convention:$CConv,
           OptionalAttr<SymbolRefAttr>:$comdat, LLVM_MaybeUnit:$convergent,
           OptionalAttr<FlatSymbolRefAttr>:$personality,
           LLVM_MaybeText:$garbageCollector,
           OptionalAttr<ArrayAttr>:$passthrough),
      LLVM_AttrsOfValues,
      (ins LLVM_MaybeInt:$function_entry_count,
           OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
           LLVM_Visible:$visibility_),
      // Modes and registers of Arm's matrix extension.
      _Each<LLVM_MaybeUnit, [
          "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible",
          "arm_new_za", "arm_in_za",
          "arm_out_za", "arm_inout_za", "arm_preserves_za"]>.args,
      // Where it is, and for which processor.
      (ins LLVM_MaybeText:$section,
           OptionalAttr<UnnamedAddr>:$unnamed_addr,
           LLVM_MaybeInt:$alignment,
           OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
           OptionalAttr<FramePointerKindAttr>:$frame_pointer),
      _Each<LLVM_MaybeText, ["target_cpu", "tune_cpu", "reciprocal_estimates",
                             "prefer_vector_width"]>.args,
      (ins OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features),
      // Floating point numbers.
      _Each<LLVM_MaybeBool, ["no_infs_fp_math", "no_nans_fp_math",
                             "no_signed_zeros_fp_math"]>.args,
      _Each<LLVM_MaybeText,
            ["denormal_fp_math", "denormal_fp_math_f32", "fp_contract"]>.args,
      // Which functions are called when it starts and ends.
      _Each<LLVM_MaybeText,
            ["instrument_function_entry", "instrument_function_exit"]>.args,
      // What optimizations do with it.
      _Each<LLVM_MaybeUnit, LLVM_InlineHints #
                            ["no_unwind", "will_return", "optimize_none"]>.args,
      // Kernels of OpenCL.
      (ins OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint),
      _Each<OptionalAttr<DenseI32ArrayAttr>,
            ["work_group_size_hint", "reqd_work_group_size"]>.args,
      (ins OptionalAttr<I32Attr>:$intel_reqd_sub_group_size),
      // Tables for what unwinds the stack.
      (ins OptionalAttr<UWTableKindAttr>:$uwtable_kind));
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_CallOp : LLVM_MemAccessOpBase<"call", [
    AttrSizedOperandSegments, LLVM_HasFastmath, LLVM_Calls, LLVM_UsesSymbols]> {
  let summary = "calls a function";
  dag args = !con(LLVM_Callee,
                  (ins LLVM_Fastmath:$fastmathFlags,
                       LLVM_Convention:$CConv,
                       LLVM_TailKind:$TailCallKind,
                       OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects),
                  _Each<UnitAttr, ["convergent", "no_unwind",
                                   "will_return"]>.args, LLVM_Bundles,
                  LLVM_AttrsOfValues, _Each<UnitAttr, LLVM_InlineHints>.args);
  let arguments = !con(args, aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_CallIntrinsicOp : LLVM_Described<
  "call_intrinsic", "calls an intrinsic of LLVM by its name", [
      ArgAndResultAttrsOpInterface, AttrSizedOperandSegments,
      LLVM_HasFastmath]> {
  let arguments = !con((ins StrAttr:$intrin,
                            Variadic<LLVM_Type>:$args,
                            LLVM_Fastmath:$fastmathFlags), LLVM_Bundles,
                       LLVM_AttrsOfValues);
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_InlineAsmOp : LLVM_Described<
  "inline_asm", "instructions of the target, as text", [LLVM_HasEffects]> {
  let arguments = (ins Variadic<LLVM_Type>:$operands,
                       StrAttr:$asm_string,
                       StrAttr:$constraints,
                       UnitAttr:$has_side_effects,
                       UnitAttr:$is_align_stack,
                       LLVM_TailKind:$tail_call_kind,
                       OptionalAttr<DefaultValuedAttr<
                         AsmATTOrIntel, "AsmDialect::AD_ATT">>:$asm_dialect,
                       OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat =
      !interleave(!foreach(flag, ["has_side_effects", "is_align_stack"],
                           _FlagText<flag, flag>.text), " ") # " "
      # !interleave(!foreach(name,
                             ["tail_call_kind", "asm_dialect", "operand_attrs"],
                             "(`" # name # "` `=` $" # name # "^)?"), " ")
      #
      " attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def LLVM_VaArgOp : LLVM_Instruction<
  "VAArg", "the next of a variable number of arguments", [], "va_arg"> {
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

// Calls that may end with an exception.
def LLVM_InvokeOp : LLVM_Described<
  "invoke", "calls a function, and goes on with one of two blocks", [
      AttrSizedOperandSegments, LLVM_Branches, LLVM_Calls, LLVM_WeighsBranches,
      Terminator]> {
  let arguments = !con(LLVM_Callee, LLVM_AttrsOfValues,
                       (ins Variadic<LLVM_Type>:$normalDestOperands,
                            Variadic<LLVM_Type>:$unwindDestOperands,
                            LLVM_Weights:$branch_weights,
                            LLVM_Convention:$CConv),
                       LLVM_Bundles);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest,
                              AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_LandingpadOp : LLVM_Described<"landingpad",
                                       "the exception that a call ended with"> {
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===- Globals ------------------------------------------------------------===//

// A symbol whose value is what its region returns.
class LLVM_Initialized<string mnemonic, string does>
    : LLVM_Described<"mlir." # mnemonic, does, [
      IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def LLVM_GlobalOp : LLVM_Initialized<"global",
                                     "a variable or constant of the module"> {
  let arguments = !con(
      (ins TypeAttr:$global_type,
           UnitAttr:$constant,
           StrAttr:$sym_name,
           Linkage:$linkage),
      _Each<UnitAttr,
            ["dso_local", "thread_local_", "externally_initialized"]>.args,
      (ins OptionalAttr<AnyAttr>:$value,
           LLVM_MaybeInt:$alignment,
           LLVM_AddressSpace:$addr_space,
           OptionalAttr<UnnamedAddr>:$unnamed_addr,
           LLVM_MaybeText:$section,
           OptionalAttr<SymbolRefAttr>:$comdat,
           OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs,
           LLVM_Visible:$visibility_,
           OptionalAttr<ArrayAttr>:$target_specific_attrs));
  let regions = (region AnyRegion:$initializer);
}
def LLVM_AliasOp : LLVM_Initialized<"alias",
                                    "another name of a function or global"> {
  let arguments = !con((ins TypeAttr:$alias_type,
                            StrAttr:$sym_name,
                            Linkage:$linkage),
                       _Each<UnitAttr, ["dso_local", "thread_local_"]>.args,
                       (ins OptionalAttr<UnnamedAddr>:$unnamed_addr,
                            LLVM_Visible:$visibility_));
  let regions = (region SizedRegion<1>:$initializer);
}
def LLVM_IFuncOp : LLVM_Described<"mlir.ifunc",
                                  "a function that another one picks when the program is loaded",
                                  [
                                      IsolatedFromAbove, Symbol,
                                      LLVM_UsesSymbols]> {
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttr:$i_func_type,
                       FlatSymbolRefAttr:$resolver,
                       TypeAttr:$resolver_type,
                       Linkage:$linkage,
                       UnitAttr:$dso_local,
                       LLVM_AddressSpace:$address_space,
                       DefaultValuedAttr<UnnamedAddr,
                                         "UnnamedAddr::None">:$unnamed_addr,
                       LLVM_Visible:$visibility_);
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type
    $resolver attr-dict
  }];
  let hasVerifier = 1;
}

// Groups of symbols, of which a linker keeps one each.
def LLVM_ComdatOp : LLVM_Described<"comdat", "a table of selectors", [
    NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}
def LLVM_ComdatSelectorOp : LLVM_Described<
  "comdat_selector", "how a linker chooses one of several symbols", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}

// Functions that run before or after the program. The numbers are their order.
class LLVM_RunList<string kind, string does>
    : LLVM_Described<"mlir.global_" # kind, does, [LLVM_UsesSymbols]>,
      Arguments<!dag(ins, [FlatSymbolRefArrayAttr, I32ArrayAttr, ArrayAttr],
                     [kind, "priorities", "data"])> {
  let assemblyFormat = !interleave(
      !foreach(name, [kind, "priorities", "data"],
               "`" # name # "` `=` $" # name), " `,` ") # " attr-dict";
  let hasVerifier = 1;
}
def LLVM_GlobalCtorsOp : LLVM_RunList<"ctors",
                                      "functions that run before the program">;
def LLVM_GlobalDtorsOp : LLVM_RunList<"dtors",
                                      "functions that run after the program">;

//===- Addresses of symbols and blocks ------------------------------------===//

class LLVM_AddressOf<string mnemonic, string does, AttrConstraint kind,
                     string of>
    : LLVM_Described<mnemonic, does, [Pure, ConstantLike, LLVM_UsesSymbols]>,
      Arguments<!dag(ins, [kind], [of])>, Results<(outs LLVM_AnyPointer:$res)> {
  let assemblyFormat = "$" # of # " attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}
def LLVM_AddressOfOp
    : LLVM_AddressOf<"mlir.addressof", "the address of a global or function",
                     FlatSymbolRefAttr, "global_name">;
def LLVM_DSOLocalEquivalentOp
    : LLVM_AddressOf<"dso_local_equivalent",
                     "the address of a function, or of code in this library that calls it",
                     FlatSymbolRefAttr, "function_name">;
let hasVerifier = 1 in
  def LLVM_BlockAddressOp
      : LLVM_AddressOf<"blockaddress", "the address of a block with a tag",
                       LLVM_BlockAddressAttr, "block_addr">;
def LLVM_BlockTagOp
    : LLVM_Described<"blocktag", "names the block that it is in, by a number"> {
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

//===- Modules ------------------------------------------------------------===//

class LLVM_ListOfModule<string mnemonic, string does, AttrConstraint kind,
                        string name>
    : LLVM_Described<mnemonic, does>, Arguments<!dag(ins, [kind], [name])> {
  let assemblyFormat = "$" # name # " attr-dict";
  let hasVerifier = 1;
}
def LLVM_LinkerOptionsOp : LLVM_ListOfModule<
  "linker_options", "options for the linker", StrArrayAttr, "options">;
def LLVM_ModuleFlagsOp : LLVM_ListOfModule<
  "module_flags", "facts of the module, by name", ArrayAttr, "flags">;

//===- The rest of the dialect --------------------------------------------===//

// The dialect is generated from this file. MLIR generates its types and intrinsics from files of their own.
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"

#endif // LLVMIR_OPS

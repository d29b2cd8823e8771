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

defvar LLVM_Ints = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar LLVM_Floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar LLVM_Pointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar LLVM_Fastmath = DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">;

//===- Arithmetic ---------------------------------------------------------===//

// `inst` is the name of the instruction in LLVM.
class LLVM_Arithmetic<string mnemonic, string inst, Type type, dag flags, list<Trait> traits>
    : LLVM_Op<mnemonic, [SameOperandsAndResultType, NoMemoryEffect] # traits> {
  let arguments = !con((ins type:$lhs, type:$rhs), flags);
  let results = (outs type:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
  string llvmInstName = inst;
  dag commonArgs = (ins type:$lhs, type:$rhs);
}
class LLVM_IntOp<string mnemonic, string inst> : LLVM_Arithmetic<mnemonic, inst, LLVM_Ints, (ins), [Pure]>;
class LLVM_OverflowOp<string mnemonic, string inst, list<Trait> traits>
    : LLVM_Arithmetic<mnemonic, inst, LLVM_Ints, (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags),
                      [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>] # traits> {
  let assemblyFormat = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)";
  dag iofArg = (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags);
}
class LLVM_ExactOp<string mnemonic, string inst, Trait trait>
    : LLVM_Arithmetic<mnemonic, inst, LLVM_Ints, (ins UnitAttr:$isExact),
                      [DeclareOpInterfaceMethods<ExactFlagInterface>, trait]> {
  let assemblyFormat = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)";
}
class LLVM_FloatOp<string mnemonic, string inst>
    : LLVM_Arithmetic<mnemonic, inst, LLVM_Floats, (ins LLVM_Fastmath:$fastmathFlags),
                      [DeclareOpInterfaceMethods<FastmathFlagsInterface>, Pure]> {
  dag fmfArg = (ins LLVM_Fastmath:$fastmathFlags);
}

def LLVM_AddOp : LLVM_OverflowOp<"add", "Add", [Commutative, Pure]>;
def LLVM_SubOp : LLVM_OverflowOp<"sub", "Sub", [Pure]>;
def LLVM_MulOp : LLVM_OverflowOp<"mul", "Mul", [Commutative, Pure]>;
def LLVM_ShlOp : LLVM_OverflowOp<"shl", "Shl", [Pure]> {
  let hasFolder = 1;
}
def LLVM_UDivOp : LLVM_ExactOp<"udiv", "UDiv", DeclareOpInterfaceMethods<ConditionallySpeculatable>>;
def LLVM_SDivOp : LLVM_ExactOp<"sdiv", "SDiv", DeclareOpInterfaceMethods<ConditionallySpeculatable>>;
def LLVM_LShrOp : LLVM_ExactOp<"lshr", "LShr", Pure>;
def LLVM_AShrOp : LLVM_ExactOp<"ashr", "AShr", Pure>;
def LLVM_URemOp : LLVM_IntOp<"urem", "URem">;
def LLVM_SRemOp : LLVM_IntOp<"srem", "SRem">;
def LLVM_AndOp : LLVM_IntOp<"and", "And">;
def LLVM_XOrOp : LLVM_IntOp<"xor", "Xor">;
def LLVM_OrOp
    : LLVM_Arithmetic<"or", "Or", LLVM_Ints, (ins UnitAttr:$isDisjoint),
                      [DeclareOpInterfaceMethods<DisjointFlagInterface>, Pure]> {
  let assemblyFormat = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)";
  let hasFolder = 1;
}
def LLVM_FAddOp : LLVM_FloatOp<"fadd", "FAdd">;
def LLVM_FSubOp : LLVM_FloatOp<"fsub", "FSub">;
def LLVM_FMulOp : LLVM_FloatOp<"fmul", "FMul">;
def LLVM_FDivOp : LLVM_FloatOp<"fdiv", "FDiv">;
def LLVM_FRemOp : LLVM_FloatOp<"frem", "FRem">;
def LLVM_FNegOp : LLVM_Op<"fneg", [
    Pure, SameOperandsAndResultType, DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let arguments = (ins LLVM_Floats:$operand, LLVM_Fastmath:$fastmathFlags);
  let results = (outs LLVM_Floats:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
  string llvmInstName = "FNeg";
}

//===- Comparisons --------------------------------------------------------===//

class LLVM_Comparison<string mnemonic, string inst, list<Trait> traits>
    : LLVM_Op<mnemonic, traits # [
          SameTypeOperands, TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "res",
                                           "i1_same_shape($_self)">]> {
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
  string llvmInstName = inst;
}
def LLVM_ICmpOp : LLVM_Comparison<"icmp", "ICmp", [Pure]> {
  let arguments = (ins ICmpPredicate:$predicate, AnyTypeOf<[LLVM_Ints, LLVM_Pointers]>:$lhs,
                       AnyTypeOf<[LLVM_Ints, LLVM_Pointers]>:$rhs);
  let hasFolder = 1;
  list<int> llvmArgIndices = [-1, 0, 1];
}
def LLVM_FCmpOp : LLVM_Comparison<"fcmp", "FCmp", [Pure, DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let arguments = (ins FCmpPredicate:$predicate, LLVM_Floats:$lhs, LLVM_Floats:$rhs, LLVM_Fastmath:$fastmathFlags);
  list<int> llvmArgIndices = [-1, 0, 1, 2];
}

//===- Memory -------------------------------------------------------------===//

def LLVM_AllocaOp
    : LLVM_Op<"alloca", [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
      DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>, LLVM_MemOpPatterns {
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment, TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  string llvmInstName = "Alloca";
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_GEPOp
    : LLVM_Op<"getelementptr", [Pure, DeclareOpInterfaceMethods<PromotableOpInterface>,
      DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
      DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins LLVM_Pointers:$base, Variadic<LLVM_Ints>:$dynamicIndices,
                       DenseI32ArrayAttr:$rawConstantIndices, TypeAttr:$elem_type, GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_Pointers:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:`
    functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_LoadOp
    : LLVM_MemAccessOpBase<"load", [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
      DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<PromotableMemOpInterface>,
      DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
      DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  dag args = (ins LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_, UnitAttr:$nontemporal,
                  UnitAttr:$invariant, UnitAttr:$invariantGroup, DefaultValuedAttr<AtomicOrdering,
                  "AtomicOrdering::not_atomic">:$ordering, OptionalAttr<StrAttr>:$syncscope,
                  OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  string llvmInstName = "Load";
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant`
    $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:`
    qualified(type($addr)) `->` type($res)
  }];
  let hasVerifier = 1;
}

def LLVM_StoreOp
    : LLVM_MemAccessOpBase<"store", [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
      DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<PromotableMemOpInterface>,
      DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  dag args = (ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment,
                  UnitAttr:$volatile_, UnitAttr:$nontemporal, UnitAttr:$invariantGroup,
                  DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering,
                  OptionalAttr<StrAttr>:$syncscope);
  let arguments = !con(args, aliasAttrs);
  string llvmInstName = "Store";
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  let hasVerifier = 1;
}


//===- Conversions --------------------------------------------------------===//

class LLVM_Conversion<string mnemonic, string inst, Type from, Type to, dag flags, list<Trait> traits>
    : LLVM_Op<mnemonic, [Pure] # traits> {
  let arguments = !con((ins from:$arg), flags);
  let results = (outs to:$res);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
  string llvmInstName = inst;
}
class LLVM_CastOp<string mnemonic, string inst, Type from, Type to, list<Trait> traits = []>
    : LLVM_Conversion<mnemonic, inst, from, to, (ins), traits>;
class LLVM_NonNegativeCastOp<string mnemonic, string inst, Type from, Type to>
    : LLVM_Conversion<mnemonic, inst, from, to, (ins UnitAttr:$nonNeg),
                      [DeclareOpInterfaceMethods<NonNegFlagInterface>]> {
  let assemblyFormat = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)";
}

def LLVM_BitcastOp : LLVM_CastOp<"bitcast", "BitCast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate, [
    DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_AddrSpaceCastOp : LLVM_CastOp<"addrspacecast", "AddrSpaceCast", LLVM_Pointers, LLVM_Pointers, [
    DeclareOpInterfaceMethods<PromotableOpInterface>, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let hasFolder = 1;
}
def LLVM_IntToPtrOp
    : LLVM_Conversion<"inttoptr", "IntToPtr", LLVM_Ints, LLVM_Pointers,
                      (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable),
                      [DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  let assemblyFormat = [{
    $arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)
  }];
}
def LLVM_PtrToIntOp : LLVM_CastOp<"ptrtoint", "PtrToInt", LLVM_Pointers, LLVM_Ints>;
def LLVM_SExtOp : LLVM_CastOp<"sext", "SExt", LLVM_Ints, LLVM_Ints> {
  let hasVerifier = 1;
}
def LLVM_ZExtOp : LLVM_NonNegativeCastOp<"zext", "ZExt", LLVM_Ints, LLVM_Ints> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_TruncOp
    : LLVM_Conversion<"trunc", "Trunc", LLVM_Ints, LLVM_Ints, (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags),
                      [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>]> {
  let assemblyFormat = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)";
}
def LLVM_SIToFPOp : LLVM_CastOp<"sitofp", "SIToFP", LLVM_Ints, LLVM_Floats>;
def LLVM_UIToFPOp : LLVM_NonNegativeCastOp<"uitofp", "UIToFP", LLVM_Ints, LLVM_Floats>;
def LLVM_FPToSIOp : LLVM_CastOp<"fptosi", "FPToSI", LLVM_Floats, LLVM_Ints>;
def LLVM_FPToUIOp : LLVM_CastOp<"fptoui", "FPToUI", LLVM_Floats, LLVM_Ints>;
def LLVM_FPExtOp : LLVM_CastOp<"fpext", "FPExt", LLVM_Floats, LLVM_Floats>;
def LLVM_FPTruncOp : LLVM_CastOp<"fptrunc", "FPTrunc", LLVM_Floats, LLVM_Floats>;

//===- Calls --------------------------------------------------------------===//

def LLVM_InvokeOp
    : LLVM_Op<"invoke", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
      DeclareOpInterfaceMethods<CallOpInterface>, DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Terminator]> {
  let arguments = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                       OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights, DefaultValuedAttr<CConv, "CConv::C">:$CConv,
                       VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                       DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
  string llvmInstName = "VAArg";
}

def LLVM_CallOp
    : LLVM_MemAccessOpBase<"call", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<FastmathFlagsInterface>,
      DeclareOpInterfaceMethods<CallOpInterface>, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  dag args = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                  OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands,
                  LLVM_Fastmath:$fastmathFlags, DefaultValuedAttr<CConv, "CConv::C">:$CConv,
                  DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
                  OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent, UnitAttr:$no_unwind,
                  UnitAttr:$will_return, VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                  DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags,
                  OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline,
                  UnitAttr:$always_inline, UnitAttr:$inline_hint);
  let arguments = !con(args, aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

//===- Vectors and aggregates ---------------------------------------------===//

def LLVM_ExtractElementOp
    : LLVM_Op<"extractelement", [Pure, TypesMatchWith<"result type matches vector element type", "vector", "res",
      "$_self.element_type()">]> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
  string llvmInstName = "ExtractElement";
}

def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res),
    ref(type($container)), ref($position))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  string llvmInstName = "ExtractValue";
}

def LLVM_InsertElementOp
    : LLVM_Op<"insertelement", [Pure, TypesMatchWith<"argument type matches vector element type", "vector", "value",
      "$_self.element_type()">, AllTypesMatch<["res", "vector"]>]> {
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value, AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
  string llvmInstName = "InsertElement";
}

def LLVM_InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
  string llvmInstName = "InsertValue";
}

def LLVM_ShuffleVectorOp : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  string llvmInstName = "ShuffleVector";
}

def LLVM_SelectOp
    : LLVM_Op<"select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>,
      DeclareOpInterfaceMethods<FastmathFlagsInterface>, DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue,
                       LLVM_Fastmath:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
  string llvmInstName = "Select";
}

def LLVM_FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$val attr-dict `:` type($val)";
  string llvmInstName = "Freeze";
}

//===- Control flow -------------------------------------------------------===//

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []> : LLVM_Op<mnemonic, traits # [Terminator]>;

def LLVM_BrOp : LLVM_TerminatorOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands, OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}

def LLVM_CondBrOp
    : LLVM_TerminatorOp<"cond_br", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
      DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure]> {
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands, Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:`
    type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
}

def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
  string llvmInstName = "Ret";
}

def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  string llvmInstName = "Resume";
}

def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let assemblyFormat = "attr-dict";
  string llvmInstName = "Unreachable";
}

def LLVM_SwitchOp
    : LLVM_TerminatorOp<"switch", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
      DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure]> {
  let arguments = (ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands, VariadicOfVariadic<AnyType,
                       "case_operand_segments">:$caseOperands, OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments, OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}

//===- Symbols ------------------------------------------------------------===//

def LLVM_AddressOfOp
    : LLVM_Op<"mlir.addressof", [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}

def LLVM_GlobalOp : LLVM_Op<"mlir.global", [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name, Linkage:$linkage,
                       UnitAttr:$dso_local, UnitAttr:$thread_local_, UnitAttr:$externally_initialized,
                       OptionalAttr<AnyAttr>:$value, OptionalAttr<I64Attr>:$alignment,
                       DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$addr_space,
                       OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section,
                       OptionalAttr<SymbolRefAttr>:$comdat,
                       OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs, DefaultValuedAttr<Visibility,
                       "Visibility::Default">:$visibility_, OptionalAttr<ArrayAttr>:$target_specific_attrs);
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_GlobalCtorsOp : LLVM_Op<"mlir.global_ctors", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefArrayAttr:$ctors, I32ArrayAttr:$priorities, ArrayAttr:$data);
  let assemblyFormat = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}

def LLVM_GlobalDtorsOp : LLVM_Op<"mlir.global_dtors", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefArrayAttr:$dtors, I32ArrayAttr:$priorities, ArrayAttr:$data);
  let assemblyFormat = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}

def LLVM_AliasOp : LLVM_Op<"mlir.alias", [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local,
                       UnitAttr:$thread_local_, OptionalAttr<UnnamedAddr>:$unnamed_addr, DefaultValuedAttr<Visibility,
                       "Visibility::Default">:$visibility_);
  let regions = (region SizedRegion<1>:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_IFuncOp
    : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type, FlatSymbolRefAttr:$resolver,
                       TypeAttr:$resolver_type, Linkage:$linkage, UnitAttr:$dso_local,
                       DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$address_space,
                       DefaultValuedAttr<UnnamedAddr, "UnnamedAddr::None">:$unnamed_addr,
                       DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_);
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type
    $resolver attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_DSOLocalEquivalentOp
    : LLVM_Op<"dso_local_equivalent", [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$function_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}

def LLVM_BlockAddressOp
    : LLVM_Op<"blockaddress", [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

def LLVM_IndirectBrOp
    : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize, DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let arguments = (ins LLVM_AnyPointer:$addr, VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands,
    type($succOperands)) attr-dict
  }];
}

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}

def LLVM_ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}

def LLVM_LLVMFuncOp
    : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, FunctionOpInterface]> {
  let arguments = (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       TypeAttrOf<LLVM_FunctionType>:$function_type, DefaultValuedAttr<Linkage,
                       "Linkage::External">:$linkage, UnitAttr:$dso_local, DefaultValuedAttr<CConv,
                       "CConv::C">:$CConv, OptionalAttr<SymbolRefAttr>:$comdat, OptionalAttr<UnitAttr>:$convergent,
                       OptionalAttr<FlatSymbolRefAttr>:$personality, OptionalAttr<StrAttr>:$garbageCollector,
                       OptionalAttr<ArrayAttr>:$passthrough, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<I64Attr>:$function_entry_count,
                       OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, DefaultValuedAttr<Visibility,
                       "Visibility::Default">:$visibility_, OptionalAttr<UnitAttr>:$arm_streaming,
                       OptionalAttr<UnitAttr>:$arm_locally_streaming,
                       OptionalAttr<UnitAttr>:$arm_streaming_compatible, OptionalAttr<UnitAttr>:$arm_new_za,
                       OptionalAttr<UnitAttr>:$arm_in_za, OptionalAttr<UnitAttr>:$arm_out_za,
                       OptionalAttr<UnitAttr>:$arm_inout_za, OptionalAttr<UnitAttr>:$arm_preserves_za,
                       OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr,
                       OptionalAttr<I64Attr>:$alignment, OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
                       OptionalAttr<FramePointerKindAttr>:$frame_pointer, OptionalAttr<StrAttr>:$target_cpu,
                       OptionalAttr<StrAttr>:$tune_cpu, OptionalAttr<StrAttr>:$reciprocal_estimates,
                       OptionalAttr<StrAttr>:$prefer_vector_width,
                       OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features,
                       OptionalAttr<BoolAttr>:$no_infs_fp_math, OptionalAttr<BoolAttr>:$no_nans_fp_math,
                       OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math, OptionalAttr<StrAttr>:$denormal_fp_math,
                       OptionalAttr<StrAttr>:$denormal_fp_math_f32, OptionalAttr<StrAttr>:$fp_contract,
                       OptionalAttr<StrAttr>:$instrument_function_entry,
                       OptionalAttr<StrAttr>:$instrument_function_exit, OptionalAttr<UnitAttr>:$no_inline,
                       OptionalAttr<UnitAttr>:$always_inline, OptionalAttr<UnitAttr>:$inline_hint,
                       OptionalAttr<UnitAttr>:$no_unwind, OptionalAttr<UnitAttr>:$will_return,
                       OptionalAttr<UnitAttr>:$optimize_none, OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint,
                       OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
                       OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
                       OptionalAttr<I32Attr>:$intel_reqd_sub_group_size, OptionalAttr<UWTableKindAttr>:$uwtable_kind);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

//===- Constants ----------------------------------------------------------===//

def LLVM_NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let results = (outs LLVM_TokenType:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_UndefOp : LLVM_Op<"mlir.undef", [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}

def LLVM_PoisonOp : LLVM_Op<"mlir.poison", [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}

def LLVM_ZeroOp : LLVM_Op<"mlir.zero", [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Atomic operations --------------------------------------------------===//

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;

def LLVM_AtomicRMWOp
    : LLVM_MemAccessOpBase<"atomicrmw", [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res",
      "$_self">]> {
  dag args = (ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val, AtomicOrdering:$ordering,
                  OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:`
    qualified(type($ptr)) `,` type($val)
  }];
  string llvmInstName = "AtomicRMW";
  list<int> llvmArgIndices = [-1, 0, 1, -1, -1, -1, -1, -1, -1, -1, -1];
  let hasVerifier = 1;
}

def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;

def LLVM_AtomicCmpXchgOp
    : LLVM_MemAccessOpBase<"cmpxchg", [TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp",
      "$_self">, TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
      "val", "res", "value_and_bool($_self)">]> {
  dag args = (ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp, LLVM_AtomicCmpXchgType:$val,
                  AtomicOrdering:$success_ordering, AtomicOrdering:$failure_ordering,
                  OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$weak,
                  UnitAttr:$volatile_);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
    $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  string llvmInstName = "AtomicCmpXchg";
  let hasVerifier = 1;
}

def LLVM_FenceOp : LLVM_Op<"fence">, LLVM_MemOpPatterns {
  let arguments = (ins AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  string llvmInstName = "Fence";
  let hasVerifier = 1;
}

//===- Calls of what is no function ---------------------------------------===//

def LLVM_InlineAsmOp : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints,
                       UnitAttr:$has_side_effects, UnitAttr:$is_align_stack, DefaultValuedAttr<TailCallKind,
                       "TailCallKind::None">:$tail_call_kind, OptionalAttr<DefaultValuedAttr<AsmATTOrIntel,
                       "AsmDialect::AD_ATT">>:$asm_dialect, OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=`
    $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string
    `,` $constraints operands `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def LLVM_CallIntrinsicOp
    : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments,
      DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let arguments = (ins StrAttr:$intrin, Variadic<LLVM_Type>:$args, LLVM_Fastmath:$fastmathFlags,
                       VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                       DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===- Modules ------------------------------------------------------------===//

def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}

def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

//===- The rest of the dialect --------------------------------------------===//

// The dialect is generated from this file. MLIR generates its types and intrinsics from files of their own.
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"

#endif // LLVMIR_OPS

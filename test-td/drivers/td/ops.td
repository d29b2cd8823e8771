//===----------------------------------------------------------------------===//
// A dialect for comparing our greedy driver with MLIR's.
//
// It has one op for each thing that a driver treats in its own way: constants,
// folds by traits and by hooks, pure and impure ops, dead results, regions that
// are isolated or not, several blocks. The same file goes through mlir-tblgen
// with -D CPP_SNIPPETS.
//===----------------------------------------------------------------------===//

#ifndef PARITY_OPS
#define PARITY_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Par_Dialect : Dialect {
  let name = "par";
  let summary = "ops that exercise the drivers";
  let cppNamespace = "::par";
  let hasConstantMaterializer = 1;
}

class Par_Op<string mnemonic, list<Trait> traits = []>
    : Op<Par_Dialect, mnemonic, traits>;

def Par_ConstOp : Par_Op<"const", [Pure, ConstantLike]> {
  let summary = "a known number";
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
  let hasFolder = 1;
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor) { return getValueAttr(); }
    ::mlir::Operation *ParDialect::materializeConstant(::mlir::OpBuilder &builder, ::mlir::Attribute value,
                                                       ::mlir::Type type, ::mlir::Location loc) {
      auto number = ::llvm::dyn_cast<::mlir::IntegerAttr>(value);
      if (!number || number.getValue().isNegative() || number.getType() != type) return nullptr;
      return ConstOp::create(builder, loc, type, number);
    }
  }];
#endif
}

// Pure arithmetic: folds by hook where C++ and Rust both supply one.

class Par_Binary<string mnemonic, list<Trait> traits = []>
    : Par_Op<mnemonic, !listconcat([Pure, SameOperandsAndResultType], traits)> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$result);
}

class Par_Unary<string mnemonic, list<Trait> traits = []>
    : Par_Op<mnemonic, !listconcat([Pure, SameOperandsAndResultType], traits)> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$result);
}

// Folds two constants, and x + 0 to x; negative sums cannot be materialized.
def Par_AddOp : Par_Binary<"add", [Commutative]> {
  let summary = "a sum";
  let hasFolder = 1;
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      auto lhs = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>(adaptor.getLhs());
      auto rhs = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>(adaptor.getRhs());
      if (rhs && rhs.getValue().isZero()) return getLhs();
      if (lhs && rhs) return ::mlir::IntegerAttr::get(getType(), lhs.getValue() + rhs.getValue());
      return {};
    }
  }];
#endif
}
def Par_SubOp : Par_Binary<"sub"> { let summary = "a difference"; }
def Par_MulOp : Par_Binary<"mul", [Commutative]> { let summary = "a product"; }
def Par_MaxOp : Par_Binary<"max", [Commutative, Idempotent]> { let summary = "the greater one"; }
def Par_MinOp : Par_Binary<"min", [Commutative, Idempotent]> { let summary = "the lesser one"; }
def Par_NegOp : Par_Unary<"neg", [Involution]> { let summary = "the negative"; }
def Par_AbsOp : Par_Unary<"abs", [Idempotent]> { let summary = "the magnitude"; }
def Par_IncOp : Par_Unary<"inc"> { let summary = "one more"; }
def Par_DecOp : Par_Unary<"dec"> { let summary = "one less"; }

// `shift` changes its own operand: a chain of shifts becomes one that adds up the amounts.
def Par_ShiftOp : Par_Op<"shift", [Pure, SameOperandsAndResultType]> {
  let summary = "a shift by a constant amount";
  let arguments = (ins I32:$input, I32Attr:$amount);
  let results = (outs I32:$result);
  let hasFolder = 1;
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor) {
      auto inner = getInput().getDefiningOp<$cppClass>();
      if (!inner) return {};
      setAmountAttr(::mlir::IntegerAttr::get(getAmountAttr().getType(),
                                             getAmountAttr().getValue() + inner.getAmountAttr().getValue()));
      getInputMutable().assign(inner.getInput());
      return getResult();
    }
  }];
#endif
}

// Links of chains, some of them with effects: a chain that ends in an impure op stays.

class Par_Link<string mnemonic, list<Trait> traits = []>
    : Par_Op<mnemonic, traits> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$result);
}

def Par_OpA : Par_Link<"op_a"> { let summary = "the first link"; }
def Par_OpB : Par_Link<"op_b"> { let summary = "what the first link becomes"; }
def Par_OpC : Par_Link<"op_c", [Pure]> { let summary = "a pure link"; }
def Par_OpD : Par_Link<"op_d", [Pure]> { let summary = "a pure link"; }
def Par_OpE : Par_Link<"op_e"> { let summary = "a link with effects"; }

def Par_PairOp : Par_Op<"pair", [Pure]> {
  let summary = "two values of one";
  let arguments = (ins I32:$input);
  let results = (outs I32:$first, I32:$second);
}

def Par_TagOp : Par_Op<"tag", [Pure]> {
  let summary = "a value with a number and perhaps a name";
  let arguments = (ins I32:$input, I32Attr:$number, OptionalAttr<StrAttr>:$label);
  let results = (outs I32:$result);
}

def Par_UseOp : Par_Op<"use"> {
  let summary = "keeps its operands alive";
  let arguments = (ins Variadic<I32>:$inputs);
}

def Par_SourceOp : Par_Op<"source"> {
  let summary = "an unknown value";
  let results = (outs I32:$result);
}

def Par_BoxOp : Par_Op<"box", [NoTerminator, SingleBlock]> {
  let summary = "a region that sees what is around it";
  let regions = (region AnyRegion:$body);
}

def Par_IsolatedOp : Par_Op<"isolated", [NoTerminator, SingleBlock, IsolatedFromAbove]> {
  let summary = "a region that sees nothing of what is around it";
  let regions = (region AnyRegion:$body);
}

def Par_PureBoxOp : Par_Op<"pure_box", [NoTerminator, SingleBlock, RecursiveMemoryEffects]> {
  let summary = "a region with no effects but those of the ops in it";
  let regions = (region AnyRegion:$body);
}

def Par_CfgOp : Par_Op<"cfg"> {
  let summary = "a region of several blocks";
  let regions = (region AnyRegion:$body);
}

def Par_JumpOp : Par_Op<"jump", [Terminator]> {
  let summary = "goes to one of some blocks";
  let arguments = (ins Variadic<I32>:$inputs);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
}

// Branches that pass values to the arguments of blocks.

def Par_BranchOp : Par_Op<"branch", [Terminator, Pure, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let summary = "goes to a block";
  let arguments = (ins Variadic<I32>:$inputs);
  let successors = (successor AnySuccessor:$target);
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::mlir::SuccessorOperands $cppClass::getSuccessorOperands(unsigned) {
      return ::mlir::SuccessorOperands(getInputsMutable());
    }
  }];
#endif
}

def Par_CondBranchOp : Par_Op<"cond_branch",
    [Terminator, Pure, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let summary = "goes to one of two blocks";
  let arguments = (ins I32:$condition, Variadic<I32>:$yes, Variadic<I32>:$no);
  let successors = (successor AnySuccessor:$yesTarget, AnySuccessor:$noTarget);
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::mlir::SuccessorOperands $cppClass::getSuccessorOperands(unsigned index) {
      return ::mlir::SuccessorOperands(index == 0 ? getYesMutable() : getNoMutable());
    }
  }];
#endif
}

// Memory: reads may be merged, writes stop that.

def Par_LoadOp : Par_Op<"load", [MemoryEffects<[MemRead]>]> {
  let summary = "a value in memory";
  let arguments = (ins I32:$address);
  let results = (outs I32:$result);
}

def Par_StoreOp : Par_Op<"store", [MemoryEffects<[MemWrite]>]> {
  let summary = "changes a value in memory";
  let arguments = (ins I32:$value, I32:$address);
}

// Loops and branches with regions.

def Par_LoopOp : Par_Op<"loop",
    [NoTerminator, SingleBlock, RecursiveMemoryEffects, DeclareOpInterfaceMethods<LoopLikeOpInterface>]> {
  let summary = "a region that is executed again and again";
  let regions = (region SizedRegion<1>:$body);
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    ::llvm::SmallVector<::mlir::Region *> $cppClass::getLoopRegions() { return {&getBody()}; }
  }];
#endif
}

def Par_YieldOp : Par_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "ends a region with values";
  let arguments = (ins Variadic<I32>:$inputs);
}

def Par_IfOp : Par_Op<"if", [
    RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorRegions", "getRegionInvocationBounds"]>]> {
  let summary = "executes one of two regions: the first if the condition is not zero";
  let arguments = (ins I32:$condition);
  let results = (outs Variadic<I32>:$results);
  let regions = (region SizedRegion<1>:$yes, SizedRegion<1>:$no);
#ifdef CPP_SNIPPETS
  let extraClassDefinition = [{
    void $cppClass::getSuccessorRegions(::mlir::RegionBranchPoint point,
                                        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      if (!point.isParent()) {
        regions.push_back(::mlir::RegionSuccessor(getOperation(), getResults()));
        return;
      }
      regions.push_back(::mlir::RegionSuccessor(&getYes()));
      regions.push_back(::mlir::RegionSuccessor(&getNo()));
    }
    void $cppClass::getEntrySuccessorRegions(::llvm::ArrayRef<::mlir::Attribute> operands,
                                             ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      auto condition = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>(operands.front());
      if (!condition || !condition.getValue().isZero()) regions.push_back(::mlir::RegionSuccessor(&getYes()));
      if (!condition || condition.getValue().isZero()) regions.push_back(::mlir::RegionSuccessor(&getNo()));
    }
    void $cppClass::getRegionInvocationBounds(::llvm::ArrayRef<::mlir::Attribute>,
                                              ::llvm::SmallVectorImpl<::mlir::InvocationBounds> &bounds) {
      bounds.assign(2, ::mlir::InvocationBounds(0, 1));
    }
  }];
#endif
}

#endif // PARITY_OPS

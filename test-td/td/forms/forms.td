//===- forms.td - what is shown in Rust only ------------------------------===//
//
// Attributes that are computed, forms of builders, snippets about the whole op
// and its successors, and interfaces about regions, loops and memory.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DerivedAttributeOpInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/RuntimeVerifiableOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Forms_Dialect : Dialect {
  let name = "forms";
  let cppNamespace = "::forms";
  let summary = "what is shown in Rust only";
}

class Forms_Op<string mnemonic, list<Trait> traits = []> : Op<Forms_Dialect, mnemonic, traits>;

//===- Tokens side by side -------------------------------------------------===//

class Forms_Attr<string name, string text, dag arguments> : AttrDef<Forms_Dialect, name> {
  let mnemonic = text;
  let parameters = arguments;
}
def ArrowAttr : Forms_Attr<"Arrow", "arrow", (ins "::mlir::Type":$a, "::mlir::Type":$b)> {
  let assemblyFormat = "`<` $a `` `->` $b `` `-` `` `>`";
}
def TailAttr : Forms_Attr<"Tail", "tail", (ins "::mlir::Type":$type)> { let assemblyFormat = "$type `-`"; }
def AnglesAttr : Forms_Attr<"Angles", "angles", (ins "int":$a)> { let assemblyFormat = "`<` `>` $a `<` `>`"; }

//===- Attributes that are computed ---------------------------------------===//

def MeasureOp : Forms_Op<"measure"> {
  let arguments = (ins AnyShaped:$value, I64Attr:$scale);
  let results = (outs Index:$size);
  DerivedTypeAttr elementType = DerivedTypeAttr<"self.value(ir).ty(ir).element_type_or_self()">;
  DerivedAttr scaledRank = DerivedAttr<"int64_t", [{
    let Some(rank) = $_op.value(ir).ty(ir).rank() else { return -1 };
    return rank as i64 * $_op.scale(ir);
  }], "$_builder.i64_attr($_self)">;
  DerivedAttr label = DerivedAttr<"String", "format!(\"{}\", self.0.name(ir))", "$_ctxt.string_attr(&$_self)">;
}

//===- Constraints that read the op ----------------------------------------===//

class OnOperands<int count> : CPred<"$_op.operand_count() == " # count>;
def NameOfOne : ConfinedAttr<StrAttr, [AttrConstraint<OnOperands<1>, "on an op of one operand">]>;
def AsTheFirst : Type<CPred<"$_self == $_op.operand(0).ty()">, "as the first operand">;
def BodyOfOne : Region<And<[CPred<"!$_self.is_empty()">, OnOperands<1>]>, "body of one operand">;
def NextOfOne : Successor<And<[CPred<"$_self.argument_count() == 0">, OnOperands<1>]>, "next of one operand">;
def TellOp : Forms_Op<"tell"> {
  let arguments = (ins NameOfOne:$name, Variadic<AsTheFirst>:$rest);
  let results = (outs Optional<AsTheFirst>:$same);
}
def TellBodyOp : Forms_Op<"tell_body"> {
  let arguments = (ins Variadic<AnyType>:$rest);
  let regions = (region BodyOfOne:$body);
}
def TellNextOp : Forms_Op<"tell_next", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$rest);
  let successors = (successor VariadicSuccessor<NextOfOne>:$next);
}

//===- Forms of builders --------------------------------------------------===//

def GivenTypeOp : Forms_Op<"given_type", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$ty, Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$first, AnyType:$second);
}
def NumberOp : Forms_Op<"number", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs AnyType:$result);
}
def GroupsOp : Forms_Op<"groups", [AttrSizedOperandSegments]> {
  let arguments = (ins I1:$flag, VariadicOfVariadic<AnyType, "sizes">:$cases, Variadic<AnyType>:$others,
                       DenseI32ArrayAttr:$sizes, I32Attr:$number);
  let regions = (region AnyRegion:$head, VariadicRegion<AnyRegion>:$bodies);
}
def DefaultsOp : Forms_Op<"defaults"> {
  let arguments = (ins Variadic<AnyType>:$values, I64Attr:$count, StrAttr:$text);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value, CArg<"int64_t", "3">:$count, CArg<"::llvm::StringRef", "\"none\"">:$text,
                   CArg<"::llvm::ArrayRef<::mlir::Value>", "{}">:$more), [{
      state = state.operand(value).operands(more.iter().copied());
      let context = $_builder.context();
      $_state = state.inherent(0, context.i64_attr(count)).inherent(1, context.string_attr(text));
    }]>
  ];
}

//===- Snippets -----------------------------------------------------------===//

def Forms_LaterBlock : Successor<And<[CPred<"!$_self.is_entry()">, CPred<"$_self.argument_count() < 2">]>,
                                "a later block of few arguments">;
def Forms_PlainBlock : Successor<CPred<"$_self.argument_count() == 0">, "a block without arguments">;
def GoOp : Forms_Op<"go", [Terminator]> {
  let successors = (successor Forms_LaterBlock:$to, VariadicSuccessor<Forms_PlainBlock>:$rest);
  let assemblyFormat = "$to `(` $rest `)` attr-dict";
}
def RelatedOp : Forms_Op<"related", [
    PredOpTrait<"there is an even number of operands", CPred<"$_op.operand_count() % 2 == 0">>,
    PredOpTrait<"the limit is no less than the number of values", CPred<"$limit >= $values.len() as i64">>,
    PredOpTrait<"the flag stands with a comment only", Or<[CPred<"!$flag">, CPred<"$comment.is_some()">]>>]> {
  let arguments = (ins Variadic<AnyType>:$values, I64Attr:$limit, UnitAttr:$flag, OptionalAttr<StrAttr>:$comment);
}
def Shouting : NativeOpTrait<"Shouting", [], [{
  /// The name in capitals.
  pub fn shout(self, ir: &::rtblgen_runtime::Ir<'_>) -> String {
      self.0.name(ir).as_str().to_uppercase()
  }
}], [{
  /// The name of the type.
  pub const CLASS: &'static str = stringify!($cppClass);
}]>;
def LoudOp : Forms_Op<"loud", [Shouting]>;

//===- Regions ------------------------------------------------------------===//

def StageOp : Forms_Op<"stage", [DeclareOpInterfaceMethods<RegionKindInterface>, NoTerminator]> {
  let regions = (region AnyRegion:$flow, AnyRegion:$graph);
}
def YieldOp : Forms_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def AgainOp : Forms_Op<"again", [Pure, Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$values);
  let assemblyFormat = "$condition (`,` $values^ `:` type($values))? attr-dict";
}
def ChooseOp : Forms_Op<"choose", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getRegionInvocationBounds"]>]> {
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$yes, AnyRegion:$no);
}
def RepeatOp : Forms_Op<"repeat", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getInitsMutable", "getRegionIterArgs", "getYieldedValuesMutable",
                                                    "getLoopResults"]>]> {
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
}
def SplitOp : Forms_Op<"split", [Terminator, WeightedBranchOpInterface]> {
  let arguments = (ins OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
}

//===- Memory -------------------------------------------------------------===//

def SliceOp : Forms_Op<"slice", [DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins AnyMemRef:$source);
  let results = (outs AnyMemRef:$view);
}
def FillOp : Forms_Op<"fill", [DeclareOpInterfaceMethods<DestinationStyleOpInterface>]> {
  let arguments = (ins AnyType:$value, Variadic<AnyType>:$outputs);
  let results = (outs Variadic<AnyTensor>:$results);
}
def CheckedOp : Forms_Op<"checked", [DeclareOpInterfaceMethods<RuntimeVerifiableOpInterface>]> {
  let results = (outs I1:$holds);
}

//===- Adaptors -----------------------------------------------------------===//

def JoinOp : Forms_Op<"join", [AttrSizedOperandSegments]> {
  let arguments = (ins I32:$first, Variadic<I32>:$rest, Optional<I32>:$last,
                       ConfinedAttr<I32Attr, [IntPositive]>:$count, StrAttr:$a_label);
  let results = (outs I32:$sum);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$others);
  let hasFolder = 1;
}

//===- Typed values -------------------------------------------------------===//

def Forms_Box : TypeDef<Forms_Dialect, "Box"> {
  let mnemonic = "box";
  let summary = "a box";
  let parameters = (ins "::rtblgen_runtime::Type<'c>":$content);
  let assemblyFormat = "`<` $content `>`";
}
// A type of Rust code beside the `.td`.
def Forms_Wide : Type<CPred<"$_self.is::<WideType<'_>>()">, "an integer of more than 64 bits", "WideType<'c>">;
def SourceAndRest : OpInterface<"SourceAndRest"> {
  let cppNamespace = "::forms";
  let methods = [
    InterfaceMethod<"", "::mlir::Value", "getSource">,
    InterfaceMethod<"", "::mlir::ValueRange", "getRest">,
    InterfaceMethod<"", "std::optional<::mlir::Value>", "getLimit">
  ];
}
def KindsOp : Forms_Op<"kinds", [AttrSizedOperandSegments, SourceAndRest]> {
  let arguments = (ins Forms_Box:$source, Variadic<AnyRankedTensor>:$rest, Optional<Index>:$limit, Forms_Wide:$wide);
  let results = (outs F64:$mean, Variadic<I32>:$counts);
}

//===- Aliases ------------------------------------------------------------===//

// Prints an attribute that only the printer makes.
def IdentityOp : Forms_Op<"identity"> {
  let arguments = (ins I32Attr:$dims);
  let assemblyFormat = "custom<IdentityMap>($dims) attr-dict";
}

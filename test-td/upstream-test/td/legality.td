// Ops of upstream's `test` dialect that the patterns of `test_patterns.td` name. No Rust is generated of this file.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
  let summary = "what upstream tests with";
  let hasConstantMaterializer = 1;
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

//===- Legality -----------------------------------------------------------===//

class Test_Number<string mnemonic> : Test_Op<mnemonic>, Results<(outs I32)>;

def ILLegalOpA : Test_Number<"illegal_op_a">;
def ILLegalOpB : Test_Number<"illegal_op_b">;
def ILLegalOpC : Test_Number<"illegal_op_c">;
def ILLegalOpD : Test_Number<"illegal_op_d">;
def ILLegalOpE : Test_Number<"illegal_op_e">;
def ILLegalOpF : Test_Number<"illegal_op_f">;
def ILLegalOpG : Test_Number<"illegal_op_g">;
def LegalOpA : Test_Op<"legal_op_a">, Arguments<(ins StrAttr:$status)>, Results<(outs I32)>;
def LegalOpB : Test_Number<"legal_op_b">;
def LegalOpC : Test_Op<"legal_op_c">, Arguments<(ins I32)>, Results<(outs I32)>;
def LegalOpD : Test_Op<"legal_op_d">, Arguments<(ins AnyType)>;

def IllegalOpTerminator : Test_Op<"illegal_op_terminator", [Terminator]>;
def IllegalOpWithRegion : Test_Op<"illegal_op_with_region"> {
  let regions = (region AnyRegion:$body);
}
def IllegalOpWithRegionAnchor : Test_Op<"illegal_op_with_region_anchor">;
def RegionBuilderOp : Test_Op<"region_builder">;
def RecursiveRewriteOp : Test_Op<"recursive_rewrite"> {
  let arguments = (ins I64Attr:$depth);
  let assemblyFormat = "$depth attr-dict";
}
def ConvertBlockArgsOp : Test_Op<"convert_block_args", [SingleBlock]> {
  let arguments = (ins UnitAttr:$is_legal, UnitAttr:$replace_with_operand, UnitAttr:$duplicate,
                       Optional<AnyType>:$val);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $val (`is_legal` $is_legal^)? (`duplicate` $duplicate^)? (`replace_with_operand` $replace_with_operand^)?
    $body attr-dict `:` functional-type(operands, results)
  }];
}

//===- Types --------------------------------------------------------------===//

def ReturnOp : Test_Op<"return", [Pure, ReturnLike, Terminator]>, Arguments<(ins Variadic<AnyType>)>;
def CastOp : Test_Op<"cast">, Arguments<(ins Variadic<AnyType>)>, Results<(outs AnyType)>;
def InvalidOp : Test_Op<"invalid", [Terminator]>, Arguments<(ins Variadic<AnyType>)>;
def ValidOp : Test_Op<"valid", [Terminator]>, Arguments<(ins Variadic<AnyType>)>;
def TypeProducerOp : Test_Op<"type_producer">, Results<(outs AnyType)>;
def AnotherTypeProducerOp : Test_Op<"another_type_producer">, Results<(outs AnyType)>;
def TypeConsumerOp : Test_Op<"type_consumer">, Arguments<(ins AnyType)>;
def ValidProducerOp : Test_Op<"valid_producer">, Results<(outs AnyType)>;
def ValidConsumerOp : Test_Op<"valid_consumer">, Arguments<(ins AnyType)>;
def TypeChangerOp : Test_Op<"type_changer">, Arguments<(ins AnyType)>, Results<(outs AnyType)>;
def BlackHoleOp : Test_Op<"blackhole">, Arguments<(ins AnyType)>;
def TestRewriteOp : Test_Op<"rewrite">, Arguments<(ins AnyType)>, Results<(outs AnyType)>;
def SignatureConversionUndoOp : Test_Op<"signature_conversion_undo"> {
  let regions = (region AnyRegion);
}
def SignatureConversionNoConverterOp : Test_Op<"signature_conversion_no_converter"> {
  let regions = (region AnyRegion);
}
def GetTupleElementOp : Test_Op<"get_tuple_element"> {
  let arguments = (ins TupleOf<[AnyType]>, I32Attr:$index);
  let results = (outs AnyType);
}
def MakeTupleOp : Test_Op<"make_tuple"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs TupleOf<[AnyType]>);
}
def VariadicOp1 : Test_Op<"one_variadic_out_one_variadic_in1"> {
  let arguments = (ins Variadic<I32>);
  let results = (outs Variadic<I32>);
}

//===- Regions and blocks -------------------------------------------------===//

def OneRegionOp : Test_Op<"one_region_op"> {
  let regions = (region AnyRegion);
}
def GraphRegionOp : Test_Op<"graph_region", [DeclareOpInterfaceMethods<RegionKindInterface>]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "attr-dict-with-keyword $region";
}
def MergeBlocksOp : Test_Op<"merge_blocks"> {
  let regions = (region AnyRegion:$body);
  let results = (outs Variadic<AnyType>:$result);
}
def RemappedValueRegionOp : Test_Op<"remapped_value_region", [SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>:$result);
}
def FinishOp : Test_Op<"finish", [Terminator]>;
def SingleBlockImplicitTerminatorOp
    : Test_Op<"SingleBlockImplicitTerminator", [SingleBlockImplicitTerminator<"FinishOp">]> {
  let regions = (region SizedRegion<1>:$region);
}
def BranchOp : Test_Op<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
}

//===- Folding ------------------------------------------------------------===//

def TestOpConstant : Test_Op<"constant", [ConstantLike, NoMemoryEffect]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType);
  let hasFolder = 1;
}
def OpWithRegionPattern : Test_Op<"op_with_region_pattern"> {
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizer = 1;
}
def OpWithRegionFold : Test_Op<"op_with_region_fold"> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType);
  let regions = (region SizedRegion<1>:$region);
  let hasFolder = 1;
}
def TestOpInPlaceSelfFold : Test_Op<"op_in_place_self_fold"> {
  let arguments = (ins UnitAttr:$folded);
  let results = (outs I32);
  let hasFolder = 1;
}

//===- Properties ---------------------------------------------------------===//

def OpWithProperties : Test_Op<"with_properties"> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag, IntArrayProp<I64Prop>:$array,
                       IntArrayProp<I32Prop>:$array32);
  let assemblyFormat = [{
    `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,` `array` `=` $array `,`
    `array32` `=` $array32 attr-dict
  }];
}

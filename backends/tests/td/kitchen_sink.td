// One of each thing that an op can have.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sink_Dialect : Dialect {
  let name = "sink";
  let cppNamespace = "::sink";
}

class Sink_Op<string mnemonic, list<Trait> traits = []> : Op<Sink_Dialect, mnemonic, traits>;

def Sink_Small : I32EnumAttrCase<"Small", 0, "small">;
def Sink_Large : I32EnumAttrCase<"Large", 7, "very-large">;
def Sink_Size : I32EnumAttr<"Size", "a size", [Sink_Small, Sink_Large]> { let cppNamespace = "::sink"; }

def Sink_Read : I8BitEnumCaseBit<"Read", 0, "read">;
def Sink_Write : I8BitEnumCaseBit<"Write", 1, "write">;
def Sink_ReadWrite : BitEnumCaseGroup<"ReadWrite", [Sink_Read, Sink_Write], "rw">;
def Sink_Access : I8BitEnum<"Access", "an access", [Sink_Read, Sink_Write, Sink_ReadWrite]> {
  let cppNamespace = "::sink";
  let printBitEnumPrimaryGroups = 1;
}
def Sink_AccessAttr : EnumAttr<Sink_Dialect, Sink_Access, "access">;

def Sink_Even : Type<CPred<"$_self.int_or_float_bit_width().is_some_and(|width| width % 2 == 0)">,
                     "type of an even width">;

def ValuesOp : Sink_Op<"values", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "operands and results of every arity";
  let arguments = (ins AnyType:$first, Optional<I32>:$perhaps, Variadic<Sink_Even>:$many, AnyInteger:$last);
  let results = (outs Variadic<AnyType>:$some, Optional<F32>:$maybe);
  let assemblyFormat = [{
    $first (`,` $perhaps^)? `[` $many `:` type($many) `]` $last attr-dict
    `:` type($first) `,` type($last) (`->` type($some)^)? (`or` type($maybe)^)?
  }];
}

def AttributesOp : Sink_Op<"attributes"> {
  let summary = "attributes of every kind and presence";
  let arguments = (ins
    I32Attr:$int, F64Attr:$float, StrAttr:$text, BoolAttr:$flag, UnitAttr:$unit,
    TypeAttr:$type_of, ArrayAttr:$list, DenseI64ArrayAttr:$numbers, FlatSymbolRefAttr:$symbol,
    OptionalAttr<I64Attr>:$perhaps, DefaultValuedAttr<I32Attr, "42">:$answer,
    DefaultValuedOptionalAttr<StrAttr, "\"none\"">:$word, ConfinedAttr<I32Attr, [IntPositive, IntMaxValue<9>]>:$digit,
    DefaultValuedAttr<Sink_Size, "::sink::Size::Large">:$size, Sink_AccessAttr:$access, AnyAttr:$any
  );
  let assemblyFormat = [{
    $int `,` $float `,` $text `,` $flag (`unit` $unit^)? `type` $type_of $list $numbers $symbol
    (`perhaps` $perhaps^)? (`answer` $answer^)? $digit $size $access oilist(`word` $word) attr-dict
    `any` $any
  }];
}

def RegionsOp : Sink_Op<"regions", [NoTerminator, SingleBlock]> {
  let summary = "regions and successors";
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$others);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$exits);
  let assemblyFormat = "$next `,` `[` $exits `]` $body `also` $others attr-dict-with-keyword";
}

def InferredOp : Sink_Op<"inferred", [Pure, AllTypesMatch<["lhs", "rhs"]>,
                                      TypesMatchWith<"result has the element type of lhs", "lhs", "result",
                                                     "$_self.element_type_or_self()">]> {
  let summary = "result types that follow from operands";
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let builders = [
    OpBuilder<(ins "Value":$both), [{
      $_state.operands.extend([both, both]);
    }]>,
    OpBuilder<(ins "::mlir::ValueRange":$values, CArg<"int64_t", "0">:$first), [{
      let first = usize::try_from(first).unwrap_or(0);
      $_state.operands.extend(values[first..].iter().take(2).copied());
    }]>
  ];
}

def ParentOp : Sink_Op<"parent", [SingleBlockImplicitTerminator<"EndOp">]> {
  let summary = "a region with a terminator that need not be written";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}

def EndOp : Sink_Op<"end", [Terminator, HasParent<"ParentOp">]> {
  let summary = "ends a parent";
  let assemblyFormat = "attr-dict";
  let extraClassDeclaration = [{
    /// How many of them a region has.
    pub const COUNT: usize = 1;
  }];
}

def StoreOp : Sink_Op<"store"> {
  let summary = "writes memory";
  let arguments = (ins Arg<AnyType, "what is written">:$value,
                       Arg<AnyMemRef, "where", [MemWrite]>:$memory);
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

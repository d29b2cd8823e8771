// Types and attributes that need something written by hand: verifiers, text,
// builders, parameters of one's own, names in the text.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

def Hand_Dialect : Dialect {
  let name = "hand";
  let cppNamespace = "::hand";
  let summary = "Types and attributes with parts written by hand";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Hand_Type<string name, list<Trait> traits = []> : TypeDef<Hand_Dialect, name, traits>;
class Hand_Attr<string name, list<Trait> traits = []> : AttrDef<Hand_Dialect, name, traits>;

//===- Verifiers and builders ---------------------------------------------===//

def RangeType : Hand_Type<"Range"> {
  let mnemonic = "range";
  let parameters = (ins "int64_t":$low, "int64_t":$high);
  let assemblyFormat = "`<` $low `,` $high `>`";
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilder<(ins "int64_t":$width), [{ $_get($_ctxt, 0, width) }]>,
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$number), [{
      let width = number.int_or_float_bit_width().unwrap_or(0);
      return $_get(number.context(), 0, width.into());
    }]>,
    TypeBuilder<(ins "::llvm::ArrayRef<int64_t>":$ends, CArg<"bool", "false">:$boxed), [{
      let own: ::rtblgen_runtime::Type<'c> = $_get($_ctxt, ends[0], ends[1]).into();
      if boxed { $_ctxt.tuple_type(&[own]) } else { own }
    }], "::mlir::Type">
  ];
}

def LimitAttr : Hand_Attr<"Limit", [TypedAttrInterface]> {
  let mnemonic = "limit";
  let parameters = (ins AttributeSelfTypeParameter<"", "::mlir::IntegerType">:$type, "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

// The only way to make one sorts the values first.
def SortedType : Hand_Type<"Sorted"> {
  let mnemonic = "sorted";
  let parameters = (ins ArrayRefParameter<"int64_t">:$values);
  let assemblyFormat = "`<` $values `>`";
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins "::llvm::ArrayRef<int64_t>":$values), [{
      let mut sorted = values.to_vec();
      sorted.sort_unstable();
      $_get($_ctxt, &sorted)
    }]>
  ];
}

// A constraint among the parameters.
def BitsType : Hand_Type<"Bits"> {
  let mnemonic = "bits";
  let parameters = (ins AnySignlessInteger:$storage, "unsigned":$count);
  let assemblyFormat = "`<` $storage `,` $count `>`";
  let genVerifyDecl = 1;
  let genAccessors = 1;
}

// Lists of plain values, and a list of a type of the dialect.
def ListsType : Hand_Type<"Lists"> {
  let mnemonic = "lists";
  let parameters = (ins OptionalArrayRefParameter<"::mlir::Type">:$types, ArrayRefParameter<"SortedType">:$sorted,
                        OptionalArrayRefParameter<"int8_t">:$bytes);
  let assemblyFormat = "`<` `[` (`]`) : ($types^ `]`)? `,` $sorted `:` ($bytes^)? `>`";
}

// Texts are copied into the context.
def WordsType : Hand_Type<"Words"> {
  let mnemonic = "words";
  let parameters = (ins StringRefParameter<>:$first, OptionalParameter<"std::optional<::llvm::StringRef>">:$second,
                        OptionalArrayRefParameter<"::llvm::StringRef">:$others);
  let assemblyFormat = "`<` $first (`or` $second^)? (`,` $others^)? `>`";
  let builders = [
    TypeBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$words), [{
      $_get($_ctxt, words[0], None, &words[1..])
    }]>
  ];
}

//===- Text by hand -------------------------------------------------------===//

// `<3x4xf32>`
def GridType : Hand_Type<"Grid"> {
  let mnemonic = "grid";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$element);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// `<#12>`, of the type after the colon.
def CodeAttr : Hand_Attr<"Code", [TypedAttrInterface]> {
  let mnemonic = "code";
  let parameters = (ins "uint32_t":$code, AttributeSelfTypeParameter<"">:$type);
  let hasCustomAssemblyFormat = 1;
}

// Parts of the text by hand.
def WindowType : Hand_Type<"Window"> {
  let mnemonic = "window";
  let parameters = (ins "int64_t":$low, "int64_t":$high, OptionalParameter<"::mlir::Type">:$element,
                        DefaultValuedParameter<"int64_t", "1">:$step);
  let assemblyFormat = [{
    `<` custom<Bounds>($low, $high, "'~'")
        (`of` custom<Element>($element, ref($low))^)? (`by` $step^)? `>`
  }];
}

def MixAttr : Hand_Attr<"Mix"> {
  let mnemonic = "mix";
  let parameters = (ins "int64_t":$percent, "RangeType":$range, DefaultValuedParameter<"bool", "false">:$exact);
  let assemblyFormat = "`<` struct(custom<Percent>($percent), $range, $exact) `>`";
}

// The directive decides whether the group is there.
def MaybeAttr : Hand_Attr<"Maybe"> {
  let mnemonic = "maybe";
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$value);
  let assemblyFormat = "`<` (custom<Tagged>($value)^ `*`) : (`nothing`)? `>`";
}

//===- Parameters of one's own --------------------------------------------===//

// Text by expressions.
def PercentParameter : AttrOrTypeParameter<"uint8_t", "of hundred"> {
  let parser = "parse_percent_sign($_parser)";
  let printer = "print_percent_sign($_printer, $_self)";
}
// Another type for readers.
def LengthParameter : AttrOrTypeParameter<"::llvm::StringRef", "", "size_t"> {
  let convertFromStorage = "$_self.len()";
}
def PartsAttr : Hand_Attr<"Parts"> {
  let mnemonic = "parts";
  let parameters = (ins PercentParameter:$percent, LengthParameter:$length, "Version":$version,
                        APFloatParameter<"">:$factor, "double":$ratio, APIntParameter<"">:$big,
                        "::mlir::AffineMap":$map);
  let assemblyFormat = "`<` params `>`";
}

// No functions for the parameters.
def SecretType : Hand_Type<"Secret"> {
  let typeName = "hand.secret";
  let parameters = (ins "int64_t":$secret);
  let genAccessors = 0;
}

//===- Names in the text --------------------------------------------------===//

def LabelType : Hand_Type<"Label", [DeclareTypeInterfaceMethods<OpAsmTypeInterface, ["getAlias"]>]> {
  let mnemonic = "label";
  let parameters = (ins StringRefParameter<>:$name);
  let assemblyFormat = "`<` $name `>`";
}
def TagAttr : Hand_Attr<"Tag", [OpAsmAttrInterface]> {
  let mnemonic = "tag";
  let parameters = (ins StringRefParameter<>:$name, OptionalParameter<"LabelType">:$label);
  let assemblyFormat = "`<` $name (`,` $label^)? `>`";
}
def ShortType : Hand_Type<"Short"> {
  let mnemonic = "short";
  let parameters = (ins "int64_t":$n);
  let assemblyFormat = "`<` $n `>`";
  let genMnemonicAlias = 1;
}

//===- Traits -------------------------------------------------------------===//

def CellType : Hand_Type<"Cell", [MutableType, NativeTypeTrait<"Small">, VectorElementTypeInterface,
                                  DeclareTypeInterfaceMethods<MemRefElementTypeInterface>]> {
  let mnemonic = "cell";
}
def MarkAttr : Hand_Attr<"Mark", [NativeAttrTrait<"Mark">]> {
  let mnemonic = "mark";
}

//===- Directives of operations -------------------------------------------===//

def LinkOp : Op<Hand_Dialect, "link", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$rest, Optional<AnyType>:$last,
                       I32Attr:$count, OptionalAttr<StrAttr>:$note);
  let results = (outs AnyType:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<Chain>($first, $rest, $last) custom<Count>($count, $note, "7") attr-dict `:`
    custom<ChainTypes>(type($first), type($rest), type($last), type($result), ref($count), ref($rest))
    custom<Body>($body)
  }];
}
def EndOp : Op<Hand_Dialect, "end", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$next);
  let assemblyFormat = "`to` custom<Next>($next) attr-dict";
}

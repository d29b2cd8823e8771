//===- interfaces.td - interfaces of all kinds, and who has them ----------===//

include "mlir/IR/OpBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/Interfaces.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/TilingInterface.td"

def Ifc_Dialect : Dialect {
  let name = "ifc";
  let cppNamespace = "::ifc";
  let summary = "shows interfaces";
  let dependentDialects = ["::mlir::func::FuncDialect"];
  let discardableAttrs = (ins "::mlir::StringAttr":$author, "RulerAttr":$ruler);
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationInterfaceFallback = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// What all of it is about.
    pub const TOPIC: &'static str = "interfaces";
  }];
}

//===- Interfaces of operations -------------------------------------------===//

def Named : OpInterface<"Named"> {
  let description = "Something with a title.";
  let cppNamespace = "::ifc";
  let methods = [
    // Must be written.
    InterfaceMethod<"The title.", "std::string", "getTitle">,
    // May be replaced.
    InterfaceMethod<"The title, twice.", "std::string", "getTwice", (ins "::llvm::StringRef":$between), "", [{
      format!("{}{between}{}", $_op.title(ir), $_op.title(ir))
    }]>,
    // Cannot be replaced; knows its operation's type.
    InterfaceMethod<"The name of the operation and its title.", "std::string", "describe", (ins), [{
      format!("{}: {}", ConcreteOp::DEFINITION.name, $_op.title(ir))
    }]>,
    StaticInterfaceMethod<"How many there may be.", "unsigned", "getLimit", (ins), "", "return 7;">,
    StaticInterfaceMethod<"Twice as many.", "unsigned", "getDoubleLimit", (ins), "2 * ConcreteOp::limit()">
  ];
  let extraClassDeclaration = [{
    /// The length of the title.
    pub fn title_len(self, ir: &Ir<'_>) -> usize {
        $_op.title(ir).len()
    }
  }];
  let extraSharedClassDeclaration = [{
    fn shouted(self, ir: &Ir<'_>) -> String {
        $_op.title(ir).to_uppercase()
    }
  }];
}

// Extends another, changes the IR, verifies, and is refused by a condition.
def Sized : OpInterface<"Sized_", [Named]> {
  let cppInterfaceName = "HasSize";
  let description = "Something with a size.";
  let cppNamespace = "::ifc";
  let methods = [
    InterfaceMethod<"The size.", "int64_t", "getSize">,
    InterfaceMethod<"Changes the size.", "void", "setSizeTo", (ins "int64_t":$size)>,
    InterfaceMethod<"The sizes of the operands.", "void", "collect",
                    (ins "::llvm::SmallVectorImpl<int64_t> &":$sizes), "", [{
      sizes.push($_op.size(ir));
    }]>
  ];
  let verify = [{
    match $_op.size(ir) < 0 {
        true => Err(format!("has the size {} of '{}'", $_op.size(ir), $_op.title(ir)).into()),
        false => Ok(()),
    }
  }];
  let extraClassOf = [{
    return $_op.size(ir) != 13;
  }];
}

//===- Interfaces of types and attributes ---------------------------------===//

def Wide : TypeInterface<"Wide"> {
  let description = "A type with a width.";
  let cppNamespace = "::ifc";
  let methods = [
    InterfaceMethod<"The width.", "unsigned", "getWidth">,
    InterfaceMethod<"Whether the type is wider than another.", "bool", "isWiderThan", (ins "unsigned":$other),
                    "", "$_type.width() > other">,
    InterfaceMethod<"The integer type of that width.", "::mlir::Type", "asInteger", (ins),
                    "$_type.as_type().context().integer_type($_type.width())">,
    StaticInterfaceMethod<"What such types are called.", "::llvm::StringRef", "getKind", (ins), "", [{ "wide" }]>
  ];
}

def Measured : AttrInterface<"Measured"> {
  let description = "An attribute with a length.";
  let cppNamespace = "::ifc";
  let methods = [
    InterfaceMethod<"The length.", "unsigned", "getLength">
  ];
  let extraClassOf = "return $_attr.length() != 0;";
}

//===- Interfaces of dialects ---------------------------------------------===//

def Greeter : DialectInterface<"Greeter"> {
  let description = "A dialect that greets.";
  let cppNamespace = "::ifc";
  let methods = [
    InterfaceMethod<"A word.", "std::string", "greeting", (ins "::llvm::StringRef":$name), [{
      format!("Hello, {name}")
    }]>,
    InterfaceMethod<"Another word.", "unsigned", "volume">
  ];
}

//===- Who has them -------------------------------------------------------===//

class Ifc_Op<string mnemonic, list<Trait> traits = []> : Op<Ifc_Dialect, mnemonic, traits>;

// All of it by hand.
def BoxOp : Ifc_Op<"box", [DeclareOpInterfaceMethods<Sized>, DeclareOpInterfaceMethods<Named, ["getTwice"]>]> {
  let arguments = (ins I64Attr:$size_attr);
}

// By what the op has by itself: an accessor, and an extra declaration.
def CardOp : Ifc_Op<"card", [Named]> {
  let arguments = (ins I64Attr:$color);
  let extraClassDeclaration = [{
    /// The title.
    pub fn title(self, ir: &::rtblgen_runtime::Ir<'_>) -> String {
        format!("card {}", self.color(ir))
    }

    /// A limit of its own.
    pub fn limit() -> u32 {
        3
    }
  }];
}

def PlainOp : Ifc_Op<"plain"> {
  let arguments = (ins Variadic<Wide>:$inputs, OptionalAttr<Measured>:$measured);
}

//===- Interfaces of the td library ---------------------------------------===//

include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def InvokeOp : Ifc_Op<"invoke", [DeclareOpInterfaceMethods<CallOpInterface>]> {
  let arguments = (ins SymbolRefAttr:$callee, Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
}

def ConvertOp : Ifc_Op<"convert", [DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
}

// What it does depends on an attribute.
def TouchOp : Ifc_Op<"touch", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                               DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let arguments = (ins UnitAttr:$writes);
}

def BufferOp : Ifc_Op<"buffer"> {
  let arguments = (ins Arg<Optional<AnyType>, "", [MemRead]>:$from);
  let results = (outs Res<AnyType, "", [MemAlloc, MemWrite]>:$memory);
}

class Ifc_Type<string name, list<Trait> traits> : TypeDef<Ifc_Dialect, name, traits>;

// The accessor of the parameter is the method.
def WordType : Ifc_Type<"Word", [Wide]> {
  let mnemonic = "word";
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}

def LineType : Ifc_Type<"Line", [DeclareTypeInterfaceMethods<Wide>]> {
  let mnemonic = "line";
}

// An interface of MLIR that the runtime queries.
def GridType : Ifc_Type<"Grid", [ShapedTypeInterface]> {
  let mnemonic = "grid";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` `[` $shape `]` `,` $elementType `>`";
}

// Interfaces of MLIR on types, attributes and operations of this dialect.
def HalfType : Ifc_Type<"Half", [DeclareTypeInterfaceMethods<FloatTypeInterface>]> {
  let mnemonic = "half";
}

def PointerType : Ifc_Type<"Pointer", [DeclareTypeInterfaceMethods<PtrLikeTypeInterface>,
                                       MemRefElementTypeInterface]> {
  let mnemonic = "pointer";
  let parameters = (ins "::mlir::Type":$pointee);
  let assemblyFormat = "`<` $pointee `>`";
}

def BytesAttr : AttrDef<Ifc_Dialect, "Bytes", [DeclareAttrInterfaceMethods<ElementsAttrInterface>,
                                               DeclareAttrInterfaceMethods<BlobAttrInterface>]> {
  let mnemonic = "bytes";
  let parameters = (ins ArrayRefParameter<"uint8_t">:$bytes, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $bytes `>`";
}

def TiledAttr : AttrDef<Ifc_Dialect, "Tiled", [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface>]> {
  let mnemonic = "tiled";
  let parameters = (ins "int64_t":$stride);
  let assemblyFormat = "`<` $stride `>`";
}

def CountOp : Ifc_Op<"count", [DeclareOpInterfaceMethods<TilingInterface>]> {
  let arguments = (ins Index:$bound);
}

def PartOp : Ifc_Op<"part", [DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>]> {
  let arguments = (ins AnyMemRef:$memory);
  let results = (outs AnyMemRef:$part);
}

def FillOp : Ifc_Op<"fill", [SameOperandsAndResultElementType]> {
  let arguments = (ins AnyShaped:$grid);
  let results = (outs AnyShaped:$filled);
  let assemblyFormat = "$grid attr-dict `:` type($grid) `->` type($filled)";
}

def RulerAttr : AttrDef<Ifc_Dialect, "Ruler", [Measured]> {
  let mnemonic = "ruler";
  let parameters = (ins "unsigned":$length);
  let assemblyFormat = "`<` $length `>`";
}

//===- Constraints that are functions -------------------------------------===//

def Ifc_WideWord : Type<CPred<"$_self.is_integer(64)">, "a wide word"> {
  let cppFunctionName = "isWideWord";
  let description = "Words of 64 bits are wide.";
}

def Ifc_LongString : AttrConstraint<CPred<"$_self.string_value().len() > 3">, "a long string"> {
  let cppFunctionName = "isLongString";
}

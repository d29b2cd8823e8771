// The operations of the builtin dialect. What is generated of it is in `src/dialects/builtin/generated.rs`.

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let cppNamespace = "::rtblgen_runtime::dialects::builtin";
  let summary = "what every dialect needs";
}

class Builtin_Op<string mnemonic, list<Trait> traits = []>
    : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp : Builtin_Op<"module", [
    AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
    NoTerminator, SingleBlock,
    RegionKindInterface, HasOnlyGraphRegion,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let summary = "a table of symbols, usually the root";
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
  let hasVerifier = 1;
}

def UnrealizedConversionCastOp
    : Builtin_Op<"unrealized_conversion_cast",
                 [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary =
      "values of some types as values of others, for as long as types are converted";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    ($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict
  }];
  let hasFolder = 1;
}

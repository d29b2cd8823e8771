// Tables of symbols, and the symbols in them.

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"

def Symbols_Dialect : Dialect {
  let name = "symbols";
  let cppNamespace = "::symbols";
}

def Symbols_TableOp : Op<Symbols_Dialect, "table", [SymbolTable, NoTerminator, SingleBlock]> { let regions = (region AnyRegion:$b); let assemblyFormat = "attr-dict-with-keyword $b"; }
def Symbols_LooseOp : Op<Symbols_Dialect, "loose", [SymbolTable]> { let regions = (region VariadicRegion<AnyRegion>:$b); }
def Symbols_ThingOp : Op<Symbols_Dialect, "thing", [Symbol]> { let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility); let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict"; }
def Symbols_BareOp : Op<Symbols_Dialect, "bare", [Symbol]>;
def Symbols_BoxOp : Op<Symbols_Dialect, "box", [NoTerminator]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Symbols_BothOp : Op<Symbols_Dialect, "both", [Symbol, SymbolTable, NoTerminator, SingleBlock]> { let arguments = (ins SymbolNameAttr:$sym_name); let regions = (region AnyRegion:$b); let assemblyFormat = "$sym_name $b attr-dict"; }

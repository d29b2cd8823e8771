// The dialect of the guides: a type, an interface, folders, a verifier, a pattern by hand, a pass with an analysis.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Money_Dialect : Dialect {
  let name = "money";
  let cppNamespace = "::money";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

def AmountType : TypeDef<Money_Dialect, "Amount"> {
  let mnemonic = "amount";
  let parameters = (ins StringRefParameter<>:$currency);
  let assemblyFormat = "`<` $currency `>`";
  let genVerifyDecl = 1;
}

def Priced : OpInterface<"Priced"> {
  let cppNamespace = "::money";
  let methods = [
    InterfaceMethod<"The price in cents.", "int64_t", "getPrice">,
    InterfaceMethod<"Whether it costs nothing.", "bool", "isFree", (ins), "", [{ $_op.price(ir) == 0 }]>
  ];
}

class Money_Op<string mnemonic, list<Trait> traits = []> : Op<Money_Dialect, mnemonic, traits>;

def ConstantOp : Money_Op<"constant", [Pure, ConstantLike, Priced]> {
  let arguments = (ins I64Attr:$cents);
  let results = (outs AmountType:$result);
  let assemblyFormat = "$cents attr-dict `:` qualified(type($result))";
  let hasFolder = 1;
}

def AddOp : Money_Op<"add", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AmountType:$lhs, AmountType:$rhs);
  let results = (outs AmountType:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def PayOp : Money_Op<"pay", [DeclareOpInterfaceMethods<Priced>]> {
  let arguments = (ins AmountType:$amount, I64Attr:$fee);
  let assemblyFormat = "$amount `fee` $fee attr-dict `:` type($amount)";
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$amount), [{
      $_state = $_state.operand(amount).attribute("fee", $_location.context().i64_attr(0));
    }]>
  ];
}

//===- ops.td - the Toy dialect of MLIR's tutorial, chapters 2 to 7 -------===//

#ifndef TOY_OPS
#define TOY_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "shape_inference.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let summary = "Tensors of 64-bit floats, structs of them, and functions.";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
}

class Toy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Toy_Dialect, mnemonic, traits>;

//===- Types --------------------------------------------------------------===//

def Toy_StructType : TypeDef<Toy_Dialect, "Struct"> {
  let mnemonic = "struct";
  let summary = "a struct of tensors and structs";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$element_types);
  let assemblyFormat = "`<` $element_types `>`";
  let genVerifyDecl = 1;
}

def Toy_Type : AnyTypeOf<[F64Tensor, Toy_StructType]>;

//===- Constants ----------------------------------------------------------===//

def ConstantOp : Toy_Op<"constant", [
    ConstantLike, Pure, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "a tensor that is known when the program is compiled";
  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs F64Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def StructConstantOp : Toy_Op<"struct_constant", [ConstantLike, Pure]> {
  let summary = "a struct that is known when the program is compiled";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs Toy_StructType:$output);
  let assemblyFormat = "$value attr-dict `:` qualified(type($output))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===- Tensors and structs ------------------------------------------------===//

class Toy_BinaryOp<string mnemonic> : Toy_Op<mnemonic, [
    Pure, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` custom<BinaryTypes>(type($lhs), type($rhs), type($output))
  }];
  let hasVerifier = 1;
}

def AddOp : Toy_BinaryOp<"add"> {
  let summary = "element-wise addition";
}

def MulOp : Toy_BinaryOp<"mul"> {
  let summary = "element-wise multiplication";
}

def CastOp : Toy_Op<"cast", [
    Pure, SameOperandsAndResultShape,
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "forgets a tensor's shape, or states it";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}

def ReshapeOp : Toy_Op<"reshape", [Pure]> {
  let summary =
      "gives a tensor's elements another shape, or repeats a single one";
  let arguments = (ins F64Tensor:$input);
  let results = (outs StaticShapeTensorOf<[F64]>:$output);
  let assemblyFormat =
      "`(` $input `:` type($input) `)` attr-dict `to` type($output)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def TransposeOp : Toy_Op<"transpose", [
    Pure, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "reverses the order of a tensor's dimensions";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat =
      "`(` $input `:` type($input) `)` attr-dict `to` type($output)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def StructAccessOp : Toy_Op<"struct_access", [Pure]> {
  let summary = "a field of a struct";
  let arguments = (ins Toy_StructType:$input, I64Attr:$index);
  let results = (outs Toy_Type:$output);
  let assemblyFormat =
      "$input `[` $index `]` attr-dict `:` qualified(type($input)) `->` type($output)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def PrintOp : Toy_Op<"print"> {
  let summary = "prints a tensor";
  let description =
      "The operand may be a memref, so that the op can wait while its operand is lowered.";
  let arguments = (ins AnyTypeOf<[F64Tensor, F64MemRef]>:$input);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

//===- Functions ----------------------------------------------------------===//

def FuncOp : Toy_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "a function";
  let description = [{
    ```mlir
    toy.func @main() {
      %0 = toy.constant dense<5.5> : tensor<f64>
      %1 = toy.reshape(%0 : tensor<f64>) to tensor<2x2xf64>
      toy.print %1 : tensor<2x2xf64>
      toy.return
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def GenericCallOp : Toy_Op<"generic_call",
                           [DeclareOpInterfaceMethods<CallOpInterface>]> {
  let summary = "calls a function, whose arguments may have any shape";
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<Toy_Type>:$inputs,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Toy_Type:$output);
  let assemblyFormat =
      "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)";
}

def ReturnOp : Toy_Op<"return", [Pure, HasParent<"FuncOp">, Terminator]> {
  let summary = "leaves a function, with a value or without";
  let arguments = (ins Variadic<Toy_Type>:$input);
  let assemblyFormat = "($input^ `:` type($input))? attr-dict";
  let hasVerifier = 1;
}

#endif // TOY_OPS

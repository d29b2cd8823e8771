//===----------------------------------------------------------------------===//
// The Toy dialect: a small language of 64-bit float tensors, after MLIR's
// tutorial of the same name.
//
// `mlir-tblgen` accepts this file too. With `-D WITHOUT_HOOKS` nothing need be
// written by hand beside it, in Rust or in C++: the parity tests take that road.
//===----------------------------------------------------------------------===//

#ifndef TOY_OPS
#define TOY_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

#ifdef WITHOUT_HOOKS
defvar Toy_WithHooks = 0;
#else
defvar Toy_WithHooks = 1;
#endif

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let summary = "A little language of 64-bit float tensors.";
  let description = [{
    Toy programs are functions over tensors of 64-bit floats. A value may have
    a known shape (`tensor<2x3xf64>`) or none yet (`tensor<*xf64>`).
  }];
}

class Toy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Toy_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def Toy_Plain : I32EnumAttrCase<"Plain", 0, "plain">;
def Toy_Scientific : I32EnumAttrCase<"Scientific", 1, "scientific">;
def Toy_NumberStyle : I32EnumAttr<"NumberStyle", "how numbers are written",
                                  [Toy_Plain, Toy_Scientific]> {
  let cppNamespace = "::toy";
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

// What is like a constant must fold, and folding takes a hook.
defvar Toy_ConstantTraits = !if(Toy_WithHooks, [ConstantLike], []<Trait>);

def ConstantOp : Toy_Op<"constant", !listconcat(
    [Pure, AllTypesMatch<["value", "output"]>], Toy_ConstantTraits)> {
  let summary = "a tensor that is known when the program is compiled";
  let description = [{
    Turns a dense elements attribute into a value:

    ```mlir
    %0 = toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
    ```
  }];
  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = Toy_WithHooks;
}

def AddOp : Toy_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let summary = "element-wise addition";
  let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
  let results = (outs F64Tensor:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}

def MulOp : Toy_Op<"mul", [Pure, Commutative, SameOperandsAndResultType]> {
  let summary = "element-wise multiplication";
  let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
  let results = (outs F64Tensor:$product);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($product)";
}

def TransposeOp : Toy_Op<"transpose", [Pure]> {
  let summary = "reverses the order of a tensor's dimensions";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = [{
    `(` $input `:` type($input) `)` attr-dict `to` type($output)
  }];
  let hasVerifier = Toy_WithHooks;
}

def ReshapeOp : Toy_Op<"reshape", [Pure]> {
  let summary = "gives a tensor's elements another shape";
  let description = [{
    The number of elements stays the same; the shape of the result is known:

    ```mlir
    %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<2x3xf64>
    ```
  }];
  let arguments = (ins F64Tensor:$input);
  let results = (outs StaticShapeTensorOf<[F64]>:$output);
  let assemblyFormat = [{
    `(` $input `:` type($input) `)` attr-dict `to` type($output)
  }];
  let hasVerifier = Toy_WithHooks;
}

def CastOp : Toy_Op<"cast", [Pure, SameOperandsAndResultShape]> {
  let summary = "forgets a tensor's shape, or states it";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

def PrintOp : Toy_Op<"print"> {
  let summary = "prints a tensor";
  let arguments = (ins AnyTypeOf<[F64Tensor, F64MemRef]>:$input,
                       OptionalAttr<Toy_NumberStyle>:$style);
  let assemblyFormat = "$input (`as` $style^)? attr-dict `:` type($input)";
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def FuncOp : Toy_Op<"func", [IsolatedFromAbove, Symbol]> {
  let summary = "a function";
  let description = [{
    ```mlir
    toy.func @main() {
      %0 = toy.constant dense<1.0> : tensor<2xf64>
      toy.print %0 : tensor<2xf64>
      toy.return
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = Toy_WithHooks;
  let hasRegionVerifier = Toy_WithHooks;
}

def GenericCallOp : Toy_Op<"generic_call"> {
  let summary = "calls a function with arguments of any shape";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<F64Tensor>:$inputs);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = [{
    $callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)
  }];
}

def ReturnOp : Toy_Op<"return", [Pure, HasParent<"FuncOp">, Terminator]> {
  let summary = "leaves a function, with a value or without";
  let arguments = (ins Optional<F64Tensor>:$input);
  let assemblyFormat = "($input^ `:` type($input))? attr-dict";
  let hasVerifier = Toy_WithHooks;
}

#endif // TOY_OPS

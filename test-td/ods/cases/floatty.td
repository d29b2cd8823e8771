// Types: floats of all formats, and complex numbers.

include "mlir/IR/OpBase.td"

def Floatty_Dialect : Dialect {
  let name = "floatty";
  let cppNamespace = "::floatty";
}

def ComplexOfFloats : Complex<AnyFloat>;
class Floatty_Op<string mnemonic, TypeConstraint type> : Op<Floatty_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Floatty_AnyOp : Floatty_Op<"any", AnyFloat>;
def Floatty_WidthOp : Floatty_Op<"width", F<64>>;
def Floatty_WidthsOp : Floatty_Op<"widths", FloatOfWidths<[32, 64]>>;
def Floatty_F16Op : Floatty_Op<"f16", F16>;
def Floatty_F32Op : Floatty_Op<"f32", F32>;
def Floatty_F64Op : Floatty_Op<"f64", F64>;
def Floatty_F80Op : Floatty_Op<"f80", F80>;
def Floatty_F128Op : Floatty_Op<"f128", F128>;
def Floatty_Bf16Op : Floatty_Op<"bf16", BF16>;
def Floatty_Tf32Op : Floatty_Op<"tf32", TF32>;
def Floatty_F8e4m3fnOp : Floatty_Op<"f8e4m3fn", F8E4M3FN>;
def Floatty_F8e5m2Op : Floatty_Op<"f8e5m2", F8E5M2>;
def Floatty_F8e4m3Op : Floatty_Op<"f8e4m3", F8E4M3>;
def Floatty_F8e4m3fnuzOp : Floatty_Op<"f8e4m3fnuz", F8E4M3FNUZ>;
def Floatty_F8e4m3b11fnuzOp : Floatty_Op<"f8e4m3b11fnuz", F8E4M3B11FNUZ>;
def Floatty_F8e5m2fnuzOp : Floatty_Op<"f8e5m2fnuz", F8E5M2FNUZ>;
def Floatty_F8e3m4Op : Floatty_Op<"f8e3m4", F8E3M4>;
def Floatty_F4e2m1fnOp : Floatty_Op<"f4e2m1fn", F4E2M1FN>;
def Floatty_F6e2m3fnOp : Floatty_Op<"f6e2m3fn", F6E2M3FN>;
def Floatty_F6e3m2fnOp : Floatty_Op<"f6e3m2fn", F6E3M2FN>;
def Floatty_F8e8m0fnuOp : Floatty_Op<"f8e8m0fnu", F8E8M0FNU>;
def Floatty_ComplexOp : Floatty_Op<"complex", AnyComplex>;
def Floatty_ComplexOfOp : Floatty_Op<"complex_of", Complex<F32>>;
def Floatty_ComplexAnyOp : Floatty_Op<"complex_any", ComplexOfFloats>;

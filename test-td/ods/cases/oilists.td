// Clauses in any order.

include "mlir/IR/OpBase.td"

def Oilists_Dialect : Dialect {
  let name = "oilists";
  let cppNamespace = "::oilists";
}

def Oilists_SomeOp : Op<Oilists_Dialect, "some"> {
  let arguments = (ins Optional<I32>:$x, OptionalAttr<I32Attr>:$a, UnitAttr:$u);
  let results = (outs );
  let assemblyFormat = "oilist( `x` $x | `a` `(` $a `)` | `u` $u ) attr-dict";
}
def Oilists_TypedOp : Op<Oilists_Dialect, "typed", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$x, Variadic<AnyType>:$y);
  let results = (outs );
  let assemblyFormat = "oilist( `x` `(` $x `:` type($x) `)` | `y` `(` $y `:` type($y) `)` ) attr-dict";
}
def Oilists_ValueOp : Op<Oilists_Dialect, "value"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$n, OptionalAttr<StrAttr>:$s);
  let results = (outs );
  let assemblyFormat = "oilist( `n` $n | `s` $s ) attr-dict";
}
def Oilists_FlagsOp : Op<Oilists_Dialect, "flags"> {
  let arguments = (ins UnitAttr:$a, UnitAttr:$b, UnitAttr:$c);
  let results = (outs );
  let assemblyFormat = "`[` oilist( `a` $a | `b` $b | `c` $c ) `]` attr-dict";
}

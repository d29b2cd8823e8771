include "base.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

class T_Op<string name, list<Trait> traits = []> : Op<T_Dialect, name, traits>;

def NoneOp : T_Op<"none">;

def OneOp : T_Op<"one"> {
  let results = (outs AnyType:$only);
}

def TwoOp : T_Op<"two"> {
  let arguments = (ins AnyType:$left, AnyType:$right, I32Attr:$flag);
  let results = (outs AnyType:$first, AnyType:$second);
}

def VariadicOp : T_Op<"variadic"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$rest);
}

def VariadicsOp : T_Op<"variadics"> {
  let arguments = (ins Variadic<AnyType>:$a, Optional<AnyType>:$b);
  let results = (outs Variadic<AnyType>:$c, Variadic<AnyType>:$d);
}

def OptionalOp : T_Op<"optional"> {
  let results = (outs Optional<AnyType>:$maybe);
}

def InfersOp : T_Op<"infers", [InferTypeOpInterface]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}

def SameOp : T_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}

def MatchOp : T_Op<"match", [AllTypesMatch<["input", "output"]>]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}

def BuildableOp : T_Op<"buildable"> {
  let results = (outs I32:$output);
}

def SmallAttr : Attr<Or<[CPred<"one($_self)">, Neg<And<[CPred<"two($_self)">, CPred<"$_self.three()">]>>]>, "small">;
def SmallType : Type<SubstLeaves<"x", "y", Concat<"x(", CPred<"x($_self)">, ")">>, "small type">;
def Fancy : OpInterface<"Fancy"> {
  let cppNamespace = "::t";
}

def SubstAnd : Attr<SubstLeaves<"a", "b", And<[CPred<"a">, And<[]>, Or<[]>]>>, "substituted">;
def EmptyAnd : Attr<And<[CPred<"a">, And<[]>]>, "simplified">;
def EmptyOr : Attr<Or<[And<[]>, CPred<"a">]>, "true">;
def Derived : T_Op<"derived"> {
  let arguments = (ins OptionalAttr<I32Attr>:$maybe, OpVariable<AnyType>:$value);
  DerivedAttr width = DerivedAttr<"int", "return 1;">;
}
def WithOp : T_Op<"with", [TypesMatchWith<"", "input", "output", "$_self">, TraitList<[]>]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}

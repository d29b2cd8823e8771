// [4] A constraint on all values of a variadic operand.
include "ops.td"

#ifdef CPP_SNIPPETS
def AreTwo : Constraint<CPred<"$0.size() == 2">, "two">;
def Same : Constraint<CPred<"!$0.empty() && *$0.begin() == $1">, "same">;
#else
def AreTwo : Constraint<CPred<"$0.len() == 2">, "two">;
def Same : Constraint<CPred<"$0.first() == Some(&$1)">, "same">;
#endif

def Two : Pat<(ManyOp $v), (ManyAttrOp $v, ConstantAttr<I32Attr, "2">), [(AreTwo $v)]>;
def First : Pat<(OneAndManyOp $x, $v), (OneOp $x), [(Same $v, $x)]>;

// [3.4] Constraints on properties: with a type, and properties that are confined.
include "ops.td"

def Positive : PropConstraint<CPred<"$_self > 0">, "positive", "int32_t">;
def Negative : ConfinedProp<I32Prop, CPred<"$_self < 0">, "negative">;
def Up : Pat<(PropOp $x, Positive:$p), (SamePropOp $x, $p)>;
def Down : Pat<(PropOp $x, Negative), (OneOp $x)>;
def Plain : Pat<(DefaultPropOp $x, I32Prop:$p), (MixedPropOp $p, $x, ConstantAttr<I32Attr, "1">, $x)>;
def Nested : Pat<(PropOp (SamePropOp $x, Positive:$p), ConstantProp<I32Prop, "0">), (LongPropOp $x, $p)>;

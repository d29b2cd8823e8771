// [3.4, 5.2] Constant properties of all kinds in sources and results.
include "ops.td"

def Int : Pat<(PropOp $x, ConstantProp<I32Prop, "5">), (SamePropOp $x, ConstantProp<I32Prop, "-6">)>;
def Long : Pat<(LongPropOp $x, ConstantProp<I64Prop, "1">), (LongPropOp $x, ConstantProp<I64Prop, "3000000000">)>;
def Flag : Pat<(FlagPropOp $x, ConstantProp<UnitProp, "true">, $q), (FlagPropOp $x, ConstantProp<UnitProp, "false">, $q)>;
def Bool : Pat<(FlagPropOp $x, $p, ConstantProp<BoolProp, "true">), (FlagPropOp $x, $p, ConstantProp<BoolProp, "false">)>;
def There : Pat<(MaybePropOp $x, ConstantProp<OptionalProp<I32Prop>, "5">, $q), (MaybePropOp $x, ConstantProp<OptionalProp<I32Prop>, "std::nullopt">, $q)>;
def Absent : Pat<(MaybePropOp $x, $p, ConstantProp<OptionalProp<StringProp>, "std::nullopt">), (MaybePropOp $x, $p, ConstantProp<OptionalProp<StringProp>, "\"new\"">)>;
def Default : Pat<(DefaultPropOp $x, ConstantProp<I32Prop, "5">), (DefaultPropOp $x, ConstantProp<I32Prop, "4">)>;

// The lowering of `calc` to `low`: types, and the operations that become one other each.

include "mlir/IR/PatternBase.td"
include "rtblgen/TypeConversion.td"
include "calc.td"
include "low.td"

// A constraint that admits one type only stands for this type.
def : TypeConversion<(Calc_Num), (I64)>;

// The vector of one element is the element; parameters are passed on, converted, or given.
def : TypeConversionToMany<(Calc_Vec 1, $element), [(convertType $element)]>;
def : TypeConversion<(Calc_Vec $size, $element), (Low_Array $size, (convertType $element), 8, 1)>;

// One value becomes two, several, or none.
def : TypeConversionToMany<(Calc_Pair $first, $second), [(convertType $first), (convertType $second)]>;
def : TypeConversionToMany<(Calc_Parts $elements), [(convertType $elements)]>;
def : TypeConversion<(Calc_Tuple $elements), (Low_Struct (convertType $elements), (Low_Array 2, (I8), 1, 0))>;
def : TypeConversionToMany<(Calc_Unit), []>;

def : Pat<(Calc_MakeOp), (Low_MakeOp)>;
def : Pat<(Calc_AddOp $lhs, $rhs), (Low_AddOp $lhs, $rhs)>;
def : Pat<(Calc_TwiceOp $value), (Low_AddOp $value, $value)>;
def : Pattern<(Calc_UseOp $value), [(Low_UseOp $value)]>;

//===- TypeConversion.td - type conversions as records --------------------===//
//
// `rtblgen --gen-rewriters` makes a function `add_type_conversions` of the conversions in a file, which adds them to a
// `TypeConverter`. docs/guide/lowering.md has an example.
//
//===----------------------------------------------------------------------===//

#ifndef RTBLGEN_TYPECONVERSION
#define RTBLGEN_TYPECONVERSION

include "mlir/IR/OpBase.td"

// The types that a parameter, a type or a list of types, is converted to by the same converter. As a result itself it stands
// for all of them, any number; as an argument of a type it stands for one type, or for a list.
def convertType;

// A type and the types that it becomes, any number of them.
//
// In the source, an argument for each parameter of the `TypeDef` binds it (`$size`), ignores it (`$_`), or is the number
// that it must be. In a result, an argument for each parameter is a bound parameter, `(convertType $element)`, a
// number, or another type, `(I64)`. A constraint that admits one type only stands for this type.
//
// The first conversion of a file that covers a type is used.
class TypeConversionToMany<dag source, list<dag> results> {
  dag sourceType = source;
  list<dag> resultTypes = results;
}

// A type and the type that it becomes:
//
//   def : TypeConversion<(Calc_Vector $size, $element), (Low_Array $size, (convertType $element))>;
class TypeConversion<dag source, dag result>
    : TypeConversionToMany<source, [result]>;

#endif

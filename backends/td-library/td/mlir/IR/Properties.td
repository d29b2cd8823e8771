//===- Properties.td - arguments that are Rust values ---------------------===//
//
// A property is an inherent part of an operation that is no attribute. In Rust
// its kind is a `Property` of the runtime (conversion to an attribute and back,
// text, zero), which the generators find by the classes below; types compose, so
// that an array property is a `Vec` and an optional one an `Option`.
//
// Of a property of one's own, `Property<"MyType">`, `MyType` implements the
// runtime's `OwnProperty`, or these fields have Rust in them:
//
//   convertToAttribute    from `$_storage` (a `&MyType`) and `$_ctxt` to an
//                         `Attribute`, which must say all of the value: it is
//                         what operations keep
//   convertFromAttribute  from `$_attr` to a `Result<MyType, String>`; the
//                         error is the message
//   parser                from `$_parser` to a `ParseResult<MyType>`
//   optionalParser        from `$_parser` to a `ParseResult<Option<MyType>>`
//   printer               writes `$_storage` to `$_printer`
//
// A kind of the library may have its text changed by the last three.
// MLIR's hooks for hashing and bytecode have no meaning here; they may be set.

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";
  code convertToAttribute = "";
  code convertFromAttribute = "";
  code hashProperty = "";
  code parser = "";
  code optionalParser = "";
  code printer = "";
  code writeToMlirBytecode = "";
  code readFromMlirBytecode = "";
  // The property that this one modifies.
  Property baseProperty = ?;
  // A Rust expression; empty if the property must be given.
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

// Bytecode is not written: these stand for MLIR's texts of the same names.
defvar readMlirBytecodeUsingConvertFromAttribute = "";
defvar writeMlirBytecodeWithConvertToAttribute = "";

//===- Simple properties --------------------------------------------------===//

class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
  let optionalParser = "integer";
}
class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>,
      Deprecated<"moved to the shorter name IntProp">;

class _I32Prop : IntProp<"i32"> { let summary = "int32_t"; }
class _I64Prop : IntProp<"i64"> { let summary = "int64_t"; }
def I32Prop : _I32Prop;
def I64Prop : _I64Prop;
def I32Property : _I32Prop, Deprecated<"moved to shorter name I32Prop">;
def I64Property : _I64Prop, Deprecated<"moved to shorter name I64Prop">;

class _cls_StringProp : Property<"String", "string", "&'c str"> {
  let optionalParser = "string";
}
def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp,
                     Deprecated<"moved to shorter name StringProp">;

class _cls_BoolProp : IntProp<"bool", "boolean"> {
  let optionalParser = "integer";
}
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;

// A flag, written `unit` or `unit_absent` where it stands alone.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let description = "A flag that is there or not, and not there by default.";
  let defaultValue = "false";
  let optionalParser = "unit";
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

//===- Properties made of properties --------------------------------------===//

class DefaultValuedProp<Property p, string default = "",
                        string storageDefault = "">
    : Property<p.storageType, p.summary, p.interfaceType> {
  let description = p.description;
  let predicate = p.predicate;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let baseProperty = p;
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
}
class DefaultValuedProperty<Property p, string default = "",
                            string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>,
      Deprecated<"moved to shorter name DefaultValuedProp">;

class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : Property<p.storageType, !if(!empty(newSummary), p.summary, newSummary),
               p.interfaceType> {
  let description = p.description;
  let predicate = !if(!ne(p.predicate, TruePred),
                      And<[p.predicate, pred]>,
                      pred);
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let baseProperty = p;
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>,
      Deprecated<"moved to shorter name ConfinedProp">;

class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>,
                   "constant '" # prop.summary # "': " # val> {
  string value = val;
}

class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"Vec<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "Vec<" # elem.interfaceType # ">"> {
  let predicate = !if(!eq(elem.predicate, TruePred), TruePred,
                      Concat<"$_self.iter().all(|element| ",
                             SubstLeaves<"$_self", "(*element)",
                                         elem.predicate>, ")">);
  let optionalParser = "array";
  Property elementProperty = elem;
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name ArrayProp">;

// Its attribute form is a dense array.
class IntArrayProp<Property elem, string newSummary = "">
    : ArrayProp<elem, newSummary>;
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name IntArrayProp">;

// Written `none`, or as the value (`canDelegateParsing`, where the inner
// property can tell that it is not there) or `some<value>`.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"Option<" # p.storageType # ">", "optional " # p.summary,
               "Option<" # p.interfaceType # ">"> {
  defvar delegatesParsing = !and(
    !empty(p.defaultValue), !not(!empty(p.optionalParser)), canDelegateParsing);
  let defaultValue = "None";
  let predicate = !if(!ne(p.predicate, TruePred),
                      Or<[CPred<"$_self.is_none()">,
                          Concat<"$_self.as_ref().is_some_and(|value| ",
                                 SubstLeaves<"$_self", "(*value)", p.predicate>,
                                 ")">]>,
                      TruePred);
  bit isDelegated = delegatesParsing;
  let optionalParser = !if(delegatesParsing, "delegated", "some");
  assert !or(!not(delegatesParsing), !eq(defaultValue, "None"),
             !eq(defaultValue, "std::nullopt")),
      "For delegated parsing to be used, the default value must be nullopt. "
      "To use a non-trivial default, set the canDelegateParsing argument to 0";
  Property elementProperty = p;
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>,
      Deprecated<"moved to shorter name OptionalProp">;

#endif // PROPERTIES

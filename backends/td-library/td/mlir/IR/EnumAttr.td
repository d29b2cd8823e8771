//===- EnumAttr.td - enums, as attributes and as properties ---------------===//
//
// Each enum becomes a Rust enum, or a set of flags if it is a bit enum, with
// `Display`, `FromStr` and `TryFrom` its integer.

#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

//===- Cases --------------------------------------------------------------===//

class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  // The variant's name, its number, and how it is written.
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  int width = widthVal;
}

class I32EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 64>;

// Cases that are also constraints on integer attributes.
class IntEnumAttrCaseBase<I intType, string sym, string strVal, int intVal>
    : EnumCase<sym, intVal, strVal, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # strVal> {
  // A value above the greatest signed one is stored as the negative number with the same bits.
  int stored = !if(!and(!lt(intType.bitwidth, 64),
                        !ge(intVal, !shl(1, !sub(intType.bitwidth, 1)))),
                   !sub(intVal, !shl(1, intType.bitwidth)), intVal);
  let predicate = CPred<"$_self.integer_value() == " # stored>;
}
class I32EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I64, sym, str, val>;

// A case that is stored as its text.
class StrEnumAttrCase<string sym, int val = -1, string str = sym>
    : EnumCase<sym, val, str, 0>,
      StringBasedAttr<CPred<"$_self.string_value() == \"" # str # "\"">,
                      "case " # str>;

// Bits: given by value, none, by position, or a group of others.
class BitEnumCaseBase<string sym, int val, string str, int width>
    : EnumCase<sym, val, str, width>;
class BitEnumAttrCaseBase<I intType, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # str>;

class I8BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 64>;
class I8BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I64, sym, val, str>;

class BitEnumCaseNone<string sym, string str, int width>
    : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 64>;
class I8BitEnumAttrCaseNone<string sym, string str = sym>
    : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym>
    : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym>
    : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym>
    : I64BitEnumAttrCase<sym, 0, str>;

class BitEnumCaseBit<string sym, int pos, string str, int width>
    : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)),
      "bit position larger than underlying storage";
}
class I8BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 64>;
class BitEnumAttrCaseBit<I intType, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)),
      "bit position larger than underlying storage";
}
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I64, sym, pos, str>;

// `.value` has the bits of all cases.
class _UnionOf<list<BitEnumCaseBase> cases> {
  int value = !foldl(0, cases, all, case, !or(all, case.value));
}
class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases,
                       string str = sym>
    : BitEnumCaseBase<sym, _UnionOf<cases>.value, str, !head(cases).width>;
class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases,
                           string str = sym>
    : BitEnumAttrCaseBase<intType, sym, _UnionOf<cases>.value, str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                             string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

//===- Enums --------------------------------------------------------------===//

class EnumInfo<string name, string summaryValue, list<EnumCase> cases,
               int width> {
  string summary = summaryValue;
  string description = "Enum cases:\n"
                       #
                       !interleave(!foreach(case, cases,
                                            "* " # case.str # " (`" #
                                            case.symbol # "`)"), "\n");
  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
  string underlyingType = "uint" # width # "_t";
  // Names of C++ functions; Rust has `FromStr`, `TryFrom` and `Display`.
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

// Conversions between an attribute and its enum. The class of the attribute may have another name than in C++.
class _EnumOfAttribute<string name> {
  // The names that generated Rust uses: the Rust of such an enum has an
  // underscore.
  list<string> _taken = [
    "ConcreteAttr", "ConcreteOp", "ConcreteType", "Default", "Err", "From",
    "Into", "None", "Ok", "Option", "Result", "Self", "Sized", "Some", "String",
    "TryFrom", "Vec"
  ];
  string rust = "::rtblgen_runtime::support::enum_of_attribute::<" # name #
                !if(!empty(!filter(own, _taken, !eq(own, name))), "", "_") #
                ">($_self)";
}
defvar _attributeOfEnum =
    "::rtblgen_runtime::support::enum_to_attribute($0, $_builder.context())";

// An enum that is also an attribute of a builtin kind.
class EnumAttrInfo<string name, list<EnumCase> cases,
                   SignlessIntegerAttrBase baseClass>
    : EnumInfo<name, baseClass.summary, cases,
               !cast<I>(baseClass.valueType).bitwidth>,
      Attr<baseClass.predicate, baseClass.summary> {
  // Whether accessors return the enum, or the integer.
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = baseClass;
  string specializedAttrClassName = name # "Attr";
  let storageType = !if(genSpecializedAttr,
                        cppNamespace # "::" # specializedAttrClassName,
                        baseAttrClass.storageType);
  let returnType = !if(genSpecializedAttr, className, baseAttrClass.returnType);
  let convertFromStorage = !if(genSpecializedAttr,
                               _EnumOfAttribute<className>.rust,
                               baseAttrClass.convertFromStorage);
  let constBuilderCall = !if(genSpecializedAttr,
                             _attributeOfEnum,
                             baseAttrClass.constBuilderCall);
  let valueType = baseAttrClass.valueType;
  string parameterParser = ?;
  string parameterPrinter = ?;
}

class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.className # "::" # case.symbol>;

// Exactly one case.
class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary),
                   "allowed i" # width # " cases: " #
                   !interleave(!foreach(case, cases, case.value), ", "),
                   summary),
               cases, width>;
class I32Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 64>;

class IntEnumAttrBase<I intType, list<IntEnumAttrCaseBase> cases,
                      string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[SignlessIntegerAttrBase<intType, summary>.predicate,
                       Or<!foreach(case, cases, case.predicate)>]>;
}
class IntEnumAttr<I intType, string name, string summary,
                  list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<name, cases,
                   IntEnumAttrBase<intType, cases,
                                   !if(!empty(summary),
                                       "allowed " # intType.summary # " cases: "
                                       # !interleave(!foreach(
                                         case, cases, case.value), ", "),
                                       summary)>>;
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : IntEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases>
    : IntEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// An enum that is stored as a string attribute.
class StrEnumAttr<string name, string summaryValue, list<StrEnumAttrCase> cases>
    : EnumInfo<name, summaryValue, cases, 0>,
      StringBasedAttr<
        And<[StrAttrPred, Or<!foreach(case, cases, case.predicate)>]>,
        !if(!empty(summaryValue),
            "allowed string cases: "
            # !interleave(!foreach(case, cases, "'" # case.str # "'"), ", "),
            summaryValue)> {
  let summary = !if(!empty(summaryValue),
                    "allowed string cases: " # !interleave(
                      !foreach(case, cases, "'" # case.str # "'"), ", "),
                    summaryValue);
  bit genSpecializedAttr = 1;
  let underlyingType = "";
  let returnType = className;
  let convertFromStorage = _EnumOfAttribute<className>.rust;
  let constBuilderCall = _attributeOfEnum;
}

// A set of cases.
class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = _UnionOf<cases>.value;
  // What stands between cases in the text.
  string separator = "|";
  assert !or(!ge(!find(separator, "|"), 0), !ge(!find(separator, ","), 0)),
      "separator must contain '|' or ',' for parameter parsing";
  // Print groups first, and not what they contain.
  bit printBitEnumPrimaryGroups = 0;
  // Print in quotes.
  bit printBitEnumQuoted = 0;
}
class BitEnum<string name, string summary, list<BitEnumCaseBase> cases,
              int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 64>;

// The bits of an integer that no case has.
class _BitsOfNone<int width, list<BitEnumCaseBase> cases> {
  int others = !xor(_UnionOf<cases>.value, -1);
  int value = !if(!lt(width, 64),
                  !and(others, !sub(!shl(1, width), 1)),
                  others);
}
class BitEnumAttrBase<I intType, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[SignlessIntegerAttrBase<intType, summary>.predicate,
                       CPred<"$_self.integer_value() & " # _BitsOfNone<
                         intType.bitwidth, cases>.value # " == 0">]>;
}
class BitEnumAttr<I intType, string name, string summary,
                  list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>,
      BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
  let printBitEnumQuoted = 1;
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases> {
  let underlyingType = "uint8_t";
}
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases> {
  let underlyingType = "uint16_t";
}
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

//===- Enums inside dialect attributes ------------------------------------===//

class EnumParameter<EnumInfo enumInfo>
    : AttrParameter<enumInfo.cppNamespace # "::" # enumInfo.className,
                    "an enum of type " # enumInfo.className> {
  EnumInfo enum = enumInfo;
}

// An attribute of the dialect whose only parameter is the enum.
class EnumAttr<Dialect dialect, EnumInfo enumInfo, string name = "",
               list<Trait> traits = []>
    : AttrDef<dialect, enumInfo.className, traits> {
  let summary = enumInfo.summary;
  let description = enumInfo.description;
  EnumInfo enum = enumInfo;
  let cppNamespace = enumInfo.cppNamespace;
  let constBuilderCall = _attributeOfEnum;
  let returnType = enumInfo.className;
  let convertFromStorage = _EnumOfAttribute<enumInfo.className>.rust;
  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

//===- Enums as properties ------------------------------------------------===//

class EnumProp<EnumInfo enumInfo>
    : Property<enumInfo.className, enumInfo.summary> {
  EnumInfo enum = enumInfo;
  let description = enum.description;
  let optionalParser = "enum";
}

class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm>
    : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;
}

// Written `mnemonic<case>`.
class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
}
class NamedEnumPropWithAttrForm<EnumInfo enumInfo, string name,
                                Attr attributeForm>
    : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
}

//===- One case only ------------------------------------------------------===//

// `.value` is the expression of the case that is written `case`.
class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar cases = !filter(candidate, enumInfo.enumerants,
                         !eq(candidate.str, case));
  string value = enumInfo.className # "::" #
                 !if(!empty(cases), "", !head(cases).symbol);
}

// The same for cases that are joined by bars.
class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "_bitSymbolsToValue not given a bit enum";
  defvar bar = !find(case, "|");
  string value = !if(!eq(bar, -1), _symbolToValue<bitEnum, case>.value,
                     _symbolToValue<bitEnum, !substr(case, 0, bar)>.value #
                     " | "
                     # _bitSymbolsToValue<bitEnum,
                                          !substr(case, !add(bar, 1))>.value);
}

// `.message` says which of the cases, joined by bars, the enum does not have. It is empty if it has all.
class _unknownCase<EnumInfo enumInfo, string case> {
  defvar bar = !if(!isa<BitEnumBase>(enumInfo), !find(case, "|"), -1);
  defvar first = !if(!eq(bar, -1), case, !substr(case, 0, bar));
  defvar isKnown = !not(
    !empty(!filter(candidate, enumInfo.enumerants, !eq(candidate.str, first))));
  string message = !if(!not(isKnown),
                       "failed to find enum-case '" # first # "'",
                       !if(!eq(bar, -1), "", _unknownCase<
                         enumInfo, !substr(case, !add(bar, 1))>.message));
}

class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case>
    : ConstantAttr<attribute, !if(!isa<BitEnumBase>(enumInfo),
                                  _bitSymbolsToValue<enumInfo, case>.value,
                                  _symbolToValue<enumInfo, case>.value)>;
class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
                           !if(!isa<EnumInfo>(attribute),
                               !cast<EnumInfo>(attribute),
                               !cast<EnumAttr>(attribute).enum),
                           case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumInfo>(attribute)),
      "attribute must be one of 'EnumAttr' or 'EnumInfo'";
  // The assertion is here, since this class is what a user writes: the error is at the user's line.
  defvar unknown = _unknownCase<!if(!isa<EnumInfo>(attribute),
                                    !cast<EnumInfo>(attribute),
                                    !cast<EnumAttr>(attribute).enum),
                                case>.message;
  assert !empty(unknown), unknown;
}

#endif // ENUMATTR_TD

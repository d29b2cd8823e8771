//===- AttrTypeBase.td - definitions of types and attributes --------------===//

#ifndef ATTRTYPEBASE_TD
#define ATTRTYPEBASE_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Traits.td"

//===- Traits -------------------------------------------------------------===//

class NativeAttrTrait<string name, code extraAttrDeclaration = [{}],
                      code extraAttrDefinition = [{}]>
    : NativeTrait<name, "Attribute", extraAttrDeclaration,
                  extraAttrDefinition>;
class ParamNativeAttrTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Attribute">;
class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attribute">;
class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;

class NativeTypeTrait<string name, code extraTypeDeclaration = [{}],
                      code extraTypeDefinition = [{}]>
    : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;
class ParamNativeTypeTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Type">;
class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;
class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// A type with a part that may change after it was made.
def MutableType : NativeTypeTrait<"IsMutable">;

//===- Builders -----------------------------------------------------------===//

// A constructor with a body of its own: `$_ctxt` is the context and
// `$_get(...)` makes the instance.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "",
                        string returnTypeStr = ""> {
  dag dagParams = parameters;
  code body = bodyCode;
  string returnType = returnTypeStr;
  // The context comes from a parameter.
  bit hasInferredContextParam = 0;
}
class AttrBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class TypeBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;

class AttrOrTypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                           string returnType = "">
    : TypeBuilder<parameters, bodyCode, returnType> {
  let hasInferredContextParam = 1;
}
class AttrBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;
class TypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

//===- Definitions --------------------------------------------------------===//

class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits,
                    string baseCppClass> {
  string cppBaseClassName = baseCppClass;
  string description = "";

  // The storage class that MLIR generates; the runtime's storage is generic,
  // so these are read for documentation only.
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;

  // (ins "u32":$width, SomeParameter:$name, ...)
  dag parameters = (ins);
  list<AttrOrTypeBuilder> builders = ?;
  list<Trait> traits = defTraits;

  // The keyword after `!dialect.` or `#dialect.`.
  string mnemonic = ?;
  // How the parameters are written; or by hand.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  bit genAccessors = 1;
  bit skipDefaultBuilders = 0;
  // The author implements a verifier of the parameters.
  bit genVerifyDecl = 0;

  // Rust items for the generated `impl` block.
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];

  // Print with an alias that is the mnemonic.
  bit genMnemonicAlias = 0;
}

// The full name, as in `dialect.mnemonic`. It is the first field, so that an error about a missing mnemonic comes first.
class _AttrName<Dialect dialect> {
  string mnemonic = ?;
  string attrName = dialect.name # "." # mnemonic;
}

class _TypeName<Dialect dialect> {
  string mnemonic = ?;
  string typeName = dialect.name # "." # mnemonic;
}

class AttrDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Attribute">
    : _AttrName<dialect>, DialectAttr<dialect, CPred<"">, "">,
      AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppClassName = name # "Attr";
  let storageType = dialect.cppNamespace # "::" # cppClassName;
  let returnType = cppClassName # "<'c>";
  string cppType = dialect.cppNamespace # "::" # cppClassName;

  let convertFromStorage = "$_self.cast().expect(\"verified\")";
  let constBuilderCall = "$0.into()";
  let predicate = CPred<"$_self.is_a(\"" # attrName # "\")">;
}

class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name, traits # [NativeAttrTrait<"IsLocation">],
              "::mlir::LocationAttr">;

class TypeDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Type">
    : _TypeName<dialect>, DialectType<dialect, CPred<"">, "", name # "Type">,
      AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  string cppClassName = name # "Type";
  string cppType = dialect.cppNamespace # "::" # cppClassName;

  // A type without parameters can be built without being told more.
  let builderCall = !if(!empty(parameters),
                        cppClassName # "::get($_builder.context()).into()",
                        "");
  let predicate = CPred<"$_self.is_a(\"" # typeName # "\")">;
}

//===- Parameters ---------------------------------------------------------===//

class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  // Memory is the context's business; these two are not used.
  code allocator = ?;
  code comparator = ?;
  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;
  string convertFromStorage = "$_self";
  string summary = desc;
  // How the documentation shows it.
  string syntax = ?;
  // Rust in place of the type's own parser and printer.
  string parser = ?;
  string printer = ?;
  // A parameter with a default may be left out of the text.
  string defaultValue = "";
}
class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

// May be left out; then it is the type's `Default`.
class OptionalParameter<string type, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = "::core::default::Default::default()";
}

class DefaultValuedParameter<string type, string value, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

class StringRefParameter<string desc = "", string value = "">
    : AttrOrTypeParameter<"::llvm::StringRef", desc> {
  let cppStorageType = "std::string";
  let defaultValue = value;
}

class APIntParameter<string desc>
    : AttrOrTypeParameter<"::llvm::APInt", desc>;

class APFloatParameter<string desc>
    : AttrOrTypeParameter<"::llvm::APFloat", desc>;

class ArrayRefParameter<string arrayOf, string desc = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
}

class OptionalArrayRefParameter<string arrayOf, string desc = "">
    : OptionalParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
}

// Rust's ownership makes these two the same as their plain forms.
class SelfAllocationParameter<string type, string desc>
    : AttrOrTypeParameter<type, desc>;
class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc>;

// The type after an attribute's colon.
class AttributeSelfTypeParameter<string desc,
                                 string derivedType = "::mlir::Type",
                                 string typeBuilder = "">
    : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(!and(!empty(typeBuilder),
                              !eq(derivedType, "::mlir::Type")),
                         "$_ctxt.none_type()", typeBuilder);
}

// An attribute that is a list, written `[a, b]`.
class ArrayOfAttr<Dialect dialect, string name, string attrMnemonic,
                  string eltName, list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
}

#endif // ATTRTYPEBASE_TD

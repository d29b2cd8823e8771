// The classes of ODS that PDLL reads, with their fields, and nothing else.

class Dialect {
  string name = ?;
  string summary = "";
  string description = "";
  list<string> dependentDialects = [];
  string cppNamespace = name;
}

class Pred;
class CPred<string expression> : Pred {
  string predExpr = expression;
}
class PredCombiner;
def PredCombinerAnd : PredCombiner;
def PredCombinerOr : PredCombiner;
def PredCombinerNot : PredCombiner;
def PredCombinerSubstLeaves : PredCombiner;
def PredCombinerConcat : PredCombiner;
class CombinedPred<PredCombiner k, list<Pred> c> : Pred {
  PredCombiner kind = k;
  list<Pred> children = c;
}
class And<list<Pred> c> : CombinedPred<PredCombinerAnd, c>;
class Or<list<Pred> c> : CombinedPred<PredCombinerOr, c>;
class Neg<Pred c> : CombinedPred<PredCombinerNot, [c]>;
class SubstLeaves<string pat, string repl, Pred c> : CombinedPred<PredCombinerSubstLeaves, [c]> {
  string pattern = pat;
  string replacement = repl;
}
class Concat<string pre, Pred c, string suf> : CombinedPred<PredCombinerConcat, [c]> {
  string prefix = pre;
  string suffix = suf;
}

class Constraint<Pred pred, string text = ""> {
  Pred predicate = pred;
  string summary = text;
  string description = "";
  string cppFunctionName = "";
}
class TypeConstraint<Pred pred, string text = "", string cpp = "::mlir::Type"> : Constraint<pred, text> {
  string cppType = cpp;
}
class Type<Pred pred, string text = "", string cpp = "::mlir::Type"> : TypeConstraint<pred, text, cpp> {
  string builderCall = "";
}
class Variadic<Type type> : TypeConstraint<type.predicate, "variadic of " # type.summary> {
  Type baseType = type;
}
class Optional<Type type> : TypeConstraint<type.predicate, "optional " # type.summary> {
  Type baseType = type;
}
class AttrConstraint<Pred pred, string text = ""> : Constraint<pred, text>;
class Attr<Pred pred, string text = ""> : AttrConstraint<pred, text> {
  string storageType = "::mlir::Attribute";
  string returnType = "";
  string convertFromStorage = "$_self";
  string constBuilderCall = "";
  string defaultValue = "";
  Type valueType = ?;
  bit isOptional = false;
  Attr baseAttr = ?;
}
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let isOptional = true;
  let baseAttr = attr;
}
class DerivedAttr<code ret, code b> : Attr<CPred<"true">, "derived"> {
  let returnType = ret;
  code body = b;
}
class Property<string storage = "", string text = ""> {
  string summary = text;
  string storageType = storage;
}
class OpVariable<Constraint c> {
  Constraint constraint = c;
  list<string> decorators = [];
}
class RegionConstraint<Pred pred, string text = ""> : Constraint<pred, text>;
class SuccessorConstraint<Pred pred, string text = ""> : Constraint<pred, text>;

class Trait {
  list<Trait> dependentTraits = [];
}
class NativeTrait<string name> : Trait {
  string trait = name;
  string cppNamespace = "::mlir::OpTrait";
  code extraConcreteClassDeclaration = "";
  code extraConcreteClassDefinition = "";
}
class TraitList<list<Trait> all> : Trait {
  list<Trait> traits = all;
}
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}
class AllTypesMatch<list<string> names> : PredTrait<"all types match", CPred<"true">> {
  list<string> values = names;
}
class TypesMatchWith<string text, string lhsArg, string rhsArg, string transform>
    : PredTrait<text, CPred<"true">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}
def SameOperandsAndResultType : NativeTrait<"SameOperandsAndResultType">;

class InterfaceTrait<string name> : NativeTrait<name # "::Trait"> {
  let cppNamespace = "::mlir";
}
class Interface<string name> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "::mlir";
  list<Interface> baseInterfaces = [];
}
class OpInterface<string name> : Interface<name>, InterfaceTrait<name> {
  let cppNamespace = "::mlir";
}
def InferTypeOpInterface : OpInterface<"InferTypeOpInterface">;

def ins;
def outs;
def region;
def successor;

class OpBuilder;

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;
  string summary = "";
  string description = "";
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<Trait> traits = props;
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = false;
  string assemblyFormat = ?;
  list<string> decorators = [];
}

def AnyType : Type<CPred<"true">, "any type">;
def I32 : Type<CPred<"$_self.isInteger(32)">, "32-bit integer", "::mlir::IntegerType"> {
  let builderCall = "$_builder.getI32Type()";
}
def I32Attr : Attr<CPred<"isI32($_self)">, "32-bit integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
}

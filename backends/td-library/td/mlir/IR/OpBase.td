//===- OpBase.td - the definition of an operation -------------------------===//
//
// Part of rtblgen's td library: MLIR's names and include path, Rust snippets.

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

//===- Kinds of traits ----------------------------------------------------===//

// Verified before the operation's own invariants.
class StructuralOpTrait;

// A trait of operations that the runtime knows, or a Rust type in the user's
// scope that implements the runtime's trait of traits. The traits in `traits`
// must stand before it.
class NativeOpTrait<string name, list<Trait> traits = [],
                    code extraOpDeclaration = [{}],
                    code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}

class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}

class GenInternalOpTrait<string prop, list<Trait> traits = []>
    : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}

// A relation between several operands, results and attributes. `$name` is an
// operand or result (a value view, an `Option` of one, or a list of them if it
// is variadic) or an attribute's value; `$_op` is the operation.
//
// The types of what a name stands for, whether it is a value or an attribute
// that is read as it is: `$name.single_type()` of one, `$name.own_types()` of
// all, and `$name.own_type()` of all as one value to compare. If the predicate
// asks for the type of something optional, it holds where that is absent.
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []>
    : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

//===- Traits that the runtime knows --------------------------------------===//

// The region is a scope for affine symbols.
def AffineScope : NativeOpTrait<"AffineScope">;
// Stack memory that is allocated inside is freed when the region is left.
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
// The operands' shapes broadcast to the results'.
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
// Algebra.
def Commutative : NativeOpTrait<"IsCommutative">;
def Idempotent : NativeOpTrait<"IsIdempotent">;
def Involution : NativeOpTrait<"IsInvolution">;
// Folds to its own attribute; other operations match it as a constant.
def ConstantLike : NativeOpTrait<"ConstantLike">;
// Regions use no value from outside.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
// Relations between the types of operands and results.
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType
    : NativeOpTrait<"SameOperandsAndResultElementType">;
// Ends a block.
def Terminator : NativeOpTrait<"IsTerminator">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;

// Applies to scalars, and to vectors and tensors element by element.
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// Every region has at most one block,
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;

// which ends in an `op` that the text may leave out.
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;

// Blocks need not end in a terminator.
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;

// Stands immediately inside this operation, or inside one of these.
class HasParent<string op>
    : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>,
      StructuralOpTrait;

// The type of the results is that of the first attribute.
def FirstAttrDerivedResultType
    : GenInternalOpTrait<"FirstAttrDerivedResultType">;

// How several variable lengths are told apart: all equal, or by an attribute.
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments
    : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments
    : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;

// The entry blocks of the regions have no arguments.
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

//===- Successors ---------------------------------------------------------===//

class Successor<Pred condition, string descr = "">
    : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

//===- Regions ------------------------------------------------------------===//

// `$_self` is a view of the region.
class Region<Pred condition, string descr = "">
    : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;
class SizedRegion<int numBlocks>
    : Region<CPred<"$_self.block_count() == " # numBlocks>,
             "region with " # numBlocks # " blocks"> {
  assert !ge(numBlocks, 0), "the number of blocks must not be negative";
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<!if(!eq(numBlocks, 0), "true",
                       "$_self.block_count() >= " # numBlocks)>,
             "region with at least " # numBlocks # " blocks"> {
  assert !ge(numBlocks, 0), "the number of blocks must not be negative";
}
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"$_self.block_count() <= " # numBlocks>,
             "region with at most " # numBlocks # " blocks"> {
  assert !ge(numBlocks, 0), "the number of blocks must not be negative";
}
class VariadicRegion<Region region>
    : Region<region.predicate, region.summary>;

//===- Operations ---------------------------------------------------------===//

// Operators of the dags that list regions and successors.
def region;
def successor;

// A builder of the author's own; the body sees `$_builder` and `$_state`.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

// What may be said about an operand or result besides its constraint.
class OpVariableDecorator;
class OpVariable<Constraint varConstraint, string desc = "",
                 list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

// A section of the dialect's documentation.
class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  // Without the dialect's name.
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;

  // For the documentation, of the Rust and of the dialect.
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Operands, attributes and properties, in one list.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // The custom form, declared; or written by hand.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Each bit asks for a trait that the operation's author implements.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;
  bit useCustomPropertiesEncoding = 0;

  list<Trait> traits = props;

  // Rust items for the generated `impl` block.
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// Mix-ins that set one field.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

//===- Promised interfaces ------------------------------------------------===//

class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<
      CPred<"$_self.implements(\""
            # !if(!empty(interface.cppNamespace), "",
                  interface.cppNamespace # "::")
            # interface.cppInterfaceName # "\")">,
      "promising or implementing the `" # interface.cppInterfaceName
      # "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.implements(\""
            # !if(!empty(interface.cppNamespace), "",
                  interface.cppNamespace # "::")
            # interface.cppInterfaceName # "\")">;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `"
                     # interface.cppInterfaceName # "` type interface">;

//===- Relations between operands, results and attributes -----------------===//

// Expressions about the argument or result that `name` names.
class Rank<string name>
    : StrFunc<"$" # name # ".single_type().rank().map(|rank| rank as i64)">;
class Shape<string name> : StrFunc<"$" # name # ".single_type().shape()">;
class ElementCount<string name>
    : StrFunc<"$" # name # ".single_type().num_elements()">;
class ElementType<string name>
    : StrFunc<"$" # name # ".single_type().element_type_or_self()">;

// One of the expressions holds; none of none.
class AnyPred<list<string> values>
    : CPred<!if(!empty(values), "false",
                "(" # !interleave(values, ") || (") # ")")>;

// All expressions have one value; fewer than two always have.
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !interleave(!foreach(v, !tail(values),
                                     "(" # !head(values) # ") == (" # v # ")"),
                            " && "))>;

class AllMatch<list<string> values, string summary>
    : PredOpTrait<summary, AllMatchPred<values>>;

// The same with one expression, `operator`, in which `$_self` is each name.
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AllMatchSameOperatorTrait<list<string> names, string operator,
                                string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same "
                  # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}
class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AnyMatchOperatorTrait<list<string> names, string operator,
                            string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result,
                                "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result,
                                "element type">;
class AllRanksMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.own_type()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.single_type().kind_id()",
                                "type IDs">;

// A list has as many values as a shape has elements, all of its element type.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg,
                                            string elementsArg>
    : PredOpTrait<
      "shaped type '" # shapedArg # "' matches '" # elementsArg
      # "' element count and types",
      And<[CPred<ElementCount<shapedArg>.result # " == Some($"
                 # elementsArg # ".own_types().len() as i64)">,
           CPred<"$" # elementsArg # ".own_types().all(|ty| ty == "
                 # ElementType<shapedArg>.result # ")">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

// The type of `rhs` is a function of the type of `lhs`. `transform` is that
// function's body, about the type `$_self`, and may be an `Option`;
// `comparator` is the path of a function of two types.
class TypesMatchWith<string summary, string lhsArg, string rhsArg,
                     string transform,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<summary,
                  CPred<!if(!eq(comparator, "std::equal_to<>()"),
                            "Some($" # rhsArg # ".own_type()) == Option::from("
                            # !subst("$_self",
                                     "$" # lhsArg # ".own_type()", transform)
                            # ")",
                            comparator # "("
                            # !subst("$_self",
                                     "$" # lhsArg # ".own_type()", transform)
                            # ", $" # rhsArg # ".own_type())")>> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

// The same for optional operands and results: holds if either is absent, as
// any relation between types does.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg,
                             string transform,
                             string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, comparator>;

// The same for lists: `$_self` is the list of types.
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg,
                           string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform> {
  let predicate = CPred<"$" # rhsArg # ".own_types().eq("
                        # !subst("$_self", "$" # lhsArg # ".own_types()",
                                 transform) # ")">;
}

// The arguments have the listed types, one by one.
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<
      "operands {" # !interleave(inputArgs, ", ")
      # "} match expected types",
      !foldl(TruePred, !range(!size(inputArgs)), acc, i,
             And<[acc,
                  SubstLeaves<"$_self", "$" # inputArgs[i] # ".single_type()",
                              allowedTypes[i].predicate>]>)> {
  assert !eq(!size(inputArgs), !size(allowedTypes)),
      "inputArgs and allowedTypes lists must have the same length";
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

// The arguments have the types of one of the combinations.
class InputAddressIsCombinationOf<list<string> inputArgs,
                                  list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<
      !if(!empty(description),
          "operands {" # !interleave(inputArgs, ", ")
          # "} match one of the allowed type combinations",
          description),
      Or<!foreach(combination, allowedCombinations,
                  !foldl(TruePred, !range(!size(inputArgs)), acc, i,
                         And<[acc,
                              SubstLeaves<"$_self",
                                          "$" # inputArgs[i] # ".single_type()",
                                          combination[i].predicate>]>))>> {
  assert !gt(!size(allowedCombinations), 0),
      "allowedCombinations must not be empty";
  defvar inputCount = !size(inputArgs);
  assert !foldl(1, allowedCombinations, acc, combination,
                !and(acc, !eq(inputCount, !size(combination)))),
      "each combination in allowedCombinations must have the same length "
      "as inputArgs";
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

//===- Predicates about operands and results by number --------------------===//

// "TC" is type constraint, "VTEt" the element type of a vector or tensor.
class TCopVTEtIs<int idx, Type type> : And<[
    CPred<"$_op.operand_count() > " # idx>,
    SubstLeaves<"$_self", "$_op.operand(" # idx # ").ty()", IsShapedTypePred>,
    SubstLeaves<"$_self",
                "$_op.operand(" # idx # ").ty().element_type_or_self()",
                type.predicate>]> {
  assert !ge(idx, 0), "the number of an operand must not be negative";
}

class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "$" # name # ".single_type()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;

class ElementTypeIsPred<string name, Type type> : And<[
    SubstLeaves<"$_self", "$" # name # ".single_type()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$" # name # ".single_type().element_type_or_self()",
                type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary,
                  ElementTypeIsPred<name, type>>;

class TCopVTEtIsSameAs<int i, int j> : And<[
    CPred<"$_op.operand_count() > " # !if(!gt(i, j), i, j)>,
    SubstLeaves<"$_self", "$_op.operand(" # i # ").ty()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$_op.operand(" # j # ").ty()", IsShapedTypePred>,
    CPred<"$_op.operand(" # i # ").ty().element_type_or_self() == "
          "$_op.operand(" # j # ").ty().element_type_or_self()">]> {
  assert !and(!ge(i, 0), !ge(j, 0)),
      "the number of an operand must not be negative";
}

class TCOpResIsShapedTypePred<int i, int j> : And<[
    CPred<"$_op.result_count() > " # i>,
    CPred<"$_op.operand_count() > " # j>,
    SubstLeaves<"$_self", "$_op.result(" # i # ").ty()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$_op.operand(" # j # ").ty()", IsShapedTypePred>]> {
  assert !ge(i, 0), "the number of a result must not be negative";
  assert !ge(j, 0), "the number of an operand must not be negative";
}

class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.result(" # i # ").ty() == $_op.operand(" # j # ").ty()"> {
  assert !ge(i, 0), "the number of a result must not be negative";
  assert !ge(j, 0), "the number of an operand must not be negative";
}

class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"$_op.result(" # i # ").ty().element_type_or_self() == "
            "$_op.operand(" # j # ").ty().element_type_or_self()"> {
  assert !ge(i, 0), "the number of a result must not be negative";
  assert !ge(j, 0), "the number of an operand must not be negative";
}

class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]> {
  assert !ge(i, 0), "the number of a result must not be negative";
  assert !ge(j, 0), "the number of an operand must not be negative";
}

class TCOpIsBroadcastableToRes<int opId, int resId> : And<[
    TCOpResIsShapedTypePred<opId, resId>,
    CPred<"$_op.operand(" # opId # ").ty().broadcasts_with("
          "$_op.result(" # resId # ").ty())">]> {
  assert !ge(resId, 0), "the number of a result must not be negative";
  assert !ge(opId, 0), "the number of an operand must not be negative";
}

class TCopVTEtAreSameAt<list<int> indices>
    : CPred<!if(!lt(!size(indices), 2), "true",
                !interleave(
                    !foreach(i, !tail(indices),
                             "$_op.operand(" # !head(indices)
                             # ").ty().element_type_or_self() == $_op.operand("
                             # i # ").ty().element_type_or_self()"),
                    " && "))> {
  assert !foldl(1, indices, fits, i, !and(fits, !ge(i, 0))),
      "the number of an operand must not be negative";
}

#endif // OP_BASE

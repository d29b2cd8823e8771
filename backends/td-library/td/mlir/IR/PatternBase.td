//===- PatternBase.td - declarative rewrite rules (DRR) -------------------===//
//
// Classes, fields and template parameters have the names of MLIR's file of the same path, so a pattern file
// written for mlir-tblgen is accepted unchanged; what MLIR writes in C++ is written here in Rust.
// docs/guide/patterns.md describes the language.
//
//===----------------------------------------------------------------------===//

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

// `(addBenefit N)` adds N to a pattern's benefit, which is the number of ops in its source otherwise.
def addBenefit;

// A rewrite rule: what to match, and what to build in its place.
//
//   def FoldTwice : Pattern<(TransposeOp (TransposeOp $x)), [(replaceWithValue $x)]>;
//
// Source and results are trees of `(op arg0, arg1, ...)`, one argument for each of the op's `arguments`, in that
// order. In the source an argument binds a name (`$x`), limits the match (`I32Attr:$value`, `F32Tensor`), ignores
// (`$_`) or descends to the op that defines the operand; in a result it uses what was bound. A name on an op
// (`(TwoOp:$two $x)`) stands for its results, and `$two__1` for the second of them.
class Pattern<dag source, list<dag> results, list<dag> preds = [],
              list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  // The ops to match; the outermost is the root.
  dag sourcePattern = source;
  // What to build, in order. The last N values replace the root's N results; what comes before them is auxiliary.
  list<dag> resultPatterns = results;
  // Constraints on what was bound, one or several values at a time: `(SameShape $x, $two__0)`.
  list<dag> constraints = preds;
  // Built or called after the results and before the root is replaced; their values are used for nothing else.
  list<dag> supplementalPatterns = supplemental_results;
  // `(addBenefit N)`.
  dag benefitDelta = benefitAdded;
}

// A rewrite rule with one result pattern.
class Pat<dag pattern, dag result, list<dag> preds = [],
          list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

//===----------------------------------------------------------------------===//
// Native code
//===----------------------------------------------------------------------===//

// A Rust expression as a node of a pattern.
//
// In a result it makes a value, an attribute or a property: `$0`, `$1`, ... are the node's arguments, `$N...` all of
// them from number N on, `$_builder` is the `&mut PatternRewriter` and `$_loc` the location of new ops. It returns
// `returns` values, as a tuple if they are several; `$name__1` is the second of them.
//
// In a source it stands where an operand's defining op could stand, and tests that op, `$_self`: it returns `Option`
// of what its arguments bind (a tuple if they are several), an attribute where an argument has an attribute
// constraint, and a value otherwise.
//
// As a leaf, `NativeCodeCall<"f($_self)">:$x`, `$_self` is what the name is bound to.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}

// A Rust expression that is evaluated for its effect alone.
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// In a source: matches an operand that a constant-like op defines, and binds the constant.
def ConstantLikeMatcher : NativeCodeCall<"$_self.constant_value()">;

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

// In a result, `(replaceWithValue $x)`: a value that exists already, in place of a new op.
def replaceWithValue;

// In a result, after the arguments of an op or a native call, the location it is created with:
// `(location "name")`, `(location $x)` for that of a bound value or op, `(location $x, $y)` for both fused, and
// `(location "metadata", $x, $y)`. The default is the fused location of all ops that were matched.
def location;

// In a result, after the arguments of an op, its result types, each one a symbol whose type is meant, a Rust
// expression in a string, or a native call: `(returnType $x, "$_builder.f32_type()", (MakeType $y))`.
def returnType;

// In a source, `(either a, b)`: two operands that stand side by side, in this order or the other.
def either;

// In a source, `(variadic:$all a, b)`: a variadic operand of exactly so many values; in a result, the values that
// make up a variadic operand.
def variadic;

// In a result, after the arguments of an op, `(regionsOf $op)`: the regions of an op of the source move into the new
// one. That op must go: it is the root, or replaced by `replaceOp`. MLIR has no such directive.
def regionsOf;

// At the same place, `(successorsOf $op)`: the new op has the successors of an op of the source.
def successorsOf;

// In the list of supplemental patterns, `(replaceOp $op, a, b)`: an op of the source other than the root goes too, and
// its results are replaced. MLIR has no such directive.
def replaceOp;

//===----------------------------------------------------------------------===//
// Constraints of general use
//===----------------------------------------------------------------------===//

// `(HasNoUseOf:$x)`: nothing uses `$x`.
def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // PATTERNBASE_TD

//===- Constraints.td - predicates, and constraints with a summary --------===//
//
// A predicate is a Rust expression of type `bool` with placeholders; what it
// is about is `$_self`: a `Type`, an `Attribute`, a region or a successor.
// A constraint is a predicate with the words that an error message uses.

#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

class Pred;

// A leaf: one Rust expression.
class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

// How the children of a combined predicate are joined.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// Holds if all children hold (so it holds without children).
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;

// Holds if one child holds (so it fails without children).
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;

class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

// The neutral elements.
defvar TruePred = And<[]>;
defvar False = Or<[]>;

// The child with text `pat` replaced by `repl` in each of its leaves.
class SubstLeaves<string pat, string repl, Pred child>
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

// The child's text between a prefix and a suffix: closures, for example.
class Concat<string pre, Pred child, string suf>
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

class Constraint<Pred pred, string desc = ""> {
  // What must hold.
  Pred predicate = pred;
  // The subject of the message, as in "must be SUMMARY".
  string summary = desc;
}

// A constraint with a public function of its own, if `cppFunctionName` names
// one (see --gen-type-constraint-defs and --gen-attr-constraint-defs).
class AttrTypeConstraint<Pred pred, string summary = "",
                         string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

class TypeConstraint<Pred predicate, string summary = "",
                     string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  // MLIR's name of the type; the generators know its Rust equivalent.
  string cppType = cppTypeParam;
}

class AttrConstraint<Pred predicate, string summary = "",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

class PropConstraint<Pred predicate, string summary = "",
                     string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  code interfaceType = interfaceTypeParam;
}

class RegionConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

class SuccessorConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

#endif // CONSTRAINTS

//===- MatchInterfaces.td - interface of match ops ------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_INTERFACES_MATCHINTERFACES_TD
#define MLIR_DIALECT_TRANSFORM_INTERFACES_MATCHINTERFACES_TD

include "mlir/IR/OpBase.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"

def MatchOpInterface : OpInterface<"MatchOpInterface", [TransformOpInterface]> {
  let description =
      "A transform op that a matcher may contain. It does not change the payload.";
  let cppNamespace = "::mlir::transform";
}

class _MatcherTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::transform";
  string extraDeclaration = "";
}

def AtMostOneOpMatcher : _MatcherTrait<"AtMostOneOpMatcherOpTrait">;
def SingleOpMatcher : _MatcherTrait<"SingleOpMatcherOpTrait">;
def SingleValueMatcher : _MatcherTrait<"SingleValueMatcherOpTrait">;

#endif // MLIR_DIALECT_TRANSFORM_INTERFACES_MATCHINTERFACES_TD

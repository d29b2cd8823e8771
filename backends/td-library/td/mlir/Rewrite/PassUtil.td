//===- PassUtil.td - options of passes that apply patterns ----------------===//

#ifndef MLIR_REWRITE_PASSUTIL
#define MLIR_REWRITE_PASSUTIL

include "mlir/Pass/PassBase.td"

// `let options = RewritePassUtils.options;` gives a pass the lists of names and labels of a `PatternFilter`.
def RewritePassUtils {
  list<Option> options = [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Names or labels of patterns that are not applied">,
    ListOption<"enabledPatterns", "enable-patterns", "std::string",
               "Names or labels of patterns that are applied, and no others">
  ];
}

#endif

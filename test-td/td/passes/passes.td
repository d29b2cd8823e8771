// A pass with options of all kinds, a statistic and a dialect that it needs.

include "mlir/IR/EnumAttr.td"
include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"

def Case : I32EnumAttr<"Case", "how names are written",
                       [I32EnumAttrCase<"Lower", 0, "lower">, I32EnumAttrCase<"Upper", 1, "upper">]> {
  let cppNamespace = "::passes";
}

def MarkFunctions : Pass<"mark-functions", "ModuleOp"> {
  let summary = "Marks functions with a text";
  let description = [{
    Sets the attribute `mark` of each function in a module.
  }];
  let dependentDialects = ["crate::circuit::CircuitDialect"];
  let options = [
    Option<"text", "text", "std::string", "\"seen\"", "The text">,
    Option<"letterCase", "case", "::passes::Case", "::passes::Case::Lower", "How the text is written">,
    Option<"isDry", "dry", "bool", "", "Counts and changes nothing">,
    Option<"limit", "limit", "unsigned", "1 << 4", "Marks at most so many">,
    Option<"offset", "offset", "int64_t", "-2", "Is added to the number">,
    Option<"seed", "seed", "uint64_t", "0xffffffffffffffff", "Unused">,
    Option<"ratio", "ratio", "double", "0.5", "Unused">,
    ListOption<"except", "except", "std::string", "Functions without a mark">,
    ListOption<"numbers", "numbers", "int32_t", "Unused">
  ];
  let statistics = [Statistic<"numMarked", "num-marked", "Number of functions with a mark">];
}

def CountOps : InterfacePass<"count-ops", "FunctionOpInterface"> {
  let summary = "Counts the ops of a function";
  let options = [Option<"least", "least", "unsigned", "1", "Unused">] # RewritePassUtils.options;
  let statistics = [Statistic<"numOps", "num-ops", "Number of ops">];
  let constructor = "CountOps";
}

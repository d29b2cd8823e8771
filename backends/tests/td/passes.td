// Passes with one of each thing.

include "mlir/Pass/PassBase.td"

def Everything : Pass<"every-thing", "ModuleOp"> {
  let summary = "does everything";
  let description = [{
    A description
      with an indented line.
  }];
  let options = [
    Option<"isFast", "fast", "bool", "true", "Skips checks">,
    Option<"maxIterations", "max-iterations", "int64_t", "-1", "At most so many rounds">,
    ListOption<"names", "names", "std::string", "What to look at">
  ];
  let statistics = [
    Statistic<"numRounds", "num-rounds", "Number of rounds">,
    Statistic<"x", "x", "Short">
  ];
}

def Plain : Pass<"plain">;

def OnFunctions : InterfacePass<"a-first", "FunctionOpInterface"> {
  let summary = "runs on functions";
}

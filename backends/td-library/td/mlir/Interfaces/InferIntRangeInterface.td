//===- InferIntRangeInterface.td - bounds of integers ---------------------===//

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

// In MLIR each method has the other one as its default.
def InferIntRangeInterface : OpInterface<"InferIntRangeInterface">,
                             RuntimeTrait {
  let description = [{
    An operation that bounds its integer results, or the arguments of its regions. Values that it does not set stay unknown.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Calls `set_result_range` with the bounds of values, given bounds of the operands.",
      "void", "inferResultRanges",
      (ins "&[::rtblgen_runtime::constants::IntRange]":$arg_ranges,
           "&mut dyn FnMut(::rtblgen_runtime::Value, ::rtblgen_runtime::constants::IntRange)":$set_result_range)>,
    InterfaceMethod<
      "The same where nothing may have been found of an operand yet; by default, nothing is found of the results "
      "then.",
      "void", "inferResultRangesFromOptional",
      (ins "&[Option<::rtblgen_runtime::constants::IntRange>]":$arg_ranges,
           "&mut dyn FnMut(::rtblgen_runtime::Value, Option<::rtblgen_runtime::constants::IntRange>)":$set_result_range),
      "", [{
      let known: Option<Vec<_>> = arg_ranges.iter().copied().collect();
      if let Some(known) = known {
          $_op.infer_result_ranges(ir, &known, &mut |value, range| set_result_range(value, Some(range)));
      }
    }]>
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE

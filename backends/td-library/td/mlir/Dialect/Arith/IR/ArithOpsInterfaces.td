//===- ArithOpsInterfaces.td - operations with flags ----------------------===//

#ifndef ARITH_OPS_INTERFACES
#define ARITH_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description =
      "A floating point operation that says what an optimizer may assume of it.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"The attribute of the flags, if there is one.",
                    "Option<FastMathFlagsAttr<'c>>",
                    "getFastMathFlagsAttr", (ins), "",
                    "$_op.op().attribute(ir, \"fastmath\")?.cast()">,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str",
                          "getFastMathAttrName", (ins), "",
                          "\"fastmath\"">
  ];
}

def ArithIntegerOverflowFlagsInterface
    : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = "An integer operation whose overflow may be poison.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"The attribute of the flags, if there is one.",
                    "Option<IntegerOverflowFlagsAttr<'c>>",
                    "getOverflowAttr", (ins), "",
                    "$_op.op().attribute(ir, \"overflowFlags\")?.cast()">,
    InterfaceMethod<"Whether an unsigned overflow is poison.", "bool",
                    "hasNoUnsignedWrap", (ins), "",
                    "overflow_flags(ir, $_op.op()).contains(IntegerOverflowFlags::NUW)">,
    InterfaceMethod<"Whether a signed overflow is poison.", "bool",
                    "hasNoSignedWrap", (ins), "",
                    "overflow_flags(ir, $_op.op()).contains(IntegerOverflowFlags::NSW)">,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str",
                          "getIntegerOverflowAttrName", (ins), "",
                          "\"overflowFlags\"">
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = "A floating point operation that rounds.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"The attribute of the rounding mode, if there is one.",
                    "Option<RoundingModeAttr<'c>>",
                    "getRoundingModeAttr", (ins), "",
                    "$_op.op().attribute(ir, \"roundingmode\")?.cast()">,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str",
                          "getRoundingModeAttrName", (ins), "",
                          "\"roundingmode\"">
  ];
}

#endif // ARITH_OPS_INTERFACES

//===- TransformInterfaces.td - what steps of scripts do ------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORM_INTERFACES_TD
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORM_INTERFACES_TD

include "mlir/IR/OpBase.td"

def TransformOpInterface : OpInterface<"TransformOpInterface"> {
  let description = "A step of a script, which transforms the payload.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<[{
        Executes the step. It adds the payload of its results in order; missing ones stay empty after a silenceable
        failure.
      }],
      "::rtblgen_dialects::transform::TransformResult<'c>", "apply",
      (ins "&mut ::rtblgen_runtime::Ir<'c>":$ir, "&mut ::rtblgen_dialects::transform::TransformState<'_, 'c>":$state,
           "&mut Vec<::rtblgen_dialects::transform::Payload<'c>>":$results)>,
    InterfaceMethod<"Whether operands may be handles to the same operations.", "bool",
                    "allowsRepeatedHandleOperands", (ins), "", "false">
  ];
  let verify = "::rtblgen_dialects::transform::verify_effects($_op, ir)";
}

class TransformTypeInterfaceBase<string cppClass, string payload> : TypeInterface<cppClass> {
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"What is wrong with a payload of this type.", "Result<(), String>", "checkPayload",
                    (ins "&::rtblgen_runtime::Ir<'c>":$ir, "&[" # payload # "]":$payload)>
  ];
}

def TransformHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformHandleTypeInterface", "::rtblgen_runtime::Op"> {
  let description = "The type of a handle to operations.";
}

def TransformParamTypeInterface
    : TransformTypeInterfaceBase<"TransformParamTypeInterface", "::rtblgen_runtime::Attribute<'c>"> {
  let description = "The type of a list of attributes.";
}

def TransformValueHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformValueHandleTypeInterface", "::rtblgen_runtime::Value"> {
  let description = "The type of a handle to values.";
}

def Transform_AnyHandleOrParamType
    : Type<Or<[TransformParamTypeInterface.predicate, TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "any transform handle or parameter">;

def Transform_AnyHandleType
    : Type<Or<[TransformHandleTypeInterface.predicate, TransformValueHandleTypeInterface.predicate]>,
           "any transform handle">;

class _TransformTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::transform";
}

// Consumes its operands, and makes its results from them.
def FunctionalStyleTransformOpTrait : _TransformTrait<"FunctionalStyleTransformOpTrait">;
// Transforms each operation of its operand by itself.
def TransformEachOpTrait : _TransformTrait<"TransformEachOpTrait">;
// Finds operations near those of its operands, and changes nothing.
def NavigationTransformOpTrait : _TransformTrait<"NavigationTransformOpTrait">;
def ParamProducerTransformOpTrait : _TransformTrait<"ParamProducerTransformOpTrait">;
// Fails if it replaces an operation of a handle by something that is not such an operation.
def ReportTrackingListenerFailuresOpTrait : _TransformTrait<"ReportTrackingListenerFailuresOpTrait">;

def FindPayloadReplacementOpInterface : OpInterface<"FindPayloadReplacementOpInterface"> {
  let description = "An operation, such as a cast, behind which the replacement of an operation is found.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"The values whose definitions may be the replacement.", "Vec<::rtblgen_runtime::Value>",
                    "getNextOperands">
  ];
}

def PatternDescriptorOpInterface : OpInterface<"PatternDescriptorOpInterface"> {
  let description = "A set of patterns for `transform.apply_patterns`.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Adds the patterns; otherwise says which are missing.", "Result<(), String>", "populatePatterns",
                    (ins "&mut ::rtblgen_runtime::RewritePatternSet<'c>":$patterns)>,
    InterfaceMethod<"The same, for patterns that depend on the payload.", "Result<(), String>",
                    "populatePatternsWithState",
                    (ins "&mut ::rtblgen_runtime::RewritePatternSet<'c>":$patterns,
                         "&::rtblgen_dialects::transform::TransformState<'_, 'c>":$state),
                    "", "{ let _ = state; self.populate_patterns(ir, patterns) }">
  ];
}

def TypeConverterBuilderOpInterface : OpInterface<"TypeConverterBuilderOpInterface"> {
  let description = "A type converter for `transform.apply_conversion_patterns`.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"The converter.", "::rtblgen_dialects::transform::Converter<'c>", "getTypeConverter",
                    (ins "&'c ::rtblgen_runtime::Context":$context), "",
                    "{ let _ = context; ::rtblgen_dialects::transform::Converter::default() }">,
    StaticInterfaceMethod<"The kind of the converter.", "&'static str", "getTypeConverterType", (ins), "",
                          "\"TypeConverter\"">,
    InterfaceMethod<"Adds materializations to a converter.", "Result<(), String>", "populateTypeMaterializations",
                    (ins "&mut ::rtblgen_runtime::conversion::TypeConverter<'c>":$converter), "",
                    "{ let _ = converter; Ok(()) }">
  ];
}

def ConversionPatternDescriptorOpInterface : OpInterface<"ConversionPatternDescriptorOpInterface"> {
  let description = "A set of conversion patterns for `transform.apply_conversion_patterns`.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Adds the patterns; otherwise says which are missing.", "Result<(), String>", "populatePatterns",
                    (ins "&::rtblgen_dialects::transform::Converter<'c>":$converter,
                         "&mut ::rtblgen_runtime::conversion::ConversionPatternSet<'c>":$patterns)>,
    InterfaceMethod<"Adds rules for operations that are legal if their types are.", "Result<(), String>",
                    "populateConversionTargetRules",
                    (ins "&::rtblgen_dialects::transform::Converter<'c>":$converter,
                         "&mut ::rtblgen_runtime::conversion::ConversionTarget<'c>":$target),
                    "", "{ let _ = (converter, target); Ok(()) }">,
    InterfaceMethod<"The converter of these patterns, if it is not that of the parent.",
                    "Option<::rtblgen_dialects::transform::Converter<'c>>", "getTypeConverter",
                    (ins "&'c ::rtblgen_runtime::Context":$context), "", "{ let _ = context; None }">,
    InterfaceMethod<"Verifies that the patterns work with the converter of the parent.",
                    "::rtblgen_runtime::VerifyResult", "verifyTypeConverter",
                    (ins "DynTypeConverterBuilderOpInterface":$builder), "", "{ let _ = builder; Ok(()) }">
  ];
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORM_INTERFACES_TD

//===- TransformInterfaces.td - interfaces of transform ops ---------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORM_INTERFACES_TD
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORM_INTERFACES_TD

include "mlir/IR/OpBase.td"

def TransformOpInterface : OpInterface<"TransformOpInterface"> {
  let description = "A transform op: one step of a script.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<[{
        Executes the op. Appends the payload of each result in order. After a silenceable failure, payloads may be
        missing; they are empty.
      }],
      "::rtblgen_dialects::transform::TransformResult<'c>", "apply",
      (ins "&mut ::rtblgen_runtime::Ir<'c>":$ir,
           "&mut ::rtblgen_dialects::transform::TransformState<'_, 'c>":$state,
           "&mut Vec<::rtblgen_dialects::transform::Payload<'c>>":$results)>,
    InterfaceMethod<"Whether consumed operands may repeat payload operations.",
                    "bool",
                    "allowsRepeatedHandleOperands", (ins), "", "false">
  ];
  let verify = "::rtblgen_dialects::transform::verify_effects($_op, ir)";
}

class TransformTypeInterfaceBase<string cppClass, string payload>
    : TypeInterface<cppClass> {
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Checks that a handle of this type may have this payload.",
                    "Result<(), String>", "checkPayload",
                    (ins "&::rtblgen_runtime::Ir<'c>":$ir,
                         "&[" # payload # "]":$payload)>
  ];
}

def TransformHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformHandleTypeInterface",
                                 "::rtblgen_runtime::Op"> {
  let description = "The type of a handle to operations.";
}

def TransformParamTypeInterface
    : TransformTypeInterfaceBase<"TransformParamTypeInterface",
                                 "::rtblgen_runtime::Attribute<'c>"> {
  let description = "The type of a parameter: a list of attributes.";
}

def TransformValueHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformValueHandleTypeInterface",
                                 "::rtblgen_runtime::Value"> {
  let description = "The type of a handle to values.";
}

def Transform_AnyHandleOrParamType
    : Type<Or<[TransformParamTypeInterface.predicate,
               TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "any transform handle or parameter">;

def Transform_AnyHandleType
    : Type<Or<[TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "any transform handle">;

class _TransformTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::transform";
}

// Consumes its operands and defines its results from them.
def FunctionalStyleTransformOpTrait
    : _TransformTrait<"FunctionalStyleTransformOpTrait">;
// Transforms each payload operation of its operand separately.
def TransformEachOpTrait : _TransformTrait<"TransformEachOpTrait">;
// Finds operations related to those of its operands. Does not change the payload.
def NavigationTransformOpTrait : _TransformTrait<"NavigationTransformOpTrait">;
def ParamProducerTransformOpTrait
    : _TransformTrait<"ParamProducerTransformOpTrait">;
// Fails if it replaces a payload operation and the replacement cannot be found.
def ReportTrackingListenerFailuresOpTrait
    : _TransformTrait<"ReportTrackingListenerFailuresOpTrait">;

def FindPayloadReplacementOpInterface
    : OpInterface<"FindPayloadReplacementOpInterface"> {
  let description =
      "An operation, such as a cast, whose operands lead to the replacement of a payload operation.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<
      "The values whose defining operation may be the replacement.",
      "Vec<::rtblgen_runtime::Value>",
      "getNextOperands">
  ];
}

def PatternDescriptorOpInterface : OpInterface<"PatternDescriptorOpInterface"> {
  let description = "A set of patterns for `transform.apply_patterns`.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Adds the patterns. Fails if they are not implemented.",
                    "Result<(), String>", "populatePatterns",
                    (ins
                        "&mut ::rtblgen_runtime::RewritePatternSet<'c>":$patterns)>,
    InterfaceMethod<"The same for patterns that depend on the payload.",
                    "Result<(), String>",
                    "populatePatternsWithState",
                    (ins
                        "&mut ::rtblgen_runtime::RewritePatternSet<'c>":$patterns,
                        "&::rtblgen_dialects::transform::TransformState<'_, 'c>":$state),
                    "",
                    "{ let _ = state; self.populate_patterns(ir, patterns) }">
  ];
}

def TypeConverterBuilderOpInterface
    : OpInterface<"TypeConverterBuilderOpInterface"> {
  let description =
      "A type converter for `transform.apply_conversion_patterns`.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<
      "The converter, or a message that names what is not implemented.",
      "Result<::rtblgen_dialects::transform::Converter<'c>, String>",
      "getTypeConverter",
      (ins "&'c ::rtblgen_runtime::Context":$context), "",
      "{ let _ = context; Ok(::rtblgen_dialects::transform::Converter::default()) }">,
    StaticInterfaceMethod<"The kind of the converter.", "&'static str",
                          "getTypeConverterType", (ins), "",
                          "\"TypeConverter\"">,
    InterfaceMethod<"Adds materializations to a converter.",
                    "Result<(), String>", "populateTypeMaterializations",
                    (ins
                        "&mut ::rtblgen_runtime::conversion::TypeConverter<'c>":$converter),
                    "",
                    "{ let _ = converter; Ok(()) }">
  ];
}

def ConversionPatternDescriptorOpInterface
    : OpInterface<"ConversionPatternDescriptorOpInterface"> {
  let description =
      "A set of conversion patterns for `transform.apply_conversion_patterns`.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Adds the patterns. Fails if they are not implemented.",
                    "Result<(), String>", "populatePatterns",
                    (ins
                        "&::rtblgen_dialects::transform::Converter<'c>":$converter,
                        "&mut ::rtblgen_runtime::conversion::ConversionPatternSet<'c>":$patterns)>,
    InterfaceMethod<
      "Adds rules for operations that are legal if their types are.",
      "Result<(), String>",
      "populateConversionTargetRules",
      (ins "&::rtblgen_dialects::transform::Converter<'c>":$converter,
           "&mut ::rtblgen_runtime::conversion::ConversionTarget<'c>":$target),
      "", "{ let _ = (converter, target); Ok(()) }">,
    InterfaceMethod<
      "The converter of these patterns. `None` stands for the converter of the parent.",
      "Option<::rtblgen_dialects::transform::Converter<'c>>",
      "getTypeConverter",
      (ins "&'c ::rtblgen_runtime::Context":$context), "",
      "{ let _ = context; None }">,
    InterfaceMethod<
      "Verifies that the patterns work with the converter of the parent.",
      "::rtblgen_runtime::VerifyResult", "verifyTypeConverter",
      (ins "DynTypeConverterBuilderOpInterface":$builder), "",
      "{ let _ = builder; Ok(()) }">
  ];
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORM_INTERFACES_TD

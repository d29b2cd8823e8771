//===- TransformTypes.td - handles and parameters -------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMTYPES
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMTYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"

class _HandleType<string name, string typeMnemonic, TypeInterface interface>
    : TypeDef<Transform_Dialect, name,
              [DeclareTypeInterfaceMethods<interface>]> {
  let mnemonic = typeMnemonic;
  let assemblyFormat = "";
}

def Transform_AffineMapParamType : _HandleType<"AffineMapParam", "affine_map",
                                               TransformParamTypeInterface> {
  let description = "A parameter: a list of affine maps.";
}

def Transform_AnyOpType : _HandleType<"AnyOp", "any_op",
                                      TransformHandleTypeInterface> {
  let description = "A handle to operations.";
}

def Transform_AnyValue : _HandleType<"AnyValue", "any_value",
                                     TransformValueHandleTypeInterface> {
  let description = "A handle to values.";
}

def Transform_OperationType : _HandleType<"Operation", "op",
                                          TransformHandleTypeInterface> {
  let description = "A handle to operations of one name.";
  let parameters = (
      ins StringRefParameter<"Name of the operations">:$operation_name);
  let assemblyFormat = "`<` $operation_name `>`";
}

def Transform_AnyParamType : _HandleType<"AnyParam", "any_param",
                                         TransformParamTypeInterface> {
  let description = "A parameter: a list of attributes.";
}

def Transform_ParamType : _HandleType<"Param", "param",
                                      TransformParamTypeInterface> {
  let description = "A parameter: a list of integers of one type.";
  let parameters = (ins TypeParameter<"::mlir::Type",
                                      "Type of the integers">:$type);
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

def Transform_TypeParamType : _HandleType<"TypeParam", "type",
                                          TransformParamTypeInterface> {
  let description = "A parameter: a list of types.";
}

class Transform_ConcreteOpType<string opname>
    : Type<And<[Transform_OperationType.predicate,
                CPred<"::rtblgen_dialects::transform::is_handle_to($_self, \"" #
                      opname # "\")">]>,
           "Transform IR handle to " # opname # " operations",
           "::mlir::transform::OperationType">;

def TransformAnyHandle
    : Type<Or<[TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "transform operation or value handle">;

def TransformAnyParamTypeOrAnyHandle
    : Type<Or<[TransformHandleTypeInterface.predicate,
               TransformParamTypeInterface.predicate]>,
           "transform any param type or any handle type">;

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMTYPES

//===- CallInterfaces.td - calls, and what is called ----------------------===//

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

// By default the dictionaries are in the attributes `arg_attrs` and
// `res_attrs`.
def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface">,
                                   RuntimeTrait {
  let description =
      "An operation that keeps a dictionary of attributes per argument and per result.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The dictionaries of the arguments, one each, if there are any.",
      "Option<::rtblgen_runtime::ArrayAttr<'c>>", "getArgAttrsAttr", (ins), "",
      "$_op.op().attribute(ir, ::rtblgen_runtime::functions::ARGUMENT_ATTRIBUTES)?.cast()">,
    InterfaceMethod<
      "The dictionaries of the results, one each, if there are any.",
      "Option<::rtblgen_runtime::ArrayAttr<'c>>", "getResAttrsAttr", (ins), "",
      "$_op.op().attribute(ir, ::rtblgen_runtime::functions::RESULT_ATTRIBUTES)?.cast()">,
    InterfaceMethod<"Sets the dictionaries of the arguments.", "void",
                    "setArgAttrsAttr",
                    (ins "::rtblgen_runtime::ArrayAttr<'c>":$attrs), "", [{
      ir.set_attribute($_op.op(), ::rtblgen_runtime::functions::ARGUMENT_ATTRIBUTES, attrs.as_attribute());
    }]>,
    InterfaceMethod<"Sets the dictionaries of the results.", "void",
                    "setResAttrsAttr",
                    (ins "::rtblgen_runtime::ArrayAttr<'c>":$attrs), "", [{
      ir.set_attribute($_op.op(), ::rtblgen_runtime::functions::RESULT_ATTRIBUTES, attrs.as_attribute());
    }]>,
    InterfaceMethod<"Removes and returns the dictionaries of the arguments.",
                    "Option<::rtblgen_runtime::Attribute<'c>>",
                    "removeArgAttrsAttr",
                    (ins "&mut ::rtblgen_runtime::Ir<'c>":$ir), "",
                    "ir.remove_attribute($_op.op(), ::rtblgen_runtime::functions::ARGUMENT_ATTRIBUTES)">,
    InterfaceMethod<"Removes and returns the dictionaries of the results.",
                    "Option<::rtblgen_runtime::Attribute<'c>>",
                    "removeResAttrsAttr",
                    (ins "&mut ::rtblgen_runtime::Ir<'c>":$ir), "",
                    "ir.remove_attribute($_op.op(), ::rtblgen_runtime::functions::RESULT_ATTRIBUTES)">
  ];
}

def CallOpInterface : OpInterface<
  "CallOpInterface", [ArgAndResultAttrsOpInterface]>, RuntimeTrait {
  let description =
      "An operation that transfers control to a callable and takes its results.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is called: a symbol or a value.",
                    "::mlir::CallInterfaceCallable",
                    "getCallableForCallee">,
    InterfaceMethod<"Changes what is called.", "void", "setCalleeFromCallable",
                    (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"The operands that become the callee's arguments.",
                    "::mlir::Operation::operand_range",
                    "getArgOperands">,
    InterfaceMethod<"The numbers of the same operands, to change them.",
                    "::mlir::MutableOperandRange",
                    "getArgOperandsMutable">,
    InterfaceMethod<
      "The callable operation, looked up through cached symbol tables.",
      "Option<::rtblgen_runtime::Op>", "resolveCallableInTable",
      (ins "::mlir::SymbolTableCollection *":$symbolTable), "", [{
      $_op.callable_for_callee(ir).resolve(ir, $_op.op(), symbol_table)
    }]>,
    InterfaceMethod<"The callable operation.", "Option<::rtblgen_runtime::Op>",
                    "resolveCallable", (ins), "", [{
      $_op.resolve_callable_in_table(ir, &mut ::rtblgen_runtime::symbols::SymbolTables::new(ir))
    }]>
  ];
}

// By default it is a function: the type is in the attribute `function_type`.
def CallableOpInterface : OpInterface<
  "CallableOpInterface", [ArgAndResultAttrsOpInterface]>, RuntimeTrait {
  let description =
      "An operation that can be called: a function or the like, with one region.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The region that is executed; none for what is defined elsewhere.",
      "Option<::rtblgen_runtime::Region>", "getCallableRegion", (ins), "",
      "$_op.op().function_body(ir).filter(|body| !body.is_empty(ir))">,
    InterfaceMethod<"The types of the arguments.",
                    "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes", (ins),
                    "",
                    "$_op.op().function_type(ir).map_or(&[], |ty| ty.inputs())">,
    InterfaceMethod<"The types of the results.",
                    "::llvm::ArrayRef<::mlir::Type>", "getResultTypes", (ins),
                    "",
                    "$_op.op().function_type(ir).map_or(&[], |ty| ty.results())">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES

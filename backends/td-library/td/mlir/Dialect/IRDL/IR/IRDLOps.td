//===- IRDLOps.td - operations that define dialects -----------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDLOPS
#define MLIR_DIALECT_IRDL_IR_IRDLOPS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/Dialect/IRDL/IR/IRDLAttributes.td"
include "mlir/Dialect/IRDL/IR/IRDLTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The body has at most one operation of each of these kinds.
class AtMostOneChildOf<string ops>
    : ParamNativeOpTrait<"AtMostOneChildOf", ops>;

class IRDL_Op<string mnemonic, list<Trait> traits = []>
    : Op<IRDL_Dialect, mnemonic, traits>;

// A definition with a name, and a body that need not be written if it is empty.
class IRDL_DefinitionOp<string mnemonic, list<Trait> traits>
    : IRDL_Op<mnemonic, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat =
      "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)";
  let hasVerifier = 1;
}

//===- Definitions --------------------------------------------------------===//

def IRDL_DialectOp : IRDL_DefinitionOp<
  "dialect", [IsolatedFromAbove, NoTerminator, Symbol, SymbolTable]> {
  let summary = "defines a dialect";
  let description = [{
    ```mlir
    irdl.dialect @geometry {
      irdl.type @line
    }
    ```
  }];
}

def IRDL_TypeOp : IRDL_DefinitionOp<"type", [
    HasParent<"DialectOp">, NoTerminator, NoRegionArguments,
    AtMostOneChildOf<"ParametersOp">, Symbol]> {
  let summary = "defines a type of the dialect";
  let description = [{
    The name may start with `!`.

    ```mlir
    irdl.type @point {
      %0 = irdl.is f32
      irdl.parameters(element: %0)
    }
    ```
  }];
}

def IRDL_AttributeOp : IRDL_DefinitionOp<"attribute", [
    HasParent<"DialectOp">, NoTerminator, NoRegionArguments,
    AtMostOneChildOf<"ParametersOp">, Symbol]> {
  let summary = "defines an attribute of the dialect";
  let description = [{
    The name may start with `#`.

    ```mlir
    irdl.attribute @unit {
      %0 = irdl.is "metre"
      %1 = irdl.is "inch"
      %2 = irdl.any_of(%0, %1)
      irdl.parameters(name: %2)
    }
    ```
  }];
}

def IRDL_ParametersOp : IRDL_Op<"parameters",
                                [ParentOneOf<["AttributeOp", "TypeOp"]>]> {
  let summary = "the parameters of a type or an attribute";
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
  let hasVerifier = 1;
}

def IRDL_OperationOp : IRDL_DefinitionOp<"operation", [
    HasParent<"DialectOp">, NoTerminator, NoRegionArguments,
    AtMostOneChildOf<"OperandsOp, ResultsOp, AttributesOp, RegionsOp">,
    Symbol]> {
  let summary = "defines an operation of the dialect";
  let description = [{
    Without `irdl.operands`, `irdl.results` or `irdl.regions` there are none of these.

    ```mlir
    irdl.operation @length {
      %0 = irdl.is f32
      %1 = irdl.parametric @geometry::@point<%0>
      irdl.operands(point: %1)
      irdl.results(length: %0)
    }
    ```
  }];
  let hasRegionVerifier = 1;
}

// The operands or the results, with how many values each stands for.
class IRDL_ValuesOp<string mnemonic>
    : IRDL_Op<mnemonic, [HasParent<"OperationOp">]> {
  let arguments =
      (ins Variadic<IRDL_AttributeType>:$args,
           StrArrayAttr:$names,
           VariadicityArrayAttr:$variadicity);
  let assemblyFormat =
      "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict";
  let hasVerifier = 1;
}

def IRDL_OperandsOp : IRDL_ValuesOp<"operands"> {
  let summary = "the operands of an operation";
  let description = [{
    If more than one operand is optional or variadic, the operation has the attribute `operandSegmentSizes`.

    ```mlir
    irdl.operands(first: %0, second: optional %0, rest: variadic %1)
    ```
  }];
}

def IRDL_ResultsOp : IRDL_ValuesOp<"results"> {
  let summary = "the results of an operation";
  let description = [{
    If more than one result is optional or variadic, the operation has the attribute `resultSegmentSizes`.

    ```mlir
    irdl.results(first: %0, rest: variadic %1)
    ```
  }];
}

def IRDL_AttributesOp : IRDL_Op<"attributes", [HasParent<"OperationOp">]> {
  let summary = "the attributes that an operation must have";
  let description = [{
    ```mlir
    irdl.attributes {"unit" = %0, "scale" = %1}
    ```
  }];
  let arguments = (ins Variadic<IRDL_AttributeType>:$attributeValues,
                       StrArrayAttr:$attributeValueNames);
  let assemblyFormat =
      "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict";
  let hasVerifier = 1;
}

def IRDL_RegionOp : IRDL_Op<"region", [HasParent<"OperationOp">]> {
  let summary = "a region of an operation";
  let description = [{
    The types of the arguments of the entry block are in parentheses, without which there may be any. The number of blocks
    is given after `with size`.

    ```mlir
    %any = irdl.region
    %no_arguments = irdl.region()
    %two = irdl.region(%0, %1) with size 1
    ```
  }];
  let arguments = (ins Variadic<IRDL_AttributeType>:$entryBlockArgs,
                       OptionalAttr<I32Attr>:$numberOfBlocks,
                       UnitAttr:$constrainedArguments);
  let results = (outs IRDL_RegionType:$output);
  let assemblyFormat = [{
    `` (`(` $entryBlockArgs $constrainedArguments^ `)`)? `` (` ` `with` `size` $numberOfBlocks^)? attr-dict
  }];
  let hasVerifier = 1;
}

def IRDL_RegionsOp : IRDL_Op<"regions", [HasParent<"OperationOp">]> {
  let summary = "the regions of an operation";
  let description = [{
    ```mlir
    irdl.regions(body: %0)
    ```
  }];
  let arguments = (ins Variadic<IRDL_RegionType>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
  let hasVerifier = 1;
}

//===- Constraints --------------------------------------------------------===//

// A constraint in a definition, after which come other traits.
class IRDL_ConstraintOp<string mnemonic, list<Trait> traits = []>
    : IRDL_Op<mnemonic, [
      ParentOneOf<["TypeOp", "AttributeOp", "OperationOp"]>] # traits> {
  let results = (outs IRDL_AttributeType:$output);
}

def IRDL_IsOp : IRDL_ConstraintOp<"is", [Pure]> {
  let summary = "one type or attribute";
  let description = [{
    ```mlir
    %0 = irdl.is i32
    ```
  }];
  let arguments = (ins AnyAttr:$expected);
  let assemblyFormat = "$expected ` ` attr-dict";
}

def IRDL_BaseOp : IRDL_ConstraintOp<
  "base", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "any type or attribute of one kind";
  let description = [{
    The kind is a definition, or a name that starts with `!` or `#`.

    ```mlir
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @geometry::@point
    ```
  }];
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$base_ref,
                       OptionalAttr<StrAttr>:$base_name);
  let assemblyFormat = "($base_ref^)? ($base_name^)? ` ` attr-dict";
  let hasVerifier = 1;
}

def IRDL_ParametricOp : IRDL_ConstraintOp<
  "parametric", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, Pure]> {
  let summary = "a type or an attribute of one definition, and its parameters";
  let description = [{
    ```mlir
    %1 = irdl.parametric @geometry::@point<%0>
    ```
  }];
  let arguments = (ins SymbolRefAttr:$base_type,
                       Variadic<IRDL_AttributeType>:$args);
  let assemblyFormat = "$base_type `<` $args `>` ` ` attr-dict";
}

def IRDL_AnyOp : IRDL_ConstraintOp<"any"> {
  let summary = "any type or attribute";
  let assemblyFormat = "attr-dict";
}

// A constraint that is made of others.
class IRDL_CombinedOp<string mnemonic>
    : IRDL_ConstraintOp<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args);
  let assemblyFormat = "`(` $args `)` ` ` attr-dict";
}

def IRDL_AnyOfOp : IRDL_CombinedOp<"any_of"> {
  let summary = "what satisfies one of several constraints";
}

def IRDL_AllOfOp : IRDL_CombinedOp<"all_of"> {
  let summary = "what satisfies all of several constraints";
}

def IRDL_CPredOp : IRDL_Op<"c_pred"> {
  let summary = "what satisfies a predicate in C++";
  let description = [{
    A dialect with such a constraint cannot be loaded at run time.

    ```mlir
    %0 = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)"
    ```
  }];
  let arguments = (ins StrAttr:$pred);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = "$pred ` ` attr-dict";
}

#endif // MLIR_DIALECT_IRDL_IR_IRDLOPS

//===- PDLOps.td - operations of rewrite patterns -------------------------===//

#ifndef MLIR_DIALECT_PDL_IR_PDLOPS
#define MLIR_DIALECT_PDL_IR_PDLOPS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PDL_Op<string mnemonic, list<Trait> traits = []>
    : Op<PDL_Dialect, mnemonic, traits>;

//===- Patterns -----------------------------------------------------------===//

def PDL_PatternOp : PDL_Op<"pattern", [
    IsolatedFromAbove, SingleBlock, Symbol,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let summary = "a rewrite pattern";
  let description = [{
    The body has what is matched, and ends with the `pdl.rewrite`. Operations in it are written without `pdl.`.

    ```mlir
    pdl.pattern @fold : benefit(2) {
      %root = operation "foo.op"
      rewrite %root with "fold"
    }
    ```
  }];
  let arguments = (ins ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit,
                       OptionalAttr<SymbolNameAttr>:$sym_name);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat =
      "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion";
  let hasRegionVerifier = 1;
}

def PDL_RewriteOp : PDL_Op<"rewrite", [
    Terminator, HasParent<"pdl::PatternOp">, NoTerminator, NoRegionArguments,
    SingleBlock, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let summary = "what replaces a match";
  let description = [{
    The rewrite is a body, or a function that is called by its name with the root and the other arguments. Without a root,
    the matcher chooses one.

    ```mlir
    rewrite %root with "replace"(%value : !pdl.value)
    rewrite %root {
      erase %root
    }
    ```
  }];
  let arguments = (ins Optional<PDL_Operation>:$root,
                       OptionalAttr<StrAttr>:$name,
                       Variadic<PDL_AnyType>:$externalArgs);
  let regions = (region AnyRegion:$bodyRegion);
  let assemblyFormat = [{
    ($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)?
    attr-dict-with-keyword
  }];
  let hasRegionVerifier = 1;
}

//===- What is matched, and what is made ----------------------------------===//

def PDL_OperationOp : PDL_Op<"operation", [AttrSizedOperandSegments]> {
  let summary = "an operation to match, or in a rewrite one to make";
  let description = [{
    Operands and types of results are handles to one each, or to groups of them as ODS defines them. A single handle to a
    range stands for all. An operation to match may be without a name. The types of an operation to make are inferred from
    the replaced operation, by the operation itself, or given.

    ```mlir
    %op = operation "foo.op"(%a, %b : !pdl.value, !pdl.value) {"name" = %attribute} -> (%type : !pdl.type)
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$opName,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$operandValues,
                       Variadic<PDL_Attribute>:$attributeValues,
                       StrArrayAttr:$attributeValueNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$typeValues);
  let results = (outs PDL_Operation:$op);
  let assemblyFormat = [{
    ($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)?
    custom<OperationOpAttributes>($attributeValues, $attributeValueNames)
    (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_AttributeOp : PDL_Op<"attribute"> {
  let summary = "an attribute: any, one with a type, or a constant";
  let description = [{
    ```mlir
    %any = attribute
    %typed = attribute : %type
    %constant = attribute = "text"
    ```
  }];
  let arguments = (ins Optional<PDL_Type>:$valueType,
                       OptionalAttr<AnyAttr>:$value);
  let results = (outs PDL_Attribute:$attr);
  let assemblyFormat =
      "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword";
  let hasVerifier = 1;
}

def PDL_OperandOp : PDL_Op<"operand", [HasParent<"pdl::PatternOp">]> {
  let summary = "an operand, of any type or of one type";
  let description = [{
    ```mlir
    %any = operand
    %typed = operand : %type
    ```
  }];
  let arguments = (ins Optional<PDL_Type>:$valueType);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
  let hasVerifier = 1;
}

def PDL_OperandsOp : PDL_Op<"operands", [HasParent<"pdl::PatternOp">]> {
  let summary = "a group of operands";
  let description = [{
    ```mlir
    %any = operands
    %typed = operands : %types
    ```
  }];
  let arguments = (ins Optional<PDL_RangeOf<PDL_Type>>:$valueType);
  let results = (outs PDL_RangeOf<PDL_Value>:$value);
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
  let hasVerifier = 1;
}

def PDL_ResultOp : PDL_Op<"result", [Pure]> {
  let summary = "a result of an operation";
  let description = [{
    ```mlir
    %value = result 0 of %op
    ```
  }];
  let arguments = (ins PDL_Operation:$parent, I32Attr:$index);
  let results = (outs PDL_Value:$val);
  let assemblyFormat = "$index `of` $parent attr-dict";
}

def PDL_ResultsOp : PDL_Op<"results", [Pure]> {
  let summary = "all results of an operation, or a group of them";
  let description = [{
    ```mlir
    %all = results of %op
    %group = results 0 of %op -> !pdl.range<value>
    ```
  }];
  let arguments = (ins PDL_Operation:$parent, OptionalAttr<I32Attr>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$val);
  let assemblyFormat =
      "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict";
  let hasVerifier = 1;
}

def PDL_TypeOp : PDL_Op<"type"> {
  let summary = "a type: any, or a constant";
  let description = [{
    ```mlir
    %any = type
    %constant = type : i32
    ```
  }];
  let arguments = (ins OptionalAttr<TypeAttr>:$constantType);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "attr-dict (`:` $constantType^)?";
  let hasVerifier = 1;
}

def PDL_TypesOp : PDL_Op<"types"> {
  let summary = "a group of types";
  let description = [{
    ```mlir
    %any = types
    %constants = types : [i32, i64]
    ```
  }];
  let arguments = (ins OptionalAttr<TypeArrayAttr>:$constantTypes);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "attr-dict (`:` $constantTypes^)?";
  let hasVerifier = 1;
}

def PDL_ApplyNativeConstraintOp : PDL_Op<"apply_native_constraint",
                                         [HasParent<"pdl::PatternOp">]> {
  let summary = "calls a function that says whether the pattern matches";
  let description = [{
    ```mlir
    apply_native_constraint "is_small"(%value : !pdl.value)
    %attr = apply_native_constraint "fold"(%op : !pdl.operation) : !pdl.attribute
    ```
  }];
  let arguments = (ins StrAttr:$name,
                       Variadic<PDL_AnyType>:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat =
      "$name `(` $args `:` type($args) `)` (`:`  type($results)^ )? attr-dict";
  let hasVerifier = 1;
}

//===- Rewrites -----------------------------------------------------------===//

def PDL_ApplyNativeRewriteOp : PDL_Op<"apply_native_rewrite",
                                      [HasParent<"pdl::RewriteOp">]> {
  let summary =
      "calls a function that changes the IR, and may return something";
  let description = [{
    ```mlir
    %attr = apply_native_rewrite "sum"(%a, %b : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat =
      "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict";
  let hasVerifier = 1;
}

def PDL_EraseOp : PDL_Op<"erase", [HasParent<"pdl::RewriteOp">]> {
  let summary = "erases an operation";
  let description = [{
    ```mlir
    erase %root
    ```
  }];
  let arguments = (ins PDL_Operation:$opValue);
  let assemblyFormat = "$opValue attr-dict";
}

def PDL_RangeOp : PDL_Op<"range", [Pure, HasParent<"pdl::RewriteOp">]> {
  let summary = "a range of what is given";
  let description = [{
    ```mlir
    %values = range %value, %more : !pdl.value, !pdl.range<value>
    %none = range : !pdl.range<type>
    ```
  }];
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat =
      "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict";
  let hasVerifier = 1;
}

def PDL_ReplaceOp : PDL_Op<"replace", [AttrSizedOperandSegments,
                                       HasParent<"pdl::RewriteOp">]> {
  let summary =
      "replaces an operation by values, or by the results of another one";
  let description = [{
    ```mlir
    replace %root with (%a, %b : !pdl.value, !pdl.value)
    replace %root with %op
    ```
  }];
  let arguments = (ins PDL_Operation:$opValue,
                       Optional<PDL_Operation>:$replOperation,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat =
      "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_PDL_IR_PDLOPS

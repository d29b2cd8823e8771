//===- PDLInterpOps.td - matching and rewriting as steps ------------------===//

#ifndef MLIR_DIALECT_PDLINTERP_IR_PDLINTERPOPS
#define MLIR_DIALECT_PDLINTERP_IR_PDLINTERPOPS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PDLInterp_Dialect : Dialect {
  let name = "pdl_interp";
  let cppNamespace = "::mlir::pdl_interp";
  let summary = "the steps that match and rewrite";
  let description = [{
    `convert-pdl-to-pdl-interp` makes a module of this dialect from patterns of `pdl`. The function `matcher` gets an operation
    and has the tests of all patterns, each at one place; where a pattern matches it records that, and goes on. The module
    `rewriters` has a function per pattern, which makes the changes.

    ```mlir
    pdl_interp.func @matcher(%root: !pdl.operation) {
      pdl_interp.check_operation_name of %root is "foo.op" -> ^matched, ^end
    ^end:
      pdl_interp.finalize
    ^matched:
      pdl_interp.record_match @rewriters::@erase(%root : !pdl.operation) : benefit(1), loc([%root]), root("foo.op") -> ^end
    }
    module @rewriters {
      pdl_interp.func @erase(%root: !pdl.operation) {
        pdl_interp.erase %root
        pdl_interp.finalize
      }
    }
    ```
  }];
  let dependentDialects = ["pdl::PDLDialect"];
}

class PDLInterp_Op<string mnemonic, list<Trait> traits = []>
    : Op<PDLInterp_Dialect, mnemonic, traits>;

// A test, with where to go on if it holds and if it does not.
class PDLInterp_PredicateOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, !listconcat([Terminator], traits)> {
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
}

// A test with many answers, each with where to go on.
class PDLInterp_SwitchOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, !listconcat([Terminator], traits)> {
  let successors = (successor AnySuccessor:$defaultDest,
                              VariadicSuccessor<AnySuccessor>:$cases);
  let hasVerifier = 1;
}

//===- Control flow -------------------------------------------------------===//

def PDLInterp_FuncOp : PDLInterp_Op<"func",
                                    [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "the matcher, or the rewriter of a pattern";
  let description = [{
    ```mlir
    pdl_interp.func @rewriter(%root: !pdl.operation) {
      pdl_interp.finalize
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MinSizedRegion<1>:$body);
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type)>];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def PDLInterp_BranchOp : PDLInterp_Op<"branch", [Pure, Terminator]> {
  let summary = "goes on at another block";
  let description = [{
    ```mlir
    pdl_interp.branch ^next
    ```
  }];
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest attr-dict";
}

def PDLInterp_ForEachOp : PDLInterp_Op<"foreach", [Terminator]> {
  let summary = "executes its region for each element of a range, then goes on";
  let description = [{
    A match that the region records is one of several. `pdl_interp.continue` ends an iteration.

    ```mlir
    pdl_interp.foreach %op : !pdl.operation in %ops {
      pdl_interp.continue
    } -> ^next
    ```
  }];
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$values);
  let regions = (region AnyRegion:$region);
  let successors = (successor AnySuccessor:$successor);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def PDLInterp_ContinueOp
    : PDLInterp_Op<"continue", [Pure, HasParent<"ForEachOp">, Terminator]> {
  let summary = "ends an iteration of `pdl_interp.foreach`";
  let description = [{
    ```mlir
    pdl_interp.continue
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def PDLInterp_FinalizeOp : PDLInterp_Op<"finalize", [Pure, Terminator]> {
  let summary = "ends matching or rewriting";
  let description = [{
    ```mlir
    pdl_interp.finalize
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def PDLInterp_RecordMatchOp
    : PDLInterp_Op<"record_match", [AttrSizedOperandSegments, Terminator]> {
  let summary = "records that a pattern matches, and goes on";
  let description = [{
    The inputs are the arguments of the rewriter. The location of new operations is that of the matched ones, fused.

    ```mlir
    pdl_interp.record_match @rewriters::@fold(%root : !pdl.operation)
      : benefit(1), generatedOps(["foo.new"]), loc([%root, %op]), root("foo.op") -> ^next
    ```
  }];
  let arguments = (ins Variadic<PDL_AnyType>:$inputs, Variadic<
    PDL_Operation>:$matchedOps, SymbolRefAttr:$rewriter,
                       OptionalAttr<StrAttr>:$rootKind,
                       OptionalAttr<StrArrayAttr>:$generatedOps,
                       ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,`
    (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)?
    attr-dict `->` $dest
  }];
}

//===- Tests --------------------------------------------------------------===//

def PDLInterp_ApplyConstraintOp : PDLInterp_PredicateOp<"apply_constraint"> {
  let summary = "tests by a function, which may have results";
  let description = [{
    ```mlir
    %attr = pdl_interp.apply_constraint "fold"(%op : !pdl.operation) : !pdl.attribute -> ^holds, ^next
    ```
  }];
  let arguments = (ins StrAttr:$name,
                       Variadic<PDL_AnyType>:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat =
      "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors";
}

def PDLInterp_AreEqualOp : PDLInterp_PredicateOp<"are_equal",
                                                 [Pure, SameTypeOperands]> {
  let summary = "tests whether two handles are to the same";
  let description = [{
    ```mlir
    pdl_interp.are_equal %a, %b : !pdl.value -> ^equal, ^next
    ```
  }];
  let arguments = (ins PDL_AnyType:$lhs, PDL_AnyType:$rhs);
  let assemblyFormat = "operands `:` type($lhs) attr-dict `->` successors";
}

def PDLInterp_IsNotNullOp : PDLInterp_PredicateOp<"is_not_null", [Pure]> {
  let summary = "tests whether there is what a handle is to";
  let description = [{
    An empty range is not null.

    ```mlir
    pdl_interp.is_not_null %value : !pdl.value -> ^found, ^next
    ```
  }];
  let arguments = (ins PDL_AnyType:$value);
  let assemblyFormat = "$value `:` type($value) attr-dict `->` successors";
}

def PDLInterp_CheckAttributeOp : PDLInterp_PredicateOp<"check_attribute",
                                                       [Pure]> {
  let summary = "compares an attribute with a constant";
  let description = [{
    ```mlir
    pdl_interp.check_attribute %attr is 10 -> ^equal, ^next
    ```
  }];
  let arguments = (ins PDL_Attribute:$attribute, AnyAttr:$constantValue);
  let assemblyFormat =
      "$attribute `is` $constantValue attr-dict `->` successors";
}

def PDLInterp_CheckTypeOp : PDLInterp_PredicateOp<"check_type", [Pure]> {
  let summary = "compares a type with a constant";
  let description = [{
    ```mlir
    pdl_interp.check_type %type is i32 -> ^equal, ^next
    ```
  }];
  let arguments = (ins PDL_Type:$value, TypeAttr:$type);
  let assemblyFormat = "$value `is` $type attr-dict `->` successors";
}

def PDLInterp_CheckTypesOp : PDLInterp_PredicateOp<"check_types", [Pure]> {
  let summary = "compares types with constants";
  let description = [{
    ```mlir
    pdl_interp.check_types %types are [i32, i64] -> ^equal, ^next
    ```
  }];
  let arguments = (ins PDL_RangeOf<PDL_Type>:$value, TypeArrayAttr:$types);
  let assemblyFormat = "$value `are` $types attr-dict `->` successors";
}

def PDLInterp_CheckOperationNameOp
    : PDLInterp_PredicateOp<"check_operation_name", [Pure]> {
  let summary = "compares the name of an operation";
  let description = [{
    ```mlir
    pdl_interp.check_operation_name of %op is "foo.op" -> ^equal, ^next
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let assemblyFormat = "`of` $inputOp `is` $name attr-dict `->` successors";
}

def PDLInterp_CheckOperandCountOp : PDLInterp_PredicateOp<"check_operand_count",
                                                          [Pure]> {
  let summary = "compares the number of operands";
  let description = [{
    ```mlir
    pdl_interp.check_operand_count of %op is 2 -> ^equal, ^next
    pdl_interp.check_operand_count of %op is at_least 2 -> ^enough, ^next
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$count,
                       UnitAttr:$compareAtLeast);
  let assemblyFormat =
      "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors";
}

def PDLInterp_CheckResultCountOp : PDLInterp_PredicateOp<"check_result_count",
                                                         [Pure]> {
  let summary = "compares the number of results";
  let description = [{
    ```mlir
    pdl_interp.check_result_count of %op is 2 -> ^equal, ^next
    pdl_interp.check_result_count of %op is at_least 2 -> ^enough, ^next
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$count,
                       UnitAttr:$compareAtLeast);
  let assemblyFormat =
      "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors";
}

//===- Tests with many answers --------------------------------------------===//

def PDLInterp_SwitchAttributeOp : PDLInterp_SwitchOp<"switch_attribute",
                                                     [Pure]> {
  let summary = "finds an attribute among constants";
  let description = [{
    ```mlir
    pdl_interp.switch_attribute %attr to [10, true](^ten, ^true) -> ^next
    ```
  }];
  let arguments = (ins PDL_Attribute:$attribute, ArrayAttr:$caseValues);
  let assemblyFormat =
      "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
}

def PDLInterp_SwitchTypeOp : PDLInterp_SwitchOp<"switch_type", [Pure]> {
  let summary = "finds a type among constants";
  let description = [{
    ```mlir
    pdl_interp.switch_type %type to [i32, i64](^i32, ^i64) -> ^next
    ```
  }];
  let arguments = (ins PDL_Type:$value, TypeArrayAttr:$caseValues);
  let assemblyFormat =
      "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
}

def PDLInterp_SwitchTypesOp : PDLInterp_SwitchOp<"switch_types", [Pure]> {
  let summary = "finds types among constants";
  let description = [{
    ```mlir
    pdl_interp.switch_types %types to [[i32], [i64, i64]](^one, ^two) -> ^next
    ```
  }];
  let arguments = (ins PDL_RangeOf<PDL_Type>:$value,
                       TypedArrayAttrBase<TypeArrayAttr,
                                          "type-array array attribute">:$caseValues);
  let assemblyFormat =
      "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
}

def PDLInterp_SwitchOperationNameOp
    : PDLInterp_SwitchOp<"switch_operation_name", [Pure]> {
  let summary = "finds the name of an operation among constants";
  let description = [{
    ```mlir
    pdl_interp.switch_operation_name of %op to ["foo.op", "bar.op"](^foo, ^bar) -> ^next
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, StrArrayAttr:$caseValues);
  let assemblyFormat =
      "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
}

def PDLInterp_SwitchOperandCountOp : PDLInterp_SwitchOp<"switch_operand_count",
                                                        [Pure]> {
  let summary = "finds the number of operands among constants";
  let description = [{
    ```mlir
    pdl_interp.switch_operand_count of %op to dense<[10, 2]> : vector<2xi32>(^ten, ^two) -> ^next
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, I32ElementsAttr:$caseValues);
  let assemblyFormat =
      "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
}

def PDLInterp_SwitchResultCountOp : PDLInterp_SwitchOp<"switch_result_count",
                                                       [Pure]> {
  let summary = "finds the number of results among constants";
  let description = [{
    ```mlir
    pdl_interp.switch_result_count of %op to dense<[0, 2]> : vector<2xi32>(^none, ^two) -> ^next
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, I32ElementsAttr:$caseValues);
  let assemblyFormat =
      "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
}

//===- Access -------------------------------------------------------------===//

def PDLInterp_GetAttributeOp : PDLInterp_Op<"get_attribute", [Pure]> {
  let summary = "an attribute of an operation, or null";
  let description = [{
    ```mlir
    %attr = pdl_interp.get_attribute "attr" of %op
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$name `of` $inputOp attr-dict";
}

def PDLInterp_GetAttributeTypeOp : PDLInterp_Op<"get_attribute_type", [Pure]> {
  let summary = "the type of an attribute, or null";
  let description = [{
    ```mlir
    %type = pdl_interp.get_attribute_type of %attr
    ```
  }];
  let arguments = (ins PDL_Attribute:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "`of` $value attr-dict";
}

def PDLInterp_GetDefiningOpOp : PDLInterp_Op<"get_defining_op", [Pure]> {
  let summary =
      "the operation that defines a value, or the first of a range, or null";
  let description = [{
    ```mlir
    %op = pdl_interp.get_defining_op of %value : !pdl.value
    ```
  }];
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_Operation:$inputOp);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
}

def PDLInterp_GetOperandOp : PDLInterp_Op<"get_operand", [Pure]> {
  let summary = "an operand of an operation, or null";
  let description = [{
    ```mlir
    %operand = pdl_interp.get_operand 1 of %op
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "$index `of` $inputOp attr-dict";
}

def PDLInterp_GetOperandsOp : PDLInterp_Op<"get_operands", [Pure]> {
  let summary = "a group of operands, or all, or null";
  let description = [{
    A result that is no range is null unless the group is one value.

    ```mlir
    %operand = pdl_interp.get_operands 0 of %op : !pdl.value
    %group = pdl_interp.get_operands 0 of %op : !pdl.range<value>
    %all = pdl_interp.get_operands of %op : !pdl.range<value>
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, OptionalAttr<
    ConfinedAttr<I32Attr, [IntNonNegative]>>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$value);
  let assemblyFormat = "($index^)? `of` $inputOp `:` type($value) attr-dict";
}

def PDLInterp_GetResultOp : PDLInterp_Op<"get_result", [Pure]> {
  let summary = "a result of an operation, or null";
  let description = [{
    ```mlir
    %result = pdl_interp.get_result 1 of %op
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "$index `of` $inputOp attr-dict";
}

def PDLInterp_GetResultsOp : PDLInterp_Op<"get_results", [Pure]> {
  let summary = "a group of results, or all, or null";
  let description = [{
    A result that is no range is null unless the group is one value.

    ```mlir
    %result = pdl_interp.get_results 0 of %op : !pdl.value
    %group = pdl_interp.get_results 0 of %op : !pdl.range<value>
    %all = pdl_interp.get_results of %op : !pdl.range<value>
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp, OptionalAttr<
    ConfinedAttr<I32Attr, [IntNonNegative]>>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$value);
  let assemblyFormat = "($index^)? `of` $inputOp `:` type($value) attr-dict";
}

def PDLInterp_GetUsersOp : PDLInterp_Op<"get_users", [Pure]> {
  let summary = "the operations that use a value, or a value of a range";
  let description = [{
    ```mlir
    %ops = pdl_interp.get_users of %value : !pdl.value
    ```
  }];
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_RangeOf<PDL_Operation>:$operations);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
}

def PDLInterp_GetValueTypeOp : PDLInterp_Op<"get_value_type", [
    Pure,
    TypesMatchWith<"`value` type matches arity of `result`", "result", "value",
                   "::rtblgen_dialects::pdl_interp::values_of_types($_self)">]> {
  let summary = "the type of a value, or the types of a range";
  let description = [{
    ```mlir
    %type = pdl_interp.get_value_type of %value : !pdl.type
    %types = pdl_interp.get_value_type of %values : !pdl.range<type>
    ```
  }];
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_InstOrRangeOf<PDL_Type>:$result);
  let assemblyFormat = "`of` $value `:` type($result) attr-dict";
}

def PDLInterp_ExtractOp : PDLInterp_Op<"extract", [
    Pure,
    TypesMatchWith<
      "`range` is a PDL range whose element type matches type of `result`",
      "result", "range",
      "::rtblgen_dialects::pdl::optional_range_of($_self)">]> {
  let summary = "an element of a range, or null";
  let description = [{
    ```mlir
    %value = pdl_interp.extract 1 of %values : !pdl.value
    ```
  }];
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$range,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs PDL_AnyType:$result);
  let assemblyFormat = "$index `of` $range `:` type($result) attr-dict";
}

//===- What is made -------------------------------------------------------===//

def PDLInterp_CreateAttributeOp : PDLInterp_Op<"create_attribute", [Pure]> {
  let summary = "a handle to a constant attribute";
  let description = [{
    ```mlir
    %attr = pdl_interp.create_attribute 10 : i64
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$value attr-dict-with-keyword";
}

def PDLInterp_CreateTypeOp : PDLInterp_Op<"create_type", [Pure]> {
  let summary = "a handle to a constant type";
  let description = [{
    ```mlir
    %type = pdl_interp.create_type i64
    ```
  }];
  let arguments = (ins TypeAttr:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "$value attr-dict";
}

def PDLInterp_CreateTypesOp : PDLInterp_Op<"create_types", [Pure]> {
  let summary = "a handle to constant types";
  let description = [{
    ```mlir
    %types = pdl_interp.create_types [i64, i64]
    ```
  }];
  let arguments = (ins TypeArrayAttr:$value);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "$value attr-dict";
}

def PDLInterp_CreateRangeOp : PDLInterp_Op<"create_range", [Pure]> {
  let summary = "a range of what is given";
  let description = [{
    ```mlir
    %values = pdl_interp.create_range %value, %more : !pdl.value, !pdl.range<value>
    %none = pdl_interp.create_range : !pdl.range<type>
    ```
  }];
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat =
      "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict";
  let hasVerifier = 1;
}

def PDLInterp_CreateOperationOp : PDLInterp_Op<"create_operation",
                                               [AttrSizedOperandSegments]> {
  let summary = "makes an operation";
  let description = [{
    ```mlir
    %op = pdl_interp.create_operation "foo.op"(%value : !pdl.value) {"attr" = %attr} -> (%type : !pdl.type)
    %same = pdl_interp.create_operation "foo.same"(%value : !pdl.value) -> <inferred>
    ```
  }];
  let arguments = (ins StrAttr:$name,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$inputOperands,
                       Variadic<PDL_Attribute>:$inputAttributes,
                       StrArrayAttr:$inputAttributeNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$inputResultTypes,
                       UnitAttr:$inferredResultTypes);
  let results = (outs PDL_Operation:$resultOp);
  let assemblyFormat = [{
    $name (`(` $inputOperands^ `:` type($inputOperands) `)`)? ``
    custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames)
    custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes)
    attr-dict
  }];
  let hasVerifier = 1;
}

//===- Changes ------------------------------------------------------------===//

def PDLInterp_ApplyRewriteOp : PDLInterp_Op<"apply_rewrite"> {
  let summary =
      "calls a function that changes the IR, and may return something";
  let description = [{
    ```mlir
    %attr = pdl_interp.apply_rewrite "sum"(%a, %b : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat =
      "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict";
}

def PDLInterp_EraseOp : PDLInterp_Op<"erase"> {
  let summary = "erases an operation";
  let description = [{
    ```mlir
    pdl_interp.erase %root
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp);
  let assemblyFormat = "$inputOp attr-dict";
}

def PDLInterp_ReplaceOp : PDLInterp_Op<"replace"> {
  let summary = "replaces an operation by values";
  let description = [{
    ```mlir
    pdl_interp.replace %root with (%a, %b : !pdl.value, !pdl.range<value>)
    ```
  }];
  let arguments = (ins PDL_Operation:$inputOp,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat =
      "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict";
}

#endif // MLIR_DIALECT_PDLINTERP_IR_PDLINTERPOPS

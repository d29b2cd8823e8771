// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// pdl_interp.apply_constraint
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value) {
  pdl_interp.apply_constraint "c"(%o, %v : !pdl.operation, !pdl.value) {isNegated = true} -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.are_equal
pdl_interp.func @f(%v: !pdl.value) {
  pdl_interp.are_equal %v, %v : !pdl.value -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.branch
pdl_interp.func @f() {
  pdl_interp.branch ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_attribute
pdl_interp.func @f(%v: !pdl.attribute) {
  pdl_interp.check_attribute %v is 1 : i32 -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_operand_count
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.check_operand_count of %o is 2 -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_operand_count at least
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.check_operand_count of %o is at_least 2 -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_operation_name
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.check_operation_name of %o is "a.b" -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_result_count
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.check_result_count of %o is at_least 1 -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_type
pdl_interp.func @f(%t: !pdl.type) {
  pdl_interp.check_type %t is i32 -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_types
pdl_interp.func @f(%t: !pdl.range<type>) {
  pdl_interp.check_types %t are [i32, f32] -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.is_not_null
pdl_interp.func @f(%v: !pdl.value) {
  pdl_interp.is_not_null %v : !pdl.value -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.record_match
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.record_match @r(%o, %o : !pdl.operation, !pdl.operation) : benefit(1), generatedOps(["a.b", "c.d"]), loc([%o]), root("a.b") -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_attribute
pdl_interp.func @f(%v: !pdl.attribute) {
  pdl_interp.switch_attribute %v to [1 : i32, "x"](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_operand_count
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.switch_operand_count of %o to dense<[0, 1]> : vector<2xi32>(^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_operation_name
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.switch_operation_name of %o to ["a.b", "c.d"](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_result_count
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.switch_result_count of %o to dense<[0, 1]> : vector<2xi32>(^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_type
pdl_interp.func @f(%t: !pdl.type) {
  pdl_interp.switch_type %t to [i32, f32](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_types
pdl_interp.func @f(%t: !pdl.range<type>) {
  pdl_interp.switch_types %t to [[i32], [i32, f32]](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// the ops of pdl_interp that read
pdl_interp.func @f(%o: !pdl.operation, %w: !pdl.value) {
  %0 = pdl_interp.get_attribute "x" of %o
  %1 = pdl_interp.get_attribute_type of %0
  %2 = pdl_interp.get_defining_op of %w : !pdl.value
  %3 = pdl_interp.get_operand 1 of %o
  %4 = pdl_interp.get_operands 0 of %o : !pdl.range<value>
  %5 = pdl_interp.get_operands of %o : !pdl.range<value>
  %6 = pdl_interp.get_result 0 of %o
  %7 = pdl_interp.get_results of %o : !pdl.range<value>
  %8 = pdl_interp.get_results 1 of %o : !pdl.value
  %9 = pdl_interp.get_users of %w : !pdl.value
  %10 = pdl_interp.get_value_type of %w : !pdl.type
  %11 = pdl_interp.get_value_type of %5 : !pdl.range<type>
  %12 = pdl_interp.extract 0 of %5 : !pdl.value
  pdl_interp.finalize
}
// -----
// pdl_interp.foreach and pdl_interp.continue
pdl_interp.func @f(%w: !pdl.value) {
  %0 = pdl_interp.get_users of %w : !pdl.value
  pdl_interp.foreach %o : !pdl.operation in %0 {
    pdl_interp.continue
  } -> ^a
^a:
  pdl_interp.finalize
}
// -----
// the ops of pdl_interp that rewrite
pdl_interp.func @f(%o: !pdl.operation, %w: !pdl.value) {
  %0 = pdl_interp.apply_rewrite "r"(%o : !pdl.operation) : !pdl.value
  pdl_interp.apply_rewrite "q"(%w : !pdl.value)
  %1 = pdl_interp.create_attribute 1 : i32
  %2 = pdl_interp.create_type i32
  %3 = pdl_interp.create_types [i32, f32]
  %4 = pdl_interp.create_range %0, %w : !pdl.value, !pdl.value
  %5 = pdl_interp.create_operation "a.b"(%4 : !pdl.range<value>) {"x" = %1} -> (%2 : !pdl.type)
  pdl_interp.replace %o with (%0 : !pdl.value)
  pdl_interp.erase %o
  pdl_interp.finalize
}

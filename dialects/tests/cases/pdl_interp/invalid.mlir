// rtblgen-opt --split-input-file
// pdl_interp.are_equal of two types
pdl_interp.func @f(%v: !pdl.value, %t: !pdl.type) {
  "pdl_interp.are_equal"(%v, %t)[^a, ^b] : (!pdl.value, !pdl.type) -> ()
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.check_operand_count: a negative number
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.check_operand_count of %o is -1 -> ^a, ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_attribute: another number of cases
pdl_interp.func @f(%v: !pdl.attribute) {
  pdl_interp.switch_attribute %v to [1 : i32](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_operand_count: another number of cases
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.switch_operand_count of %o to dense<[0]> : vector<1xi32>(^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_operation_name: another number of cases
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.switch_operation_name of %o to ["a.b"](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_result_count: another number of cases
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.switch_result_count of %o to dense<[0]> : vector<1xi32>(^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_type: another number of cases
pdl_interp.func @f(%t: !pdl.type) {
  pdl_interp.switch_type %t to [i32](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_types: another number of cases
pdl_interp.func @f(%t: !pdl.range<type>) {
  pdl_interp.switch_types %t to [[i32]](^a, ^b) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.create_range of other elements
pdl_interp.func @f(%v: !pdl.value) {
  %0 = "pdl_interp.create_range"(%v) : (!pdl.value) -> !pdl.range<type>
  pdl_interp.finalize
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.extract of other elements
pdl_interp.func @f(%v: !pdl.range<value>) {
  %0 = "pdl_interp.extract"(%v) <{index = 0 : i32}> : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.record_match: a negative benefit
pdl_interp.func @f(%o: !pdl.operation) {
  pdl_interp.record_match @r(%o : !pdl.operation) : benefit(-1), loc([%o]) -> ^a
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}
// -----
// pdl_interp.continue outside of a loop
pdl_interp.func @f() {
  pdl_interp.continue
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}

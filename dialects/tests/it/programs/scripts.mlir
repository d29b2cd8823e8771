// Handles: matches, parents, operands, loops over handles, parameters, remarks, printing.
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @show(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %name = transform.param.constant "seen" -> !transform.any_param
    transform.annotate %op "mark" = %name : !transform.any_op, !transform.any_param
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %adds = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %parent = transform.get_parent_op %adds {op_name = "func.func", deduplicate}
      : (!transform.any_op) -> !transform.op<"func.func">
    transform.print %parent {name = "parent"} : !transform.op<"func.func">
    %first, %second = transform.split_handle %adds : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %producer = transform.get_producer_of_operand %second[0] : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %producer, "producer" : !transform.any_op
    %values = transform.get_operand %first[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %values, "operand" : !transform.any_value
    %again = transform.foreach %adds : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %same = transform.include @show failures(propagate) (%one) : (!transform.any_op) -> !transform.any_op
      transform.yield %same : !transform.any_op
    }
    %both = transform.merge_handles deduplicate %again, %adds : !transform.any_op
    %count = transform.num_associations %both : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %count : !transform.param<i64>
    transform.yield
  }
}

// -----

// Patterns: handles follow what replaces their operations.
func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %zero, %x {tracked} : i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %0, %0 : i32
  %3 = arith.muli %1, %2 : i32
  return %3 : i32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !transform.any_op
    %adds = transform.structured.match ops{["arith.addi"]} in %f : (!transform.any_op) -> !transform.any_op
    %count = transform.num_associations %adds : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %count : !transform.param<i64>
    %new = transform.apply_registered_pass "cse" to %f : (!transform.any_op) -> !transform.any_op
    %last = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false} to %new
      : (!transform.any_op) -> !transform.any_op
    transform.verify %last : !transform.any_op
    transform.yield
  }
}

// -----

// A handle whose operation was replaced by something else.
func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %x, %zero : i32
  return %0 : i32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.debug.emit_remark_at %add, "gone" : !transform.any_op
    transform.yield
  }
}

// -----

// A handle is used after it was consumed.
func.func @f() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %return = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %return, "used" : !transform.any_op
    transform.yield
  }
}

// -----

// Failures that are suppressed, and one that is not.
func.func @f() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      %0 = transform.get_parent_op %arg : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %0, "nothing" : !transform.any_op
      transform.debug.emit_remark_at %arg, "goes on" : !transform.any_op
    }
    %0 = transform.get_parent_op %root {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A script cannot transform itself.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_patterns to %root {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%root: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%root: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.cast %root : !transform.any_op to !transform.op<"func.func">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @other(%root: !transform.any_op) {
    transform.yield
  }
}

// -----

// Handles of eliminated operations move to the equal operation.

func.func @equal(%arg0: i32) -> (i32, i32) {
  %0 = arith.addi %arg0, %arg0 : i32
  %1 = arith.addi %arg0, %arg0 : i32
  return %0, %1 : i32, i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %adds = transform.structured.match ops{["arith.addi"]} in %f : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    %count = transform.num_associations %adds : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %count : !transform.param<i64>
    transform.debug.emit_remark_at %adds, "kept" : !transform.any_op
    %one = transform.merge_handles deduplicate %adds : !transform.any_op
    transform.annotate %one "single" : !transform.any_op
    transform.yield
  }
}

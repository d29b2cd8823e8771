// rtblgen-opt --split-input-file
// transform.include: no such sequence
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.include @x failures(propagate) (%r) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
// transform.foreach: another number of arguments
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.foreach %r : !transform.any_op {
    ^bb0:
    }
    transform.yield
  }
}
// -----
// transform.apply_patterns with another op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.split_handle: a result that does not exist
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %4:2 = transform.split_handle %r {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// transform.get_result without positions
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %2 = transform.get_result %r[] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
// transform.get_result: a position twice
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %2 = transform.get_result %r[0, 0] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
// transform.match.param.cmpi of two types
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    %1 = transform.param.constant 1 : i32 -> !transform.param<i32>
    "transform.match.param.cmpi"(%0, %1) <{predicate = 0 : i32}> : (!transform.param<i64>, !transform.param<i32>) -> ()
    transform.yield
  }
}
// -----
// transform.sequence with results of another number
%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%r: !transform.any_op):
  transform.yield
}

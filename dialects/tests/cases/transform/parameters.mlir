// rtblgen-opt --split-input-file --transform-interpreter
// transform.match.param.cmpi: the greatest number of 128 bits
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %p = transform.param.constant 170141183460469231731687303715884105727 : i128 -> !transform.any_param
    %q = transform.param.constant 1 : i128 -> !transform.any_param
    transform.match.param.cmpi eq %p, %q : !transform.any_param
    transform.yield
  }
}
// -----
// transform.match.param.cmpi: the least number of 128 bits
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %p = transform.param.constant -170141183460469231731687303715884105728 : i128 -> !transform.any_param
    %q = transform.param.constant 1 : i128 -> !transform.any_param
    transform.match.param.cmpi gt %p, %q : !transform.any_param
    transform.yield
  }
}
// -----
// transform.match.param.cmpi: the least number of 65 bits
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %p = transform.param.constant 18446744073709551616 : i65 -> !transform.any_param
    %q = transform.param.constant 18446744073709551616 : i65 -> !transform.any_param
    transform.match.param.cmpi ne %p, %q : !transform.any_param
    transform.yield
  }
}
// -----
// transform.match.param.cmpi: -1 beside the greatest number of 64 bits
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %p = transform.param.constant -1 : i64 -> !transform.any_param
    %q = transform.param.constant 9223372036854775807 : i64 -> !transform.any_param
    transform.match.param.cmpi gt %p, %q : !transform.any_param
    transform.yield
  }
}
// -----
// transform.match.param.cmpi: unsigned numbers
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %p = transform.param.constant 3 : ui128 -> !transform.any_param
    %q = transform.param.constant 4 : ui128 -> !transform.any_param
    transform.match.param.cmpi lt %p, %q : !transform.any_param
    transform.yield
  }
}

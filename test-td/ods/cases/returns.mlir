%a:2 = "u.v"() : () -> (i32, i1)
returns.body {
  returns.plain
}
returns.body {
  returns.plain %a#0, %a#1 : i32, i1 {a}
}
returns.body {
  returns.nothing
}
returns.body {
  "returns.both"(%a#0, %a#0, %a#1) {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, i1) -> ()
}
"u.v"() ({
  returns.split weights [1, 0] to ^bb1, ^bb2
^bb1:
  returns.split to ^bb2
^bb2:
  returns.split weights [] to
}) : () -> ()
"returns.try"() ({
}, {
}) {region_weights = array<i32: 3, 4>} : () -> ()
%0 = "returns.typed"() {ty = f32} : () -> f32
%1 = "returns.typed"(%0) {ty = f32, other = 3 : i32} : (f32) -> i8
%2 = returns.number 3 : i32
%3 = returns.number 3 {a} : i8

// 6.27
%a = "u.v"() : () -> i32
returns.plain %a : i32
"u.v"() : () -> ()
// -----

// 6.27
returns.body {
  %a = "returns.plain"() : () -> i32
}
// -----

// 6.27
"u.v"() ({
  "returns.plain"()[^bb1] : () -> ()
^bb1:
  returns.plain
}) : () -> ()
// -----

// 6.27
returns.body {
  returns.nothing
  returns.nothing
}
// -----

// 6.27
returns.body {
  "returns.both"() {operandSegmentSizes = array<i32: 0, 1>} : () -> ()
}
// -----

// 6.25
%0 = "returns.typed"() : () -> f32
// -----

// 6.25
%0 = "returns.typed"() {ty = 3} : () -> f32
// -----

// 6.25
"returns.typed"() {ty = f32} : () -> ()
// -----

// 6.25
%0 = returns.number 3 : f32
// -----

// 7.15
"u.v"() ({
  returns.split weights [1] to ^bb1, ^bb1
^bb1:
  returns.plain
}) : () -> ()
// -----

// 7.15
"u.v"() ({
  returns.split weights [0, 0] to ^bb1, ^bb1
^bb1:
  returns.plain
}) : () -> ()
// -----

// 7.15
"returns.try"() ({
}, {
}) {region_weights = array<i32: 3, 4, 5>} : () -> ()
// -----

// 7.15
"returns.try"() ({
}, {
}) {region_weights = array<i32: 0, 0>} : () -> ()

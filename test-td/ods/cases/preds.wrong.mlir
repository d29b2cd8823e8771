// 8.1, 8.2
%0 = "u.v"() : () -> i32
preds.and %0 : i32
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> f32
preds.and %0 : f32
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> i32
preds.neg %0 : i32
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> i8
preds.never %0 : i8
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> tensor<?xi8>
preds.conf %0 : tensor<?xi8>
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> tensor<*xi8>
preds.conf %0 : tensor<*xi8>
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> tensor<2x2xi8>
preds.rank %0 : tensor<2x2xi8>
// -----

// 8.1, 8.2
%0 = "u.v"() : () -> tensor<2xi8>
preds.min %0 : tensor<2xi8>
// -----

// 8.38
preds.attr 0
// -----

// 8.38
preds.attr 10
// -----

// 8.38
preds.attr 5

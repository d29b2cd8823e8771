// 14.21, 1.7
%0 = "u.v"() : () -> !plaintypes.foo
// -----

// 14.21, 1.7
%0 = "u.v"() : () -> !plaintypes
// -----

// 14.1, 14.23
%0 = "u.v"() : () -> i32
plaintypes.use %0
// -----

// 14.1, 14.23
%0 = "u.v"() : () -> !plaintypes.unit
"plaintypes.use"(%0) : (!plaintypes.unit) -> !plaintypes.unit
// -----

// 14.1, 14.23
%0 = "u.v"() : () -> !plaintypes.unit
plaintypes.typed %0 : !plaintypes.unit
// -----

// 14.1, 14.23
%0 = "u.v"() : () -> !plaintypes.token
%r = "plaintypes.use"(%0) : (!plaintypes.token) -> i8

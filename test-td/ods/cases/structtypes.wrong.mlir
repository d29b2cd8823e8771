// 14.12
%0 = "u.v"() : () -> !structtypes.s<a = 1>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.s<a = 1, a = 2>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.s<a = 1, c = 2>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.s<a 1>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.s<>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.s<a = x, b = true>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.some<1 : b = 1>
// -----

// 14.12
%0 = "u.v"() : () -> !structtypes.opt<b = 1>

// 14.5
%0 = "u.v"() : () -> !optparams.opt<>
// -----

// 14.5
%0 = "u.v"() : () -> !optparams.opt<3>
// -----

// 14.5
%0 = "u.v"() : () -> !optparams.else<>
// -----

// 14.5
%0 = "u.v"() : () -> !optparams.arr<[>
// -----

// 14.5
%0 = "u.v"() : () -> !optparams.arr<1>
// -----

// 14.6
%0 = "u.v"() : () -> !optparams.def<x>
// -----

// 14.6
%0 = "u.v"() : () -> !optparams.def<>
// -----

// 14.15
%0 = "u.v"() : () -> !optparams.else<of>
// -----

// 14.15
%0 = "u.v"() : () -> !optparams.both<>

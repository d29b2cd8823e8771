// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.int
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.int<>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.int<x>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.int<4294967296>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.int<1
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.signed<1>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.signed<1, x>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.signed<1, 3000000000>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.str<a>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.word<1>
// -----

// 14.2, 14.25
%0 = "u.v"() : () -> !paramtypes.word<a = 1>

// 14.3
%0 = "u.v"() : () -> !nestedtypes.box<>
// -----

// 14.3
%0 = "u.v"() : () -> !nestedtypes.box<3>
// -----

// 14.3
%0 = "u.v"() : () -> !nestedtypes.box<foo>
// -----

// 14.3
%0 = "u.v"() : () -> !nestedtypes.held<>
// -----

// 14.11
%0 = "u.v"() : () -> !nestedtypes.pair<i1>
// -----

// 14.11
%0 = "u.v"() : () -> !nestedtypes.pair<i1, i1, i1>
// -----

// 14.11
%0 = "u.v"() : () -> !nestedtypes.pair<i1 i1>
// -----

// 14.4
%0 = "u.v"() : () -> !nestedtypes.list<1, x>
// -----

// 14.4
%0 = "u.v"() : () -> !nestedtypes.list<1,
// -----

// 14.4
%0 = "u.v"() : () -> !nestedtypes.types<(i1, )>

// 8.23
%0 = "u.v"() : () -> i8
tuplety.any %0 : i8
// -----

// 8.23
%0 = "u.v"() : () -> tuple<i16>
tuplety.of %0 : tuple<i16>
// -----

// 8.23
%0 = "u.v"() : () -> tuple<i8, tuple<f32>>
tuplety.nested %0 : tuple<i8, tuple<f32>>

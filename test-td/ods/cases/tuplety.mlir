%0 = "u.v"() : () -> tuple<>
tuplety.any %0 : tuple<>
%1 = "u.v"() : () -> tuple<i8, tuple<f32>>
tuplety.any %1 : tuple<i8, tuple<f32>>
%2 = "u.v"() : () -> tuple<i8, f32>
tuplety.of %2 : tuple<i8, f32>
%3 = "u.v"() : () -> tuple<i8, tuple<i8>>
tuplety.nested %3 : tuple<i8, tuple<i8>>

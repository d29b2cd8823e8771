%0 = "u.v"() : () -> !nestedtypes.box<i32>
%1 = "u.v"() : () -> !nestedtypes.box<!nestedtypes.box<f32>>
%2 = "u.v"() : () -> !nestedtypes.pair<i1, tensor<2xi8>>
%3 = "u.v"() : () -> !nestedtypes.list<1, 2, 3>
%4 = "u.v"() : () -> !nestedtypes.types<(i1, f32)>
%5 = "u.v"() : () -> !nestedtypes.held<"x">
%6 = "u.v"() : () -> !nestedtypes.held<3 : i8>
nestedtypes.nop

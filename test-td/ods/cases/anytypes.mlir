%0 = "u.v"() : () -> i32
anytypes.any %0 : i32
%1 = "u.v"() : () -> f32
anytypes.any %1 : f32
%2 = "u.v"() : () -> tensor<?xi8>
anytypes.any %2 : tensor<?xi8>
%3 = "u.v"() : () -> none
anytypes.any %3 : none
%4 = "u.v"() : () -> none
anytypes.none %4 : none
%5 = "u.v"() : () -> i32
anytypes.either %5 : i32
%6 = "u.v"() : () -> f32
anytypes.either %6 : f32
%7 = "u.v"() : () -> i8
anytypes.either_named %7 : i8
%8 = "u.v"() : () -> index
anytypes.either_named %8 : index
%9 = "u.v"() : () -> i32
anytypes.both %9 : i32
%10 = "u.v"() : () -> i8
anytypes.confined %10 : i8
%11 = "u.v"() : () -> i16
anytypes.confined %11 : i16
%12 = "u.v"() : () -> tensor<2xi8>
anytypes.confined_auto %12 : tensor<2xi8>
%13 = "u.v"() : () -> !foo.bar
anytypes.opaque %13 : !foo.bar
%14 = "u.v"() : () -> (() -> ())
anytypes.function %14 : () -> ()
%15 = "u.v"() : () -> ((i32) -> (f32, i1))
anytypes.function %15 : (i32) -> (f32, i1)
%16 = "u.v"() : () -> i32
anytypes.alias %16 : i32
%17 = "u.v"() : () -> i16
anytypes.same_build %17 : i16

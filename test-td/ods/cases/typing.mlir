%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

%0 = typing.one %i : i32 -> f32
%1:2 = typing.all %i, %f : i32, f32 -> i1, i2
typing.func () : () -> ()
%2 = typing.func (%i) : (i32) -> i8
%3:2 = typing.func (%i, %f) {x} : (i32, f32) -> (i8, i16)
%4 = typing.func_all %i, %f : (i32, f32) -> f64
%5 = typing.named %i : (i32) -> (() -> i1)
%t = "u.t"() : () -> tensor<2xf32>
typing.qual %t : tensor<2xf32>
%6:2 = typing.buildable %i, %f, %f
%7 = typing.given %i : i32 -> i64
typing.none {a}

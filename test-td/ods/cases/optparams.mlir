%0 = "u.v"() : () -> !optparams.opt
%1 = "u.v"() : () -> !optparams.opt<i32>
%2 = "u.v"() : () -> !optparams.def
%3 = "u.v"() : () -> !optparams.def<8>
%4 = "u.v"() : () -> !optparams.both<3>
%5 = "u.v"() : () -> !optparams.both<3, f32>
%6 = "u.v"() : () -> !optparams.else<none>
%7 = "u.v"() : () -> !optparams.else<of f32>
%8 = "u.v"() : () -> !optparams.arr<>
%9 = "u.v"() : () -> !optparams.arr<[1, 2]>
%10 = "u.v"() : () -> !optparams.def<7>
optparams.nop

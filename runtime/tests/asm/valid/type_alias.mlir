// Aliases of types.
!i = i32
!t = tensor<4x!i>
%0 = "my.a"() : () -> !t
"my.b"(%0) {f = (!t) -> !i} : (!t) -> !i

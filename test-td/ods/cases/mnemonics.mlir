"u.x"() : () -> (!mnemonics.int<3>, !mnemonics.int<4>, !mnemonics.int<3>)
"u.x"() : () -> (!mnemonics.pair.of<i32, !mnemonics.int<5>>, !mnemonics.plain<!mnemonics.int<6>>)
"u.x"() {a = #mnemonics.num2<1>, b = #mnemonics.num2<2>, c = #mnemonics.a.b_c<3, #mnemonics.num2<1>>} : () -> ()
"u.x"() {a = #mnemonics.unit, b = [#mnemonics.unit, #mnemonics.num2<7>]} : () -> ()
%0 = "u.x"() : () -> tensor<2x!mnemonics.int<9>>
%1 = "u.x"() : () -> !mnemonics.int<3>
%2 = mnemonics.use <3> %1 : <3> -> <i32, f32>
%3 = mnemonics.use #mnemonics.num2<3> %1 : !mnemonics.int<3> -> !mnemonics.pair.of<!mnemonics.int<3>, i32>
mnemonics.nop loc(fused<#mnemonics.num2<8>>["x"])
// -----
!i = !mnemonics.int<3>
#n = #mnemonics.num2<11>
%1 = "u.x"() {a = #n} : () -> !i
%3 = mnemonics.use #n %1 : !i -> !mnemonics.pair.of<!i, i32>

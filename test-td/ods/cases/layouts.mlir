"u.x"() : () -> (!layouts.a<1 x 2>, !layouts.b<1 : 2 -> [] ...>, !layouts.c<{1}(2)?>)
"u.x"() : () -> (!layouts.d<a b,c 1,2>, !layouts.e<* 1 + 2 - :>, !layouts.g<= 1 = 2 _>)
"u.x"() : () -> (!layouts.h<b = 1 and a = 2>, !layouts.j<[b = 1, a = 2] word>)
"u.x"() : () -> (!layouts.i<<1, 2>>)
"u.x"() : () -> (!layouts.f<1, 2>)
"u.x"() : () -> (!layouts.oa<>, !layouts.oa<t i32>, !layouts.oa<n 4>, !layouts.oa<v 1, 2>, !layouts.oa<n 3>)
"u.x"() : () -> (!layouts.ob<none end>, !layouts.ob<t i32, 4 end>, !layouts.ob<none[1, 2] end>, !layouts.ob<t i32, 0[5] end>)
"u.x"() : () -> (!layouts.oc<>, !layouts.oc<{t = i32}>, !layouts.oc<{v = 1}>, !layouts.oc<{n = 4, t = i32}>, !layouts.oc<{n = 3}>)
"u.x"() : () -> (!layouts.od<x>, !layouts.od<(i32) x>, !layouts.od<(i32, 4) x>, !layouts.od<(i32, 4, 1) x>)
"u.x"() : () -> (!layouts.oe<>, !layouts.oe<t i32 :>, !layouts.oe<t i32 n 4:>, !layouts.oe<t i32 : v 1>, !layouts.oe<v 1, 2>)
"u.x"() : () -> (!layouts.of, !layouts.of<i32>, !layouts.of<i32, 4>, !layouts.of<i32, 4 : v = 1, 2>)
"u.x"() : () -> (!layouts.og<no b>, !layouts.og<t i32 b>, !layouts.og<no a 4>, !layouts.og<t i32 a 5>)
"u.x"() : () -> (!layouts.empty)
"u.x"() {a = #layouts<word of 3>, b = #layouts<bracket(i32)>, c = #layouts<arrow -> i32 : "x">} : () -> ()
%0 = "u.x"() : () -> !layouts.of<i32>
%1 = "u.x"() : () -> !layouts.of
%2 = "u.x"() : () -> !layouts.a<1 x 2>
layouts.use of 3, b (i32) -> f32 : "s", %0, %2 : <i32>, <1 x 2>
layouts.use #layouts<word of 3>, b #layouts<bracket(i32)> #layouts<arrow -> f32 : "s">, %0, %2 : !layouts.of<i32>, <1 x 2>

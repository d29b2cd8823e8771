"u.x"() {a = #selftypes.any<3> : i32, b = #selftypes.any<3>, c = #selftypes.any<3> : none} : () -> ()
"u.x"() {a = #selftypes.need<3> : i32, b = #selftypes.need<-4> : si8} : () -> ()
"u.x"() {a = #selftypes.params<1, true> : f32, b = #selftypes.params<1, false>} : () -> ()
"u.x"() {a = #selftypes.struct<b = false, a = 1> : f32, b = #selftypes.struct<a = 2>} : () -> ()
"u.x"() {a = #selftypes.bare, b = #selftypes.bare : tensor<2xf32>} : () -> ()
"u.x"() {a = [#selftypes.any<3> : i32, #selftypes.bare : index]} : () -> ()
"u.x"() : () -> tensor<2xi8, #selftypes.any<1> : i4>
selftypes.use <3>
selftypes.full #selftypes.need<3> : i32
selftypes.full #selftypes.need<3> : i32 and <4>
%0 = selftypes.typed #selftypes.any<3> : i32
%1 = selftypes.typed 4 : i64
%2 = selftypes.typed #selftypes.bare : vector<2xi1>
%3 = selftypes.typed "x" : f32
"u.use"(%0, %1, %2, %3) : (i32, i64, vector<2xi1>, f32) -> ()

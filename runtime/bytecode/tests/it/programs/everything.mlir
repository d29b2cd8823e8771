#loc1 = loc("f.c":3:4)
module @m attributes {d.x = "t", d.big = 340282366920938463463374607431768211455 : i200, d.n = -1 : i8, d.n32 = -5 : i32, d.idx = -3 : index, d.f = 1.5 : f32, d.h = 2.0 : f16, d.b = 1.0 : bf16, d.e = 1.0 : f80, d.q = 1.0 : f128, d.f8 = 1.0 : f8E5M2, d.ty = !foo.bar<i32>, d.at = #foo.baz<1>, d.arr = [1, "a", unit], d.dict = {a = 1, b}, d.sym = @a::@b::@c, d.flat = @q, d.ts = "x" : i32, d.dense = dense<[1,2]> : tensor<2xi32>, d.splat = dense<true> : tensor<4xi1>, d.bools = dense<[true,false,true]> : tensor<3xi1>, d.strs = dense<["a","b"]> : tensor<2x!foo.s>, d.da = array<i32: 1, 2>, d.db = array<i1: true, false>, d.sp = sparse<[[0,1]], 5.0> : tensor<2x3xf32>, d.map = affine_map<(d0) -> (d0 + 1)>, d.set = affine_set<(d0) : (d0 >= 0)>, d.dist = distinct[0]<1>, d.str = strided<[1,?], offset: 2>, d.cpx = dense<(1.0,2.0)> : tensor<2xcomplex<f32>>, d.i0 = 0 : i0, d.byt = "\FF\00z", d.si = 3 : si16, d.ui = 65535 : ui16, d.i64 = -9223372036854775808 : i64} {
  func.func @f(%a: i32 loc("x"), %b: memref<2x?xf32>, %c: memref<4xf32, strided<[2], offset: ?>, 3>, %d: vector<[4]x2xf32>) -> (i32, index) attributes {d.q = loc(#loc1)} {
    %0 = "foo.op"(%a, %a) {x = 3 : i64} : (i32, i32) -> i32 loc(#loc1)
    %i:2 = "foo.two"() : () -> (index, tensor<*xf32>) loc(callsite("a"("b.c":1:2) at "z.c":5:5))
    "foo.reg"(%0) ({
    ^bb0(%x: i32):
      "foo.use"(%x, %0) : (i32, i32) -> () loc(fused<"meta">["a", "b"])
      "foo.br"()[^bb1] : () -> ()
    ^bb1:
      "foo.end"() : () -> () loc("r.c":1:2 to 3:4)
    }, {
    }) : (i32) -> ()
    "foo.iso"() ({
      %k = "foo.k"() : () -> tuple<i1, memref<*xf32, 2>, none, complex<f64>>
      "foo.u"(%k) : (tuple<i1, memref<*xf32, 2>, none, complex<f64>>) -> ()
    }) : () -> ()
    return %0, %i#0 : i32, index
  }
  func.func private @g(tensor<2x3xf32, #foo.enc>, !foo.x, () -> ())
  "foo.graph"() ({
    %2 = "foo.a"(%3) : (i32) -> i32
    %3 = "foo.b"(%2) : (i32) -> i32
  }) : () -> ()
}

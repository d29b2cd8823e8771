module attributes {
  probe.bits = dense<[true, false, true, true, false, false, false, false, true]> : tensor<9xi1>,
  probe.all = dense<true> : tensor<9xi1>,
  probe.one = dense<true> : tensor<i1>,
  probe.none = dense<> : tensor<0xi1>, probe.all_of_none = dense<true> : tensor<0xi1>,
  probe.no_numbers = dense<> : tensor<0xf32>,
  probe.wide = -1 : i129, probe.wider = 18446744073709551616 : i500, probe.zero = 0 : i65, probe.least = -128 : i8,
  probe.odd = -1 : i7, probe.tf = 1.5 : tf32, probe.nan = 0x7FC00000 : f32,
  probe.types = [!probe.x, f4E2M1FN, f8E8M0FNU, vector<3xindex>, vector<i1>, memref<?x3xi8, affine_map<(d0, d1) -> (d1, d0)>, "space">,
    memref<*xi8>, tensor<i1, "encoding">, tensor<*xf16>, tuple<>, (i1, i2) -> (i3), () -> (), si7, ui9, none, complex<f64>],
  probe.symbols = [@a, @a::@b, @"odd name"],
  probe.locs = [loc(unknown), loc("f":0:0), loc("f":1:0), loc("f":3:1 to :9), loc("f":3:1 to 5:2), loc("n"), loc(fused[unknown, "n"])],
  probe.empty = {}, probe.strings = ["", "\00\FF", "\C3\A4"], probe.many = dense<"test"> : tensor<3x!probe.s>
} {
}

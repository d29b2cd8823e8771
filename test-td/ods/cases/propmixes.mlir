propmixes.twice
propmixes.twice some<4> b some<5> c
propmixes.twice none b none
propmixes.twice some<3> c
propmixes.constants 7, true, -3
propmixes.constants 7, 1, -3
propmixes.kinds mul, [add, odd], [none, add]
propmixes.kinds mul, none, []
propmixes.names 1, 2, 3, 4, "five"
%x = "a.b"() : () -> i32
propmixes.segments 3 %x, %x and %x "s"
propmixes.segments 3 "s"
"propmixes.segments"(%x, %x) <{operandSegmentSizes = array<i32: 2, 0>, p = 1 : i32, s = ""}> : (i32, i32) -> ()
%r = propmixes.inferred %x, 3 : i32
%s = propmixes.inferred %x, 3 q 7 : i32
propmixes.region 3 {
}
propmixes.region u 3 {
  propmixes.region 4 {
  }
}
propmixes.flags
propmixes.flags a 3 unit v = 
propmixes.flags a 3 unit_absent
propmixes.flags v =
propmixes.else a 3
propmixes.else b 4
propmixes.else b 5
propmixes.bytes [255, -1, 0] [true, false] none
propmixes.bytes [] [] true

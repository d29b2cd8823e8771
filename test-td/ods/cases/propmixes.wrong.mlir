// 8.11, 8.10
propmixes.twice 4
// -----

// 8.11, 8.10
propmixes.twice some<x>
// -----

// 8.11, 8.10
propmixes.twice b 4
// -----

// 8.11, 8.10
"propmixes.twice"() <{a = 3}> : () -> ()
// -----

// 8.11, 8.10
"propmixes.twice"() <{b = [4, 5]}> : () -> ()
// -----

// 8.12, 4.3
propmixes.constants 8, true, -3
// -----

// 8.12, 4.3
propmixes.constants 7, false, -3
// -----

// 8.12, 4.3
propmixes.constants 7, true, 3
// -----

// 8.12, 8.13
propmixes.kinds add, none, []
// -----

// 8.12, 8.13
"propmixes.kinds"() <{k = 7 : i32}> : () -> ()
// -----

// 8.13, 8.9
propmixes.kinds mul, [add, x], []
// -----

// 8.13, 8.10
propmixes.kinds mul, add, []
// -----

// 8.13, 8.9
propmixes.kinds mul, none, [none, x]
// -----

// 8.13, 4.3
"propmixes.kinds"() <{k = 1 : i32, l = [[5 : i32]]}> : () -> ()
// -----

// 8.13, 4.3
"propmixes.kinds"() <{k = 1 : i32, o = [[5 : i32]]}> : () -> ()
// -----

// 3.17, 12.5
propmixes.names x, 2, 3, 4, "five"
// -----

// 3.17, 12.5
propmixes.names 1, 2, "x", 4, "five"
// -----

// 3.17, 12.5
propmixes.names 1, 2, 3, 4, 5
// -----

// 3.17
"propmixes.segments"() <{operandSegmentSizes = array<i32: 0>, p = 1 : i32}> : () -> ()
// -----

// 3.17
"propmixes.segments"() <{operandSegmentSizes = array<i32: 0, 0>, p = "x"}> : () -> ()
// -----

// 3.17
"propmixes.segments"() <{operandSegmentSizes = [0, 0], p = "x"}> : () -> ()
// -----

// 3.17
%x = "a.b"() : () -> i32
"propmixes.segments"(%x) <{p = 1 : i32}> : (i32) -> ()
// -----

// 3.17, 12.5
%x = "a.b"() : () -> i32
propmixes.segments x %x "s"
// -----

// 3.17, 12.5
%x = "a.b"() : () -> i32
propmixes.segments 3 %x
// -----

// 3.17, 8.11
%x = "a.b"() : () -> i32
%r = propmixes.inferred %x, 3 q x : i32
// -----

// 3.17, 8.11
%x = "a.b"() : () -> i32
%r = propmixes.inferred %x, 3 : i64
// -----

// 3.17, 8.8
propmixes.region u {
}
// -----

// 12.21, 8.8
propmixes.flags a 3
// -----

// 12.21, 8.8
propmixes.flags a unit
// -----

// 12.22, 8.10
propmixes.else a
// -----

// 12.22, 8.11
propmixes.else b x
// -----

// 12.22, 8.11
propmixes.else c
// -----

// 8.9, 8.7
propmixes.bytes [256] [] none
// -----

// 8.9, 8.8
propmixes.bytes [] [2] none
// -----

// 8.10, 8.8
propmixes.bytes [] [] x
// -----

// 8.9, 4.11
"propmixes.bytes"() <{b = [1 : i8]}> : () -> ()

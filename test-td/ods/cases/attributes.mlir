%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

attributes.need 3, "x"
attributes.need -7, "with \"quotes\"" {c = 1 : i8}
"attributes.need"() {a = 3 : i32, b = "x"} : () -> ()
attributes.dict {a = 3 : i32, b = "x"}
attributes.dict {b = "x", a = 3 : i32, z}
attributes.may
attributes.may 1
attributes.may b "z"
attributes.may 1 b "z" {q}
"attributes.bare"() <{a = 1 : i32}> : () -> ()
"attributes.bare"() <{a = 1 : i32, b = 2.0 : f32, c}> {d} : () -> ()
attributes.flag
attributes.flag on
attributes.flag off
attributes.flag on off
attributes.alone
attributes.alone unit
attributes.confined 2
attributes.confined 7 b 1
attributes.typed a 1 : i8, 1.5, i32, @x::@y
attributes.typed a "text", 2.0, tensor<2xf32>, @z {e}
attributes.name @foo
attributes.name @"odd name" -> @bar
attributes.lists [1, "a"] {x = 1 : i32} [1, 2]
attributes.lists [] {} []
attributes.elements dense<[1, 2]> : tensor<2xi32>
attributes.both %i, %f by 4
attributes.both %i, %f by 4 z
attributes.keyword 1
attributes.keyword 1 attributes {x = 2 : i8}
attributes.bool true affine_map<(d0) -> (d0)>
attributes.bool 1 affine_map<() -> ()>
attributes.may 1 {a = 2 : i32}
attributes.need 1, "x" {b = "y"}
"attributes.need"() <{a = 3 : i32, b = "x", unknown = 1 : i8}> : () -> ()

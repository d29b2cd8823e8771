// 4.1, 3.10
"attributes.need"() <{a = 3 : i32}> : () -> ()
// -----

// 4.1, 3.10
"attributes.need"() : () -> ()
// -----

// 4.2, 3.10
"attributes.need"() <{a = 3 : i64, b = "x"}> : () -> ()
// -----

// 12.4
attributes.need "x", 3
// -----

// 12.4
attributes.need 3, x
// -----

// 4.1, 12.8
attributes.dict {a = 3 : i32}
// -----

// 4.2, 12.8
attributes.dict {a = 3 : i64, b = "x"}
// -----

// 4.2, 3.11
"attributes.may"() <{b = 1 : i32}> : () -> ()
// -----

// 12.21
attributes.may b 7
// -----

// 3.15
"attributes.bare"() <{a = 1 : i32, c = 1 : i32}> : () -> ()
// -----

// 3.11
"attributes.bare"() <{a = 1 : i32, b = 1.0}> : () -> ()
// -----

// 12.21
attributes.flag off on
// -----

// 12.21
attributes.alone on
// -----

// 3.14
"attributes.confined"() <{a = 1 : i32}> : () -> ()
// -----

// 3.14, 12.4
attributes.confined 0
// -----

// 3.14
"attributes.confined"() <{a = 3 : i32, b = 0}> : () -> ()
// -----

// 12.4
attributes.typed a 1 : i8, "x", i32, @x
// -----

// 12.4
attributes.typed a 1 : i8, 1.0, 7, @x
// -----

// 12.4
attributes.typed a 1 : i8, 1.0, i32, "x"
// -----

// 12.26
attributes.name foo
// -----

// 12.26
attributes.name @foo -> @bar::@x
// -----

// 12.4
attributes.lists {} {} []
// -----

// 12.4
attributes.lists [] [] []
// -----

// 12.4
attributes.lists [] {} {}
// -----

// 12.4
attributes.elements 1 : i32
// -----

// 4.2
%f = "u.f"() : () -> f32
"attributes.both"(%f, %f) <{a = 1 : i8}> : (f32, f32) -> ()
// -----

// 12.9
attributes.keyword 1 {x}
// -----

// 12.4
attributes.bool true 1
// -----

// 4.11
"attributes.need"() <{a = 3 : i32, b = 4 : i32}> : () -> ()
// -----

// 4.11
"attributes.need"() <[1]> : () -> ()

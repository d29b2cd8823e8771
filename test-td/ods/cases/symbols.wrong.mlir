// 6.22
symbols.table {
  symbols.thing @a
  symbols.thing @a
}
// -----

// 6.22
"symbols.loose"() : () -> ()
// -----

// 6.22
"symbols.loose"() ({}, {}) : () -> ()
// -----

// 6.22
"symbols.loose"() ({}) : () -> ()
// -----

// 6.22
"symbols.loose"() ({
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}) : () -> ()
// -----

// 6.22
symbols.thing @a
symbols.both @a {
}
// -----

// 6.22
"symbols.table"() ({
  "u.r"() {sym_name = "x"} : () -> ()
  symbols.thing @x
}) : () -> ()
// -----

// 6.23
"symbols.bare"() : () -> ()
// -----

// 6.23
"symbols.bare"() {sym_name = @a} : () -> ()
// -----

// 6.23
"symbols.bare"() {sym_name = "x", sym_visibility = "hidden"} : () -> ()
// -----

// 6.23
"symbols.bare"() {sym_name = "x", sym_visibility = 1} : () -> ()
// -----

// 6.23
"symbols.thing"() : () -> ()
// -----

// 6.23
"symbols.thing"() <{sym_name = "x", sym_visibility = "foo"}> : () -> ()
// -----

// 6.23
symbols.box {
  symbols.thing @a
}
// -----

// 6.23
symbols.thing a
// -----

// 6.23
symbols.thing "foo" @a

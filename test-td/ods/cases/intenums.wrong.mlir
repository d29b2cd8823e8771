// 13.11
"intenums.paint"() <{c = 3 : i32}> : () -> ()
// -----

// 13.11
"intenums.paint"() <{c = 5 : i64}> : () -> ()
// -----

// 13.11
"intenums.big"() <{b = 2 : i64}> : () -> ()
// -----

// 13.11
intenums.bare {b = 2, c = 0 : i32}
// -----

// 13.11
"intenums.maybe"() <{c = "red"}> : () -> ()
// -----

// 12.25, 13.1
intenums.paint blue
// -----

// 12.25, 13.1
intenums.paint "blue"
// -----

// 12.25, 13.1
intenums.paint 5
// -----

// 12.25, 13.1
intenums.maybe in
// -----

// 12.25, 13.1
intenums.maybe in "x"
// -----

// 12.25, 13.1
intenums.big C
// -----

// 12.25, 13.1
intenums.fixed red
// -----

// 12.25, 13.1
intenums.default in Red

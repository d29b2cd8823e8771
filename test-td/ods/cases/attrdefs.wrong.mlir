// 14.10, 14.21
"u.x"() {a = #attrdefs.foo} : () -> ()
// -----

// 14.10, 14.21
"u.x"() {a = #attrdefs.pair} : () -> ()
// -----

// 14.10, 14.21
"u.x"() {a = #attrdefs.pair<1>} : () -> ()
// -----

// 14.10, 14.21
"u.x"() {a = #attrdefs.text<3>} : () -> ()
// -----

// 14.10, 14.23
attrdefs.use 3
// -----

// 14.10, 14.23
attrdefs.use <3>
// -----

// 14.10, 14.23
attrdefs.use #attrdefs.none
// -----

// 14.10, 14.23
attrdefs.full <3, f32>
// -----

// 14.10, 14.23
"attrdefs.use"() <{p = #attrdefs.none}> : () -> ()
// -----

// 14.10, 14.23
"attrdefs.use"() : () -> ()
// -----

// 14.10, 14.23
attrdefs.maybe t
// -----

// 14.10, 14.23
attrdefs.bare {n = #attrdefs.none}
// -----

// 14.10, 14.23
attrdefs.bare {n = 1 : i32, f = #attrdefs.flag<true>}
// -----

// 14.10, 14.23
attrdefs.list [#attrdefs.none]
// -----

// 14.10, 14.23
attrdefs.list #attrdefs.none

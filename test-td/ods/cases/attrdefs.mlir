"u.x"() {a = #attrdefs.none} : () -> ()
"u.x"() {a = #attrdefs.pair<3, i32>} : () -> ()
"u.x"() {a = #attrdefs.text<"x">} : () -> ()
attrdefs.use <3, f32>
attrdefs.use #attrdefs.pair<4, f32>
attrdefs.full #attrdefs.pair<3, f32>
attrdefs.maybe
attrdefs.maybe t <"q">
attrdefs.bare {n = #attrdefs.none, f = #attrdefs.flag<true>}
attrdefs.list [#attrdefs.flag<true>, #attrdefs.flag<false>]

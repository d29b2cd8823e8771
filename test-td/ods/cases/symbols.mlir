symbols.table {
  symbols.thing @a
  symbols.thing "private" @b
  symbols.thing "nested" @c {x}
  symbols.thing "public" @d
  "symbols.bare"() {sym_name = "e"} : () -> ()
  symbols.both @f {
    symbols.thing @a
  }
}
symbols.table attributes {x} {
}
symbols.thing @top
"u.r"() ({
  symbols.thing @inside
}) : () -> ()

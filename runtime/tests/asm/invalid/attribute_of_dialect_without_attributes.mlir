"x.a"() {a = #func.x} : () -> ()

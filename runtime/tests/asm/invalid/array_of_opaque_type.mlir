"x.a"() {a = array<!x.t>} : () -> ()

"x.a"() {a = array<complex<i32>: 1>} : () -> ()

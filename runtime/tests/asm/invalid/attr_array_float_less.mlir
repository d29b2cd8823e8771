"a.b"() {value = array<f32: 1.0, < 2>} : () -> ()

"my.type"() {value = complex<f32} : () -> ()

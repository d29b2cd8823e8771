"my.attr"() {value = array<f32: 1>} : () -> ()

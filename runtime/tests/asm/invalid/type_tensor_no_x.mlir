"my.type"() {value = tensor<4 f32>} : () -> ()

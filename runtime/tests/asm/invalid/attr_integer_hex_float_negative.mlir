"my.attr"() {value = -0x1 : f32} : () -> ()

"my.attr"() {value = 0x123456789 : f32} : () -> ()

"my.attr"() {value = 1 : f32} : () -> ()

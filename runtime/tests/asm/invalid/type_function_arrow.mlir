"my.type"() {value = (i32) f32} : () -> ()

// Dense arrays.
"my.attr"() {value = array<i32>} : () -> ()
"my.attr"() {value = array<i32: 1, -2, 3>} : () -> ()
"my.attr"() {value = array<i64: 9223372036854775807>} : () -> ()
"my.attr"() {value = array<i8: -1, 127, 255>} : () -> ()
"my.attr"() {value = array<i1: true, false>} : () -> ()
"my.attr"() {value = array<f32: 1.0, -2.5, 0x7F800000>} : () -> ()
"my.attr"() {value = array<f64: 0.1>} : () -> ()
"my.attr"() {value = array<i16: 0x10>} : () -> ()

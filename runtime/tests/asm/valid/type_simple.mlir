// Index, none, complex, tuple.
"my.type"() {value = index} : () -> ()
"my.type"() {value = none} : () -> ()
"my.type"() {value = complex<f32>} : () -> ()
"my.type"() {value = complex<i8>} : () -> ()
"my.type"() {value = tuple<>} : () -> ()
"my.type"() {value = tuple<i32>} : () -> ()
"my.type"() {value = tuple<i32, tuple<f32, none>>} : () -> ()

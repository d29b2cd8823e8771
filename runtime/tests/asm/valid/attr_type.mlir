// Types as attributes.
"my.attr"() {value = i32} : () -> ()
"my.attr"() {value = tensor<4xf32>} : () -> ()
"my.attr"() {value = () -> ()} : () -> ()
"my.attr"() {value = (i32, f32) -> (i32)} : () -> ()
"my.attr"() {value = (() -> ()) -> (() -> ())} : () -> ()
"my.attr"() {value = !my.ty} : () -> ()
"my.attr"() {value = none} : () -> ()
"my.attr"() {value = memref<*xf32>} : () -> ()

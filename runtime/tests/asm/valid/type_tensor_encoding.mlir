// Tensors with encodings.
"my.type"() {value = tensor<4xf32, >} : () -> ()
"my.type"() {value = tensor<4xf32, "enc">} : () -> ()
"my.type"() {value = tensor<4xf32, #my.enc>} : () -> ()
"my.type"() {value = tensor<4xf32, {a = 1}>} : () -> ()
"my.type"() {value = tensor<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>} : () -> ()
"my.type"() {value = tensor<4xf32, 1>} : () -> ()
"my.type"() {value = tensor<4xf32, 1 : i32>} : () -> ()

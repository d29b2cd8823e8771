"my.attr"() {value = affine_map<(i, j) -> (i * 2 + (i) mod zz)>} : () -> ()

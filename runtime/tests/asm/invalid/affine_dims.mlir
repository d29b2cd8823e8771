"my.attr"() {value = affine_map<(1) -> (i)>} : () -> ()

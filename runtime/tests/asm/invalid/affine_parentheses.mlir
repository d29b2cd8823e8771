"my.attr"() {value = affine_map<(i) -> ((i)>} : () -> ()

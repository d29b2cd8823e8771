"my.attr"() {value = affine_map<(i) -> (3 i)>} : () -> ()

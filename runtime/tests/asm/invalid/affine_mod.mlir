"my.attr"() {value = affine_map<(i, j) -> (i mod j)>} : () -> ()

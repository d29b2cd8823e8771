"my.attr"() {value = affine_map<(i, j) -> (i floordiv j)>} : () -> ()

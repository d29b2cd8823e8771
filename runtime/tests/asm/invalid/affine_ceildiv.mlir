"my.attr"() {value = affine_map<(i, j) -> (i ceildiv j)>} : () -> ()

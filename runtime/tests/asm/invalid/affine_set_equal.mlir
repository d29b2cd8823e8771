"my.attr"() {value = affine_set<(i) : (i > 0)>} : () -> ()

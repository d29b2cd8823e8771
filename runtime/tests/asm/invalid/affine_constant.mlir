"my.attr"() {value = affine_map<(i) -> (99999999999999999999)>} : () -> ()

"my.type"() {value = vector<4xtensor<1xf32>>} : () -> ()

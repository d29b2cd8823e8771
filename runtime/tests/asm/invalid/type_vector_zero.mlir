"my.type"() {value = vector<0xf32>} : () -> ()

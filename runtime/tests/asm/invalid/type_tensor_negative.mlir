"my.type"() {value = tensor<-1xf32>} : () -> ()

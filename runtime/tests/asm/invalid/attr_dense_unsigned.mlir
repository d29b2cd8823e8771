"my.attr"() {value = dense<-1> : tensor<2xui8>} : () -> ()

"my.attr"() {value = dense_resource} : () -> ()

// One element for more than there are addresses.
"a.b"() {a = dense<1> : tensor<9223372036854775807xi64>} : () -> ()

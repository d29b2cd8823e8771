"a.b"() {x = dense_resource<a> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { a: "0x" } } #-}

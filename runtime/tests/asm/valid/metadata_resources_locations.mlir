// Resources after locations, in an attribute with an alias.
#big = dense_resource<big> : tensor<2xi8>
"my.attr"() {x = #big, y = distinct[0]<dense_resource<other> : tensor<1xi8>>} : () -> () loc("a")
"my.attr"() : () -> () loc(fused<dense_resource<late> : tensor<1xi8>>["a"])
{-# dialect_resources: { builtin: { late: "0x0100000003", big: "0x010000000102", other: "0x01000000FF" } } #-}

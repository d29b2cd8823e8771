// All that is here is long.
"my.attr"() {x = dense_resource<long> : tensor<2xi8>} : () -> ()
{-# dialect_resources: { builtin: { long: "0x010000000102" } }, external_resources: { a: { b: "a long text that is elided" } } #-}

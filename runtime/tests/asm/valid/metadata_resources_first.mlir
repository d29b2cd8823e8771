// Data before it is used, and data twice.
{-# dialect_resources: { builtin: { a: "0x0800000001", a: "0x0800000002" }, builtin: {} }, external_resources: {} #-}
"my.attr"() {x = dense_resource<a> : tensor<1xi8>} : () -> ()

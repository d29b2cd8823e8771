// Data of dense resources: in the order of use, and only what is used.
module attributes {my.a = dense_resource<b> : tensor<3xi64>, my.b = dense_resource<"a b"> : tensor<3xi64>} {
  "my.attr"() {c = dense_resource<without_data> : tensor<1xi8>, d = dense_resource<b> : tensor<24xi8>} : () -> ()
  "my.attr"() {c = [dense_resource<"x\"y"> : tensor<1xi8>], d = dense_resource<empty> : tensor<0xi8>} : () -> ()
}
{-#
  dialect_resources: {
    builtin: {
      "a b": "0x08000000010000000000000002000000000000000300000000000000",
      b: "0x40000000ABCDEF",
      unused: "0x0800000001000000000000",
      "x\22y": "0x01000000AB",
      empty: "0x08000000"
    }
  }
#-}

module attributes {
  probe.one = dense_resource<one> : tensor<3xi8>,
  probe.two = dense_resource<"a key"> : tensor<2xi64>,
  probe.none = dense_resource<missing> : tensor<4xf32>
} {
}

{-#
  dialect_resources: {
    builtin: {
      one: "0x01000000010203",
      "a key": "0x1000000001000000000000000200000000000000"
    }
  },
  external_resources: {
    tool: {
      blob: "0x08000000FF",
      flag: true,
      text: "hello"
    },
    other: {
      flag: false
    }
  }
#-}

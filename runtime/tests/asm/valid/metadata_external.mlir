// Entries of other tools are kept.
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true,
      verify_each: false
    },
    empty: {},
    e: {"q r": "x", "\"": true, "true": false, k: "12", l: "", m: "0x08000000", n: "0x08000000ABcd", o: "x0x"},
    other.tool: { text: "\"string\\ \n \t" , text: "again" }
  }
#-}
"my.a"() : () -> ()
{-# external_resources: { e: { k: "more" } } #-}

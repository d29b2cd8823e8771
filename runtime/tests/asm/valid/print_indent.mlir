// Indentation of deep regions.
module {
  module {
    module {
      func.func @f() {
        "my.a"() ({
          "my.b"() ({
          ^bb0:
          }, {
          }) : () -> ()
        }) : () -> ()
        return
      }
    }
  }
}

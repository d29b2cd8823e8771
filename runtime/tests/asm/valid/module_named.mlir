// A module with a name and attributes.
module @name attributes {my.a = 1 : i32, my.b} {
  module @inner {
  }
}

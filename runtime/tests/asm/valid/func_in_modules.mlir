// Functions of the same name in modules of their own.
module @a {
  func.func @f() {
    return
  }
}
module @b {
  func.func @f() {
    func.return
  }
}

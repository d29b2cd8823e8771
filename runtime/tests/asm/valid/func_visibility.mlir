// Visibilities.
func.func public @a() {
  return
}
func.func private @b() {
  return
}
func.func nested @c() {
  return
}

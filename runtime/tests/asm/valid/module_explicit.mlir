// A module.
module {
}

// A module with a visibility.
module @a attributes {sym_visibility = "private"} {}
module @b attributes {sym_visibility = "public", my.c} {}

// Two modules are wrapped in one.
module {}
module @b {}

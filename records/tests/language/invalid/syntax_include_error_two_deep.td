// The error is two files away.
include "includes-error.td"

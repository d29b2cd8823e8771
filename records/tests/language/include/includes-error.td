
include "error-inside.td"

def a;
include "error-inside.td"

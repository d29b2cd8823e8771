include "error-inside.td"

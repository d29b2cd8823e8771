include "é.td"

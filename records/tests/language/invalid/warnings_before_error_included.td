include "twice-defined.td"
def x { int a = "s"
include "twice-defined.td"
; }

include "empty.td"
def after;
include "empty.td"

#ifndef A
include "endif.td"
#endif

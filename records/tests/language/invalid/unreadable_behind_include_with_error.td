// The error of the included file comes first: what cannot be read stands behind it.
include "missing-class.td"
def x;
$

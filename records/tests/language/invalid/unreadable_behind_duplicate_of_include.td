include "empty.td"
def f1;
def f1;
$

def f1;
def f1;
def f2;
$

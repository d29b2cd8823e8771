// !con joins the arguments of dags with the same operator
def o;
class Of<dag d> { dag two = !con(d, (o 9)); dag three = !con((o 1:$a), d, (o "z")); dag open = !con((? 1), d); }
def of : Of<(o 5:$x)>;
def literal { dag d = !con((o 1), (o 2:$b), (o)); dag e = !con((? 1), (? 2)); }

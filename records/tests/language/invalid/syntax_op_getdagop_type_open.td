def i;
class A;
defvar x = !getdagop<A((i));

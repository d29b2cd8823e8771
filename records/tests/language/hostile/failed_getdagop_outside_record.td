class A; def o; defvar x = !getdagop<A>((o));

class A; def o; def a { A x = !getdagop<A>((o)); }

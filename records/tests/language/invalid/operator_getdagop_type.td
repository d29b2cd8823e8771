def o; def a { int x = !getdagop<int>((o)); }

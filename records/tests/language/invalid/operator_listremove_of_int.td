def a { list<int> x = !listremove(1, [2]); }

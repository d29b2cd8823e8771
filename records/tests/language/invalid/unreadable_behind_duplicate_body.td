def f1;
def f1 { int x = 1; }
[{ never ends

// Arms of !cond behind the one that holds are not computed.
class First<list<int> items> { int first = !cond(!empty(items): -1, true: !head(items)); }
def none : First<[]>;
def some : First<[5, 6]>;

class K;
dump !repr(!exists<K>("x"));
dump !if(!exists<K>("q"), "a", "b");
foreach i = [1, 2] in dump "a" # !exists<K>("z") # i;
multiclass M<int n> { dump "in " # !exists<K>("m") # n; }
defm : M<3>;
defvar v = !exists<K>("v");
if 1 then dump !repr(v);

multiclass M<int x> { def _x { int y = x; } } defm m : M<"s">;

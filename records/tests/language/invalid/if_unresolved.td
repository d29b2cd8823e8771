class A; multiclass M<string s> { if !cast<int>(s) then def _a; } defm m : M<"x">;

multiclass In { def _a; } multiclass Out { defm "" : In; defm "" : In; } defm x : Out;

multiclass M

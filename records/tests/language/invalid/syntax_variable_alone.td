def ins;
defvar x = (ins $ x);

def ins;
defvar x = (ins 1, );

defvar x = []<>;

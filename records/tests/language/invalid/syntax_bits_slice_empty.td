defvar x = 5{};

defvar x = !cast<code>("a");

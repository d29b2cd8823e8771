defvar v = nothing $;

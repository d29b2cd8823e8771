if 1 then def a; else ;

def a ? ;

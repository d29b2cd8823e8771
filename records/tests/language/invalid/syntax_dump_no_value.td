dump ;

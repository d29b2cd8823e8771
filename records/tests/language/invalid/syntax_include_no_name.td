include ;

class A { bits<-1> b; }

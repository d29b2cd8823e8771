class A; deftype A = int;

class A;
;

// Odd white space.
"my.a"  (  )	{a=1,b   =2}:()->()


"my.b"()   :   (  )   ->   (   )

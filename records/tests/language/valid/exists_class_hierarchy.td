class A; class B : A; def b : B; def q { bit a = !exists<A>("b"); bit bb = !exists<B>("b"); bit self = !exists<A>("q"); }

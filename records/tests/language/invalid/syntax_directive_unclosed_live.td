#ifndef A
def a;

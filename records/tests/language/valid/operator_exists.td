// !exists looks for a record that is defined before the record that asks is complete
class A; class B;
def there : A;
class Of<string n> { bit a = !exists<A>(n); bit b = !exists<B>(n); }
def of : Of<"there">; def no : Of<"nowhere">;
def self : A { bit me = !exists<A>("self"); bit notMe = !exists<B>("self"); bit later = !exists<A>("later"); }
def later : A;

class A {
  include "field-open.td"
}

// rtblgen-opt --split-input-file --allow-unregistered-dialect
// an unknown attribute
"a.a"() {a = #dlti.unknown} : () -> ()
// -----
// a key without letters
"a.a"() {a = #dlti.map<"" = 42>} : () -> ()
// -----
// a device without properties
"a.a"() {a = [1, #dlti.target_device_spec<>]} : () -> ()
// -----
// a system without devices
"a.a"() {a = #dlti.target_system_spec<>} : () -> ()
// -----
// a list as an entry
"a.a"() {a = #dlti.dl_spec<[]>} : () -> ()
// -----
// a number as the key of an entry
"a.a"() {a = #dlti.dl_entry<42, 42>} : () -> ()
// -----
// no sign of equality after a type
"a.a"() {a = #dlti.dl_spec<i32 4>} : () -> ()
// -----
// no sign of equality after a string
"a.a"() {a = #dlti.dl_spec<"a" 4>} : () -> ()
// -----
// an invalid type as a key
"a.a"() {a = #dlti.dl_spec<vector<> = 4>} : () -> ()
// -----
// an invalid type as the key of an entry
"a.a"() {a = #dlti.dl_entry<vector<>, 4>} : () -> ()
// -----
// a type as a key of a device
"a.a"() {a = #dlti.target_device_spec<i32 = 4>} : () -> ()
// -----
// an entry of a type in a device
"a.a"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>} : () -> ()
// -----
// an entry of a type in a system
"a.a"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, 4>>} : () -> ()
// -----
// a number as a device
"a.a"() {a = #dlti.target_system_spec<"a" = 4>} : () -> ()
// -----
// a device twice
"a.a"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"b" = 1>, "a" = #dlti.target_device_spec<"c" = 1>>} : () -> ()
// -----
// a property twice
"a.a"() {a = #dlti.target_device_spec<"b" = 1, "b" = 2>} : () -> ()
// -----
// a name twice
"a.a"() {a = #dlti.dl_spec<"a.b" = 1, #dlti.dl_entry<"a.b", 1>>} : () -> ()
// -----
// a type twice
"a.a"() {a = #dlti.map<i32 = 1, i32 = 2>} : () -> ()
// -----
// an alias of a string as a key
#c = "a"
#d = #dlti.dl_spec<#c = 1>
"a.a"() {a = #d} : () -> ()
// -----
// a comma at the end
"a.a"() {a = #dlti.map<"a" = 1,>} : () -> ()
// -----
// an entry of three parts
"a.a"() {a = #dlti.dl_entry<"a", 1, 2>} : () -> ()
// -----
// no key
"a.a"() {a = #dlti.target_system_spec< = 1>} : () -> ()
// -----
// an unknown attribute of an operation
"a.a"() {dlti.unknown} : () -> ()
// -----
// a number as dlti.map
"a.a"() {dlti.map = 42} : () -> ()
// -----
// a number as dlti.dl_spec
"a.a"() {dlti.dl_spec = 42} : () -> ()
// -----
// a layout as dlti.map
module attributes {dlti.map = #dlti.dl_spec<>} {}
// -----
// a number as dlti.target_system_spec
"a.a"() {dlti.target_system_spec = 42} : () -> ()
// -----
// a device of a module
module attributes {dlti.target_device_spec = #dlti.target_device_spec<"a" = 1>} {}
// -----
// an unknown key of dlti
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 1>} {}
// -----
// an order of bytes that is none
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "some">} {}
// -----
// an order of bytes that is a number
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}
// -----
// a key of a dialect without layouts
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 1>} {}
// -----
// a key of a dialect without layouts, which is loaded
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 1>} { %0 = arith.constant 1 : i32 }
// -----
// no number for index
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<1> : vector<1xi64>>} {}
// -----
// a number for an integer
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}
// -----
// narrow numbers for an integer
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1> : vector<1xi32>>} {}
// -----
// an array for a float
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = array<i64: 1, 2>>} {}
// -----
// three numbers for a float
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<1> : tensor<3xi64>>} {}
// -----
// no numbers for a float
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<> : tensor<0xi64>>} {}
// -----
// a preferred alignment that is less
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[2, 1]> : tensor<2xi64>>} {}
// -----
// an alignment is a number without a sign
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[-1, 1]> : tensor<2xi64>>} {}
// -----
// a tensor in a layout
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<f32> = 32>} {}
// -----
// a complex number in a layout
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<32> : vector<1xi64>>} {}
// -----
// a type of an unregistered dialect in a layout
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.a = 1>} {}
// -----
// a type that is in no layout
module attributes {dlti.dl_spec = #dlti.dl_spec<!transform.any_op = dense<32> : vector<1xi64>>} {}
// -----
// two numbers for a pointer
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<1> : tensor<2xi64>>} {}
// -----
// narrow numbers for a pointer
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<1> : tensor<3xi32>>} {}
// -----
// a preferred alignment of a pointer that is less
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[1, 3, 2]> : tensor<3xi64>>} {}
// -----
// three numbers for a structure
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<1> : tensor<3xi64>>} {}
// -----
// narrow numbers for a structure
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<1> : tensor<1xi32>>} {}
// -----
// a preferred alignment of a structure that is less
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[3, 2]> : tensor<2xi64>>} {}
// -----
// a structure with elements
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<1> : tensor<1xi64>>} {}
// -----
// a structure with a name
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", ()> = dense<1> : tensor<1xi64>>} {}
// -----
// a layout by another name
module attributes {a.x = #dlti.dl_spec<i32 = 1>, dlti.dl_spec = #dlti.dl_spec<>} {}
// -----
// enclosed modules with other entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>} {
  module {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {}
  }
}
// -----
// an enclosed module with another order of bytes
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
}
// -----
// an enclosed module with a smaller pointer
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : tensor<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<32> : tensor<3xi64>>} {}
}
// -----
// an enclosed module with a stronger alignment
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : tensor<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : tensor<2xi64>>} {}
}

// rtblgen-opt --split-input-file --allow-unregistered-dialect
// rtblgen-opt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
// dl_entry with a type and with a string
"a.a"() {a = #dlti.dl_entry<i32, 32 : index>, b = #dlti.dl_entry<"a.b", affine_map<(d0) -> (d0)>>} : () -> ()
// -----
// lists without entries
"a.a"() {a = #dlti.dl_spec<>, b = #dlti.map<>} : () -> ()
// -----
// entries with a sign of equality, and as attributes
"a.a"() {a = #dlti.dl_spec<"a" = 1, #dlti.dl_entry<"b", 2 : i8>, vector<4xi8> = [1], #dlti.dl_entry<none, none>>} : () -> ()
// -----
// aliases of entries, types and lists
#entry = #dlti.dl_entry<"a", 4>
!ty = i32
#list = #dlti.map<#entry, !ty = #entry>
"a.a"() {a = #list} : () -> ()
// -----
// maps in maps
"a.a"() {a = #dlti.map<"cache" = #dlti.map<"L1" = #dlti.map<"bytes" = 65536 : i32>, "L1d" = 1>, i32 = unit>} : () -> ()
// -----
// a system of devices
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"cores" = 8 : ui32, #dlti.dl_entry<"name", "x\22\0A">>,
    #dlti.dl_entry<"GPU", #dlti.target_device_spec<"width" = 4.0 : f32>>>
} {}
// -----
// the alignment of pointers to functions
"a.a"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>, b = #dlti.function_pointer_alignment<-1, function_dependent = false>} : () -> ()
// -----
// the long form
"a.a"() {a = #dlti<map<"a" = 1>>} : () -> ()
// -----
// a type of an unregistered dialect as a key
"a.a"() {a = #dlti.map<!foo.a = 1, none = 2>} : () -> ()
// -----
// a data layout
module attributes {dlti.dl_spec = #dlti.dl_spec<
  "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.default_memory_space" = 1 : ui64,
  "dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 2 : ui64, "dlti.global_memory_space" = 3 : ui64,
  "dlti.stack_alignment" = 128 : i64, "dlti.legal_int_widths" = array<i32: 8, 16>,
  "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = false>,
  "unknown.key" = unit, "key" = 1, index = 32 : i8, i1 = dense<8> : vector<1xi64>, i64 = dense<[32, 64]> : tensor<2xi64>,
  f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<[64, 32, 64]> : vector<3xi64>,
  !llvm.ptr<3> = dense<32> : vector<4xi64>, !llvm.struct<()> = dense<[8, 16]> : vector<2xi64>
>} {}
// -----
// names without a dot belong to no dialect
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti" = 1, "." = 3, "dlti." = 4>} {}
// -----
// entries of operations that have no layout are not checked
func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>, dlti.map = #dlti.map<>}
// -----
// nested modules with the same entries, and with others
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1, i32 = dense<32> : vector<1xi64>>} {
  module {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1, "a.c" = 2, f32 = dense<64> : vector<1xi64>>} {}
  }
}
// -----
// structures with weaker alignment in an enclosed module
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : tensor<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[16, 64]> : tensor<2xi64>>} {}
}

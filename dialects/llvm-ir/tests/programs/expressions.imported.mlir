module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @a(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @b() {addr_space = 0 : i32} : !llvm.array<4 x struct<(i32, i64)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.struct<(i32, i64)>
    %3 = llvm.mlir.zero : !llvm.array<4 x struct<(i32, i64)>>
    llvm.return %3 : !llvm.array<4 x struct<(i32, i64)>>
  }
  llvm.mlir.global external @s(0 : i32) {addr_space = 1 : i32} : i32
  llvm.mlir.global external @signed_bits(-1 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global external @unsigned_bits(15 : i16) {addr_space = 0 : i32} : i16
  llvm.mlir.global external @no_bits(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @all_bits(-1 : i8) {addr_space = 0 : i32} : i8
  llvm.func @extract_unknown_lane() -> i64 {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.getelementptr %0[%2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mlir.constant(33 : i64) : i64
    %6 = llvm.mlir.undef : vector<2xi64>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<2xi64>
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.insertelement %4, %8[%9 : i32] : vector<2xi64>
    %11 = llvm.extractelement %10[%1 : i64] : vector<2xi64>
    llvm.return %11 : i64
  }
  llvm.func @insert_unknown_lane() -> vector<2xi64> {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
    %5 = llvm.insertelement %2, %4[%1 : i64] : vector<2xi64>
    llvm.return %5 : vector<2xi64>
  }
  llvm.func @vector_of_indices() -> vector<2x!llvm.ptr> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(dense<2> : vector<2xi64>) : vector<2xi64>
    %2 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi64>) : vector<2xi64>
    %3 = llvm.mlir.addressof @b : !llvm.ptr
    %4 = llvm.getelementptr %3[%2, %1, 1] : (!llvm.ptr, vector<2xi64>, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.array<4 x struct<(i32, i64)>>
    llvm.return %4 : vector<2x!llvm.ptr>
  }
  llvm.func @vector_of_bases() -> vector<2x!llvm.ptr> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(dense<[3, 1]> : vector<2xi64>) : vector<2xi64>
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @b : !llvm.ptr
    %6 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<2x!llvm.ptr>
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.insertelement %4, %8[%9 : i32] : vector<2x!llvm.ptr>
    %11 = llvm.getelementptr %10[%3, %1, 1] : (vector<2x!llvm.ptr>, vector<2xi64>, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.array<4 x struct<(i32, i64)>>
    llvm.return %11 : vector<2x!llvm.ptr>
  }
  llvm.func @lane_of_address() -> !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.addressof @b : !llvm.ptr
    %4 = llvm.getelementptr %3[%2, %1, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, i64)>>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @no_offset() -> vector<2x!llvm.ptr> {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.insertelement %0, %1[%2 : i32] : vector<2x!llvm.ptr>
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.insertelement %0, %3[%4 : i32] : vector<2x!llvm.ptr>
    llvm.return %5 : vector<2x!llvm.ptr>
  }
  llvm.func @sums() -> vector<2xi64> {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.mlir.undef : vector<2xi64>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<2xi64>
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.insertelement %0, %5[%6 : i32] : vector<2xi64>
    llvm.return %7 : vector<2xi64>
  }
  llvm.func @plus_zero() -> i64 {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    llvm.return %1 : i64
  }
  llvm.func @plus_undef() -> i64 {
    %0 = llvm.mlir.undef : i64
    llvm.return %0 : i64
  }
  llvm.func @minus_poison() -> i64 {
    %0 = llvm.mlir.poison : i64
    llvm.return %0 : i64
  }
  llvm.func @shuffle() -> vector<4xi64> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i128
    %3 = llvm.bitcast %2 : i128 to vector<2xi64>
    %4 = llvm.extractelement %3[%0 : i32] : vector<2xi64>
    %5 = llvm.mlir.poison : i64
    %6 = llvm.mlir.undef : i64
    %7 = llvm.mlir.undef : vector<4xi64>
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.insertelement %4, %7[%8 : i32] : vector<4xi64>
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.insertelement %6, %9[%10 : i32] : vector<4xi64>
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.insertelement %5, %11[%12 : i32] : vector<4xi64>
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.insertelement %4, %13[%14 : i32] : vector<4xi64>
    llvm.return %15 : vector<4xi64>
  }
  llvm.func @shuffle_to_splat() -> vector<4xi64> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i128
    %3 = llvm.bitcast %2 : i128 to vector<2xi64>
    %4 = llvm.extractelement %3[%0 : i32] : vector<2xi64>
    %5 = llvm.mlir.undef : vector<4xi64>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %4, %5[%6 : i32] : vector<4xi64>
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.insertelement %4, %7[%8 : i32] : vector<4xi64>
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.insertelement %4, %9[%10 : i32] : vector<4xi64>
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.insertelement %4, %11[%12 : i32] : vector<4xi64>
    llvm.return %13 : vector<4xi64>
  }
  llvm.func @scalable() -> vector<[2]x!llvm.ptr> {
    %0 = llvm.mlir.poison : vector<[2]xi64>
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.insertelement %2, %0[%1 : i64] : vector<[2]xi64>
    %4 = llvm.shufflevector %3, %0 [0, 0] : vector<[2]xi64> 
    %5 = llvm.mlir.addressof @a : !llvm.ptr
    %6 = llvm.getelementptr %5[%4] : (!llvm.ptr, vector<[2]xi64>) -> vector<[2]x!llvm.ptr>, i8
    llvm.return %6 : vector<[2]x!llvm.ptr>
  }
  llvm.func @undef_lane() -> vector<2xi32> {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i32
    %3 = llvm.mlir.undef : vector<2xi32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<2xi32>
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.insertelement %0, %5[%6 : i32] : vector<2xi32>
    llvm.return %7 : vector<2xi32>
  }
  llvm.func @spaces() -> vector<2x!llvm.ptr<1>> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
    %2 = llvm.mlir.addressof @a : !llvm.ptr
    %3 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<1>
    %4 = llvm.mlir.undef : vector<2x!llvm.ptr<1>>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.insertelement %3, %4[%5 : i32] : vector<2x!llvm.ptr<1>>
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.insertelement %1, %6[%7 : i32] : vector<2x!llvm.ptr<1>>
    llvm.return %8 : vector<2x!llvm.ptr<1>>
  }
  llvm.func @bits_of_lanes() -> vector<2xi64> {
    %0 = llvm.mlir.constant(dense<[4607182418800017408, 4611686018427387904]> : vector<2xi64>) : vector<2xi64>
    llvm.return %0 : vector<2xi64>
  }
  llvm.func @bits() -> i64 {
    %0 = llvm.mlir.constant(4607182418800017408 : i64) : i64
    llvm.return %0 : i64
  }
  llvm.func @number_as_address() -> i64 {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    llvm.return %2 : i64
  }
  llvm.func @short_address() -> i8 {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i8
    llvm.return %1 : i8
  }
  llvm.func @there_and_back() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func @space_and_back() -> !llvm.ptr<1> {
    %0 = llvm.mlir.addressof @s : !llvm.ptr<1>
    llvm.return %0 : !llvm.ptr<1>
  }
  llvm.func @other_space() -> !llvm.ptr<2> {
    %0 = llvm.mlir.addressof @s : !llvm.ptr<1>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
    llvm.return %1 : !llvm.ptr<2>
  }
  llvm.func @twice_bits() -> f64 {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.bitcast %1 : i64 to f64
    llvm.return %2 : f64
  }
  llvm.func @twice_shorter() -> i8 {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i8
    llvm.return %1 : i8
  }
  llvm.func @shorter_and_back() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
    %2 = llvm.inttoptr %1 : i32 to !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func @sum_of_sums() -> i64 {
    %0 = llvm.mlir.constant(9 : i64) : i64
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.add %2, %0 : i64
    llvm.return %3 : i64
  }
  llvm.func @sum_on_both_sides() -> i64 {
    %0 = llvm.mlir.constant(10 : i64) : i64
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.add %2, %0 : i64
    llvm.return %3 : i64
  }
  llvm.func @swapped() -> vector<2xi64> {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.xor %2, %0 : i64
    %4 = llvm.mlir.undef : vector<2xi64>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.insertelement %3, %4[%5 : i32] : vector<2xi64>
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.insertelement %0, %6[%7 : i32] : vector<2xi64>
    llvm.return %8 : vector<2xi64>
  }
  llvm.func @vector_of_bits() -> vector<2xf16> {
    %0 = llvm.mlir.constant(dense<5> : vector<1xi32>) : vector<1xi32>
    %1 = llvm.bitcast %0 : vector<1xi32> to vector<2xf16>
    llvm.return %1 : vector<2xf16>
  }
  llvm.func @bits_of_vector() -> i32 {
    %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi16>) : vector<2xi16>
    %1 = llvm.bitcast %0 : vector<2xi16> to i32
    llvm.return %1 : i32
  }
  llvm.func @ones() -> i128 {
    %0 = llvm.mlir.constant(-1 : i128) : i128
    llvm.return %0 : i128
  }
  llvm.func @offset_of_undef() -> !llvm.ptr {
    %0 = llvm.mlir.undef : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @offset_of_poison() -> !llvm.ptr {
    %0 = llvm.mlir.poison : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @poison_offset() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

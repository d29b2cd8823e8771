// rtblgen-opt --split-input-file
// arith.addi: other types of operands
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// -----
// arith.addi: a number of another kind
func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
// arith.addf: a number of another kind
func.func @f(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
// arith.addi: an integer with a sign
func.func @f(%a: si32) {
  %0 = arith.addi %a, %a : si32
  return
}
// -----
// arith.addi: an unknown flag
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a overflow<abc> : i32
  return
}
// -----
// arith.addf: an unknown flag
func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<abc> : f32
  return
}
// -----
// arith.addi: one operand
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
// arith.addi: two results
func.func @f(%a: i32) {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----
// arith.andi: memory
func.func @f(%a: memref<2xi32>) {
  %0 = arith.andi %a, %a : memref<2xi32>
  return
}
// -----
// arith.constant: an integer with a sign
func.func @f() {
  %0 = arith.constant 1 : si8
  return
}
// -----
// arith.constant: a string
func.func @f() {
  %0 = arith.constant "a"
  return
}
// -----
// arith.constant: another type
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}
// -----
// arith.constant: no value
func.func @f() {
  %0 = "arith.constant"() : () -> i64
  return
}
// -----
// arith.constant: elements of a scalable vector
func.func @f() {
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}
// -----
// arith.constant: a unit
func.func @f() {
  %0 = "arith.constant"() <{value = unit}> : () -> none
  return
}
// -----
// arith.extsi: i32 to i32
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i32
  return
}
// -----
// arith.extsi: i32 to i8
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i8
  return
}
// -----
// arith.extui: i8 to i8
func.func @f(%a: i8) {
  %0 = arith.extui %a : i8 to i8
  return
}
// -----
// arith.extui: i8 to index
func.func @f(%a: i8) {
  %0 = arith.extui %a : i8 to index
  return
}
// -----
// arith.extf: f32 to f32
func.func @f(%a: f32) {
  %0 = arith.extf %a : f32 to f32
  return
}
// -----
// arith.extf: f64 to f32
func.func @f(%a: f64) {
  %0 = arith.extf %a : f64 to f32
  return
}
// -----
// arith.trunci: i8 to i8
func.func @f(%a: i8) {
  %0 = arith.trunci %a : i8 to i8
  return
}
// -----
// arith.trunci: i8 to i32
func.func @f(%a: i8) {
  %0 = arith.trunci %a : i8 to i32
  return
}
// -----
// arith.truncf: f16 to f16
func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f16
  return
}
// -----
// arith.truncf: f16 to f64
func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f64
  return
}
// -----
// arith.extsi: f32 to i64
func.func @f(%a: f32) {
  %0 = arith.extsi %a : f32 to i64
  return
}
// -----
// arith.sitofp: f32 to f64
func.func @f(%a: f32) {
  %0 = arith.sitofp %a : f32 to f64
  return
}
// -----
// arith.uitofp: i32 to i32
func.func @f(%a: i32) {
  %0 = arith.uitofp %a : i32 to i32
  return
}
// -----
// arith.fptosi: i32 to i32
func.func @f(%a: i32) {
  %0 = arith.fptosi %a : i32 to i32
  return
}
// -----
// arith.fptoui: f32 to f32
func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to f32
  return
}
// -----
// arith.index_cast: index to index
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}
// -----
// arith.index_cast: i8 to i32
func.func @f(%a: i8) {
  %0 = arith.index_cast %a : i8 to i32
  return
}
// -----
// arith.index_castui: i8 to f32
func.func @f(%a: i8) {
  %0 = arith.index_castui %a : i8 to f32
  return
}
// -----
// arith.bitcast: i32 to i64
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to i64
  return
}
// -----
// arith.bitcast: index to i64
func.func @f(%a: index) {
  %0 = arith.bitcast %a : index to i64
  return
}
// -----
// arith.bitcast: vector<2xi8> to i16
func.func @f(%a: vector<2xi8>) {
  %0 = arith.bitcast %a : vector<2xi8> to i16
  return
}
// -----
// arith.extsi: vector<2xi8> to vector<3xi16>
func.func @f(%a: vector<2xi8>) {
  %0 = arith.extsi %a : vector<2xi8> to vector<3xi16>
  return
}
// -----
// arith.trunci: tensor<2xi8> to vector<2xi4>
func.func @f(%a: tensor<2xi8>) {
  %0 = arith.trunci %a : tensor<2xi8> to vector<2xi4>
  return
}
// -----
// arith.sitofp: vector<2xi8> to f32
func.func @f(%a: vector<2xi8>) {
  %0 = arith.sitofp %a : vector<2xi8> to f32
  return
}
// -----
// arith.index_cast: tensor<2xindex> to tensor<?xi8>
func.func @f(%a: tensor<2xindex>) {
  %0 = arith.index_cast %a : tensor<2xindex> to tensor<?xi8>
  return
}
// -----
// arith.cmpi: an unknown predicate
func.func @f(%a: i32) {
  %0 = arith.cmpi less, %a, %a : i32
  return
}
// -----
// arith.cmpi: no predicate
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
// arith.cmpi: a result of another shape
func.func @f(%a: vector<2xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (vector<2xi32>, vector<2xi32>) -> i1
  return
}
// -----
// arith.cmpi: a predicate out of bounds
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}
// -----
// arith.cmpf: an integer
func.func @f(%a: i32) {
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}
// -----
// arith.cmpf: a predicate of the wrong type
func.func @f(%a: f32) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 1 : i8}> : (f32, f32) -> i1
  return
}
// -----
// arith.select: a condition of another type
func.func @f(%c: i8, %a: i32) {
  %0 = "arith.select"(%c, %a, %a) : (i8, i32, i32) -> i32
  return
}
// -----
// arith.select: values of two types
func.func @f(%c: i1, %a: i32, %b: i64) {
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}
// -----
// arith.select: conditions of another shape
func.func @f(%c: vector<3xi1>, %a: vector<2xi32>) {
  %0 = arith.select %c, %a, %a : vector<3xi1>, vector<2xi32>
  return
}
// -----
// arith.select: conditions of a tensor
func.func @f(%c: tensor<3xi1>, %a: tensor<?xi32>) {
  %0 = arith.select %c, %a, %a : tensor<3xi1>, tensor<?xi32>
  return
}
// -----
// arith.select: two operands in the text
func.func @f(%c: i1, %a: i32) {
  %0 = arith.select %c, %a : i32
  return
}
// -----
// arith.addui_extended: a carry of another type
func.func @f(%a: i32) {
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----
// arith.addui_extended: carries of another shape
func.func @f(%a: vector<2xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> (vector<2xi32>, vector<3xi1>)
  return
}
// -----
// arith.mulsi_extended: halves of two types
func.func @f(%a: i32) {
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i16)
  return
}
// -----
// arith.scaling_extf: a narrower result
func.func @f(%a: f32, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}
// -----
// arith.scaling_truncf: a wider result
func.func @f(%a: f16, %s: f8E8M0FNU) {
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f32
  return
}
// -----
// arith.truncf: an unknown rounding mode
func.func @f(%a: f32) {
  %0 = arith.truncf %a somewhere : f32 to f16
  return
}
// -----
// arith.divsi: an unknown word
func.func @f(%a: i32) {
  %0 = arith.divsi %a, %a inexact : i32
  return
}

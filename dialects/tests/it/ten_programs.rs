//! Ten programs of 100 to 10,000 lines, lowered to `llvm`, translated and run: their output equals the values
//! computed in Rust.
//!
//! `RTBLGEN_KEEP_PROGRAMS=FOLDER` writes them, so that the time of their lowering can be measured.

use std::fmt::Write;

use oracle::Oracle;

use crate::random::{PRINT, Random, lower, printed, run};

/// A program under construction, and the numbers that it must print.
struct Program {
    text: String,
    next: usize,
    expected: Vec<i64>,
}

impl Program {
    fn new() -> Self {
        Program { text: PRINT.to_owned(), next: 0, expected: Vec::new() }
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "    {line}").expect("a string takes all");
    }

    /// The name of a new value.
    fn add(&mut self, code: &str) -> String {
        self.next += 1;
        let name = format!("%v{}", self.next);
        self.line(&format!("{name} = {code}"));
        name
    }

    fn index(&mut self, number: usize) -> String {
        self.add(&format!("arith.constant {number} : index"))
    }

    fn int(&mut self, number: i64) -> String {
        self.add(&format!("arith.constant {number} : i64"))
    }

    fn float(&mut self, number: f64) -> String {
        self.add(&format!("arith.constant {number:?} : f64"))
    }

    fn binary(&mut self, op: &str, [a, b]: [&str; 2], ty: &str) -> String {
        self.add(&format!("arith.{op} {a}, {b} : {ty}"))
    }

    fn store(&mut self, value: &str, memory: &str, at: &str, ty: &str) {
        self.line(&format!("memref.store {value}, {memory}[{at}] : {ty}"));
    }

    fn load(&mut self, memory: &str, at: &str, ty: &str) -> String {
        self.add(&format!("memref.load {memory}[{at}] : {ty}"))
    }

    /// Memory with these numbers in it.
    fn memory(&mut self, numbers: &[i64]) -> (String, String) {
        let ty = format!("memref<{}xi64>", numbers.len());
        let memory = self.add(&format!("memref.alloc() : {ty}"));
        for (at, number) in numbers.iter().enumerate() {
            let (at, number) = (self.index(at), self.int(*number));
            self.store(&number, &memory, &at, &ty);
        }
        (memory, ty)
    }

    /// A loop over the indices from a number up to another.
    fn each(&mut self, [low, high]: [&str; 2], body: impl FnOnce(&mut Self, &str)) {
        let one = self.index(1);
        self.next += 1;
        let i = format!("%v{}", self.next);
        self.line(&format!("scf.for {i} = {low} to {high} step {one} {{"));
        body(self, &i);
        self.line("}");
    }

    fn print(&mut self, value: &str) {
        self.line(&format!("func.call @print({value}) : (i64) -> ()"));
    }

    fn print_float(&mut self, value: &str) {
        let bits = self.add(&format!("arith.bitcast {value} : f64 to i64"));
        self.print(&bits);
    }

    fn print_all(&mut self, memory: &str, ty: &str, size: usize) {
        let (low, high) = (self.index(0), self.index(size));
        self.each([&low, &high], |p, i| {
            let value = p.load(memory, i, ty);
            p.print(&value);
        });
    }

    fn begin(&mut self) {
        self.text.push_str("  func.func @main() -> i32 {\n");
    }

    fn end(mut self) -> Self {
        let zero = self.add("arith.constant 0 : i32");
        self.line(&format!("return {zero} : i32"));
        self.text.push_str("  }\n");
        self
    }
}

fn numbers(seed: u64, count: usize, bound: usize) -> Vec<i64> {
    let mut random = Random(seed);
    (0..count).map(|_| random.below(bound) as i64).collect()
}

fn matrix_product() -> Program {
    const N: usize = 12;
    let (a, b) = (numbers(1, N * N, 100), numbers(2, N * N, 100));
    let mut p = Program::new();
    p.begin();
    let ((am, ty), (bm, _), (cm, _)) = (p.memory(&a), p.memory(&b), p.memory(&[0; N * N]));
    let [zero, n] = [0, N].map(|number| p.index(number));
    p.each([&zero, &n], |p, i| {
        p.each([&zero, &n], |p, j| {
            let row = p.binary("muli", [i, &n], "index");
            let to = p.binary("addi", [&row, j], "index");
            p.each([&zero, &n], |p, k| {
                let at = p.binary("addi", [&row, k], "index");
                let other = p.binary("muli", [k, &n], "index");
                let other = p.binary("addi", [&other, j], "index");
                let (x, y) = (p.load(&am, &at, &ty), p.load(&bm, &other, &ty));
                let product = p.binary("muli", [&x, &y], "i64");
                let sum = p.load(&cm, &to, &ty);
                let sum = p.binary("addi", [&sum, &product], "i64");
                p.store(&sum, &cm, &to, &ty);
            });
        });
    });
    p.print_all(&cm, &ty, N * N);
    p.expected = (0..N * N).map(|at| (0..N).map(|k| a[at / N * N + k] * b[k * N + at % N]).sum()).collect();
    p.end()
}

fn sort() -> Program {
    let mut data = numbers(3, 200, 1000);
    let mut p = Program::new();
    p.begin();
    let (memory, ty) = p.memory(&data);
    let [zero, one, last] = [0, 1, data.len() - 1].map(|number| p.index(number));
    p.each([&zero, &last], |p, i| {
        let end = p.binary("subi", [&last, i], "index");
        p.each([&zero, &end], |p, j| {
            let next = p.binary("addi", [j, &one], "index");
            let (x, y) = (p.load(&memory, j, &ty), p.load(&memory, &next, &ty));
            let is_greater = p.add(&format!("arith.cmpi sgt, {x}, {y} : i64"));
            p.line(&format!("scf.if {is_greater} {{"));
            p.store(&y, &memory, j, &ty);
            p.store(&x, &memory, &next, &ty);
            p.line("}");
        });
    });
    p.print_all(&memory, &ty, data.len());
    data.sort_unstable();
    p.expected = data;
    p.end()
}

/// Strikes out the multiples of each prime below 50, one loop for each prime.
fn sieve() -> Program {
    const N: usize = 2000;
    let ty = format!("memref<{N}xi1>");
    let mut p = Program::new();
    p.begin();
    let memory = p.add(&format!("memref.alloc() : {ty}"));
    let [two, n] = [2, N].map(|number| p.index(number));
    let (yes, no) = (p.add("arith.constant true"), p.add("arith.constant false"));
    p.each([&two, &n], |p, i| p.store(&yes, &memory, i, &ty));
    for prime in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] {
        let (from, step) = (p.index(prime * prime), p.index(prime));
        p.next += 1;
        let i = format!("%v{}", p.next);
        p.line(&format!("scf.for {i} = {from} to {n} step {step} {{"));
        p.store(&no, &memory, &i, &ty);
        p.line("}");
    }
    p.each([&two, &n], |p, i| {
        let is_prime = p.load(&memory, i, &ty);
        p.line(&format!("scf.if {is_prime} {{"));
        let number = p.add(&format!("arith.index_cast {i} : index to i64"));
        p.print(&number);
        p.line("}");
    });
    let is_prime =
        |number: &usize| (2..*number).take_while(|d| d * d <= *number).all(|d| !number.is_multiple_of(d));
    p.expected = (2..N).filter(is_prime).map(|number| number as i64).collect();
    p.end()
}

/// A fast Fourier transform of 32 complex numbers, without loops.
fn fourier() -> Program {
    const N: usize = 32;
    let input: Vec<f64> = numbers(4, N, 1000).iter().map(|number| *number as f64 / 8.0).collect();
    let mut p = Program::new();
    p.begin();
    let zero = p.float(0.0);
    let order = |at: usize| (at as u32).reverse_bits() >> (32 - N.trailing_zeros());
    let mut values: Vec<[(String, f64); 2]> = Vec::new();
    for at in 0..N {
        let number = input[order(at) as usize];
        values.push([(p.float(number), number), (zero.clone(), 0.0)]);
    }
    let mut size = 2;
    while size <= N {
        for start in (0..N).step_by(size) {
            for k in 0..size / 2 {
                let angle = -2.0 * std::f64::consts::PI * k as f64 / size as f64;
                let (cosine, sine) = (angle.cos(), angle.sin());
                let (c, s) = (p.float(cosine), p.float(sine));
                let [even, odd] = [start + k, start + k + size / 2].map(|at| values[at].clone());
                let mut product = |[(a, x), (b, y)]: [&(String, f64); 2], op: &str| {
                    let (left, right) = (p.binary("mulf", [a, &c], "f64"), p.binary("mulf", [b, &s], "f64"));
                    let (value, own) = match op {
                        "subf" => ("subf", x * cosine - y * sine),
                        _ => ("addf", x * cosine + y * sine),
                    };
                    (p.binary(value, [&left, &right], "f64"), own)
                };
                let real = product([&odd[0], &odd[1]], "subf");
                let imaginary = product([&odd[1], &odd[0]], "addf");
                for (part, turned) in [real, imaginary].into_iter().enumerate() {
                    let (a, x) = &even[part];
                    let sum = (p.binary("addf", [a, &turned.0], "f64"), x + turned.1);
                    let difference = (p.binary("subf", [a, &turned.0], "f64"), x - turned.1);
                    values[start + k][part] = sum;
                    values[start + k + size / 2][part] = difference;
                }
            }
        }
        size *= 2;
    }
    for (name, number) in values.into_iter().flatten() {
        p.print_float(&name);
        p.expected.push(number.to_bits() as i64);
    }
    p.end()
}

/// Five bodies attract each other, for 20 steps. The position of each and its speed are in memory.
fn bodies() -> Program {
    const N: usize = 5;
    let mut state: Vec<f64> = numbers(5, 6 * N, 200).iter().map(|number| *number as f64 / 16.0).collect();
    let (mass, step, near) = (3.5, 0.01, 0.1);
    let ty = format!("memref<{}xf64>", state.len());
    let mut p = Program::new();
    p.begin();
    let memory = p.add(&format!("memref.alloc() : {ty}"));
    for (at, number) in state.iter().enumerate() {
        let (at, number) = (p.index(at), p.float(*number));
        p.store(&number, &memory, &at, &ty);
    }
    let [low, high] = [0, 20].map(|number| p.index(number));
    p.each([&low, &high], |p, _| {
        let [factor, near, step] = [mass * step, near, step].map(|number| p.float(number));
        for i in 0..N {
            for j in (0..N).filter(|j| *j != i) {
                let mut distances = Vec::new();
                let mut square = near.clone();
                for part in 0..3 {
                    let [to, from] = [6 * j + part, 6 * i + part].map(|at| {
                        let at = p.index(at);
                        p.load(&memory, &at, &ty)
                    });
                    let distance = p.binary("subf", [&to, &from], "f64");
                    let own = p.binary("mulf", [&distance, &distance], "f64");
                    square = p.binary("addf", [&square, &own], "f64");
                    distances.push(distance);
                }
                let root = p.add(&format!("math.sqrt {square} : f64"));
                let cube = p.binary("mulf", [&square, &root], "f64");
                let pull = p.binary("divf", [&factor, &cube], "f64");
                for (part, distance) in distances.iter().enumerate() {
                    let at = p.index(6 * i + 3 + part);
                    let speed = p.load(&memory, &at, &ty);
                    let change = p.binary("mulf", [distance, &pull], "f64");
                    let speed = p.binary("addf", [&speed, &change], "f64");
                    p.store(&speed, &memory, &at, &ty);
                }
            }
        }
        for at in (0..N).flat_map(|body| [0, 1, 2].map(|part| 6 * body + part)) {
            let (place, other) = (p.index(at), p.index(at + 3));
            let (old, speed) = (p.load(&memory, &place, &ty), p.load(&memory, &other, &ty));
            let change = p.binary("mulf", [&speed, &step], "f64");
            let new = p.binary("addf", [&old, &change], "f64");
            p.store(&new, &memory, &place, &ty);
        }
    });
    for at in 0..state.len() {
        let at = p.index(at);
        let value = p.load(&memory, &at, &ty);
        p.print_float(&value);
    }
    for _ in 0..20 {
        for i in 0..N {
            for j in (0..N).filter(|j| *j != i) {
                let distances = [0, 1, 2].map(|part| state[6 * j + part] - state[6 * i + part]);
                let square = distances.iter().fold(near, |sum, distance| sum + distance * distance);
                let pull = (mass * step) / (square * square.sqrt());
                for (part, distance) in distances.iter().enumerate() {
                    state[6 * i + 3 + part] += distance * pull;
                }
            }
        }
        for at in (0..N).flat_map(|body| [0, 1, 2].map(|part| 6 * body + part)) {
            state[at] += state[at + 3] * step;
        }
    }
    p.expected = state.iter().map(|number| number.to_bits() as i64).collect();
    p.end()
}

/// A hash table with open addressing that counts numbers. A function of several blocks looks for a place.
fn hash_table() -> Program {
    const SLOTS: usize = 256;
    let data = numbers(6, 300, 90);
    let mut p = Program::new();
    p.text.push_str(
        "  func.func private @place(%keys: memref<256xi64>, %key: i64) -> index {
    %factor = arith.constant 2654435761 : i64
    %mask = arith.constant 255 : i64
    %one = arith.constant 1 : i64
    %empty = arith.constant -1 : i64
    %hash = arith.muli %key, %factor : i64
    %first = arith.andi %hash, %mask : i64
    cf.br ^look(%first : i64)
  ^look(%at: i64):
    %place = arith.index_cast %at : i64 to index
    %found = memref.load %keys[%place] : memref<256xi64>
    %is_own = arith.cmpi eq, %found, %key : i64
    %is_empty = arith.cmpi eq, %found, %empty : i64
    %ends = arith.ori %is_own, %is_empty : i1
    %after = arith.addi %at, %one : i64
    %next = arith.andi %after, %mask : i64
    cf.cond_br %ends, ^done, ^look(%next : i64)
  ^done:
    return %place : index
  }
",
    );
    p.begin();
    let ((keys, ty), (counts, _)) = (p.memory(&[-1; SLOTS]), p.memory(&[0; SLOTS]));
    let one = p.int(1);
    for key in &data {
        let key = p.int(*key);
        let place = p.add(&format!("func.call @place({keys}, {key}) : ({ty}, i64) -> index"));
        p.store(&key, &keys, &place, &ty);
        let count = p.load(&counts, &place, &ty);
        let count = p.binary("addi", [&count, &one], "i64");
        p.store(&count, &counts, &place, &ty);
    }
    for key in 0..90 {
        let name = p.int(key);
        let place = p.add(&format!("func.call @place({keys}, {name}) : ({ty}, i64) -> index"));
        let count = p.load(&counts, &place, &ty);
        p.print(&count);
        p.expected.push(data.iter().filter(|own| **own == key).count() as i64);
    }
    p.end()
}

/// The CRC-32 of 64 bytes, bit by bit.
fn checksum() -> Program {
    let data = numbers(7, 64, 256);
    let mut p = Program::new();
    p.begin();
    let [one, polynomial] = [1, 0xEDB8_8320].map(|number| p.int(number));
    let (mut crc, mut own) = (p.int(0xFFFF_FFFF), 0xFFFF_FFFFu64);
    for byte in data {
        let name = p.int(byte);
        crc = p.binary("xori", [&crc, &name], "i64");
        own ^= byte as u64;
        for _ in 0..8 {
            let bit = p.binary("andi", [&crc, &one], "i64");
            let is_set = p.add(&format!("arith.cmpi eq, {bit}, {one} : i64"));
            let shifted = p.binary("shrui", [&crc, &one], "i64");
            let changed = p.binary("xori", [&shifted, &polynomial], "i64");
            crc = p.add(&format!("arith.select {is_set}, {changed}, {shifted} : i64"));
            own = if own & 1 == 1 { (own >> 1) ^ 0xEDB8_8320 } else { own >> 1 };
        }
    }
    p.print(&crc);
    p.expected.push(own as i64);
    p.end()
}

/// Values of a polynomial of degree 40 at 110 places, without loops: about 10,000 lines.
fn polynomial() -> Program {
    let coefficients = numbers(8, 41, 50);
    let mut p = Program::new();
    p.begin();
    let names: Vec<String> = coefficients.iter().map(|number| p.float(*number as f64)).collect();
    for at in 0..110 {
        let x = f64::from(at) / 64.0;
        let place = p.float(x);
        let (mut sum, mut own) = (names[0].clone(), coefficients[0] as f64);
        for (name, number) in names.iter().zip(&coefficients).skip(1) {
            let product = p.binary("mulf", [&sum, &place], "f64");
            sum = p.binary("addf", [&product, name], "f64");
            own = own * x + *number as f64;
        }
        p.print_float(&sum);
        p.expected.push(own.to_bits() as i64);
    }
    p.end()
}

/// A hundred functions that call each other, with loops that end by a condition (Collatz sequences).
fn sequences() -> Program {
    let mut p = Program::new();
    for number in 0..100 {
        let callee = match number {
            0 => "%n".to_owned(),
            _ => format!("func.call @f{}(%n) : (i64) -> i64", number - 1),
        };
        let before = if number == 0 { String::new() } else { format!("    %m = {callee}\n") };
        let start = if number == 0 { "%n" } else { "%m" };
        write!(
            p.text,
            "  func.func private @f{number}(%n: i64) -> i64 {{
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %two = arith.constant 2 : i64
    %three = arith.constant 3 : i64
    %offset = arith.constant {} : i64
{before}    %first = arith.addi {start}, %offset : i64
    %end:2 = scf.while (%x = %first, %steps = %zero) : (i64, i64) -> (i64, i64) {{
      %goes_on = arith.cmpi sgt, %x, %one : i64
      scf.condition(%goes_on) %x, %steps : i64, i64
    }} do {{
    ^bb0(%x: i64, %steps: i64):
      %rest = arith.remsi %x, %two : i64
      %is_even = arith.cmpi eq, %rest, %zero : i64
      %next = scf.if %is_even -> (i64) {{
        %half = arith.divsi %x, %two : i64
        scf.yield %half : i64
      }} else {{
        %triple = arith.muli %x, %three : i64
        %odd = arith.addi %triple, %one : i64
        scf.yield %odd : i64
      }}
      %more = arith.addi %steps, %one : i64
      scf.yield %next, %more : i64, i64
    }}
    %sum = arith.addi %end#1, %first : i64
    return %sum : i64
  }}
",
            number + 1
        )
        .expect("a string takes all");
    }
    p.begin();
    for start in [1, 7, 27] {
        let name = p.int(start);
        let result = p.add(&format!("func.call @f99({name}) : (i64) -> i64"));
        p.print(&result);
        let step = |before: i64, number: i64| {
            let first = before + number + 1;
            let (mut x, mut steps) = (first, 0);
            while x > 1 {
                x = if x % 2 == 0 { x / 2 } else { 3 * x + 1 };
                steps += 1;
            }
            steps + first
        };
        p.expected.push((0..100).fold(start, step));
    }
    p.end()
}

/// The distance of two texts of 48 letters, in a table.
fn edit_distance() -> Program {
    const N: usize = 48;
    let (a, b) = (numbers(9, N, 4), numbers(10, N, 4));
    let ty = format!("memref<{}x{}xi64>", N + 1, N + 1);
    let mut p = Program::new();
    p.begin();
    let ((am, letters), (bm, _)) = (p.memory(&a), p.memory(&b));
    let table = p.add(&format!("memref.alloc() : {ty}"));
    let [zero, one, end] = [0, 1, N + 1].map(|number| p.index(number));
    let unit = p.int(1);
    p.each([&zero, &end], |p, i| {
        let number = p.add(&format!("arith.index_cast {i} : index to i64"));
        p.store(&number, &table, &format!("{i}, {zero}"), &ty);
        p.store(&number, &table, &format!("{zero}, {i}"), &ty);
    });
    p.each([&one, &end], |p, i| {
        let above = p.binary("subi", [i, &one], "index");
        let x = p.load(&am, &above, &letters);
        p.each([&one, &end], |p, j| {
            let left = p.binary("subi", [j, &one], "index");
            let y = p.load(&bm, &left, &letters);
            let differ = p.add(&format!("arith.cmpi ne, {x}, {y} : i64"));
            let cost = p.add(&format!("arith.extui {differ} : i1 to i64"));
            let corner = p.load(&table, &format!("{above}, {left}"), &ty);
            let changed = p.binary("addi", [&corner, &cost], "i64");
            let up = p.load(&table, &format!("{above}, {j}"), &ty);
            let removed = p.binary("addi", [&up, &unit], "i64");
            let before = p.load(&table, &format!("{i}, {left}"), &ty);
            let added = p.binary("addi", [&before, &unit], "i64");
            let least = p.binary("minsi", [&changed, &removed], "i64");
            let least = p.binary("minsi", [&least, &added], "i64");
            p.store(&least, &table, &format!("{i}, {j}"), &ty);
        });
    });
    let last = p.index(N);
    let result = p.load(&table, &format!("{last}, {last}"), &ty);
    p.print(&result);
    let mut row: Vec<i64> = (0..=N as i64).collect();
    for (i, x) in a.iter().enumerate() {
        let mut next = vec![i as i64 + 1];
        for (j, y) in b.iter().enumerate() {
            next.push((row[j] + i64::from(x != y)).min(row[j + 1] + 1).min(next[j] + 1));
        }
        row = next;
    }
    p.expected.push(row[N]);
    p.end()
}

/// A name, and the function that writes the program.
type Named = (&'static str, fn() -> Program);

const PROGRAMS: [Named; 10] = [
    ("matrix_product", matrix_product),
    ("sort", sort),
    ("sieve", sieve),
    ("fourier", fourier),
    ("bodies", bodies),
    ("hash_table", hash_table),
    ("checksum", checksum),
    ("polynomial", polynomial),
    ("sequences", sequences),
    ("edit_distance", edit_distance),
];

#[test]
fn ten_programs_print_what_rust_computes() {
    let Some(oracle) = Oracle::find() else { return };
    for (name, program) in PROGRAMS {
        let program = program();
        let lines = program.text.lines().count();
        assert!((100..=10_000).contains(&lines), "{name} has {lines} lines");
        if let Ok(folder) = std::env::var("RTBLGEN_KEEP_PROGRAMS") {
            let path = format!("{folder}/{name}.mlir");
            std::fs::write(path, &program.text).expect("the file can be written");
        }
        let expected: Vec<String> = program.expected.iter().map(|number| printed(*number)).collect();
        for folds in [false, true] {
            let output = run(&oracle, &lower(&program.text, folds));
            assert_eq!(output, expected, "{name}, folded first: {folds}");
        }
    }
}

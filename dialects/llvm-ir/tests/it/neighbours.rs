//! Random modules of addresses, constants, flags and metadata, through both tools in both directions: the same text.

use std::fmt::Write as _;

use oracle::random::{Random, count};
use oracle::{Oracle, is_whole};

const LINKAGES: [&str; 9] = [
    "external",
    "internal",
    "private",
    "weak",
    "linkonce",
    "linkonce_odr",
    "weak_odr",
    "available_externally",
    "external",
];
const UNNAMED: [&str; 4] = ["", "", "unnamed_addr ", "local_unnamed_addr "];
/// Types of globals, and initializers.
const GLOBALS: [(&str, &str); 8] = [
    ("i32", "0 : i32"),
    ("i8", "7 : i8"),
    ("i64", "-1 : i64"),
    ("f32", "1.5 : f32"),
    ("!llvm.array<4 x i32>", "dense<[1, 2, 3, 4]> : tensor<4xi32>"),
    ("!llvm.array<0 x i32>", "dense<0> : tensor<0xi32>"),
    ("!llvm.array<32 x i8>", "dense<1> : tensor<32xi8>"),
    ("vector<4xi32>", "dense<2> : vector<4xi32>"),
];
const ELEMENTS: [&str; 5] = ["i8", "i16", "i32", "i64", "!llvm.array<4 x i32>"];
const INTEGERS: [&str; 7] = ["i1", "i8", "i16", "i32", "i64", "i33", "i128"];
#[rustfmt::skip]
const OPS: [(&str, &[&str]); 13] = [
    ("add", &["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"]),
    ("sub", &["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"]),
    ("mul", &["", " overflow<nsw>", " overflow<nuw>"]),
    ("shl", &["", " overflow<nsw>", " overflow<nuw>"]),
    ("and", &[""]), ("and", &[""]), ("or", &["", " disjoint"]), ("xor", &[""]),
    ("lshr", &["", " exact"]), ("ashr", &["", " exact"]), ("udiv", &["", " exact"]), ("sdiv", &["", " exact"]),
    ("urem", &[""]),
];
const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT_PREDICATES: [&str; 8] = ["oeq", "ogt", "ole", "one", "ord", "ueq", "ult", "uno"];
const FAST: [&str; 6] = ["", "", "<fast>", "<nnan>", "<nnan, ninf, nsz>", "<reassoc, contract, afn>"];
const FLOAT_OPS: [&str; 5] = ["fadd", "fsub", "fmul", "fdiv", "frem"];
const FLOATS: [&str; 8] =
    ["0.0", "-0.0", "1.0", "-2.5", "0x7FC00000", "0x7F800000", "0xFF800000", "0x7F800001"];
const ACCESSES: [&str; 6] = [
    "",
    " {nontemporal}",
    " invariant",
    " {alignment = 8 : i64}",
    " {access_groups = [#group]}",
    " {alias_scopes = [#scope], noalias_scopes = [#other]}",
];
const METADATA: &str = r#"#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "s">
#other = #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[4]<>>
#unroll = #llvm.loop_unroll<disable = true>
#vectorize = #llvm.loop_vectorize<disable = false, width = 8 : i32>
#loop = #llvm.loop_annotation<unroll = #unroll, vectorize = #vectorize, parallelAccesses = #group>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
"#;

/// A function in the making.
struct Function {
    random: Random,
    text: String,
    /// Values with their types.
    values: Vec<(String, String)>,
    globals: usize,
}

impl Function {
    fn pick(&mut self, from: &[&str]) -> String {
        (*self.random.pick(from)).to_owned()
    }

    /// Defines a value and stores it, so that the text shows it.
    fn define(&mut self, ty: &str, text: &str) {
        let name = format!("%v{}", self.values.len());
        let _ = writeln!(self.text, "  {name} = llvm.{text}\n  llvm.store {name}, %p : {ty}, !llvm.ptr");
        self.values.push((name, ty.to_owned()));
    }

    fn constant(&mut self, ty: &str) -> String {
        let name = format!("%c{}", self.text.len());
        let number = *self.random.pick(&[0i64, 1, -1, 2, 3, 4, 7, 8, 12, 15, 16, 64, -4, -8, 255]);
        let number = if ty == "i1" { (number & 1 == 1).to_string() } else { format!("{number} : {ty}") };
        let text = match self.random.below(14) {
            0 => format!("undef : {ty}"),
            1 => format!("poison : {ty}"),
            _ => format!("constant({number}) : {ty}"),
        };
        let _ = writeln!(self.text, "  {name} = llvm.mlir.{text}");
        name
    }

    /// A value of a type: mostly one that there is.
    fn value(&mut self, ty: &str) -> String {
        let known: Vec<String> =
            self.values.iter().filter(|(_, known)| known == ty).map(|(name, _)| name.clone()).collect();
        match known.is_empty() || self.random.one_in(3) {
            false => self.random.pick(&known).clone(),
            true if ty == "!llvm.ptr" => {
                let number = self.random.below(self.globals + 2);
                let symbol = match number {
                    0 => return "%p".to_owned(),
                    1 => "t".to_owned(),
                    number => format!("g{}", number - 2),
                };
                let name = format!("%a{}", self.text.len());
                let _ = writeln!(self.text, "  {name} = llvm.mlir.addressof @{symbol} : !llvm.ptr");
                name
            }
            true if ty == "f32" => {
                let number = self.pick(&FLOATS);
                let name = format!("%f{}", self.text.len());
                let _ = writeln!(self.text, "  {name} = llvm.mlir.constant({number} : f32) : f32");
                name
            }
            true => self.constant(ty),
        }
    }

    fn integer(&mut self) -> String {
        self.pick(&INTEGERS)
    }

    fn operation(&mut self) {
        const POINTER: &str = "!llvm.ptr";
        match self.random.below(16) {
            0..3 => {
                let (base, element) = (self.value(POINTER), self.pick(&ELEMENTS));
                let flags = self.pick(&["", "inbounds ", "inbounds|nuw ", "nusw ", "nuw "]);
                let (first, second) = (self.random.below(12) as i64 - 3, self.random.below(5));
                let (indices, types) = match (element.starts_with('!'), self.random.one_in(4)) {
                    (true, false) => (format!("{first}, {second}"), format!("({POINTER}) -> {POINTER}")),
                    (_, true) => {
                        let index = self.value("i64");
                        (index, format!("({POINTER}, i64) -> {POINTER}"))
                    }
                    _ => (first.to_string(), format!("({POINTER}) -> {POINTER}")),
                };
                self.define(POINTER, &format!("getelementptr {flags}{base}[{indices}] : {types}, {element}"));
            }
            3..5 => {
                let (pointer, ty) = (self.value(POINTER), self.integer());
                self.define(&ty, &format!("ptrtoint {pointer} : {POINTER} to {ty}"));
            }
            5 => {
                let ty = self.integer();
                let number = self.value(&ty);
                self.define(POINTER, &format!("inttoptr {number} : {ty} to {POINTER}"));
            }
            6 => {
                let predicate = self.pick(&PREDICATES);
                let (a, b) = (self.value(POINTER), self.value(POINTER));
                self.define("i1", &format!("icmp \"{predicate}\" {a}, {b} : {POINTER}"));
            }
            7 => {
                let (predicate, ty) = (self.pick(&PREDICATES), self.integer());
                let (a, b) = (self.value(&ty), self.value(&ty));
                self.define("i1", &format!("icmp \"{predicate}\" {a}, {b} : {ty}"));
            }
            8..11 => {
                let (op, flags) = *self.random.pick(&OPS);
                let (flag, ty) = (self.pick(flags), self.integer());
                let (a, b) = (self.value(&ty), self.value(&ty));
                let text = match flag.as_str() {
                    " disjoint" | " exact" => format!("{op}{flag} {a}, {b} : {ty}"),
                    _ => format!("{op} {a}, {b}{flag} : {ty}"),
                };
                self.define(&ty, &text);
            }
            11 => {
                let (from, to) = (self.random.below(4), self.random.below(4));
                let (from, to) = (["i8", "i16", "i32", "i64"][from], ["i8", "i16", "i32", "i64"][to]);
                let value = self.value(from);
                let bits = |ty: &str| ty[1..].parse::<u32>().unwrap_or(0);
                match bits(from).cmp(&bits(to)) {
                    std::cmp::Ordering::Less => {
                        let op = self.pick(&["zext", "sext", "zext nneg"]);
                        self.define(to, &format!("{op} {value} : {from} to {to}"));
                    }
                    std::cmp::Ordering::Greater => {
                        let flag = self.pick(&["", " overflow<nsw>", " overflow<nuw>"]);
                        self.define(to, &format!("trunc {value}{flag} : {from} to {to}"));
                    }
                    std::cmp::Ordering::Equal => {}
                }
            }
            12 => {
                let ty = self.pick(&["i32", "i64", POINTER, "f32"]);
                let (c, a, b) = (self.value("i1"), self.value(&ty), self.value(&ty));
                self.define(&ty, &format!("select {c}, {a}, {b} : i1, {ty}"));
            }
            13 => {
                let (op, fast) = (self.pick(&FLOAT_OPS), self.pick(&FAST));
                let (a, b) = (self.value("f32"), self.value("f32"));
                let fast =
                    if fast.is_empty() { fast } else { format!(" {{fastmathFlags = #llvm.fastmath{fast}}}") };
                self.define("f32", &format!("{op} {a}, {b}{fast} : f32"));
            }
            14 => {
                let predicate = self.pick(&FLOAT_PREDICATES);
                let (a, b) = (self.value("f32"), self.value("f32"));
                self.define("i1", &format!("fcmp \"{predicate}\" {a}, {b} : f32"));
            }
            _ => {
                let (pointer, ty, access) =
                    (self.value(POINTER), self.pick(&["i32", "i64", "f32"]), self.pick(&ACCESSES));
                let tag = if access.is_empty() { " {tbaa = [#tag]}".to_owned() } else { access };
                let volatile = self.pick(&["", "", "volatile "]);
                self.define(&ty, &format!("load {volatile}{pointer}{tag} : {POINTER} -> {ty}"));
            }
        }
    }
}

/// A module of some globals, a function of constants, and a loop with metadata.
fn module(number: usize) -> String {
    let mut random = Random::new(4401, number);
    let globals = 1 + random.below(4);
    let mut text = String::from(METADATA);
    for global in 0..globals {
        let (ty, initializer) = *random.pick(&GLOBALS);
        let (linkage, unnamed) = (*random.pick(&LINKAGES), *random.pick(&UNNAMED));
        let is_declared = linkage == "external" && random.one_in(3);
        let initializer = if is_declared { "" } else { initializer };
        let alignment = *random.pick(&["", "", " {alignment = 16 : i64}", " {alignment = 1 : i64}"]);
        let constant = if random.one_in(4) { "constant " } else { "" };
        let _ = writeln!(
            text,
            "llvm.mlir.global {linkage} {unnamed}{constant}@g{global}({initializer}){alignment} : {ty}"
        );
    }
    text.push_str("llvm.func @t(!llvm.ptr)\nllvm.func @f(%p: !llvm.ptr, %x: i64, %c: i1) {\n");
    let mut own = Function { random, text, values: vec![("%x".to_owned(), "i64".to_owned())], globals };
    for _ in 0..1 + own.random.below(10) {
        own.operation();
    }
    let weights = own.pick(&["", " weights([1, 3])"]);
    let annotation = own.pick(&["", " {loop_annotation = #loop}"]);
    let _ = writeln!(
        own.text,
        "  llvm.br ^loop\n^loop:\n  llvm.cond_br %c{weights}, ^loop, ^end{annotation}\n^end:\n  llvm.return\n}}"
    );
    own.text
}

/// Thousands of them, and the source of each that differs: `RTBLGEN_NEIGHBOURS=3000 cargo test -p rtblgen-llvm-ir --test it neighbours -- --nocapture`.
#[test]
fn random_modules_of_addresses_have_the_texts_of_mlir_translate() {
    let Some(oracle) = Oracle::find() else { return };
    let (mut exported, mut imported, mut different) = (0, 0, Vec::new());
    let first = count("RTBLGEN_NEIGHBOURS_FIRST", 0);
    for number in first..first + count("RTBLGEN_NEIGHBOURS", if is_whole() { 1000 } else { 20 }) {
        let source = module(number);
        let Some(theirs) = crate::theirs(&oracle, &source) else { continue };
        let ours = crate::translate(&source);
        exported += 1;
        if let Some((line, expected)) = difference(&ours.output, &theirs) {
            let errors = ours.errors;
            different.push(format!("export {number}: {line}\n  instead of {expected}\n{errors}{source}"));
            continue;
        }
        let again = crate::run_oracle(&oracle, &["--import-llvm"], theirs.as_bytes());
        let Some(theirs) = again else { continue };
        imported += 1;
        let ours = crate::import::imported(&ours.output).unwrap_or_else(|error| error);
        if let Some((line, expected)) = difference(&ours, &theirs) {
            different.push(format!("import {number}: {line}\n  instead of {expected}"));
        }
    }
    println!("{exported} modules exported, {imported} imported, {} differ", different.len());
    assert!(exported > 0 && imported > 0, "no module was compared");
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// The first lines that differ.
fn difference(ours: &str, theirs: &str) -> Option<(String, String)> {
    if ours == theirs {
        return None;
    }
    let lines = ours.lines().chain([""]).zip(theirs.lines().chain([""]));
    let pair = lines.into_iter().find(|(ours, theirs)| ours != theirs);
    Some(pair.map_or((String::new(), "another length".to_owned()), |(a, b)| (a.to_owned(), b.to_owned())))
}

#[test]
fn the_generator_makes_modules_that_are_read() {
    let read = (0..50).filter(|number| crate::translate(&module(*number)).success).count();
    assert!(read >= 40, "{read} of 50");
}

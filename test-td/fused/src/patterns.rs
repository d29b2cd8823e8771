//! Random pattern files.

use std::fmt::Write as _;

use crate::kinds::{Kind, Random, Shape};

/// The dialect, as a `.td` file.
pub fn dialect(shape: Shape) -> String {
    let name = shape.name;
    let dialect = format!("{}{}_Dialect", name[..1].to_uppercase(), &name[1..]);
    let mut text = format!(
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/PatternBase.td\"\n\n\
         def {dialect} : Dialect {{\n  let name = \"{name}\";\n  let cppNamespace = \"::{name}\";\n}}\n\n\
         def Source : Op<{dialect}, \"source\"> {{\n  let results = (outs I32:$r);\n}}\n\
         def Keep : Op<{dialect}, \"keep\"> {{\n  let arguments = (ins Variadic<AnyType>:$v);\n}}\n"
    );
    for number in 0..shape.kinds {
        let kind = Kind(number);
        let operands = match kind.operands() {
            None => vec!["Variadic<AnyType>:$v".to_owned()],
            Some(count) => (0..count).map(|operand| format!("AnyType:$x{operand}")).collect(),
        };
        let tag = kind.has_tag().then(|| "I32Attr:$tag".to_owned());
        // mlir-tblgen reads no attribute after an `either`.
        let arguments: Vec<_> = tag.into_iter().chain(operands).collect();
        writeln!(
            text,
            "def K{number} : Op<{dialect}, \"k{number}\"> {{\n  let arguments = (ins {});\n  \
             let results = (outs {}:$r);\n}}",
            arguments.join(", "),
            kind.result()
        )
        .expect("a string takes everything");
    }
    text
}

/// The patterns, as a `.td` file that includes `dialect`.
pub fn patterns(shape: Shape, dialect: &str) -> String {
    let mut text = format!("include \"{dialect}\"\n\n");
    for number in 0..shape.patterns {
        let writer = Writer { shape, random: Random::new(number as u64 + 1), values: 0, tags: 0 };
        writeln!(text, "def P{number:04} : {};", writer.pattern()).expect("a string takes everything");
    }
    text
}

struct Writer {
    shape: Shape,
    random: Random,
    /// The names `$x0`, `$x1`, ... stand for single values, `$a0`, ... for attributes.
    values: usize,
    tags: usize,
}

impl Writer {
    fn pattern(mut self) -> String {
        let root = Kind(self.random.below(self.shape.kinds));
        let source = self.source(root, 0);
        let result = self.result(root);
        let benefit = self.random.below(3);
        let (values, tags) = (self.values, self.tags);
        let names =
            (0..values).map(|name| format!("$x{name}")).chain((0..tags).map(|name| format!("$a{name}")));
        let text = format!("Pat<{source}, {result}, [], [], (addBenefit {benefit})>");
        names.fold(text, |text, name| without_unused(text, &name))
    }

    fn kind(&mut self) -> Kind {
        Kind(self.random.below(self.shape.kinds))
    }

    fn source(&mut self, kind: Kind, depth: usize) -> String {
        let mut arguments: Vec<_> = kind.has_tag().then(|| self.tag()).into_iter().collect();
        match kind.operands() {
            Some(count) => {
                let mut operand = 0;
                while operand < count {
                    // The root has something below it, or most patterns would match everywhere.
                    let nested = if depth == 0 && operand == 0 { 100 } else { 35 / (depth + 1) };
                    if operand + 1 < count && self.random.chance(10) {
                        let pair = [self.value(nested, depth), self.value(20, depth)];
                        arguments.push(format!("(either {})", pair.join(", ")));
                        operand += 2;
                    } else {
                        arguments.push(self.value(nested, depth));
                        operand += 1;
                    }
                }
            }
            None => {
                let count = 1 + self.random.below(3);
                let values: Vec<_> =
                    (0..count).map(|number| self.element(if number == 0 { 80 } else { 20 }, depth)).collect();
                arguments.push(format!("(variadic {})", values.join(", ")));
            }
        }
        format!("(K{} {})", kind.0, arguments.join(", "))
    }

    /// Returns a nested op, with the frequency `nested`; otherwise a name, a constraint, or a name that also
    /// occurs elsewhere.
    fn value(&mut self, nested: usize, depth: usize) -> String {
        if depth < 3 && self.random.chance(nested) {
            let kind = self.kind();
            return self.source(kind, depth + 1);
        }
        match self.random.below(10) {
            0 if self.values > 0 => format!("$x{}", self.random.below(self.values)),
            1 | 2 => {
                let ty = if self.random.chance(50) { "I32" } else { "I64" };
                format!("{ty}:{}", self.new_value())
            }
            _ => self.new_value(),
        }
    }

    /// mlir-tblgen takes no constraint in a `variadic`.
    fn element(&mut self, nested: usize, depth: usize) -> String {
        if depth < 3 && self.random.chance(nested) {
            let kind = self.kind();
            return self.source(kind, depth + 1);
        }
        self.new_value()
    }

    fn new_value(&mut self) -> String {
        self.values += 1;
        format!("$x{}", self.values - 1)
    }

    fn tag(&mut self) -> String {
        if self.random.chance(40) {
            return format!("ConstantAttr<I32Attr, \"{}\">", self.random.below(3));
        }
        self.tags += 1;
        format!("$a{}", self.tags - 1)
    }

    /// Returns an op whose result has the type of the root's, made of the source's bindings.
    fn result(&mut self, root: Kind) -> String {
        let mut kind = self.kind();
        while kind.result() != root.result() {
            kind = self.kind();
        }
        let count = kind.operands().unwrap_or_else(|| self.random.below(3));
        let values: Vec<_> = (0..count).map(|_| self.made_value()).collect();
        let tag = kind.has_tag().then(|| match self.tags {
            0 => format!("ConstantAttr<I32Attr, \"{}\">", self.random.below(3)),
            tags => format!("$a{}", self.random.below(tags)),
        });
        let operands = match kind.operands() {
            Some(_) => values,
            None => vec![format!("(variadic {})", values.join(", "))],
        };
        let arguments: Vec<_> = tag.into_iter().chain(operands).collect();
        format!("(K{} {})", kind.0, arguments.join(", "))
    }

    fn made_value(&mut self) -> String {
        match self.values {
            0 => "(Source)".to_owned(),
            values => format!("$x{}", self.random.below(values)),
        }
    }
}

/// Returns the text with a name that occurs in it once replaced by `$_`.
fn without_unused(text: String, name: &str) -> String {
    let is_end = |at: usize| !text[at..].starts_with(|c: char| c.is_ascii_digit());
    let places: Vec<_> =
        text.match_indices(name).map(|(at, _)| at).filter(|at| is_end(at + name.len())).collect();
    match places.as_slice() {
        [only] => format!("{}$_{}", &text[..*only], &text[only + name.len()..]),
        _ => text,
    }
}

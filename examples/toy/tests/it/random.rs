//! Random programs, and their output: computed here, without the compiler.

use std::fmt::Write;

/// A small generator of random numbers (SplitMix64).
pub struct Random(pub u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ (bits >> 31)) % bound as u64) as usize
    }
}

/// A tensor.
#[derive(Clone, Debug)]
struct Tensor {
    shape: Vec<usize>,
    elements: Vec<f64>,
}

impl Tensor {
    fn transposed(&self) -> Tensor {
        let shape: Vec<usize> = self.shape.iter().rev().copied().collect();
        let strides: Vec<usize> =
            (0..self.shape.len()).map(|dimension| self.shape[dimension + 1..].iter().product()).collect();
        let element = |number: usize| {
            let mut rest = number;
            let mut offset = 0;
            // The last dimension of the result is the first of this tensor.
            for (size, stride) in self.shape.iter().zip(&strides) {
                offset += rest % size * stride;
                rest /= size;
            }
            self.elements[offset]
        };
        Tensor { shape, elements: (0..self.elements.len()).map(element).collect() }
    }

    fn with(&self, other: &Tensor, operate: fn(f64, f64) -> f64) -> Tensor {
        let elements = self.elements.iter().zip(&other.elements).map(|(a, b)| operate(*a, *b)).collect();
        Tensor { shape: self.shape.clone(), elements }
    }

    /// Prints as `print` does: a line break after each row, and after each group of rows.
    fn print(&self, output: &mut String) {
        fn rows(shape: &[usize], elements: &[f64], output: &mut String) {
            let Some((size, inner)) = shape.split_first() else {
                return write!(output, "{:.6} ", elements[0]).expect("a string takes all");
            };
            for row in elements.chunks(elements.len() / size) {
                rows(inner, row, output);
                if !inner.is_empty() {
                    output.push('\n');
                }
            }
        }
        rows(&self.shape, &self.elements, output);
    }

    fn literal(&self) -> String {
        fn rows(shape: &[usize], elements: &[f64]) -> String {
            let Some((size, inner)) = shape.split_first() else { return elements[0].to_string() };
            let rows: Vec<String> =
                elements.chunks(elements.len() / size).map(|row| rows(inner, row)).collect();
            format!("[{}]", rows.join(", "))
        }
        rows(&self.shape, &self.elements)
    }
}

/// An expression. Operands of `+` and `*` have the same shape.
enum Tree {
    Input(usize),
    Transpose(Box<Tree>),
    Add(Box<[Tree; 2]>),
    Mul(Box<[Tree; 2]>),
    /// A call of a function of two arguments.
    Call(usize, Box<[Tree; 2]>),
}

/// A function of two tensors of one shape. It returns that shape, or the reversed one.
struct Function {
    body: Tree,
    reverses: bool,
}

impl Tree {
    /// A random expression whose value has the shape, or the reversed one. For each input, the generator
    /// tracks whether its shape is reversed.
    fn new(
        random: &mut Random,
        depth: usize,
        reversed: bool,
        inputs: &[bool],
        functions: &[Function],
    ) -> Tree {
        let choice = if depth == 0 { 0 } else { random.below(5) };
        let mut pair = |reversed| {
            let mut operand = || Tree::new(random, depth - 1, reversed, inputs, functions);
            Box::new([operand(), operand()])
        };
        match choice {
            1 => Tree::Add(pair(reversed)),
            2 => Tree::Mul(pair(reversed)),
            3 if !functions.is_empty() => {
                let number = depth % functions.len();
                Tree::Call(number, pair(reversed ^ functions[number].reverses))
            }
            4 => Tree::Transpose(Box::new(Tree::new(random, depth - 1, !reversed, inputs, functions))),
            _ => {
                let input = random.below(inputs.len());
                match inputs[input] == reversed {
                    true => Tree::Input(input),
                    false => Tree::Transpose(Box::new(Tree::Input(input))),
                }
            }
        }
    }

    fn text(&self, inputs: &[String]) -> String {
        match self {
            Tree::Input(number) => inputs[*number].clone(),
            Tree::Transpose(operand) => format!("transpose({})", operand.text(inputs)),
            Tree::Add(operands) => format!("({} + {})", operands[0].text(inputs), operands[1].text(inputs)),
            Tree::Mul(operands) => format!("{} * {}", operands[0].text(inputs), operands[1].text(inputs)),
            Tree::Call(number, operands) => {
                format!("f{number}({}, {})", operands[0].text(inputs), operands[1].text(inputs))
            }
        }
    }

    fn value(&self, inputs: &[Tensor], functions: &[Function]) -> Tensor {
        let both = |operands: &[Tree; 2]| [0, 1].map(|number| operands[number].value(inputs, functions));
        match self {
            Tree::Input(number) => inputs[*number].clone(),
            Tree::Transpose(operand) => operand.value(inputs, functions).transposed(),
            Tree::Add(operands) => {
                let [lhs, rhs] = both(operands);
                lhs.with(&rhs, |a, b| a + b)
            }
            Tree::Mul(operands) => {
                let [lhs, rhs] = both(operands);
                lhs.with(&rhs, |a, b| a * b)
            }
            Tree::Call(number, operands) => functions[*number].body.value(&both(operands), functions),
        }
    }
}

/// A program, and its output.
pub struct Program {
    pub text: String,
    pub output: String,
}

/// The variables of `main`.
#[derive(Default)]
struct Variables {
    names: Vec<String>,
    values: Vec<Tensor>,
    /// Whether the shape is reversed.
    reversed: Vec<bool>,
}

impl Variables {
    fn add(&mut self, name: String, value: Tensor, reversed: bool) {
        self.names.push(name);
        self.values.push(value);
        self.reversed.push(reversed);
    }
}

impl Program {
    pub fn new(mut random: Random) -> Self {
        let mut text = String::from("struct Pair {\n  var first;\n  var second;\n}\n");
        let functions: Vec<Function> = (0..2)
            .map(|_| {
                let reverses = random.below(2) == 1;
                Function { body: Tree::new(&mut random, 2, reverses, &[false, false], &[]), reverses }
            })
            .collect();
        for (number, function) in functions.iter().enumerate() {
            let body = function.body.text(&["x".to_owned(), "y".to_owned()]);
            text += &format!("def f{number}(x, y) {{\n  return {body};\n}}\n");
        }
        text += "def main() {\n";
        let (mut prints, mut output) = (String::new(), String::new());
        let mut variables = Self::literals(&mut random, &mut text);
        for number in 0..5 {
            let reversed = random.below(2) == 1;
            let tree = Tree::new(&mut random, 3, reversed, &variables.reversed, &functions);
            let is_reshaped = random.below(3) == 0;
            let shape = (reversed, is_reshaped);
            Self::statement(
                number,
                &tree,
                shape,
                &functions,
                &mut variables,
                [&mut text, &mut prints, &mut output],
            );
        }
        // An element and its mirror image: no iteration of a loop needs only one element of the last value.
        let last = variables.values.len() - 1;
        if variables.values[last].shape.iter().eq(variables.values[last].shape.iter().rev()) {
            let mirrored = Tree::Transpose(Box::new(Tree::Input(last)));
            let tree = Tree::Add(Box::new([Tree::Input(last), mirrored]));
            let shape = (variables.reversed[last], false);
            Self::statement(
                5,
                &tree,
                shape,
                &functions,
                &mut variables,
                [&mut text, &mut prints, &mut output],
            );
        }
        text += &prints;
        text += "}\n";
        Program { text, output }
    }

    /// Variables of literals: one with its own shape, one with a declared shape, and the fields of a struct.
    fn literals(random: &mut Random, text: &mut String) -> Variables {
        let rank = 1 + random.below(3);
        let mut shape: Vec<usize> = (0..rank).map(|_| 1 + random.below(3)).collect();
        if random.below(2) == 0 {
            shape.fill(2);
        }
        let count = shape.iter().product();
        let mut tensor = || {
            let elements = (0..count).map(|_| random.below(13) as f64 / 4.0).collect();
            Tensor { shape: shape.clone(), elements }
        };
        let [a, b, first, second] = [(); 4].map(|()| tensor());
        let sizes: Vec<String> = shape.iter().map(usize::to_string).collect();
        let flat = Tensor { shape: vec![count], elements: b.elements.clone() };
        *text += &format!("  var a = {};\n", a.literal());
        *text += &format!("  var b<{}> = {};\n", sizes.join(", "), flat.literal());
        *text += &format!("  Pair pair = {{{}, {}}};\n", first.literal(), second.literal());
        let mut variables = Variables::default();
        for (name, value) in [("a", a), ("b", b), ("pair.first", first), ("pair.second", second)] {
            variables.add(name.to_owned(), value, false);
        }
        variables
    }

    /// A variable, which is printed. Its shape may be declared as the reverse of the value's.
    fn statement(
        number: usize,
        tree: &Tree,
        (reversed, is_reshaped): (bool, bool),
        functions: &[Function],
        variables: &mut Variables,
        [text, prints, output]: [&mut String; 3],
    ) {
        let mut value = tree.value(&variables.values, functions);
        if value.elements.iter().any(|element| *element > 1e15) {
            return;
        }
        let mut shape = String::new();
        if is_reshaped {
            value.shape.reverse();
            let sizes: Vec<String> = value.shape.iter().map(usize::to_string).collect();
            shape = format!("<{}>", sizes.join(", "));
        }
        *text += &format!("  var v{number}{shape} = {};\n", tree.text(&variables.names));
        *prints += &format!("  print(v{number});\n");
        // Loops are not fused across a call of `printf`.
        if number % 2 == 1 {
            text.push_str(&std::mem::take(prints));
        }
        value.print(output);
        variables.add(format!("v{number}"), value, reversed ^ is_reshaped);
    }
}

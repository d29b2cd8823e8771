//! Branches between blocks.

use super::body::{Body, Value};

/// The types of the arguments of a block.
pub(super) type Arguments = Vec<&'static str>;

impl Body<'_> {
    /// A block of the function with arguments, as text.
    fn target(&mut self, values: &[Value], blocks: &[Arguments]) -> String {
        let number = self.random.below(blocks.len());
        let given: Vec<Value> = blocks[number].iter().map(|ty| self.operand(values, ty)).collect();
        if given.is_empty() {
            return format!("^bb{number}");
        }
        let names: Vec<&str> = given.iter().map(|value| value.name.as_str()).collect();
        let types: Vec<&str> = given.iter().map(|value| value.ty).collect();
        format!("^bb{number}({} : {})", names.join(", "), types.join(", "))
    }

    /// A branch to a block, or to one of several.
    pub(super) fn branch(&mut self, values: &[Value], blocks: &[Arguments]) {
        match self.random.below(4) {
            0 => {
                let target = self.target(values, blocks);
                self.line(&format!("cf.br {target}"));
            }
            1 => self.switch(values, blocks),
            _ => {
                let (first, second) = (self.target(values, blocks), self.target(values, blocks));
                let condition = self.operand(values, "i1");
                self.line(&format!("cf.cond_br {}, {first}, {second}", condition.name));
            }
        }
    }

    /// A switch of up to 24 cases, with those at the borders of the type.
    fn switch(&mut self, values: &[Value], blocks: &[Arguments]) {
        let ty = *self.random.pick(&["i32", "i8", "i64"]);
        let most = *self.random.pick(&[3, 3, 24]);
        let (flag, mut cases) = (self.operand(values, ty), self.cases(ty, most));
        // mlir-translate crashes at a switch without cases.
        if cases.is_empty() && self.is_lowered {
            cases.push(1);
        }
        let default = self.target(values, blocks);
        let cases: Vec<String> =
            cases.iter().map(|case| format!(",\n      {case}: {}", self.target(values, blocks))).collect();
        self.line(&format!(
            "cf.switch {} : {ty}, [\n      default: {default}{}\n    ]",
            flag.name,
            cases.concat()
        ));
    }
}

//! The names of a `.pdll` file.

use rtblgen_pdll::tree::{
    Block, CallableBody, CallableId, ConstraintKind, Declaration, Expr, ExprKind, Module, Statement,
    StatementKind, VariableId,
};
use tblgen_parser::Span;

/// The entity that a place names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// A variable.
    Variable(VariableId),
    /// A constraint or rewrite.
    Callable(CallableId),
    /// A pattern, by its number among the declarations.
    Pattern(usize),
    /// A constraint of the language, such as `Op`.
    Core(&'static str),
    /// An operation.
    Operation(String),
    /// An attribute of an operation: the names of both. That of the operation may be empty.
    Attribute(String, String),
}

/// A place that names something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The place.
    pub span: Span,
    /// The named entity.
    pub meaning: Meaning,
    /// The place declares it.
    pub is_declaration: bool,
}

/// A call: the callee, and the places of its arguments.
#[derive(Clone, Debug)]
pub struct Arguments {
    /// The callee.
    pub of: Meaning,
    /// Whether they are the results of an operation.
    pub are_results: bool,
    /// The place of each.
    pub places: Vec<Span>,
    /// Whether the only one stands for all.
    pub is_range: bool,
}

/// All names of a module, in the order of their places.
#[derive(Debug, Default)]
pub struct Names {
    /// The places.
    pub occurrences: Vec<Occurrence>,
    /// The lists of arguments.
    pub calls: Vec<Arguments>,
}

impl Names {
    /// The names of a module.
    pub fn new(module: &Module) -> Self {
        let mut walk = Walk { module, names: Self::default() };
        walk.module();
        let mut names = walk.names;
        names.occurrences.sort_by_key(|found| (found.span.start, found.span.end, !found.is_declaration));
        names.occurrences.dedup_by(|later, first| later.span == first.span && later.meaning == first.meaning);
        names.calls.sort_by_key(|call| call.places.first().map(|span| span.start));
        names
            .calls
            .dedup_by(|later, first| later.places == first.places && later.are_results == first.are_results);
        names
    }

    /// Returns the occurrence at an offset. The offset may be that after the name.
    pub fn at(&self, offset: u32) -> Option<&Occurrence> {
        self.occurrences.iter().rev().find(|found| found.span.start <= offset && offset <= found.span.end)
    }

    /// The places that name something, the declarations first.
    pub fn of(&self, meaning: &Meaning) -> Vec<&Occurrence> {
        let mut found: Vec<_> = self.occurrences.iter().filter(|found| found.meaning == *meaning).collect();
        found.sort_by_key(|found| !found.is_declaration);
        found
    }
}

struct Walk<'m> {
    module: &'m Module,
    names: Names,
}

impl Walk<'_> {
    fn add(&mut self, span: Span, meaning: Meaning, is_declaration: bool) {
        self.names.occurrences.push(Occurrence { span, meaning, is_declaration });
    }

    fn declare(&mut self, name: &rtblgen_pdll::tree::Name, meaning: Meaning) {
        // Names that the language itself defines have no text.
        let is_written = !name.text.is_empty() && self.module.sources.text(name.span) == &*name.text;
        if is_written {
            self.add(name.span, meaning, true);
        }
    }

    fn module(&mut self) {
        let module = self.module;
        for (index, declaration) in module.declarations.iter().enumerate() {
            if let Declaration::Pattern(pattern) = declaration {
                if let Some(name) = &pattern.name {
                    self.declare(name, Meaning::Pattern(index));
                }
                self.block(&pattern.body);
            }
        }
        for id in callables(module) {
            let callable = module.callable(id);
            self.declare(&callable.name, Meaning::Callable(id));
            if let CallableBody::Statements(body) = &callable.body {
                self.block(body);
            }
        }
        for id in variables(module) {
            self.variable(id);
        }
        self.operations();
    }

    fn variable(&mut self, id: VariableId) {
        let variable = self.module.variable(id);
        self.declare(&variable.name, Meaning::Variable(id));
        for constraint in &variable.constraints {
            let core = match &constraint.kind {
                ConstraintKind::Callable(callable) => {
                    self.add(constraint.span, Meaning::Callable(*callable), false);
                    continue;
                }
                ConstraintKind::Attribute(ty) => {
                    self.optional(ty.as_deref());
                    "Attr"
                }
                ConstraintKind::Value(ty) => {
                    self.optional(ty.as_deref());
                    "Value"
                }
                ConstraintKind::ValueRange(ty) => {
                    self.optional(ty.as_deref());
                    "ValueRange"
                }
                ConstraintKind::Operation(_) => "Op",
                ConstraintKind::Type => "Type",
                ConstraintKind::TypeRange => "TypeRange",
                ConstraintKind::Invalid => continue,
            };
            if self.module.sources.text(constraint.span).starts_with(core) {
                let span = Span::new(constraint.span.start, constraint.span.start + core.len() as u32);
                self.add(span, Meaning::Core(core), false);
            }
        }
        self.optional(variable.init.as_deref());
    }

    fn optional(&mut self, expr: Option<&Expr>) {
        if let Some(expr) = expr {
            self.expr(expr);
        }
    }

    fn block(&mut self, block: &Block) {
        block.statements.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Let(_) | StatementKind::Invalid => {}
            StatementKind::Expression(expr) | StatementKind::Erase(expr) | StatementKind::Return(expr) => {
                self.expr(expr)
            }
            StatementKind::Replace { root, values } => {
                self.expr(root);
                values.iter().for_each(|value| self.expr(value));
            }
            StatementKind::Rewrite { root, body } => {
                self.expr(root);
                self.block(body);
            }
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Variable(id) => self.reference(expr.span, *id),
            ExprKind::Callable { callable, .. } => self.callable_reference(expr.span, *callable),
            ExprKind::Member { parent, .. } | ExprKind::AllResults(parent) => self.expr(parent),
            ExprKind::Call { callee, callable, arguments, .. } => {
                self.expr(callee);
                self.call(expr, Meaning::Callable(*callable), false, arguments, false);
                arguments.iter().for_each(|argument| self.expr(argument));
            }
            ExprKind::Operation(operation) => {
                // An operation of any name has one list of operands, and one of results.
                let name = operation.name.name.as_deref().unwrap_or_default();
                let of = || Meaning::Operation(name.to_owned());
                let is_range = |list: &[std::rc::Rc<Expr>], range| {
                    list.len() == 1 && (list[0].ty == range || name.is_empty())
                };
                let operands = is_range(&operation.operands, rtblgen_pdll::types::Type::ValueRange);
                let results = is_range(&operation.result_types, rtblgen_pdll::types::Type::TypeRange);
                self.call(expr, of(), false, &operation.operands, operands);
                self.call(expr, of(), true, &operation.result_types, results);
                operation.operands.iter().for_each(|operand| self.expr(operand));
                operation.result_types.iter().for_each(|ty| self.expr(ty));
                for attribute in &operation.attributes {
                    let own = Meaning::Attribute(name.to_owned(), attribute.name.text.to_string());
                    self.add(attribute.name.span, own, false);
                    self.expr(&attribute.value);
                }
            }
            ExprKind::Range(elements) | ExprKind::Tuple(elements) => {
                elements.iter().for_each(|element| self.expr(element));
            }
            ExprKind::Attribute(_) | ExprKind::Type(_) | ExprKind::Invalid => {}
        }
    }

    fn reference(&mut self, span: Span, id: VariableId) {
        // Nodes that the checks add have the place of another node.
        if self.module.sources.text(span) == &*self.module.variable(id).name.text {
            self.add(span, Meaning::Variable(id), false);
        }
    }

    fn callable_reference(&mut self, span: Span, id: CallableId) {
        // One without a name has the place of its keyword.
        let written = self.module.sources.text(span);
        if written == &*self.module.callable(id).name.text || matches!(written, "Constraint" | "Rewrite") {
            self.add(span, Meaning::Callable(id), false);
        }
    }

    fn call(
        &mut self,
        whole: &Expr,
        of: Meaning,
        are_results: bool,
        arguments: &[std::rc::Rc<Expr>],
        is_range: bool,
    ) {
        // Arguments that are not written have the place of the whole.
        if arguments.iter().any(|argument| argument.span != whole.span) {
            let places = arguments.iter().map(|argument| argument.span).collect();
            self.names.calls.push(Arguments { of, are_results, places, is_range });
        }
    }

    /// Names of operations: `op<a.b>`, `Op<a.b>`. The tree has no places for them.
    fn operations(&mut self) {
        let main = self.module.sources.main_file();
        let text = self.module.sources.file_text(main);
        for (range, name) in operations(text) {
            let span = Span::new(range.start as u32, range.end as u32);
            self.add(span, Meaning::Operation(name), false);
        }
    }
}

/// The letters, digits and `_` at the end of a text.
pub fn last_word(text: &str) -> &str {
    &text[text.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len()..]
}

/// The names of operations in a text, with their places.
pub fn operations(text: &str) -> Vec<(std::ops::Range<usize>, String)> {
    let pieces = rtblgen_pdll::lossless::pieces(text).unwrap_or_default();
    let word = |index: usize| pieces.get(index).map_or("", |piece| &text[piece.range.clone()]);
    let mut found = Vec::new();
    for index in 0..pieces.len() {
        if !matches!(word(index), "op" | "Op" | "OpName") || word(index + 1) != "<" {
            continue;
        }
        let is_part = |word: &str| word == "." || word.chars().all(|c| c.is_alphanumeric() || c == '_');
        let mut end = index + 2;
        while !word(end).is_empty() && is_part(word(end)) {
            end += 1;
        }
        if end > index + 2 {
            let range = pieces[index + 2].range.start..pieces[end - 1].range.end;
            found.push((range.clone(), text[range].to_owned()));
        }
    }
    found
}

/// The numbers of all callables, through the places that name them.
fn callables(module: &Module) -> Vec<CallableId> {
    let mut found = Vec::new();
    for declaration in &module.declarations {
        if let Declaration::Callable(id) = declaration {
            found.push(*id);
        }
    }
    let mut add = |id: CallableId| {
        if !found.contains(&id) {
            found.push(id);
        }
    };
    for variable in &module.variables {
        for constraint in &variable.constraints {
            if let ConstraintKind::Callable(id) = constraint.kind {
                add(id);
            }
        }
    }
    found
}

/// The numbers of the variables that declarations and statements name.
fn variables(module: &Module) -> Vec<VariableId> {
    let mut found = Vec::new();
    let blocks = module.declarations.iter().filter_map(|declaration| match declaration {
        Declaration::Pattern(pattern) => Some(&pattern.body),
        Declaration::Callable(_) => None,
    });
    let mut open: Vec<&Block> = blocks.collect();
    for id in callables(module) {
        let callable = module.callable(id);
        found.extend(callable.arguments.iter().chain(&callable.results).copied());
        if let CallableBody::Statements(body) = &callable.body {
            open.push(body);
        }
    }
    let mut collector = Collector { module, found };
    while let Some(block) = open.pop() {
        for statement in &block.statements {
            match &statement.kind {
                StatementKind::Let(id) => collector.add(*id),
                StatementKind::Rewrite { root, body } => {
                    collector.expr(root);
                    open.push(body);
                }
                StatementKind::Expression(expr)
                | StatementKind::Erase(expr)
                | StatementKind::Return(expr) => {
                    collector.expr(expr);
                }
                StatementKind::Replace { root, values } => {
                    collector.expr(root);
                    values.iter().for_each(|value| collector.expr(value));
                }
                StatementKind::Invalid => {}
            }
        }
    }
    for id in collector.found.clone() {
        collector.parts(id);
    }
    collector.found
}

/// Collects variables, those that expressions declare too.
struct Collector<'m> {
    module: &'m Module,
    found: Vec<VariableId>,
}

impl Collector<'_> {
    fn add(&mut self, id: VariableId) {
        if !self.found.contains(&id) {
            self.found.push(id);
            self.parts(id);
        }
    }

    fn parts(&mut self, id: VariableId) {
        let module = self.module;
        let variable = module.variable(id);
        if let Some(init) = &variable.init {
            self.expr(init);
        }
        for constraint in &variable.constraints {
            match &constraint.kind {
                ConstraintKind::Attribute(Some(ty))
                | ConstraintKind::Value(Some(ty))
                | ConstraintKind::ValueRange(Some(ty)) => {
                    self.expr(ty);
                }
                _ => {}
            }
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Variable(id) => self.add(*id),
            ExprKind::Member { parent, .. } | ExprKind::AllResults(parent) => self.expr(parent),
            ExprKind::Call { arguments, .. } => arguments.iter().for_each(|argument| self.expr(argument)),
            ExprKind::Operation(operation) => {
                operation.operands.iter().for_each(|operand| self.expr(operand));
                operation.result_types.iter().for_each(|ty| self.expr(ty));
                operation.attributes.iter().for_each(|attribute| self.expr(&attribute.value));
            }
            ExprKind::Range(elements) | ExprKind::Tuple(elements) => {
                elements.iter().for_each(|element| self.expr(element));
            }
            ExprKind::Callable { .. } | ExprKind::Attribute(_) | ExprKind::Type(_) | ExprKind::Invalid => {}
        }
    }
}

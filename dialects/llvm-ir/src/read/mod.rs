//! Reads the text of LLVM IR into a [`Module`]. A text that cannot be read is a [`Failure`] with its position.

mod attributes;
mod calls;
mod constants;
mod expressions;
mod folding;
mod functions;
mod instructions;
mod intrinsics;
mod lexer;
mod memory;
mod metadata;
mod module;
mod node_table;
pub(crate) mod nodes;
mod operands;
mod symbols;
pub(crate) mod tree;
mod types;
mod use_orders;
mod vectors;

use rtblgen_dialects::llvm::{LLVMFunctionType, LLVMVoidType};
use rtblgen_runtime::{Context, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constants::Constants;
use crate::layout::Layout;
use lexer::{Kind, Token};
use tree::{Attribute, Module, NodeId};

/// The maximum nesting depth of types, constants and nodes.
const MAX_DEPTH: u32 = 200;

/// The reason why a text cannot be read, and the position.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The offset in the source.
    pub position: u32,
    pub message: String,
}

impl Failure {
    pub fn new(position: usize, message: impl Into<String>) -> Self {
        Failure { position: position as u32, message: message.into() }
    }
}

/// A result, or a failure.
pub(crate) type Read<T = ()> = Result<T, Failure>;

/// Returns an error for files of other formats. They start with certain letters and a byte that is not ASCII.
fn check_magic(text: &str) -> Read {
    let is_file_of = |letters: &str| {
        text.strip_prefix(letters).and_then(|rest| rest.chars().next()).is_some_and(|c| !c.is_ascii())
    };
    if is_file_of("BC") {
        let message =
            "this is bitcode of LLVM, which is not read: `llvm-dis file.bc -o file.ll` makes text of it";
        return Err(Failure::new(0, message));
    }
    match is_file_of("ML") {
        true => Err(Failure::new(0, "this is bytecode of MLIR, not LLVM IR")),
        false => Ok(()),
    }
}

/// Reads a module.
pub(crate) fn read<'c>(context: &'c Context, text: &str, has_literal_structs: bool) -> Read<Module<'c>> {
    check_magic(text)?;
    let tokens = lexer::tokens(text)?;
    let mut reader = Reader::new(context, text, tokens);
    reader.has_literal_structs = has_literal_structs;
    reader.module()?;
    reader.finish()
}

/// The state of a reader.
struct Reader<'t, 'c> {
    context: &'c Context,
    void: Type<'c>,
    text: &'t str,
    tokens: Vec<Token>,
    /// The index of the next token.
    next: usize,
    depth: u32,
    /// Whether the names of structures are dropped.
    has_literal_structs: bool,
    module: Module<'c>,
    /// The data layout of the text so far.
    layout: Layout<'c>,
    /// Named structures: where each definition starts, and the type once it is read.
    type_definitions: FxHashMap<&'t str, types::Definition<'c>>,
    symbols: FxHashMap<String, u32>,
    /// The number of the next unnamed symbol.
    numbered_symbols: u64,
    /// The types of calls of symbols that are not defined so far.
    called: FxHashMap<u32, LLVMFunctionType<'c>>,
    /// The names of the comdats so far.
    comdats: FxHashSet<String>,
    groups: FxHashMap<u32, Vec<Attribute<'c>>>,
    /// Nodes by their numbers.
    node_ids: FxHashMap<u64, NodeId>,
    function: functions::State<'t, 'c>,
}

impl<'t, 'c> Reader<'t, 'c> {
    fn new(context: &'c Context, text: &'t str, tokens: Vec<Token>) -> Self {
        let module = Module {
            source_name: String::new(),
            layout: String::new(),
            triple: String::new(),
            assembly: Vec::new(),
            constants: Constants::new(context),
            symbols: Vec::new(),
            globals: Vec::new(),
            functions: Vec::new(),
            aliases: Vec::new(),
            ifuncs: Vec::new(),
            comdats: Vec::new(),
            named_metadata: Vec::new(),
            nodes: Vec::new(),
            block_addresses: Vec::new(),
            dropped: Vec::new(),
        };
        Reader {
            context,
            void: LLVMVoidType::get(context).into(),
            text,
            tokens,
            next: 0,
            depth: 0,
            has_literal_structs: false,
            module,
            layout: Layout::new(""),
            type_definitions: FxHashMap::default(),
            symbols: FxHashMap::default(),
            numbered_symbols: 0,
            called: FxHashMap::default(),
            comdats: FxHashSet::default(),
            groups: FxHashMap::default(),
            node_ids: FxHashMap::default(),
            function: functions::State::default(),
        }
    }

    fn token(&self) -> Token {
        self.ahead(0)
    }

    /// A token after the next one; the last token is the end.
    fn ahead(&self, count: usize) -> Token {
        let last = self.tokens.len() - 1;
        self.tokens[(self.next + count).min(last)]
    }

    fn kind(&self) -> Kind {
        self.token().kind
    }

    fn text_of(&self, token: Token) -> &'t str {
        self.text.get(token.start as usize..token.end as usize).unwrap_or("")
    }

    /// The text of the next token.
    fn spelling(&self) -> &'t str {
        self.text_of(self.token())
    }

    fn position(&self) -> u32 {
        self.token().start
    }

    fn advance(&mut self) -> Token {
        let token = self.token();
        self.next = (self.next + 1).min(self.tokens.len() - 1);
        token
    }

    /// An error at the next token, with the expected text.
    fn expected(&self, what: &str) -> Failure {
        let found = match self.kind() {
            Kind::End => "the end of the text".to_owned(),
            _ => {
                let text: String = self.spelling().chars().take(40).collect();
                format!("'{text}'")
            }
        };
        self.fail(format!("expected {what}, found {found}"))
    }

    /// An error at the next token.
    fn fail(&self, message: impl Into<String>) -> Failure {
        Failure { position: self.position(), message: message.into() }
    }

    fn at(&self, position: u32, message: impl Into<String>) -> Failure {
        Failure { position, message: message.into() }
    }

    /// Records a part that the dialect cannot express.
    fn note_dropped(&mut self, position: u32, what: &str) {
        self.module.dropped.push(self.at(position, what));
    }

    /// The next token, if it is a keyword.
    fn word(&self) -> Option<&'t str> {
        (self.kind() == Kind::Word).then(|| self.spelling())
    }

    fn is_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let is_there = self.is_word(word);
        if is_there {
            self.advance();
        }
        is_there
    }

    fn expect_word(&mut self, word: &str) -> Read {
        match self.eat_word(word) {
            true => Ok(()),
            false => Err(self.expected(&format!("'{word}'"))),
        }
    }

    fn any_word(&mut self, what: &str) -> Read<&'t str> {
        match self.word() {
            Some(word) => {
                self.advance();
                Ok(word)
            }
            None => Err(self.expected(what)),
        }
    }

    fn is(&self, mark: u8) -> bool {
        self.kind() == Kind::Punctuation(mark)
    }

    fn eat(&mut self, mark: u8) -> bool {
        let is_there = self.is(mark);
        if is_there {
            self.advance();
        }
        is_there
    }

    fn expect(&mut self, mark: u8) -> Read {
        match self.eat(mark) {
            true => Ok(()),
            false => Err(self.expected(&format!("'{}'", mark as char))),
        }
    }

    /// Reads an unsigned number of at most 64 bits.
    fn number(&mut self) -> Read<u64> {
        let number = match self.kind() {
            Kind::Integer => self.spelling().parse().ok(),
            _ => None,
        };
        match number {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => Err(self.expected("a number")),
        }
    }

    fn small_number(&mut self) -> Read<u32> {
        let position = self.position();
        let number = self.number()?;
        u32::try_from(number).map_err(|_| self.at(position, "this number has more than 32 bits"))
    }

    /// Reads a string in quotes.
    fn string(&mut self) -> Read<String> {
        match self.kind() {
            Kind::String => {
                let token = self.advance();
                Ok(lexer::unescaped(self.text_of(token)))
            }
            _ => Err(self.expected("a text in quotes")),
        }
    }

    /// The name in a token after its prefix, without quotes.
    fn name_of(&self, token: Token) -> String {
        lexer::unescaped(self.text_of(token).get(1..).unwrap_or(""))
    }

    /// Reads items between two delimiters, separated by commas.
    fn list(&mut self, open: u8, close: u8, mut item: impl FnMut(&mut Self) -> Read) -> Read {
        self.expect(open)?;
        if self.eat(close) {
            return Ok(());
        }
        loop {
            item(self)?;
            if !self.eat(b',') {
                return self.expect(close);
            }
        }
    }

    /// Reads something that may be nested in itself.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.fail(format!("nested deeper than {MAX_DEPTH} levels, which cannot be read")));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn void(&self) -> Type<'c> {
        self.void
    }

    /// The index in a table of the next keyword.
    fn table_word(&mut self, table: &[&str]) -> Option<u64> {
        let word = self.word()?;
        let number = table.iter().position(|known| *known == word)?;
        self.advance();
        Some(number as u64)
    }
}

//! `!test.test_rec<name, body>`, whose body may name the type itself.

use std::cell::RefCell;

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomTypeAsm, ParseResult};
use rtblgen_runtime::{Context, Type};

use super::dynamic::TestRecursiveType;
use super::test::SimpleAType;

thread_local! {
    /// The names of the types whose bodies are being parsed.
    static OPEN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The name of the types that conversion makes.
const CONVERTED: &str = "outer_converted_type";

impl<'c> CustomTypeAsm<'c> for TestRecursiveType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let name = parser.parse_any_keyword()?;
        let is_inside = OPEN.with_borrow(|open| open.contains(&name));
        let mut body = None;
        if !is_inside {
            parser.parse_literal(",")?;
            OPEN.with_borrow_mut(|open| open.push(name.clone()));
            let parsed = match parser.parse_optional_type_of("test") {
                Ok(None) => parser.parse_type().map(Some),
                parsed => parsed,
            };
            OPEN.with_borrow_mut(Vec::pop);
            body = parsed?;
        }
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context(), &name, body))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str(&format!("<{}", self.name()));
        if let Some(body) = self.body() {
            let text = body.to_string();
            printer.write_str(&format!(", {}", text.strip_prefix("!test.").unwrap_or(&text)));
        }
        printer.write_str(">");
    }
}

/// Whether conversion makes the type.
pub(crate) fn is_converted(ty: Type<'_>) -> bool {
    ty.cast::<TestRecursiveType<'_>>().is_some_and(|own| own.name() == CONVERTED)
}

/// The type without recursion: the occurrence of it in itself becomes `!test.smpla`. `None` if the body is something else.
pub(crate) fn convert<'c>(context: &'c Context, ty: TestRecursiveType<'c>) -> Option<Type<'c>> {
    let body = ty.body()?.cast::<TestRecursiveType<'c>>()?;
    let is_itself = body.name() == ty.name() && body.body().is_none();
    let simple = SimpleAType::get(context).into();
    is_itself.then(|| TestRecursiveType::get(context, CONVERTED, Some(simple)).into())
}

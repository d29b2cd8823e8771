//! Encodings in bytecode: what is generated, and mistakes in them.

use rtblgen_backends::Generator;

fn generated(elements: &str) -> Result<String, String> {
    let text = format!("include \"mlir/IR/BytecodeBase.td\"\n{elements}");
    let render = |failure: rtblgen_backends::Failure| {
        failure.diagnostics.iter().map(|own| own.message.clone()).collect::<Vec<_>>().join("; ")
    };
    crate::run(Generator::Bytecode, &text).map(|output| output.text).map_err(render)
}

/// The text without white space.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn members_are_read_and_written_in_order() {
    let text = generated(
        "def PointAttr : DialectAttribute<(attr SignedVarInt:$x, VarInt:$_hidden, Array<Type>:$types)>;
         def PlaneAttributes : DialectAttributes<\"plane\"> { let elems = [ReservedOrDead, PointAttr]; }",
    )
    .expect("Rust");
    let squeezed = squeezed(&text);
    for part in [
        "pub struct PlaneEncoding;",
        "value.cast::<PointAttr<'c>>()",
        "writer.varint(1);",
        "writer.signed_varint(own.x());",
        "fields::write_number(writer, own.hidden());",
        "writer.ty(element.into());",
        "let x = reader.signed_varint()?;",
        "let types = fields::read_list(reader, |reader| Ok(reader.ty()?))?;",
        "PointAttr::get(reader.context(), x, &types)",
        "is the code of no attribute of 'plane'",
    ] {
        assert!(squeezed.contains(&self::squeezed(part)), "{part} in\n{text}");
    }
    assert!(!text.contains("write_type"), "{text}");
}

#[test]
fn several_encodings_of_a_type_need_conditions() {
    let both = |predicate: &str| {
        format!(
            "let cType = \"PointAttr\" in {{
               def Short : DialectAttribute<(attr VarInt:$x)> {{ {predicate} }}
               def Long : DialectAttribute<(attr VarInt:$x, VarInt:$y)> {{ let printerPredicate = \"$_val.y() != 0\"; }}
             }}
             def PlaneAttributes : DialectAttributes<\"plane\"> {{ let elems = [Short, Long]; }}"
        )
    };
    let error = generated(&both("")).expect_err("no condition");
    assert_eq!(error, "Requires parsing predicate given common cType PointAttr");
    let text = generated(&both("let printerPredicate = \"$_val.y() == 0\";")).expect("Rust");
    assert!(squeezed(&text).contains("filter(|own|own.y()==0)"), "{text}");
}

#[test]
fn mistakes_are_named() {
    let one = |members: &str| {
        format!(
            "def P : DialectAttribute<(attr {members})>;
             def PlaneAttributes : DialectAttributes<\"plane\"> {{ let elems = [P]; }}"
        )
    };
    let single = "Single dialect per invocation required (either only one in input file or specified via dialect option)";
    assert_eq!(generated(""), Err(single.to_owned()));
    let two = format!("{}def Others : DialectTypes<\"other\"> {{ let elems = []; }}", one("VarInt:$x"));
    assert_eq!(generated(&two), Err(single.to_owned()));
    let cpp = format!("def C : WithParser<\"succeeded($_reader.readVarInt($_var))\">;{}", one("C:$x"));
    let expected = "`succeeded($_reader.readVarInt($_var))` is C++: the snippets of encodings are Rust";
    assert_eq!(generated(&cpp), Err(expected.to_owned()));
    let unknown = format!("def C : WithParser<\"$_writer.byte()?\">;{}", one("C:$x"));
    assert_eq!(generated(&unknown), Err("`$_writer` has no meaning in `cParser`".to_owned()));
    let wrong = format!("def C : WithParser<\"reader.byte(?\">;{}", one("C:$x"));
    assert_eq!(generated(&wrong), Err("`reader.byte(?` is not Rust".to_owned()));
    let none = format!("def C : WithType<\"u8\">;{}", one("C:$x"));
    assert_eq!(generated(&none), Err("'C' in 'P' has no parser".to_owned()));
}

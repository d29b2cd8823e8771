//! A headless Neovim with the files of `editors/neovim` and the server, typed in as a person does.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::tool::Folder;

/// The longest time until an answer is on the screen.
const PATIENCE: Duration = Duration::from_secs(20);

/// Functions for what a person sees: the errors of a file, the text of the floating window, the words of the menu.
const EYES: &str = r#"
function Errors()
  local lines = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, (one.lnum + 1) .. ":" .. (one.col + 1) .. " " .. one.message:match("[^\n]*"))
  end
  return table.concat(lines, "\n")
end
function Attached()
  local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0)
  return next(clients) and "yes" or "no"
end
function Float()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), "\n")
    end
  end
  return ""
end
function Menu()
  local words = vim.tbl_map(function(item) return item.word end, vim.fn.complete_info({ "items" }).items)
  return table.concat(words, " ")
end
function Text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n"
end
function Place()
  return vim.fn.expand("%:t") .. ":" .. vim.fn.line(".") .. ":" .. vim.fn.col(".")
end
function Format()
  (vim.lsp.buf.format or vim.lsp.buf.formatting_sync)()
end
vim.ui.select = function(items, _, choose) choose(items[1], 1) end
"#;

/// The program: `RTBLGEN_NVIM`, or else `nvim`.
///
/// # Panics
///
/// If there is none and `RTBLGEN_REQUIRE_EDITORS` is set.
fn program() -> Option<PathBuf> {
    let program = PathBuf::from(std::env::var_os("RTBLGEN_NVIM").unwrap_or_else(|| "nvim".into()));
    let found = Command::new(&program).arg("--version").stdout(Stdio::null()).status().is_ok();
    if !found {
        let reason = format!("there is no program {}", program.display());
        assert!(
            std::env::var_os("RTBLGEN_REQUIRE_EDITORS").is_none(),
            "RTBLGEN_REQUIRE_EDITORS is set, but {reason}"
        );
        eprintln!("skipped: {reason}");
    }
    found.then_some(program)
}

/// The `init.lua` that the page of the editor shows.
fn init_of_the_page() -> String {
    let page = include_str!("../../editors/neovim/README.md");
    let block = page.split("```lua\n").nth(1).and_then(|rest| rest.split("```").next());
    block.expect("the page has a block of Lua").to_owned()
}

/// A running editor.
struct Neovim {
    program: PathBuf,
    socket: PathBuf,
    child: Child,
}

impl Neovim {
    /// Starts the editor in a folder, set up as the page says.
    fn start(folder: &Folder) -> Option<Self> {
        let program = program()?;
        let home = folder.path(".config/nvim");
        for place in ["lsp", "plugin"] {
            std::fs::create_dir_all(home.join(place)).expect("the folder is made");
        }
        let lua = include_str!("../../editors/neovim/rtblgen.lua");
        let place = if has_enable(&program) { "lsp" } else { "plugin" };
        std::fs::write(home.join(place).join("rtblgen.lua"), lua).expect("the file is written");
        std::fs::write(home.join("init.lua"), init_of_the_page() + EYES).expect("the file is written");
        let socket = folder.path(".nvim.sock");
        let own = Path::new(env!("CARGO_BIN_EXE_rtblgen")).parent().expect("a folder").to_owned();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let paths = std::iter::once(own).chain(std::env::split_paths(&path));
        let child = Command::new(&program)
            .args(["--headless", "-n", "--listen"])
            .arg(&socket)
            .current_dir(folder.path(""))
            .env("PATH", std::env::join_paths(paths).expect("folders"))
            .env("XDG_CONFIG_HOME", folder.path(".config"))
            .env("XDG_DATA_HOME", folder.path(".data"))
            .env("XDG_STATE_HOME", folder.path(".state"))
            .env("XDG_CACHE_HOME", folder.path(".cache"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the editor starts");
        let editor = Self { program, socket, child };
        editor.wait_for("1", |answer| answer == "1");
        Some(editor)
    }

    fn remote(&self, flag: &str, argument: &str) -> String {
        let output = Command::new(&self.program)
            .args(["--headless", "--server"])
            .arg(&self.socket)
            .args([flag, argument])
            .output()
            .expect("the editor starts");
        // Versions differ in the stream and the line ends of the answer.
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat())
            .replace("\r\n", "\n")
            .trim_end()
            .to_owned()
    }

    /// Types keys, written as in a mapping: `<Esc>`, `<C-x>`.
    fn keys(&self, keys: &str) {
        self.remote("--remote-send", keys);
    }

    /// The value of a function of [`EYES`], or of another expression of Lua.
    fn see(&self, lua: &str) -> String {
        self.remote("--remote-expr", &format!("luaeval('{lua}')"))
    }

    #[track_caller]
    fn wait_for(&self, expression: &str, is_right: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let answer = self.remote("--remote-expr", expression);
            if is_right(&answer) {
                return answer;
            }
            let messages = || self.remote("--remote-expr", "execute('messages')");
            assert!(start.elapsed() < PATIENCE, "{expression}: {answer}\n{}\n", messages());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the value of an expression of Lua contains a text.
    #[track_caller]
    fn wait(&self, lua: &str, part: &str) -> String {
        self.wait_for(&format!("luaeval('{lua}')"), |answer| answer.contains(part))
    }

    /// Waits until the file has no errors.
    #[track_caller]
    fn wait_for_no_errors(&self) {
        self.wait_for("luaeval('Errors()')", str::is_empty);
    }

    /// Calls a function of `vim.lsp.buf`.
    fn call(&self, call: &str) {
        self.keys(&format!(":lua vim.lsp.buf.{call}<CR>"));
    }
}

impl Drop for Neovim {
    fn drop(&mut self) {
        // It has nothing to save. A failure means that it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether the version has `vim.lsp.enable`: it is 0.11 or later.
fn has_enable(program: &Path) -> bool {
    let output = Command::new(program).arg("--version").output().expect("the editor starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let version = text.split_whitespace().nth(1).expect("a version").trim_start_matches('v');
    let mut numbers = version.split('.').map(|number| number.parse::<u32>().unwrap_or(0));
    (numbers.next(), numbers.next()) >= (Some(0), Some(11))
}

const AREA: &str = include_str!("../../editors/project/area.td");

fn project() -> Folder {
    Folder::new(&[
        ("Cargo.toml", "[package]\nname = \"shapes\"\nversion = \"0.1.0\"\n"),
        ("td/shapes.td", include_str!("../../editors/project/shapes.td")),
        ("td/area.td", AREA),
        ("td/patterns.pdll", include_str!("../../editors/project/patterns.pdll")),
        ("td/program.mlir", include_str!("../../editors/project/program.mlir")),
    ])
}

#[test]
fn definitions_are_edited() {
    let folder = project();
    let Some(editor) = Neovim::start(&folder) else { return };
    editor.keys(":edit td/area.td<CR>");
    editor.wait("Errors()", "5:24");
    assert_eq!(editor.see("Errors()"), "5:24 Variable not defined: 'I23'");

    editor.keys("/I23<CR>ciwI32<Esc>");
    editor.wait_for_no_errors();

    editor.keys("olet hasC<C-x><C-o>");
    editor.wait("Menu()", "hasCanonicalizeMethod hasCanonicalizer");
    editor.keys("<C-n><C-y> = 0;<Esc>");
    editor.wait("Text()", "  let hasCanonicalizer = 0;\n");

    editor.keys("/Shape_Op<CR>");
    editor.call("hover()");
    let float = editor.wait("Float()", "class Shape_Op");
    assert!(float.contains("An operation on shapes."), "{float}");

    editor.call("definition()");
    editor.wait("Place()", "shapes.td:10:7");
    editor.call("rename(\"Figure_Op\")");
    editor.wait("Text()", "class Figure_Op<string mnemonic>");
    editor.keys(":silent wall<CR>:edit td/area.td<CR>");
    editor.wait("Text()", "def Shape_AreaOp : Figure_Op<\"area\">");
    editor.wait_for_no_errors();

    editor.keys("Gonecessary<Esc>");
    editor.wait("Errors()", "10:1");
    editor.keys("ccdef  B:Figure_Op<lt>\"b\">{let summary=\"b\";}<Esc>");
    editor.wait_for_no_errors();
    editor.keys(":lua Format()<CR>");
    editor.wait("Text()", "def B : Figure_Op<\"b\"> { let summary = \"b\"; }");
    editor.keys(":silent wall<CR>");
    editor.wait_for("&modified", |answer| answer == "0");
    assert!(folder.read("td/shapes.td").contains("class Figure_Op<string mnemonic>"));
    assert!(folder.read("td/area.td").ends_with("def B : Figure_Op<\"b\"> { let summary = \"b\"; }\n"));

    editor.keys(":RtblgenRecords<CR>");
    editor.wait("Text()", "def B {");
}

#[test]
fn operands_are_edited_and_errors_are_mended() {
    let folder = project();
    let write =
        |name: &str, text: String| std::fs::write(folder.path(name), text).expect("the file is written");
    write("td/area.td", AREA.replace("I23", "I32"));
    for name in ["td/patterns.pdll", "td/program.mlir"] {
        write(name, folder.read(name).replace("sied", "side"));
    }
    let Some(editor) = Neovim::start(&folder) else { return };
    editor.keys(":edit td/area.td<CR>/side attr<CR>");
    editor.wait("Attached()", "yes");
    editor.call("definition()");
    editor.wait("Place()", "area.td:5:29");
    editor.call("rename(\"edge\")");
    editor.wait("Text()", "(ins I32:$edge)");
    editor.wait("Text()", "\"$edge attr-dict\"");

    editor.keys(":%s/ attr-dict//<CR>");
    editor.wait("Errors()", "directive not found");
    editor.keys("f$");
    editor.call("code_action()");
    editor.wait("Text()", "\"$edge attr-dict\"");
    editor.wait_for_no_errors();

    editor.keys("gg/summary<CR>A<BS><Esc>j^");
    editor.wait("Errors()", "expected ");
    editor.call("code_action()");
    editor.wait("Text()", "square\";\n");
    editor.wait_for_no_errors();

    editor.keys("gg/edge attr<CR>");
    editor.call("hover()");
    let float = editor.wait("Float()", "edge");
    assert!(float.contains("**operand** `edge` of `Shape_AreaOp`"), "{float}");
    assert!(float.contains("32-bit signless integer"), "{float}");

    editor.keys(":silent wall<CR>:edit td/program.mlir<CR>");
    editor.wait_for_no_errors();
    editor.keys(":RtblgenPasses cse<CR>");
    let shown = editor.wait("Text()", "changes nothing");
    assert!(shown.starts_with("# the canonicalization has the patterns of patterns.pdll"), "{shown}");
}

#[test]
fn patterns_are_edited() {
    let folder = project();
    let area = folder.path("td/area.td");
    std::fs::write(area, AREA.replace("I23", "I32")).expect("the file is written");
    let Some(editor) = Neovim::start(&folder) else { return };
    editor.keys(":edit td/patterns.pdll<CR>");
    editor.wait("Errors()", "5:");
    assert_eq!(editor.see("Errors()"), "5:21 undefined reference to `sied`");

    editor.keys("/sied<CR>cwsi<C-x><C-o>");
    editor.wait("Text()", "replace root with side;");
    editor.keys("<Esc>");
    editor.wait_for_no_errors();

    editor.keys("gg/shape.area<CR>");
    editor.call("hover()");
    let float = editor.wait("Float()", "shape.area");
    assert!(float.contains("the area of a square"), "{float}");
    editor.keys("/side<CR>");
    editor.call("rename(\"width\")");
    editor.wait("Text()", "(width: Value)");
    editor.wait("Text()", "replace root with width;");

    editor.keys(":%s/root = /root   =  /<CR>:lua Format()<CR>");
    editor.wait("Text()", "  let root = op");
    editor.keys("gg/shape.area<CR>");
    editor.keys(":silent wall<CR>");
    editor.call("definition()");
    editor.wait("Place()", "area.td:3:5");
    editor.keys("<C-o>:RtblgenPdl<CR>");
    editor.wait("Text()", "pdl.pattern @AreaOfArea");
}

#[test]
fn programs_are_edited() {
    let folder = project();
    let area = folder.path("td/area.td");
    std::fs::write(area, AREA.replace("I23", "I32")).expect("the file is written");
    let Some(editor) = Neovim::start(&folder) else { return };
    editor.keys(":edit td/program.mlir<CR>");
    editor.wait("Errors()", "2:");
    assert_eq!(editor.see("Errors()"), "2:22 use of undeclared SSA value name");

    editor.keys("/%sied<CR>lcwsi<C-x><C-o>");
    editor.wait("Text()", "%area = shape.area %side\n");
    editor.keys("<Esc>");
    editor.wait_for_no_errors();

    editor.keys("gg/shape.area<CR>");
    editor.call("hover()");
    let float = editor.wait("Float()", "\"shape.area\"(%arg0)");
    assert!(float.contains("the area of a square"), "{float}");
    editor.keys("gg/%area<CR>");
    editor.call("rename(\"%size\")");
    editor.wait("Text()", "  %size = shape.area %side\n  return %size : i32\n");

    editor.keys("I   <Esc>:lua Format()<CR>");
    editor.wait("Text()", "{\n  %size = shape.area %side\n");
    editor.keys(":silent wall<CR>gg/shape.area<CR>");
    editor.call("definition()");
    editor.wait("Place()", "area.td:3:5");
    editor.keys("<C-o>:RtblgenGeneric<CR>");
    editor.wait("Text()", "\"func.func\"()");
}

"use strict";
// The page: panes in, WebAssembly, outputs. Nothing leaves the browser.

const PANES = ["ops", "patterns", "program", "pipeline", "language"];
// A version of a dialect stays in memory, so the module is made again when it has grown.
const MAX_MEMORY = 512 << 20;
const PAUSE = 150;

const element = (id) => document.getElementById(id);
let compiled, instance;
let output = {};
let tab = "after";
let timer;

async function start() {
  const response = await fetch("rtblgen_playground.wasm");
  compiled = await WebAssembly.compile(await response.arrayBuffer());
  for (const name of Object.keys(EXAMPLES)) {
    element("example").add(new Option(name));
  }
  element("example").onchange = () => show(EXAMPLES[element("example").value]);
  for (const pane of PANES) {
    element(pane).oninput = later;
  }
  for (const button of element("tabs").querySelectorAll("button")) {
    button.onclick = () => select(button.dataset.tab);
  }
  element("share").onclick = share;
  window.onhashchange = () => show(linked());
  show(linked() ?? Object.values(EXAMPLES)[0]);
}

// The panes in the address, or undefined.
function linked() {
  const hash = location.hash.slice(1);
  if (!hash) return undefined;
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(hash)), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function show(panes) {
  if (!panes) return;
  for (const pane of PANES) {
    element(pane).value = panes[pane] ?? (pane === "language" ? "td" : "");
  }
  run();
}

function input() {
  return Object.fromEntries(PANES.map((pane) => [pane, element(pane).value]));
}

async function share() {
  const bytes = new TextEncoder().encode(JSON.stringify(input()));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  history.replaceState(null, "", "#" + encodeURIComponent(text));
  try {
    await navigator.clipboard.writeText(location.href);
    element("state").textContent = "the link is in the clipboard";
  } catch {
    element("state").textContent = "the link is in the address";
  }
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(run, PAUSE);
}

async function run() {
  clearTimeout(timer);
  const start = performance.now();
  try {
    output = await answer(input());
  } catch (error) {
    // The module is not usable after a trap.
    instance = undefined;
    output = { errors: [{ pane: "page", text: "this is a bug of rtblgen: " + error }] };
  }
  element("state").textContent = Math.round(performance.now() - start) + " ms";
  element("count").textContent = output.errors.length || "";
  draw();
  document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;
}

async function answer(panes) {
  if (!instance || instance.exports.memory.buffer.byteLength > MAX_MEMORY) {
    instance = await WebAssembly.instantiate(compiled, {});
  }
  const { memory, rtblgen_buffer: buffer, rtblgen_run: run, rtblgen_free: free } = instance.exports;
  const bytes = new TextEncoder().encode(JSON.stringify(panes));
  const address = buffer(bytes.length);
  new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  const result = run(address, bytes.length);
  const length = new DataView(memory.buffer).getUint32(result, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, result + 4, length));
  free(result, length);
  return JSON.parse(text);
}

function select(name) {
  tab = name;
  draw();
}

function draw() {
  for (const button of element("tabs").querySelectorAll("button")) {
    button.classList.toggle("on", button.dataset.tab === tab);
  }
  const pre = element("output");
  pre.replaceChildren();
  if (tab === "errors") {
    for (const { pane, text } of output.errors) {
      line(pre, pane + ":\n" + text + "\n", "bad");
    }
    return;
  }
  const text = output[tab] ?? "";
  if (!text && output.errors.length) {
    return line(pre, "There are errors: see “Errors”.", "bad");
  }
  if (tab !== "diff") return line(pre, text);
  for (const row of text.split("\n")) {
    line(pre, row + "\n", row.startsWith("+") ? "add" : row.startsWith("-") ? "del" : "");
  }
}

function line(parent, text, kind) {
  const span = document.createElement("span");
  span.textContent = text;
  if (kind) span.className = kind;
  parent.append(span);
}

start().catch((error) => {
  element("state").textContent = String(error);
});

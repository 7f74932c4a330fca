import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import type * as TreeSitter from "web-tree-sitter";
import type { SourceText } from "./source-text.ts";
import { NodeKinds, SyntaxTree } from "./syntax-tree.ts";

const GRAMMARS = {
  csharp: "@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm",
  go: "@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm",
  java: "@vscode/tree-sitter-wasm/wasm/tree-sitter-java.wasm",
  javascript: "@vscode/tree-sitter-wasm/wasm/tree-sitter-javascript.wasm",
  kotlin: "@lumis-sh/wasm-kotlin/tree-sitter-kotlin.wasm",
  php: "@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm",
  python: "@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm",
  ruby: "@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm",
  tsx: "@vscode/tree-sitter-wasm/wasm/tree-sitter-tsx.wasm",
  typescript: "@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm",
};
/**
 * Signs that a grammar does not know where they are, which it reads as a name as long as they are, between two operands. A grammar of Kotlin
 * knows no assignment to what a call returns: `find(id).text = a`, `attributes()["a"] = b`.
 */
const UNKNOWN_SIGNS: Partial<Record<keyof typeof GRAMMARS, RegExp>> = {
  kotlin: /([)}](?:!!)?(?:\??\.\w+|\[[^[\]\n]*\])+[ \t]+)([-+]?=)(?=\s)/gu,
};
/** A negated call of `isOpen()` or `inRange()`, which the grammar of Kotlin reads as `!is Open` or `!in Range` in the condition of a `when`. */
const NEGATED_NAMES: Partial<Record<keyof typeof GRAMMARS, RegExp>> = { kotlin: /(?<=!)i[sn](?=\w)/gu };
export type ParserName = keyof typeof GRAMMARS;

/** Not in the types of Node.js. */
declare const WebAssembly: { Module: new (code: Uint8Array) => WebAssembly.Module };

/** WebAssembly cannot be part of a snapshot of the program, so it is loaded at run time. */
const require = createRequire(import.meta.url);
let library: typeof TreeSitter | undefined;
let parser: TreeSitter.Parser | undefined;
const languages = new Map<ParserName, { language: TreeSitter.Language; kinds: NodeKinds }>();

/** Has to end before the first text is parsed. */
export async function startParser(): Promise<void> {
  if (parser) return;
  const loaded: typeof TreeSitter = require("web-tree-sitter");
  await loaded.Parser.init();
  library = loaded;
  parser = new loaded.Parser();
}

export function parse(file: SourceText, name: ParserName): SyntaxTree {
  if (!library || !parser) throw new TypeError("The parser is not started.");
  const { language, kinds } = languages.get(name) ?? load(library, name);
  try {
    const tree = parser.setLanguage(language).parse(readableText(file.text, name));
    if (!tree) throw new TypeError("The parser has no language.");
    const nodes = new SyntaxTree(tree, kinds, file);
    tree.delete();
    return nodes;
  } catch (error) {
    return breakDown(error);
  }
}

function readableText(text: string, name: ParserName): string {
  const [signs, names] = [UNKNOWN_SIGNS[name], NEGATED_NAMES[name]];
  const readable = names ? text.replaceAll(names, "__") : text;
  return signs
    ? readable.replaceAll(signs, (_, before: string, sign: string) => before + "_".repeat(sign.length))
    : readable;
}

/** The memory of the parser is unknown after an error, so the process ends with it. Where it gets no memory, the parser aborts. */
function breakDown(error: unknown): never {
  const isAborted = error instanceof Error && error.message.startsWith("Aborted");
  process.stderr.write(`The parser ${isAborted ? "failed to allocate memory" : "broke down"}.\n`);
  process.exit(1);
}

function load({ Language }: typeof TreeSitter, name: ParserName) {
  const code = readFileSync(require.resolve(GRAMMARS[name]));
  const language = Language.loadSync(new WebAssembly.Module(code));
  const loaded = { language, kinds: new NodeKinds(language) };
  languages.set(name, loaded);
  return loaded;
}

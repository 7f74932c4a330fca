import { createRequire } from "node:module";
import type * as Native from "@ast-grep/napi";
import { z } from "zod";
import type { Budget } from "./budget.ts";
import type { Unit } from "./lower/ir.ts";
import { CSharpLowering } from "./lower/csharp/csharp.ts";
import { GoLowering } from "./lower/go/go.ts";
import { JavaLowering } from "./lower/java/java.ts";
import { JavaScriptLowering } from "./lower/javascript/javascript.ts";
import { KotlinLowering } from "./lower/kotlin/kotlin.ts";
import { PhpLowering } from "./lower/php/php.ts";
import { PythonLowering } from "./lower/python/python.ts";
import { RubyLowering } from "./lower/ruby/ruby.ts";
import type { Lowering } from "./lower/lowering.ts";
import { rootOf } from "./syntax/code-part.ts";
import type { SourceText } from "./syntax/source-text.ts";
import { releaseChildren, SyntaxNode } from "./syntax/syntax-node.ts";
import type { FlowLanguage } from "./tables/schema.ts";

const Registration = z.object({
  libraryPath: z.string(),
  extensions: z.array(z.string()),
  languageSymbol: z.string(),
  expandoChar: z.string().default("$"),
});

interface Grammar {
  language: FlowLanguage;
  /** The parser's name of the grammar. */
  parser: string;
  lowering: (budget: Budget) => Lowering;
}

const javaScript = { language: "javascript" as const, lowering: (budget: Budget) => new JavaScriptLowering(budget) };
const php = { language: "php" as const, parser: "php", lowering: (budget: Budget) => new PhpLowering(budget) };
const ruby = { language: "ruby" as const, parser: "ruby", lowering: (budget: Budget) => new RubyLowering(budget) };
/** Also those of templates and includes, and of the modules of Drupal. */
const PHP_EXTENSIONS = ["php", "phtml", "php3", "php4", "php5", "php7", "php8", "inc", "module", "install", "theme"];
/** Their scripts are analysed. */
const MARKUP_EXTENSIONS = ["vue", "svelte", "html", "htm", "xhtml"];
const BY_EXTENSION: Record<string, Grammar> = {
  java: { language: "java", parser: "java", lowering: (budget: Budget) => new JavaLowering(budget) },
  py: { language: "python", parser: "python", lowering: (budget: Budget) => new PythonLowering(budget) },
  ...Object.fromEntries(PHP_EXTENSIONS.map((extension) => [extension, php])),
  go: { language: "go", parser: "go", lowering: (budget: Budget) => new GoLowering(budget) },
  kt: { language: "kotlin", parser: "kotlin", lowering: (budget: Budget) => new KotlinLowering(budget) },
  kts: { language: "kotlin", parser: "kotlin", lowering: (budget: Budget) => new KotlinLowering(budget) },
  cs: { language: "csharp", parser: "csharp", lowering: (budget: Budget) => new CSharpLowering(budget) },
  rb: ruby,
  rake: ruby,
  ru: ruby,
  js: { ...javaScript, parser: "JavaScript" },
  jsx: { ...javaScript, parser: "JavaScript" },
  mjs: { ...javaScript, parser: "JavaScript" },
  cjs: { ...javaScript, parser: "JavaScript" },
  ts: { ...javaScript, parser: "TypeScript" },
  mts: { ...javaScript, parser: "TypeScript" },
  cts: { ...javaScript, parser: "TypeScript" },
  tsx: { ...javaScript, parser: "Tsx" },
  ...Object.fromEntries(MARKUP_EXTENSIONS.map((extension) => [extension, { ...javaScript, parser: "TypeScript" }])),
};

let loaded: typeof Native | undefined;

/** The parsers. Native code cannot be part of a snapshot of the program, so it is loaded at the first use. */
function parsers(): typeof Native {
  loaded ??= loadParsers();
  return loaded;
}

/** Also those that are not built in, which may be registered only once per process. */
function loadParsers(): typeof Native {
  const require = createRequire(import.meta.url);
  const native: typeof Native = require("@ast-grep/napi");
  const names = ["java", "python", "php", "go", "ruby", "csharp", "kotlin"];
  const registrations = names.map((name) => [name, Registration.parse(require(`@ast-grep/lang-${name}`))] as const);
  native.registerDynamicLanguage(Object.fromEntries(registrations));
  return native;
}

export function grammarOf(path: string): Grammar | undefined {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

export function parseText(text: string, grammar: Grammar): Native.SgRoot {
  return parsers().parse(grammar.parser, text);
}

/** @throws OutOfSteps or OutOfTime */
export function parseUnit(file: SourceText, grammar: Grammar, budget: Budget): Unit & { hasErrors: () => boolean } {
  const tree = parseText(file.text, grammar).root();
  const root = new SyntaxNode(tree, file);
  try {
    const body = rootOf(file).lowering(() => grammar.lowering(budget).statements([root]));
    let hasErrors: boolean | undefined;
    return { body, hasErrors: () => (hasErrors ??= tree.find({ rule: { kind: "ERROR" } }) !== null) };
  } finally {
    releaseChildren();
  }
}

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
import { parse, type ParserName } from "./syntax/parser.ts";
import type { SourceText } from "./syntax/source-text.ts";
import { releaseChildren, SyntaxNode } from "./syntax/syntax-node.ts";
import type { FlowLanguage } from "./tables/schema.ts";

interface Grammar {
  language: FlowLanguage;
  parser: ParserName;
  lowering: (budget: Budget) => Lowering;
}

const javaScript = { language: "javascript" as const, lowering: (budget: Budget) => new JavaScriptLowering(budget) };
const php = { language: "php" as const, parser: "php" as const, lowering: (budget: Budget) => new PhpLowering(budget) };
const ruby = {
  language: "ruby" as const,
  parser: "ruby" as const,
  lowering: (budget: Budget) => new RubyLowering(budget),
};
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
  js: { ...javaScript, parser: "javascript" },
  jsx: { ...javaScript, parser: "javascript" },
  mjs: { ...javaScript, parser: "javascript" },
  cjs: { ...javaScript, parser: "javascript" },
  ts: { ...javaScript, parser: "typescript" },
  mts: { ...javaScript, parser: "typescript" },
  cts: { ...javaScript, parser: "typescript" },
  tsx: { ...javaScript, parser: "tsx" },
  ...Object.fromEntries(MARKUP_EXTENSIONS.map((extension) => [extension, { ...javaScript, parser: "typescript" }])),
};

export function grammarOf(path: string): Grammar | undefined {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

/** @throws OutOfSteps or OutOfTime */
export function parseUnit(file: SourceText, grammar: Grammar, budget: Budget): Unit & { hasErrors: boolean } {
  const tree = parse(file, grammar.parser);
  try {
    const body = rootOf(file).lowering(() => grammar.lowering(budget).statements([new SyntaxNode(tree)]));
    return { body, hasErrors: tree.hasErrors };
  } finally {
    releaseChildren();
  }
}

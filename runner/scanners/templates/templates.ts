import type { ReportedRule, Rule } from "../shared/rule-pack.ts";
import type { Scanner } from "../shared/scanner.ts";
import { TEMPLATE_SYNTAXES, TemplateMatcher, type TemplateSyntax } from "../shared/template-matcher.ts";
import { createTextScanner, Expression, type Hit, optionalExpression } from "../shared/text-scanner.ts";

const MAX_HITS = 500;

interface TemplateRule {
  rule: Rule;
  /** The rule where the code reads a request. */
  ofRequests: ReportedRule;
  syntax: TemplateSyntax;
  contains: readonly string[];
  regex: readonly Expression[];
  not: Expression | null;
  escaped: Expression | null;
  request: Expression | null;
  escapes: Expression | null;
  reads: Expression | null;
}

/** Scans templates for values that are written without escaping. What controllers pass to them is known later: `rendered-data.ts`. */
export function createTemplateScanner(): Scanner {
  return createTextScanner({
    name: "templates",
    revision: 2,
    language: "template",
    files: "templates",
    compile: compileRule,
    isScanned: (path) => Object.values(TEMPLATE_SYNTAXES).some(({ paths }) => paths.test(path)),
    matchFile,
  });
}

function compileRule(rule: Rule): TemplateRule {
  const { syntax, contains, regex, ...others } = TemplateMatcher.parse(rule.rule);
  return {
    rule,
    ofRequests: { ...rule, metadata: { ...rule.metadata, severity: "high", confidence: "high" } },
    syntax,
    contains,
    regex: regex.map((source) => new Expression(source)),
    not: optionalExpression(others.not),
    escaped: optionalExpression(others.escaped),
    request: optionalExpression(others.request),
    escapes: optionalExpression(others.escapes),
    reads: optionalExpression(others.reads),
  };
}

function matchFile(path: string, text: string, all: readonly TemplateRule[]): { hits: Hit[]; isTruncated: boolean } {
  const rules = all.filter(
    ({ syntax, contains }) =>
      TEMPLATE_SYNTAXES[syntax].paths.test(path) && contains.some((part) => text.includes(part)),
  );
  const hits: Hit[] = [];
  for (const rule of rules) {
    const code = withoutComments(text, TEMPLATE_SYNTAXES[rule.syntax].comments);
    for (const hit of hitsOf(rule, code)) {
      if (hits.length >= MAX_HITS) return { hits, isTruncated: true };
      hits.push(hit);
    }
  }
  return { hits, isTruncated: false };
}

function* hitsOf(template: TemplateRule, text: string): Generator<Hit> {
  const { rule, ofRequests, regex, not, escaped, request } = template;
  const escapedNames = namesIn(template.escapes, text);
  const readNames = namesIn(template.reads, text);
  for (const expression of regex) {
    const matcher = expression.matcher(text);
    while (matcher.find()) {
      const code = (expression.hasGroup("code") ? matcher.group("code") : null)?.trim() ?? "";
      if (escapedNames.has(code) || escaped?.matcher(code).find()) continue;
      const isExcluded = not?.matcher(code).find() ?? false;
      const readsVariable = !isExcluded && wordsOf(code).some((word) => readNames.has(word));
      const isRequest = readsVariable || (request?.matcher(code).find() ?? false);
      if (!isRequest && isExcluded) continue;
      yield { rule: isRequest ? ofRequests : rule, start: matcher.start(), end: matcher.end() };
    }
  }
}

/** The variables that assignments in the text name. */
function namesIn(assignment: Expression | null, text: string): Set<string> {
  const names = new Set<string>();
  if (assignment === null) return names;
  const matcher = assignment.matcher(text);
  while (matcher.find()) names.add(matcher.group("name") ?? "");
  return names;
}

/** The names in code, without its literals and members. */
function wordsOf(code: string): string[] {
  return code.replaceAll(/"[^"]*"|'[^']*'/gu, '""').match(/(?<![\w.])[A-Za-z_]\w*/gu) ?? [];
}

/** The text with its comments blanked, of the same length. */
function withoutComments(text: string, comments: readonly (readonly [open: string, close: string])[]): string {
  let rest = text;
  for (const [open, close] of comments) {
    const parts: string[] = [];
    let from = 0;
    for (let start = rest.indexOf(open); start !== -1; start = rest.indexOf(open, from)) {
      const end = rest.indexOf(close, start + open.length);
      if (end === -1) break;
      parts.push(rest.slice(from, start), rest.slice(start, end + close.length).replaceAll(/[^\n]/g, " "));
      from = end + close.length;
    }
    rest = parts.join("") + rest.slice(from);
  }
  return rest;
}

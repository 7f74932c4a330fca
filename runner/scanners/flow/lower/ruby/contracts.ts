import type { ClassNode, Expression, MapEntry, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { assign, call, constant, evaluate, nameOf, parameter, returns } from "../lowering.ts";
import type { RubyScopeLowering } from "./declarations.ts";
import { isStrict } from "../../domain/strict-pattern.ts";
import { macroOf, methodNamed } from "./class-macros.ts";

/* Contracts of dry-validation: `params do required(:kind).filled(:string, included_in?: KINDS) end`. */

const CONTRACTS = /^(?:::)?Dry::Validation::Contract$/u;
const SCHEMAS = /^(?:params|json|schema)$/u;
const FIELD = /\b(?:required|optional)\(:(\w+)\)([^\n]*)/gu;
/** Rules that let no free text in. */
const PLAIN = /:(?:integer|float|decimal|bool|date|date_time|time|uuid_v4\?)(?![\w?])|\b(?:included_in|uuid_v4|eql)\?/u;
/** A rule that the text of a field matches an expression. */
const FORMAT = /\bformat\?:\s*(?:\/((?:\\.|[^\\/])+)\/|%r\{([^}]*)\})/u;
/** One that it is text, and no list or map. */
const TEXT = /:string(?![\w?])/u;

/** `call(input)` of a contract returns the fields that it declares, without text where a rule allows none. */
export function addContract(cls: ClassNode, items: readonly SyntaxNode[], lowering: RubyScopeLowering): void {
  if (!cls.supers.some((name) => CONTRACTS.test(name)) || cls.methods.some(({ name }) => name === "call")) return;
  const { at } = cls;
  const input = nameOf(at, "input");
  const declared = items.filter((item) => SCHEMAS.test(macroOf(item))).flatMap(({ text }) => [...text.matchAll(FIELD)]);
  const entries = declared.map(([, name = "", rules = ""]): MapEntry => {
    const key = constant(at, name);
    const value = { op: "index", at, object: input, key } as const;
    return { key, value: checked(value, rules) };
  });
  if (entries.length === 0) return;
  const result = returns({ op: "map", at, entries });
  const rules = items.flatMap((item) => ruleOf(item, input, lowering));
  cls.methods.push(methodNamed(at, "call", [parameter(input, "input")], [...rules, result], cls));
}

/** `rule(:url) { key.failure("…") unless … }`: after a failure, the contract has no fields. */
function ruleOf(item: SyntaxNode, input: Expression, lowering: RubyScopeLowering): Statement[] {
  const block = macroOf(item) === "rule" ? item.field("block") : null;
  const [field] = item.field("arguments")?.named ?? [];
  const body = block?.field("body");
  const [, name] = /^:(\w+)$/u.exec(field?.text ?? "") ?? [];
  if (!body || name === undefined) return [];
  const at = item;
  const value = { op: "index", at, object: input, key: constant(at, name) } as const;
  const given: Statement[] = [
    evaluate(assign(at, nameOf(at, "value"), value)),
    evaluate(assign(at, nameOf(at, "values"), input)),
  ];
  return [...given, ...lowering.withLocals(["value", "values"], false, () => lowering.block(body))];
}

function checked(value: Expression, rules: string): Expression {
  const { at } = value;
  const [, slashes, braces] = FORMAT.exec(rules) ?? [];
  if (PLAIN.test(rules) || isStrict(slashes ?? braces ?? "", false)) return { op: "cast", at, type: "number", value };
  return TEXT.test(rules) ? call(at, value, "to_s", []) : value;
}

import type { ClassNode, Expression, MapEntry, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, assign, call, constant, evaluate, lambda, nameOf, parameter, returns } from "../lowering.ts";
import { DECLARED, type RubyScopeLowering } from "./declarations.ts";
import { macroOf, methodNamed } from "./class-macros.ts";

/* Contracts of dry-validation and schemas of dry-schema: `params do required(:kind).filled(:string, included_in?: KINDS) end`. */

/** Contracts extend others of the application, which are named so. */
const CONTRACTS = /^(?:::)?(?:\w+::)*\w*Contract$/u;
/** Actions extend `Hanami::Action` or another action of the application, which are named so. */
const ACTIONS = /^(?:::)?(?:\w+::)*\w*Action$/u;
const SCHEMA_CLASSES = /^(?:::)?Dry::Schema::(?:Params|JSON)$/u;
const SCHEMA_CALLS = /^(?:::)?Dry::Schema\.(?:Params|JSON|define)$/u;
const SCHEMAS = /^(?:params|json|schema)$/u;
const FIELDS = /^(?:required|optional)$/u;
/** Rules that let no free text in. */
const PLAIN = /:(?:integer|float|decimal|bool|date|date_time|time|uuid_v4\?)(?![\w?])|\b(?:included_in|uuid_v4|eql)\?/u;
/** One that it is text, and no list or map. */
const TEXT = /:(?:string|str\?)(?![\w?])/u;
const LIST = /:array\b|\.(?:array|each)\b/u;
const MATCHES = "format?";

/** `call(input)` of a contract returns the fields that it declares, without text where a rule allows none. */
export function addContract(cls: ClassNode, items: readonly SyntaxNode[], lowering: RubyScopeLowering): void {
  if (cls.methods.some(({ name }) => name === "call")) return;
  const isSchema = cls.supers.some((name) => SCHEMA_CLASSES.test(name));
  if (!isSchema && !cls.supers.some((name) => CONTRACTS.test(name))) return;
  const { at } = cls;
  const input = nameOf(at, "input");
  const declares = (item: SyntaxNode) => (isSchema ? macroOf(item) === "define" : SCHEMAS.test(macroOf(item)));
  const entries = items.filter(declares).flatMap((item) => entriesOf(item, input, lowering));
  if (entries.length === 0) return;
  const result = returns({ op: "map", at, entries });
  const rules = items.flatMap((item) => ruleOf(item, input, lowering));
  cls.methods.push(methodNamed(at, "call", [parameter(input, "input")], [...rules, result], cls));
}

/** `params do … end` in an action of Hanami: the parameters of its request are the fields that it declares. */
export function addDeclaredParams(cls: ClassNode, items: readonly SyntaxNode[], lowering: RubyScopeLowering): void {
  if (!cls.supers.some((name) => ACTIONS.test(name))) return;
  const { at } = cls;
  const input = nameOf(at, "input");
  const declaring = items.filter((item) => macroOf(item) === "params" && item.field("block") !== null);
  const entries = declaring.flatMap((item) => entriesOf(item, input, lowering));
  if (entries.length === 0) return;
  cls.methods.push(methodNamed(at, DECLARED, [parameter(input, "input")], [returns({ op: "map", at, entries })], cls));
}

/** `Dry::Schema.Params do … end`: a function that returns the fields; null for any other call. */
export function schemaOf(node: SyntaxNode, lowering: RubyScopeLowering): Expression | null {
  const [receiver, method] = [node.field("receiver"), node.field("method")];
  if (!node.field("block") || !SCHEMA_CALLS.test(`${receiver?.text}.${method?.text}`)) return null;
  const input = nameOf(node, "input");
  const entries = entriesOf(node, input, lowering);
  return lambda(node, [parameter(input, "input")], [returns({ op: "map", at: node, entries })]);
}

/** The fields that a block declares, after those of the schemas that its call names: `params(PageSchema) do … end`. */
function entriesOf(declaring: SyntaxNode, input: Expression, lowering: RubyScopeLowering): MapEntry[] {
  const others = (declaring.field("arguments")?.named ?? []).filter(({ kind }) =>
    /^(?:constant|scope_res)/u.test(kind),
  );
  const inherited = others.map((node): MapEntry => {
    return { key: null, value: call(node, lowering.expression(node), "call", [argument(input)]) };
  });
  const items = declaring.field("block")?.field("body")?.named ?? [];
  return [...inherited, ...items.flatMap((item) => entryOf(item, input, lowering))];
}

/** `required(:name).filled(…)` and `required(:name).hash do … end` */
function entryOf(item: SyntaxNode, input: Expression, lowering: RubyScopeLowering): MapEntry[] {
  const calls: SyntaxNode[] = [];
  for (let at: SyntaxNode | null = item; at?.kind === "call"; at = at.field("receiver")) calls.push(at);
  const base = calls.at(-1);
  if (!base || !FIELDS.test(macroOf(base))) return [];
  const [, name] = /^:(\w+)$/u.exec(base.field("arguments")?.named[0]?.text ?? "") ?? [];
  if (name === undefined) return [];
  const key = constant(item, name);
  const value = { op: "index", at: item, object: input, key } as const;
  const nested = calls.find((each) => each.field("block") && entriesOf(each, value, lowering).length > 0);
  return [{ key, value: nested ? nestedIn(nested, item, value, lowering) : checked(value, calls, item, lowering) }];
}

/** An object with fields of its own, or a list of them. */
function nestedIn(declaring: SyntaxNode, at: SyntaxNode, value: Expression, lowering: RubyScopeLowering): Expression {
  const isList = LIST.test(at.text.slice(0, at.text.indexOf(declaring.field("block")?.text ?? "")));
  const fieldsOf = (input: Expression): Expression => {
    return { op: "map", at, entries: entriesOf(declaring, input, lowering) };
  };
  return isList ? eachOf(value, fieldsOf) : fieldsOf(value);
}

/** `list.map { |item| … }` */
function eachOf(list: Expression, makes: (item: Expression) => Expression): Expression {
  const { at } = list;
  const item = nameOf(at, "item");
  return call(at, list, "map", [argument(lambda(at, [parameter(item, "item")], [returns(makes(item))]))]);
}

function checked(
  value: Expression,
  calls: readonly SyntaxNode[],
  at: SyntaxNode,
  lowering: RubyScopeLowering,
): Expression {
  const rules = at.text;
  if (PLAIN.test(rules)) return { op: "cast", at, type: "number", value };
  const format = calls.map(formatIn).find((found) => found !== null);
  const held = (given: Expression): Expression => {
    const text = TEXT.test(rules) ? call(at, given, "to_s", []) : given;
    return format ? matching(lowering.expression(format), given, text) : text;
  };
  return LIST.test(rules) ? eachOf(value, held) : held(value);
}

/** The text, where it matches an expression. */
function matching(format: Expression, given: Expression, text: Expression): Expression {
  const { at } = given;
  const test = call(at, format, "match?", [argument(given)]);
  return { op: "conditional", at, test, consequent: text, otherwise: constant(at, null) };
}

/** The expression of a rule `format?: /…/`, or of a predicate `format?(/…/)` in the block of a field. */
function formatIn(item: SyntaxNode): SyntaxNode | null {
  const pairs = (item.field("arguments")?.named ?? []).filter(({ kind }) => kind === "pair");
  const pair = pairs.find((each) => each.field("key")?.text.replace(/:$/u, "") === MATCHES);
  if (pair) return pair.field("value");
  const predicates = item.field("block")?.descendants("call") ?? [];
  const predicate = predicates.find((each) => macroOf(each) === MATCHES);
  return predicate?.field("arguments")?.named[0] ?? null;
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

import type { ClassNode, Expression } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, assign, call, constant, evaluate, lambda, nameOf, parameter, returns } from "../lowering.ts";
import type { RubyScopeLowering } from "./declarations.ts";
import { macroOf, methodNamed } from "./class-macros.ts";

/* Arguments of GraphQL, whose types convert them before a method gets them: `argument :unit, Types::Unit`, with `coerce_input` of the scalar. */

const NUMBERS = /^(?:::)?(?:GraphQL::Types::)?(?:Integer|Int|BigInt|Float|Boolean|ISO8601(?:Date|DateTime|Duration))$/u;
const TEXTS = /^(?:::)?(?:GraphQL::Types::)?(?:String|ID|JSON|ImmutableString)$/u;
/** Objects with arguments of their own. */
const INPUTS = /Input(?:Object|Type)?$/u;
const ENUMERATIONS = /^(?:::)?(?:\w+::)*(?:GraphQL::Schema::|Base)Enum$/u;
const RESOLVES = "resolve";
const COERCES = "coerce_input";

/** Methods convert the arguments that the class, or the block of a field, declares for them. */
export function addConversions(cls: ClassNode, items: readonly SyntaxNode[], lowering: RubyScopeLowering): void {
  if (cls.supers.some((name) => ENUMERATIONS.test(name))) addMembers(cls);
  for (const item of items) {
    const macro = macroOf(item);
    if (macro === "argument") convert(cls, RESOLVES, item, lowering);
    const declared = macro === "field" ? (item.field("block")?.field("body")?.named ?? []) : [];
    const [, field] = /^:(\w+)$/u.exec(argumentsOf(item)[0]?.text ?? "") ?? [];
    for (const inner of declared)
      if (field !== undefined && macroOf(inner) === "argument") convert(cls, field, inner, lowering);
  }
}

/** The values of an enumeration are those that it declares. */
function addMembers(cls: ClassNode): void {
  const { at, methods } = cls;
  if (methods.some(({ name }) => name === COERCES)) return;
  const [value, context] = ["value", "context"].map((name) => nameOf(at, name));
  if (!value || !context) return;
  const params = [parameter(value, "value"), parameter(context, "context")];
  const body = [returns({ op: "cast", at, type: "number", value })];
  methods.push({ ...methodNamed(at, COERCES, params, body, cls), isStatic: true });
}

function convert({ methods }: ClassNode, method: string, at: SyntaxNode, lowering: RubyScopeLowering): void {
  const [given, type] = argumentsOf(at);
  const [, name] = /^:(\w+)$/u.exec(given?.text ?? "") ?? [];
  if (name === undefined || !type) return;
  const value = nameOf(at, name);
  const converted = conversionOf(value, type, lowering);
  if (!converted) return;
  for (const { params, body } of methods.filter((each) => each.name === method))
    if (params.some((param) => param.name === name)) body.unshift(evaluate(assign(at, value, converted)));
}

function argumentsOf(item: SyntaxNode): readonly SyntaxNode[] {
  return item.field("arguments")?.named ?? [];
}

/** What a type makes of a value; null for text as it is. */
function conversionOf(value: Expression, type: SyntaxNode, lowering: RubyScopeLowering): Expression | null {
  const { at } = value;
  const { text, kind } = type;
  if (NUMBERS.test(text)) return { op: "cast", at, type: "number", value };
  if (kind === "array") {
    const item = nameOf(at, "item");
    const made = type.named[0] ? conversionOf(item, type.named[0], lowering) : null;
    return made && call(at, value, "map", [argument(lambda(at, [parameter(item, "item")], [returns(made)]))]);
  }
  if ((kind !== "constant" && kind !== "scope_resolution") || TEXTS.test(text) || INPUTS.test(text)) return null;
  return call(at, lowering.expression(type), COERCES, [argument(value), argument(constant(at, null))]);
}

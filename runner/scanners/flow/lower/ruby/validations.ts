import { isStrict } from "../../domain/strict-pattern.ts";
import type { ClassNode, FunctionNode } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { assign, evaluate, member, nameOf, opaque, returns } from "../lowering.ts";
import { macroOf, methodNamed } from "./class-macros.ts";

/* Validations of ActiveModel: `validates :period, inclusion: { in: PERIODS }`. */

const VALIDATES = /^validates!?$/u;
const OF = /^validates_(inclusion|numericality|format)_of$/u;
const RUNS = ["valid?", "invalid?", "validate", "validate!"];
/** Options by which a validation may not run, or applies to each line. */
const LIMITED = new Set(["if", "unless", "on", "multiline"]);
const PATTERN = /\bwith(?::|\s*=>)\s*(?:\/((?:[^/\\]|\\.)+)\/|%r\{((?:[^}\\]|\\.)+)\}|([A-Z]\w*)\b(?![.:]))/u;

/** A method of ActiveModel that runs the validations leaves no text in the attributes for which they allow none. */
export function addValidations(cls: ClassNode, items: readonly SyntaxNode[]): void {
  const { at } = cls;
  const names = items.filter((item) => allowsNoText(item, cls)).flatMap(attributesOf);
  const own = new Set(cls.methods.map(({ name }) => name));
  const body = names
    .filter((name) => own.has(name))
    .map((name): FunctionNode["body"][number] => {
      const field = member(at, nameOf(at, "this"), `@${name}`);
      return evaluate(assign(at, field, { op: "cast", at, type: "number", value: field }));
    });
  if (body.length === 0) return;
  body.push(returns(opaque(at, [])));
  for (const name of RUNS.filter((each) => !own.has(each))) cls.methods.push(methodNamed(at, name, [], body, cls));
}

function attributesOf(item: SyntaxNode): string[] {
  return argumentsOf(item)
    .filter(({ kind }) => kind === "simple_symbol")
    .map(({ text }) => text.slice(1));
}

function allowsNoText(item: SyntaxNode, cls: ClassNode): boolean {
  const macro = macroOf(item);
  const of = OF.exec(macro)?.[1];
  if (of === undefined && !VALIDATES.test(macro)) return false;
  const options = optionsOf(argumentsOf(item));
  if (of !== undefined) return isRestrictive(of, item, options, cls);
  return (
    !isLimited(options) &&
    [...options].some(([name, value]) => isRestrictive(name, value, optionsOf(value?.named ?? []), cls))
  );
}

function isRestrictive(
  rule: string,
  at: SyntaxNode | null,
  options: ReadonlyMap<string, SyntaxNode | null>,
  { fields }: ClassNode,
): boolean {
  if (isLimited(options)) return false;
  if (rule === "format") {
    const [, slashes, braces, name] = PATTERN.exec(at?.text ?? "") ?? [];
    const held = fields.find((field) => field.name === name)?.value;
    const pattern = held?.op === "call" && held.name === "freeze" ? held.receiver : held;
    const named = pattern?.op === "constant" && pattern.regex === true ? String(pattern.value) : "";
    return isStrict(slashes ?? braces ?? named, false);
  }
  return (rule === "inclusion" || rule === "numericality") && at?.text !== "false";
}

function isLimited(options: ReadonlyMap<string, unknown>): boolean {
  return [...options.keys()].some((name) => LIMITED.has(name));
}

function argumentsOf(item: SyntaxNode): readonly SyntaxNode[] {
  return item.field("arguments")?.named ?? [];
}

/** The pairs `name: value` and `:name => value`. */
function optionsOf(nodes: readonly SyntaxNode[]): ReadonlyMap<string, SyntaxNode | null> {
  const pairs = nodes.filter(({ kind }) => kind === "pair");
  return new Map(pairs.map((pair) => [(pair.field("key")?.text ?? "").replaceAll(":", ""), pair.field("value")]));
}

/** The arguments of fields and resolvers of GraphQL annotate the parameters with their names: `argument :language, String, validates: …`. */
export function annotateArguments({ methods }: ClassNode, items: readonly SyntaxNode[]): void {
  for (const item of items) {
    const macro = macroOf(item);
    if (macro === "argument") annotate(methods, item);
    if (macro !== "field") continue;
    const [field] = attributesOf(item);
    const ofField = methods.filter(({ name }) => name === field);
    for (const inner of item.field("block")?.field("body")?.named ?? [])
      if (macroOf(inner) === "argument") annotate(ofField, inner);
  }
}

function annotate(methods: readonly FunctionNode[], argument: SyntaxNode): void {
  const [declared] = attributesOf(argument);
  for (const { params } of methods)
    for (const param of params)
      if (param.isKeyword === true && param.name === declared)
        param.annotations.push({ name: "argument", text: argument.text });
}

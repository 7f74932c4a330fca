import type { ClassNode } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import type { Lowering } from "../lowering.ts";
import { functionOf } from "./declarations.ts";

/*
 * Classes that are functions: `function User(name) { … }`, whose methods code assigns to `User.prototype`, or whose constructor assigns
 * fields and methods to `this`.
 */

const FUNCTIONS = new Set([
  "function_expression",
  "function",
  "generator_function",
  "arrow_function",
  "method_definition",
]);
const INHERITS = /^(?:\w+\.)?inherits$|^Object\.setPrototypeOf$/u;
const EXTENDS = /^(?:Object\.assign|(?:\w+\.)?(?:extend|assign|mixin))$/u;
/** The name of a constructor, and what only constructors do. */
const CLASS = /^[A-Z]\w*$/u;
const CONSTRUCTS = /\bthis\.\w+\s*=[^=]|\b(?:self|that|_this|me)\s*=\s*this\s*[;,\n]|\bthis\s+instanceof\b/u;

interface Members {
  methods: Map<string, SyntaxNode>;
  supers: string[];
  /** The statements that it consists of. */
  parts: SyntaxNode[];
}

/** The classes that some statements declare in this way, and the other statements. */
export function prototypeClasses(
  nodes: readonly SyntaxNode[],
  lowering: Lowering,
): { classes: ClassNode[]; others: readonly SyntaxNode[] } {
  const members = membersIn(nodes);
  for (const node of nodes) {
    const [name = "", fn] = constructorIn(node) ?? [];
    if (fn && CLASS.test(name) && fn.kind !== "arrow_function" && !members.has(name) && CONSTRUCTS.test(fn.text))
      members.set(name, { methods: new Map(), supers: [], parts: [] });
  }
  if (members.size === 0) return { classes: [], others: nodes };
  const classes: ClassNode[] = [];
  const used = new Set<SyntaxNode>();
  for (const node of nodes) {
    const [name, fn] = constructorIn(node) ?? [];
    const own = name && members.get(name);
    if (!fn || !own) continue;
    classes.push(classOf(name, fn, own, lowering));
    for (const part of [node, ...own.parts]) used.add(part);
  }
  return { classes, others: nodes.filter((node) => !used.has(node)) };
}

function classOf(name: string, constructor: SyntaxNode, { methods, supers }: Members, lowering: Lowering): ClassNode {
  const parts = { annotations: [], fields: [], body: [], inner: [] };
  const cls: ClassNode = { at: constructor, name, supers, methods: [], ...parts };
  cls.methods.push(functionOf(constructor, cls, lowering, [], "constructor"));
  for (const [method, node] of methods) cls.methods.push(functionOf(node, cls, lowering, [], method));
  return cls;
}

/** A function by its name: a declaration, or a variable that holds it. */
function constructorIn(node: SyntaxNode): [string, SyntaxNode] | null {
  if (node.kind === "function_declaration") return [node.field("name")?.text ?? "", node];
  const [only, ...others] = node.kind.endsWith("_declaration") ? node.named : [];
  if (only?.kind !== "variable_declarator" || others.length > 0) return null;
  const value = only.field("value");
  return value && FUNCTIONS.has(value.kind) ? [only.field("name")?.text ?? "", value] : null;
}

function membersIn(nodes: readonly SyntaxNode[]): Map<string, Members> {
  const found = new Map<string, Members>();
  for (const node of nodes) {
    const [effect] = node.kind === "expression_statement" ? node.named : [];
    if (effect?.kind === "assignment_expression") assigned(effect, node, found);
    else if (effect?.kind === "call_expression") called(effect, node, found);
  }
  return found;
}

function membersOf(name: string, part: SyntaxNode, found: Map<string, Members>): Members {
  const known = found.get(name) ?? { methods: new Map<string, SyntaxNode>(), supers: [], parts: [] };
  known.parts.push(part);
  found.set(name, known);
  return known;
}

/** `User.prototype.save = function () { … }`, `User.prototype = { … }` */
function assigned(effect: SyntaxNode, part: SyntaxNode, found: Map<string, Members>): void {
  const targets: SyntaxNode[] = [];
  let value: SyntaxNode | null = effect;
  while (value?.kind === "assignment_expression") {
    const left = value.field("left");
    if (left) targets.push(left);
    value = value.field("right");
  }
  for (const target of targets) {
    const [whole, object] = [prototypeOf(target), prototypeOf(target.field("object"))];
    if (object !== null && value && FUNCTIONS.has(value.kind))
      membersOf(object, part, found).methods.set(target.field("property")?.text ?? "", value);
    else if (whole !== null && value?.kind === "object") addAll(value, membersOf(whole, part, found));
    else if (whole !== null && value) {
      const parent = parentIn(value);
      if (parent !== null) membersOf(whole, part, found).supers.push(parent);
    }
  }
}

/** `util.inherits(Admin, User)`, `Object.assign(User.prototype, { … })` */
function called(effect: SyntaxNode, part: SyntaxNode, found: Map<string, Members>): void {
  const name = effect.field("function")?.text ?? "";
  const [first = null, second = null] = effect.field("arguments")?.named ?? [];
  const own = prototypeOf(first) ?? (first?.kind === "identifier" ? first.text : null);
  if (own === null || !second) return;
  if (INHERITS.test(name)) membersOf(own, part, found).supers.push(prototypeOf(second) ?? lastName(second));
  else if (EXTENDS.test(name) && prototypeOf(first) !== null && second.kind === "object")
    addAll(second, membersOf(own, part, found));
}

/** The function whose prototype an expression is; null for any other expression. */
function prototypeOf(node: SyntaxNode | null): string | null {
  if (node?.kind !== "member_expression" || node.field("property")?.text !== "prototype") return null;
  const object = node.field("object");
  return object?.kind === "identifier" || object?.kind === "member_expression" ? lastName(object) : null;
}

/** `Object.create(User.prototype)`, `new User()` */
function parentIn(value: SyntaxNode): string | null {
  if (value.kind === "new_expression") return lastName(value.field("constructor") ?? value);
  const [first = null] = value.kind === "call_expression" ? (value.field("arguments")?.named ?? []) : [];
  return prototypeOf(first);
}

function addAll(object: SyntaxNode, { methods }: Members): void {
  for (const item of object.named) {
    const value = item.kind === "pair" ? item.field("value") : item;
    const name = (item.field("key") ?? item.field("name"))?.text ?? "";
    if (value && FUNCTIONS.has(value.kind)) methods.set(name, value);
  }
}

function lastName(node: SyntaxNode): string {
  return (node.field("property") ?? node).text;
}

import type { ClassNode } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import {
  addDefined,
  addDefinedOver,
  addFilters,
  addInteractor,
  addModelConstructor,
  addStructFields,
  annotateHandlers,
  attributesOf,
  classMethodsOf,
  delegatesOf,
  isDefinition,
  macroOf,
  mixinsOf,
  nestedBodyOf,
  structFieldsOf,
  withoutVisibility,
} from "./class-macros.ts";
import { addClassAttributes } from "./class-attributes.ts";
import { dependenciesOf } from "./dependencies.ts";
import { addContract } from "./contracts.ts";
import { addConversions } from "./graphql-arguments.ts";
import { addValidations, annotateArguments } from "./validations.ts";
import { methodOf, type RubyScopeLowering } from "./declarations.ts";

export function classOf(node: SyntaxNode, lowering: RubyScopeLowering): ClassNode {
  const parent = node.field("superclass")?.named[0];
  const fields = structFieldsOf(parent);
  const cls = emptyClass(node, node.field("name")?.text ?? "");
  if (parent && !fields) cls.supers.push(parent.text);
  addBody(cls, node.field("body")?.named ?? [], lowering);
  if (fields) addStructFields(cls, fields);
  return cls;
}

/** `Name = Struct.new(:a) do … end`; null for any other assignment. */
export function structOf(node: SyntaxNode, lowering: RubyScopeLowering): ClassNode | null {
  const [name, value] = [node.field("left"), node.field("right")];
  const fields = name?.kind === "constant" ? structFieldsOf(value) : null;
  if (!fields || !name) return null;
  const cls = emptyClass(node, name.text);
  addBody(cls, value?.field("block")?.field("body")?.named ?? [], lowering);
  addStructFields(cls, fields);
  return cls;
}

function emptyClass(at: SyntaxNode, name: string): ClassNode {
  return { at, name, supers: [], annotations: [], fields: [], methods: [], body: [], inner: [] };
}

function addBody(cls: ClassNode, nodes: readonly SyntaxNode[], lowering: RubyScopeLowering): void {
  const own = nodes.filter((item) => classMethodsOf(item) === null);
  const items = own.flatMap((item) => nestedBodyOf(item)?.named ?? [item]).map(withoutVisibility);
  cls.supers.push(...items.flatMap(mixinsOf));
  lowering.withLocals([], false, () => {
    const shared = items.filter(({ kind }) => kind === "singleton_class").map((item) => item.named.at(-1));
    for (const body of [...shared, ...nodes.map(classMethodsOf)])
      for (const inner of body?.named ?? []) addShared(cls, withoutVisibility(inner), lowering);
    // Filters of Sinatra run before the routes, wherever they stand.
    for (const item of items.toSorted((a, b) => Number(isFilter(b)) - Number(isFilter(a))))
      addItem(cls, item, lowering);
  });
  annotateHandlers(cls, items);
  addModelConstructor(cls);
  addInteractor(cls);
  addContract(cls, items, lowering);
  addConversions(cls, items, lowering);
  addValidations(cls, items);
  annotateArguments(cls, items);
}

function isFilter(item: SyntaxNode): boolean {
  return macroOf(item) === "before" && item.field("block") !== null;
}

/** A declaration in `class << self`, or in the block of `class_methods`. */
function addShared(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): void {
  const methods =
    item.kind === "method" ? [methodOf(item, cls, lowering)] : [...attributesOf(item, cls), ...delegatesOf(item, cls)];
  cls.methods.push(...methods.map((method) => ({ ...method, isStatic: true })));
}

function addItem(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): void {
  if (item.kind === "method" || item.kind === "singleton_method") {
    cls.methods.push(methodOf(item, cls, lowering));
    return;
  }
  if (item.kind === "class" || item.kind === "module") {
    cls.inner.push(classOf(item, lowering));
    return;
  }
  const methods = [...attributesOf(item, cls), ...delegatesOf(item, cls), ...dependenciesOf(item, cls)];
  cls.methods.push(...methods);
  if (methods.length > 0 || addFilters(cls, item, lowering) || addDefinedOver(cls, item, lowering)) return;
  if (addClassAttributes(cls, item, lowering)) return;
  if (isDefinition(item)) addDefined(cls, item, lowering);
  else if (item.kind === "assignment" && item.field("left")?.kind === "constant") addConstant(cls, item, lowering);
  else cls.body.push(...lowering.statement(item));
}

function addConstant(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): void {
  const struct = structOf(item, lowering);
  if (struct) {
    cls.inner.push(struct);
    return;
  }
  const value = item.field("right");
  const name = item.field("left")?.text ?? "";
  const held = value ? lowering.expression(value) : null;
  cls.fields.push({ name, type: "", value: held, isStatic: true, annotations: [] });
}

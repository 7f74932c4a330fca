import type { ClassNode } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { assign, evaluate, member, nameOf, parameter, returns } from "../lowering.ts";
import { argumentNodes, macroOf, methodNamed, symbolOf } from "./class-macros.ts";
import type { RubyScopeLowering } from "./declarations.ts";

const MACRO = /^(?:class_attribute|(?:thread_)?[cm]attr_(?:reader|writer|accessor))$/u;

/** `class_attribute :filters, default: {}`: accessors of a class and of its objects. Subclasses count as sharing one value. */
export function addClassAttributes(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): boolean {
  if (!MACRO.test(macroOf(item))) return false;
  const nodes = argumentNodes(item);
  const option = nodes.find(({ kind, text }) => kind === "pair" && text.startsWith("default:"))?.field("value");
  for (const at of nodes.filter(({ kind }) => kind === "simple_symbol" || kind === "string")) {
    const name = symbolOf(at);
    if (name === undefined) continue;
    const held = `@@${name}`;
    const field = member(at, nameOf(at, cls.name), held);
    const value = nameOf(at, "value");
    const reader = methodNamed(at, name, [], [returns(field)], cls);
    const body = [evaluate(assign(at, field, value))];
    const writer = { ...methodNamed(at, name, [parameter(value, "value")], body, cls), accessor: "set" as const };
    cls.fields.push({
      name: held,
      type: "",
      value: option ? lowering.expression(option) : null,
      isStatic: true,
      annotations: [],
    });
    cls.methods.push(reader, { ...reader, isStatic: true }, writer, { ...writer, isStatic: true });
  }
  return true;
}

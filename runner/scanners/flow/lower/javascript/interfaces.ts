import type { ClassNode, FieldNode } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { typeOf } from "./declarations.ts";

/** A type that may be a class of the repository; others say nothing of what an object holds. */
const CLASS = /^[A-Z]\w*$/u;
/** Types of the language. */
const BUILT_IN = /^(?:Record|Partial|Promise|Array|Map|Set|Date|Function|Object|String|Number|Boolean|Readonly\w*)$/u;

/** An interface, or another name for an object type, with its fields of classes; null without such a field. */
export function interfaceOf(node: SyntaxNode): ClassNode | null {
  const body = node.field("body") ?? node.field("value");
  return body ? objectType(node.field("name")?.text ?? "", body) : null;
}

function objectType(name: string, body: SyntaxNode): ClassNode | null {
  if (body.kind !== "interface_body" && body.kind !== "object_type") return null;
  const cls: ClassNode = {
    at: body,
    name,
    supers: [],
    annotations: [],
    fields: [],
    methods: [],
    body: [],
    inner: [],
  };
  for (const item of body.named) addField(cls, item);
  return cls.fields.length > 0 ? cls : null;
}

function addField(cls: ClassNode, item: SyntaxNode): void {
  const name = item.kind === "property_signature" ? (item.field("name")?.text ?? "") : "";
  const written = item.field("type");
  if (name === "" || !written) return;
  const inner = objectType(`${cls.name}$${name}`, written.named[0] ?? written);
  if (inner) cls.inner.push(inner);
  const type = inner?.name ?? typeOf(written);
  const field: FieldNode = { name, type, value: null, isStatic: false, annotations: [] };
  if (inner || (CLASS.test(type) && !BUILT_IN.test(type))) cls.fields.push(field);
}

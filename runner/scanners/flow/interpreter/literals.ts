import type { Engine, Scope } from "./engine.ts";
import { bitsOf } from "../domain/families.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { checkCall } from "../models/sinks.ts";
import { sanitize, type Value } from "../domain/value.ts";

const DESTINATIONS = bitsOf(["ssrf", "open-redirect"]);

/** A composite literal is treated as a constructor call with keyword arguments. */
export function typedLiteral(engine: Engine, value: Value, type: string, at: SyntaxNode, scope: Scope): void {
  const [ref] = value.refs;
  const heapObject = ref === undefined ? undefined : scope.state.object(ref);
  if (ref === undefined || heapObject?.kind !== "map") return;
  const name = type.slice(type.lastIndexOf(".") + 1);
  const named = { name, creates: true, hasReceiver: true, accessPath: type, types: [], texts: [], root: "" };
  checkCall(engine, named, { args: [], keywords: heapObject.fields, receiver: null }, at, scope);
  if (type !== "url.URL") return;
  const chooses = new Set(["Host", "Scheme", "Opaque", "User"]);
  const fields = new Map(
    [...heapObject.fields].map(([key, held]) => [key, chooses.has(key) ? held : sanitize(held, DESTINATIONS)]),
  );
  scope.state.setObject(ref, { ...heapObject, fields });
}

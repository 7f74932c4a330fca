import type { Engine, Scope } from "./engine.ts";
import { bitsOf } from "./families.ts";
import type { SyntaxNode } from "./syntax-node.ts";
import { checkCall } from "./sinks.ts";
import { clear, type Value } from "./value.ts";

const PLACES = bitsOf(["ssrf", "open-redirect"]);

/** A value of a type with its fields named: to make one counts as a call with keywords. */
export function typedLiteral(engine: Engine, value: Value, type: string, at: SyntaxNode, scope: Scope): void {
  const [ref] = value.refs;
  const content = ref === undefined ? undefined : scope.state.content(ref);
  if (ref === undefined || content?.kind !== "map") return;
  const name = type.slice(type.lastIndexOf(".") + 1);
  const named = { name, creates: true, hasReceiver: true, path: type, types: [], texts: [], root: "" };
  checkCall(engine, named, { args: [], keywords: content.fields, receiver: null }, at, scope);
  if (type !== "url.URL") return;
  const chooses = new Set(["Host", "Scheme", "Opaque", "User"]);
  const fields = new Map(
    [...content.fields].map(([key, held]) => [key, chooses.has(key) ? held : clear(held, PLACES)]),
  );
  scope.state.put(ref, { ...content, fields });
}

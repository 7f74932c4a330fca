import type { Content, State } from "./state.ts";
import { join, type Value } from "./value.ts";

const MAX_ITEMS = 200;
const MAX_FIELDS = 500;

export function appended(content: Content, value: Value): Content {
  if (content.items && content.items.length < MAX_ITEMS) return { ...content, items: [...content.items, value] };
  return { ...content, items: null, rest: looseRest(content, value) };
}

export function withRest(content: Content, value: Value): Content {
  return { ...content, rest: content.rest ? join(content.rest, value) : value };
}

/** All elements as one, with this one more. */
export function looseRest({ items, rest }: Content, value: Value): Value {
  return [...(items ?? []), ...(rest ? [rest] : [])].reduce(join, value);
}

export function writeRef(state: State, ref: number, name: string, value: Value, strong: boolean): void {
  const content = state.content(ref);
  if (!content) return;
  const known = content.fields.get(name);
  if (!known && content.fields.size >= MAX_FIELDS) {
    state.put(ref, withRest(content, value));
    return;
  }
  const fields = new Map(content.fields);
  fields.set(name, strong || !known ? value : join(known, value));
  state.put(ref, { ...content, fields });
}

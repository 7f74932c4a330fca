import { type Fields, fieldsOf, listOf, memberOf, textOf } from "./json-fields.ts";

/**
 * The text of a message object (SARIF 2.1.0, 3.11), or undefined when it has none: its own, its Markdown, or the one that its
 * id names among the strings of rule and tool, with arguments in place and links inside the file as plain words.
 */
export function messageText(value: unknown, strings: readonly Fields[]): string | undefined {
  const message = fieldsOf(value);
  const own = textOf(message["text"]) ?? textOf(message["markdown"]);
  const named = own === undefined ? lookUp(textOf(message["id"]), strings) : undefined;
  const text = own ?? named;
  if (text === undefined) return undefined;
  const values = listOf(message["arguments"]);
  // Many tools write text that never was a template, so braces stand for themselves unless there is something to put in.
  const filled = named !== undefined || values.length > 0 ? fill(text, values) : text;
  return withoutLinks(filled).trim() || undefined;
}

function lookUp(id: string | undefined, strings: readonly Fields[]): string | undefined {
  if (id === undefined) return undefined;
  for (const known of strings) {
    const string = memberOf(known, id);
    const { text, markdown } = fieldsOf(string);
    const found = textOf(text) ?? textOf(markdown);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fill(template: string, values: readonly unknown[]): string {
  return template.replaceAll(/\{\{|\}\}|\{(\d{1,4})\}/g, (match, index: string | undefined) => {
    if (index === undefined) return match.charAt(0);
    const value = values[Number(index)];
    return typeof value === "string" || typeof value === "number" ? String(value) : match;
  });
}

/** `[words](3)` points to a related location of the result: the words stay. Links to addresses stay whole. */
function withoutLinks(text: string): string {
  return text.includes("[") ? text.replaceAll(/\[([^[\]\\]*)\]\(\d{1,9}\)/g, "$1") : text;
}

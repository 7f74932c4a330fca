import { type Fields, fieldsOf, listOf, memberOf, textOf } from "../json-fields.ts";

/**
 * The text of a message object (SARIF 2.1.0, 3.11), or undefined if it has none: its own text, its Markdown, or the string that
 * its id refers to in rule and tool. Arguments are inserted, and links within the file are replaced by their text.
 */
export function messageText(value: unknown, strings: readonly Fields[]): string | undefined {
  const message = fieldsOf(value);
  const own = textOf(message["text"]) ?? textOf(message["markdown"]);
  const named = own === undefined ? lookUp(textOf(message["id"]), strings) : undefined;
  const text = own ?? named;
  if (text === undefined) return undefined;
  const values = listOf(message["arguments"]);
  // Many tools write text that is not a template, so braces are literal unless there are arguments.
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

/** `[text](3)` is a link to a related location of the result: its text is kept. Links to URLs are unchanged. */
function withoutLinks(text: string): string {
  return text.includes("[") ? text.replaceAll(/\[([^[\]\\]*)\]\(\d{1,9}\)/g, "$1") : text;
}

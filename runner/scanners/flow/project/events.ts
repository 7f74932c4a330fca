import { expressionOf } from "../tables/expression.ts";
import type { FlowTable } from "../tables/schema.ts";

/*
 * Events, as names of the index: a file that emits an event refers to those that listen to it, though it does not import them. An event is
 * known by its text, or by the last name of an expression: `Events.Paid`.
 */

/** What the index calls a file that listens to an event: `#listens paid`. */
export const LISTENS = "#listens ";
/** What it calls one that emits an event. */
export const EMITS = "#emits ";

/** What it asks for to find the files that may receive from the queues of a file: `#queue src/jobs.ts`. */
export const QUEUE = "#queue ";

const OBJECT =
  /(?:(?:[bB]us|[hH]ub|[eE]mitter\d?|[eE]vents?|[dD]ispatcher|[mM]ediator|[bB]roker)(?:\(\))?|::\$app)(?:\.|->|::|\?\.)/u
    .source;
const FIRST = /\(\s*(?:["'`]([^"'`\n]+)["'`]|(?:[\w$\\]+(?:\.|::))*([\w$]+))\s*[,)]/u.source;
const LISTEN = new RegExp(
  String.raw`(?:${OBJECT}(?:on|once|addListener|addEventListener|prependListener|subscribe|listen)|@OnEvent|\badd_(?:action|filter))${FIRST}`,
  "gu",
);
const EMIT = new RegExp(
  String.raw`(?:${OBJECT}(?:emit|emitAsync|publish|dispatch|trigger|fire)|\b(?:do_action|apply_filters))${FIRST}`,
  "gu",
);
const NAME = /^["'`](.*)["'`]$|([\w$]+)$/u;

export function eventNames(text: string, tables: FlowTable["events"]): string[] {
  const named = (expression: string | undefined, prefix: string): string[] =>
    expression === undefined ? [] : eventsIn(text, new RegExp(expressionOf(expression), "gu"), prefix);
  const byTables = tables.flatMap(({ listens, emits }) => [...named(listens, LISTENS), ...named(emits, EMITS)]);
  return [...new Set([...eventsIn(text, LISTEN, LISTENS), ...eventsIn(text, EMIT, EMITS), ...byTables])];
}

function eventsIn(text: string, expression: RegExp, prefix: string): string[] {
  return [...new Set(Array.from(text.matchAll(expression), ([, quoted, name]) => prefix + (quoted ?? name)))];
}

/** The event that the text of an argument names. */
export function eventOf(text: string): string {
  const [, quoted, name] = NAME.exec(text) ?? [];
  return quoted ?? name ?? "";
}

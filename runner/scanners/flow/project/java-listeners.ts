/*
 * The classes of the events that methods of Java and Kotlin handle: `@EventListener void on(OrderPaid event)`, `void on(@Observes OrderPaid event)`.
 */

/** Before a method that a framework calls for events of the class of its parameter. */
const LISTENER = /@(?:(?:Transactional)?EventListener|Subscribe|EventHandler|CommandHandler|QueryHandler)\b/gu;
/** Before the type of the parameter that is the event. */
const OBSERVED = /@Observes(?:Async)?\b/gu;
const EITHER = new RegExp(`${LISTENER.source}|${OBSERVED.source}`, "uy");

const SPACE = /\s*(?:(?:final|val|vararg)\s+)*/uy;
const ANNOTATION = /@[\w.]*/uy;
/** The modifiers, the type and the name of a method. */
const SIGNATURE = /[^@(){};]*/uy;
const TYPE = /(?:\w+\s*:\s*)?(?:\w+\.)*([A-Z]\w*)/uy;
const PARENTHESES = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[()]/gu;

/** The classes of the events that the methods in a text handle. */
export function handledIn(text: string): string[] {
  const listeners = [...text.matchAll(LISTENER)];
  const observed = [...text.matchAll(OBSERVED)];
  if (listeners.length + observed.length === 0) return [];
  const closing = closingParentheses(text);
  const endOf = ({ 0: { length }, index }: RegExpExecArray): number => afterArguments(text, index + length, closing);
  const found = [
    ...listeners.map((match) => typeAt(text, parametersFrom(text, endOf(match), closing), closing)),
    ...observed.map((match) => typeAt(text, endOf(match), closing)),
  ];
  return [...new Set(found.filter((name) => name !== ""))];
}

/** Where the first parameter of a method begins whose declaration goes on here; the end of the text if there is none. */
function parametersFrom(text: string, start: number, closing: ReadonlyMap<number, number>): number {
  let at = start;
  do at = after(SIGNATURE, text, afterAnnotations(text, at, closing));
  while (text[at] === "@" && !isSearched(text, at));
  return text[at] === "(" ? at + 1 : text.length;
}

function typeAt(text: string, start: number, closing: ReadonlyMap<number, number>): string {
  TYPE.lastIndex = afterAnnotations(text, start, closing);
  return TYPE.exec(text)?.[1] ?? "";
}

/** Stops before an annotation from which the type is searched anyway. */
function afterAnnotations(text: string, start: number, closing: ReadonlyMap<number, number>): number {
  let at = after(SPACE, text, start);
  while (text[at] === "@" && !isSearched(text, at)) {
    const next = after(ANNOTATION, text, at);
    at = after(SPACE, text, afterArguments(text, next, closing));
  }
  return at;
}

function isSearched(text: string, at: number): boolean {
  EITHER.lastIndex = at;
  return EITHER.test(text);
}

function afterArguments(text: string, end: number, closing: ReadonlyMap<number, number>): number {
  const open = after(SPACE, text, end);
  return text[open] === "(" ? (closing.get(open) ?? text.length) + 1 : end;
}

function after(expression: RegExp, text: string, start: number): number {
  expression.lastIndex = start;
  return start + (expression.exec(text)?.[0].length ?? 0);
}

/** The place of each opening parenthesis and that of the one that closes it. */
function closingParentheses(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: found, index } of text.matchAll(PARENTHESES)) {
    if (found === "(") open.push(index);
    else if (found === ")") closing.set(open.pop() ?? index, index);
  }
  return closing;
}

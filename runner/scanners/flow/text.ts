import { bitsOf } from "./families.ts";
import { fixesHost } from "./strict-pattern.ts";
import { behind, BUILT, clearTaints, FIXED, joinTaints, type Taint, UNKNOWN, type Value } from "./value.ts";

const PLACES = bitsOf(["ssrf", "open-redirect"]);
/** Words, or a tag. */
const WORDS = /[a-z]{2}|<\/?[a-z]/iu;
const MAX_LEAD = 300;
const MAX_CONSTANT = 10_000;

/** Text put together: what follows a fixed host or path no longer chooses where it leads. */
export function concatenate(parts: readonly Value[]): Value {
  const [first, ...others] = parts;
  if (!first) return UNKNOWN;
  return others.reduce(concatenateTwo, first);
}

function concatenateTwo(a: Value, b: Value): Value {
  if (
    a.constant !== undefined &&
    b.constant !== undefined &&
    (typeof a.constant === "string" || typeof b.constant === "string")
  ) {
    const constant = String(a.constant) + String(b.constant);
    if (constant.length < MAX_CONSTANT) return { ...UNKNOWN, constant, lead: constant };
  }
  const isKnown = a.constant !== undefined;
  const lead = isKnown ? String(a.constant ?? "") : a.lead;
  const isBuilt = WORDS.test(lead) && !lead.includes(FIXED);
  const here = behind(a.constant, b.taints);
  const added = isChosen(lead) ? clearTaints(here, PLACES) : here;
  const after = WORDS.test(typeof b.constant === "string" ? b.constant : "");
  const taints = joinTaints(after ? builtTaints(a.taints) : a.taints, isBuilt ? builtTaints(added) : added);
  return { ...UNKNOWN, taints, lead: (isKnown ? lead + b.lead : lead).slice(0, MAX_LEAD) };
}

/** Text put into other text: more than handed on. */
function builtTaints(taints: readonly Taint[]): readonly Taint[] {
  return taints.map((taint) => (taint.marks & BUILT ? taint : { ...taint, marks: taint.marks | BUILT }));
}

/** Whether what follows this can no longer choose the host. */
function isChosen(written: string): boolean {
  const lead = written.replace(/^\s*(?:location:\s*|redirect:)/iu, "");
  return lead.includes(FIXED) || fixesHost(lead) || /^\/[^/\\]/u.test(lead) || /^\.{0,2}\/?[\w-]+[/?]/u.test(lead);
}

/** A format with its values put in where the placeholders are. */
export function fill(format: Value, values: readonly Value[], placeholder: RegExp): Value {
  if (typeof format.constant !== "string") return concatenate([format, ...values]);
  const texts = format.constant.split(placeholder);
  const marks = format.constant.match(new RegExp(placeholder, "gu")) ?? [];
  const parts: Value[] = [];
  for (const [index, text] of texts.entries()) {
    parts.push({ ...UNKNOWN, constant: text, lead: text });
    // `%d` makes a number of whatever it is given.
    const isNumber = /^%.*[dufFeEgG]$/u.test(marks[index] ?? "");
    const given = index < texts.length - 1 ? values[Math.min(index, values.length - 1)] : undefined;
    const value = given && isNumber ? UNKNOWN : given;
    if (value) parts.push(value);
  }
  for (const value of values.slice(texts.length - 1)) parts.push(value);
  return concatenate(parts);
}

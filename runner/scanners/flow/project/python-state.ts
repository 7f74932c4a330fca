import { KEPT, READS_KEPT } from "./kept-state.ts";
import { matchesOf } from "./language-links.ts";

/** What code writes by a key that is a constant. The tables have the objects of libraries that it writes to by others. */
const KEEPS_CONSTANT = /\b\w+\[(?:\w+\.)*([A-Z][A-Z\d_]+)\][ \t]*(?::[^=\n]+)?=(?!=)/gu;
/** Variables that keep a value for the request, and what gives them one: a method, or functions whose names say so. */
const VARIABLE = /^[ \t]*(\w+)[ \t]*(?::[^=\n]+)?=[ \t]*(?:contextvars\.)?ContextVar\b/gmu;
const FUNCTIONS = /^[ \t]*(?:async[ \t]+)?def[ \t]+/mu;
const SET = /\b(\w+)\.set\(/gu;
const SETTER =
  /(?<!\bdef[ \t]+)\b((?:set|use|push|bind|enter|begin|activate|switch|assign|store|remember|install)_\w+)\(/gu;

/** What the functions of a file keep for those of other files, and what they read, as names of the index. */
export function keptInPython(text: string): string[] {
  const variables = new Set(matchesOf(text, VARIABLE));
  const keeps = [KEEPS_CONSTANT, SET, SETTER].flatMap((expression) => matchesOf(text, expression));
  return [
    ...keeps.map((name) => KEPT + name),
    ...new Set([...variables, ...settersOf(text, variables)].map((name) => READS_KEPT + name)),
  ];
}

/** The functions that set one of the variables. */
function settersOf(text: string, variables: ReadonlySet<string>): string[] {
  if (variables.size === 0) return [];
  return text
    .split(FUNCTIONS)
    .slice(1)
    .filter((fn) => matchesOf(fn, SET).some((name) => variables.has(name)))
    .flatMap((fn) => /^\w+/u.exec(fn)?.[0] ?? []);
}

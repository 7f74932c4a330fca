import { KEPT, READS_KEPT } from "./kept-state.ts";
import { matchesOf } from "./language-links.ts";

const KEY = String.raw`(?:\.(?:state|ctx|extensions))?(?:\.|\[["']|\[(?:\w+\.)*(?=[A-Z]))([a-zA-Z_]\w*)`;
const ASSIGNED = String.raw`(?:["']?\])?[ \t]*(?::[^=\n]+)?=(?!=)`;
/** A field of the request or of the application that code writes, also by a key that is a constant. */
const KEEPS = new RegExp(String.raw`\b(?:request|req\.context|g|app(?:lication)?|session)${KEY}${ASSIGNED}`, "gu");
const KEEPS_CONSTANT = /\b\w+\[(?:\w+\.)*([A-Z][A-Z\d_]+)\][ \t]*(?::[^=\n]+)?=(?!=)/gu;
/** What code reads of the application. */
const OF_APPLICATION = new RegExp(String.raw`\b(?:(?:request|req|self)\.app(?:lication)?|current_app)${KEY}`, "gu");

/** What it reads of a session. */
const OF_SESSION = /\bsession(?:\.(?:get|pop)\(\s*|\[)["'](\w+)["'](?!\][ \t]*=(?!=))/gu;

/** Variables that keep a value for the request, and what gives them one: a method, or functions whose names say so. */
const VARIABLE = /^[ \t]*(\w+)[ \t]*(?::[^=\n]+)?=[ \t]*(?:contextvars\.)?ContextVar\b/gmu;
const FUNCTIONS = /^[ \t]*(?:async[ \t]+)?def[ \t]+/mu;
const SET = /\b(\w+)\.set\(/gu;
const SETTER =
  /(?<!\bdef[ \t]+)\b((?:set|use|push|bind|enter|begin|activate|switch|assign|store|remember|install)_\w+)\(/gu;

/** What the functions of a file keep for those of other files, and what they read, as names of the index. */
export function keptInPython(text: string): string[] {
  const variables = new Set(matchesOf(text, VARIABLE));
  const keeps = [KEEPS, KEEPS_CONSTANT, SET, SETTER].flatMap((expression) => matchesOf(text, expression));
  const reads = [OF_APPLICATION, OF_SESSION].flatMap((expression) => matchesOf(text, expression));
  return [
    ...keeps.map((name) => KEPT + name),
    ...new Set([...reads, ...variables, ...settersOf(text, variables)].map((name) => READS_KEPT + name)),
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

import type { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { type LanguageLinks, matchesOf } from "./language-links.ts";

/*
 * Registries: a file keeps functions or classes in a list or map, into which the top level of other files puts them by calling, or
 * decorating with, one of its functions. Who asks the registry does not name those files.
 */

/** What the index calls a file with a function that puts its argument into a list or map: `#registers handler`. */
export const REGISTERS = "#registers ";
/** What it calls one whose top level calls a function of this name: `#calls handler`. */
export const CALLS = "#calls ";

interface Language {
  /** Lists and maps of the module or of an object, that are empty at first. */
  containers: RegExp;
  /** Where functions begin, with their names. */
  functions: RegExp;
  /** Calls and decorators of the top level. */
  calls: RegExp;
}

const PYTHON: Language = {
  containers:
    /(?:^|^[ \t]+(?:self\.)?)(\w+)(?:[ \t:][^=\n]*)?=\s*(?:\{\s*\}|\[\s*\]|(?:dict|list|set|OrderedDict|defaultdict)\()/gmu,
  functions: /^[ \t]*(?:async[ \t]+)?def[ \t]+(\w+)/gmu,
  calls: /^@?(?:\w+\.)*(\w+)\(/gmu,
};
const JAVASCRIPT: Language = {
  containers:
    /^[ \t]*(?:(?:export|const|let|var|private|protected|public|readonly|static)[ \t]+)+(#?[\w$]+)(?:[\s:][^=(\n]*)?=\s*(?:new\s+(?:Map|Set)\b|\{\s*\}|\[\s*\]|Object\.create\()/gmu,
  functions:
    /(?:\bfunction\s+|\b(?:const|let)\s+(?=[\w$]+(?:[\s:][^=\n]*)?=\s*(?:async\s*)?\()|\bexports\.(?=[\w$]+\s*=)|^[ \t]+(?:(?:public|static|async)\s+)*(?=[\w$]+\s*(?:<[^>(]*>)?\([^)]*\)[^;{=]*\{))([\w$]+)/gmu,
  calls: /^@?(?:[\w$]+\.)*([\w$]+)\(/gmu,
};
/** Functions of test frameworks, which the top level of tests calls. */
const TESTS = /^(?:describe|it|test|suite|before\w*|after\w*|expect|require)$/u;

/** Files whose top level puts functions or classes into a registry of the file. */
export function filesRegistering(index: FileIndex, links: LanguageLinks, path: string): FileRecord[] {
  const functions = index.file(path)?.names.filter((name) => name.startsWith(REGISTERS)) ?? [];
  const calling = new Set(functions.flatMap((name) => index.declaring(CALLS + name.slice(REGISTERS.length))));
  const imports = (file: FileRecord): boolean =>
    file.imports.some((specifier) => {
      const named = links.resolve(index, file, specifier);
      return named !== null && "path" in named && named.path === path;
    });
  return [...calling].filter((file) => file.path !== path && imports(file));
}

export function registriesOfPython(text: string): string[] {
  return registriesIn(text, PYTHON);
}

export function registriesOfJavaScript(text: string): string[] {
  return registriesIn(text, JAVASCRIPT);
}

function registriesIn(text: string, { containers, functions, calls }: Language): string[] {
  const called = matchesOf(text, calls).filter((name) => !TESTS.test(name));
  return [
    ...registeringFunctions(text, matchesOf(text, containers), functions).map((name) => REGISTERS + name),
    ...called.map((name) => CALLS + name),
  ];
}

function registeringFunctions(text: string, containers: readonly string[], functions: RegExp): string[] {
  if (containers.length === 0) return [];
  const names = containers.map((name) => name.replaceAll("$", String.raw`\$`)).join("|");
  const puts = new RegExp(
    String.raw`(?<![\w$])(?:${names})(?:\[[^\]\n]+\]\s*=(?!=)|\.(?:set|add|push|append|setdefault)\()`,
    "u",
  );
  const found = [...text.matchAll(functions)];
  return found.flatMap(([written, name = ""], at) => {
    if (!puts.test(text.slice(found[at]?.index, found[at + 1]?.index))) return [];
    // A decorator is made by the function around it.
    const around = found.slice(0, at).findLast(([other]) => indentOf(other) < indentOf(written));
    return [name, ...(around?.[1] === undefined ? [] : [around[1]])];
  });
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

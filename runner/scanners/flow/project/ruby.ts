import { INCLUDES } from "../models/hooks.ts";
import type { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { isKept, keptInEnvironment } from "./kept-state.ts";
import { type LanguageLinks, matchesOf } from "./language-links.ts";
import { directoryOf, joinPath, nearest } from "./paths.ts";
import { injectedClasses } from "./ruby-containers.ts";
import { classesOfMembers } from "./relations.ts";

const REQUIRE = /^[ \t]*require(?:_relative)?[ \t(]+["']([^"'\n]+)["']/gmu;
const CLASS =
  /^([ \t]*)(?:(class|module)[ \t]+((?:\w+::)*\w+)(?:[ \t]*<[ \t]*([\w:]+))?|([A-Z]\w*)[ \t]*=[ \t]*(?:Struct|Data)\.)/gmu;
const ASSIGNED = /^([A-Z]\w*)[ \t]*=(?![=~>])/gmu;
const METHOD = /^def[ \t]+(?:self\.)?(\w+[?!]?)/gmu;
/** The body of a module with methods, and not only with classes and modules. */
const METHODS =
  /^(?:(?![ \t]*(?:class|module)[ \t]+[A-Z]).*\n)*?[ \t]*(?:def|module_function|extend[ \t]+self|class[ \t]*<<)\b/u;
/** How far after its name the first method is searched for, in UTF-16 units. */
const MAX_BEFORE_METHOD = 2000;
/** What the index calls a class that names its superclass, and one that may be another one that is opened again. */
const WHOLE = "#whole ";
const PART = "#part ";
/** Modules that a class includes. */
const INCLUDED = /^[ \t]*(?:\w+\.)?(?:register|include|prepend|extend)[ \t(]+(?:\w+::)*([A-Z]\w*)/gmu;
const CONSTANT = /(?<![\w:])((?:[A-Z]\w*::)*[A-Z]\w*)/gu;

/** Constants, which are loaded by their name, and methods of required files. */
export const rubyLinks: LanguageLinks = {
  describe: (text) => {
    const declared = declarationsIn(text);
    const constants = [...matchesOf(text, CONSTANT), ...injectedClasses(text)];
    return {
      package: "",
      names: [
        ...matchesOf(text, METHOD),
        ...matchesOf(text, ASSIGNED),
        ...declared.map(({ qualified }) => qualified),
        ...declared.flatMap(({ part, qualified }) => (part === "" ? [] : part + qualified)),
        ...matchesOf(text, INCLUDED).map((name) => INCLUDES + name),
        ...keptInEnvironment(text),
      ],
      classes: Object.fromEntries(declared.map(({ qualified, parents }) => [lastName(qualified), parents])),
      imports: [
        ...matchesOf(text, REQUIRE).map((path) => `./${path}`),
        ...new Set([...constants, ...constants.map(lastName), ...classesOfMembers(text)]),
      ],
    };
  },
  resolve: (index, importer, specifier) => {
    const others = (name: string): FileRecord[] => index.declaring(name).filter((other) => other !== importer);
    const file = specifier.startsWith("./")
      ? required(index, importer, specifier)
      : nearest(
          qualifiedIn(importer, specifier)
            .map(others)
            .find((found) => found.length > 0) ?? others(specifier),
          importer.path,
        );
    return file ? { path: file.path } : null;
  },
  sees: (importer, _, name) =>
    isKept(name) || importer.imports.includes(name) || (/^(?:[a-z_]|#)/u.test(name) ? "loaded" : false),
  qualified: qualifiedIn,
  partNames: ({ names }, name) => {
    const own = names.filter((each) => each.endsWith(`::${name}`));
    const classes = own.flatMap((each) => (each.startsWith("::") ? each : []));
    const isWhole = own.some((each) => each.startsWith(WHOLE));
    return classes.flatMap((each) => [PART + each, ...(isWhole ? [] : [WHOLE + each])]);
  },
};

/** The classes and modules of a file, each with those around it, which the indentation shows: `::Shop::Cart`. */
function declarationsIn(text: string): { qualified: string; parents: string[]; part: string }[] {
  const around: { indentation: number; qualified: string }[] = [];
  return Array.from(text.matchAll(CLASS), (match) => {
    const [header, { length: indentation } = "", keyword, name, parent, struct] = match;
    while ((around.at(-1)?.indentation ?? -1) >= indentation) around.pop();
    const qualified = `${around.at(-1)?.qualified ?? ""}::${name ?? struct}`;
    around.push({ indentation, qualified });
    const hasMethods = (): boolean =>
      METHODS.test(text.slice(match.index + header.length, match.index + header.length + MAX_BEFORE_METHOD));
    const isPart = keyword === "class" || (keyword === "module" && hasMethods());
    const part = isPart ? (parent ? WHOLE : PART) : "";
    return { qualified, parents: parent ? [lastName(parent)] : [], part };
  });
}

/** What a constant may mean in a file: one of the classes and modules in it, from the inside to the outside, or of none. */
function qualifiedIn(file: FileRecord, constant: string): string[] {
  return /^[A-Z]/u.test(constant) ? scopesIn(file).map((scope) => `${scope}::${constant}`) : [];
}

const scopes = new WeakMap<FileRecord, readonly string[]>();

function scopesIn(file: FileRecord): readonly string[] {
  const known = scopes.get(file);
  if (known) return known;
  const found = new Set([""]);
  for (const name of file.names)
    for (let end = name.startsWith("::") ? name.length : 0; end > 0; end = name.lastIndexOf("::", end - 1))
      found.add(name.slice(0, end));
  const sorted = [...found].toSorted((a, b) => b.length - a.length);
  scopes.set(file, sorted);
  return sorted;
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

function required(index: FileIndex, { path }: FileRecord, specifier: string): FileRecord | undefined {
  const target = joinPath(directoryOf(path), specifier);
  const plain = specifier.slice(2).replace(/\.rb$/u, "");
  return (
    (target === null ? undefined : (index.stem(target) ?? index.file(target))) ??
    index.stem(`lib/${plain}`) ??
    index.stem(plain)
  );
}

import type { Namespace } from "../domain/link.ts";
import type { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { HANDLES, type LanguageLinks, MADE, matchesOf, resolveQualified, typesOf } from "./language-links.ts";
import { directoryOf, joinPath } from "./paths.ts";

const NAMESPACE = /^[ \t]*(?:<\?php[ \t]+)?namespace[ \t]+([\w\\]+)/mu;
const USE = /^[ \t]*use[ \t]+(?:function[ \t]+|const[ \t]+)?\\?([\w\\]+)/gmu;
const GROUP = /^[ \t]*use[ \t]+\\?([\w\\]+)\\\{([^}]{1,500})\}/gmu;
const INCLUDE = /\b(?:include|require)(?:_once)?\b[^;'"\n]{0,100}['"]([^'"\n]{1,200}\.(?:php|inc|phtml))['"]/gu;
const PATH = /\.(?:php|inc|phtml)$/u;
const TYPE = /\b(?:class|interface|trait|enum)\s+(\w+)([^{;(]{0,500}?)(?=\{)/gu;
const MADE_OF_REQUEST = /\bnew\s+([\w\\]+)\s*\(\s*(?=[^();]{0,200}\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b)/gu;
const HANDLER = /\bfunction\s+(?:handle|__invoke|on[A-Z]\w*)\s*\(\s*([A-Z\\][\w\\]*)\s+\$/gu;
const FUNCTION = /^[ \t]*function\s+&?(\w+)\s*\(/gmu;

/** Files with functions that a framework, or the autoloader of Composer, loads before all others. */
const HELPERS = /(?:^|[/_])(?:helpers?|functions)\.php$|(?:^|\/)[hH]elpers\/[^/]*$/u;

/** Namespaces with `use`, files that a file includes by a constant path, and classes that are loaded by their name. */
export const phpLinks: LanguageLinks = {
  describe: (text) => ({
    package: qualifiedName(NAMESPACE.exec(text)?.[1] ?? ""),
    names: [...matchesOf(text, FUNCTION), ...madeOfRequest(text)],
    classes: withHandlers(text, typesOf(text, TYPE)),
    imports: [...matchesOf(text, USE).map(qualifiedName), ...groups(text), ...matchesOf(text, INCLUDE)],
  }),
  resolve: (index, importer, specifier) =>
    PATH.test(specifier) ? fileAt(index, importer, specifier) : resolveQualified(index, importer, specifier),
  requestVariable: "$_REQUEST",
  sees: (importer, other, name) => {
    if (name.startsWith(MADE)) {
      const isOfPackage = importer.package !== "" && other.package === importer.package;
      const cls = `${importer.package}.${name.slice(MADE.length)}`;
      return other === importer || isOfPackage || other.imports.includes(cls) || "loaded";
    }
    if (other.package === "") return Object.hasOwn(other.classes, name) || HELPERS.test(other.path) || "loaded";
    return other.package === importer.package || importer.imports.includes(`${other.package}.${name}`);
  },
};

/** A class that handles the messages or events of a class has it as a parent. */
function withHandlers(text: string, classes: Record<string, string[]>): Record<string, string[]> {
  const handled = matchesOf(text, HANDLER).map((name) => HANDLES + name.slice(name.lastIndexOf("\\") + 1));
  if (handled.length === 0) return classes;
  return Object.fromEntries(Object.entries(classes).map(([name, parents]) => [name, [...parents, ...handled]]));
}

/** Classes of which a file makes an object of the request. */
function madeOfRequest(text: string): string[] {
  const made = matchesOf(text, MADE_OF_REQUEST).map((name) => name.slice(name.lastIndexOf("\\") + 1));
  const own = made.some((name) => /^(?:static|self)$/u.test(name)) ? Object.keys(typesOf(text, TYPE)) : [];
  return [...made, ...own].map((name) => MADE + name);
}

function qualifiedName(name: string): string {
  return name.replace(/^\\/u, "").replaceAll("\\", ".");
}

/** `use A\{B, C}`. */
function groups(text: string): string[] {
  return Array.from(text.matchAll(GROUP)).flatMap(([, prefix = "", names = ""]) =>
    names.split(",").map((name) => qualifiedName(`${prefix}\\${name.trim().replace(/\s.*$/u, "")}`)),
  );
}

/** A path after a directory that is not constant, such as `__DIR__`, begins with a slash. */
function fileAt(index: FileIndex, { path }: FileRecord, specifier: string): Namespace | null {
  for (let directory = directoryOf(path); ; directory = directoryOf(directory)) {
    const target = joinPath(directory, specifier);
    const file = target === null ? undefined : index.file(target);
    if (file) return { path: file.path };
    if (directory === "") return null;
  }
}

import type { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { type LanguageLinks, matchesOf } from "./language-links.ts";
import { directoryOf, joinPath, nearest } from "./paths.ts";

const REQUIRE = /^[ \t]*require(?:_relative)?[ \t(]+["']([^"'\n]+)["']/gmu;
const CLASS = /^[ \t]*(?:class|module)[ \t]+((?:\w+::)*\w+)(?:[ \t]*<[ \t]*([\w:]+))?/gmu;
const STRUCT = /^[ \t]*([A-Z]\w*)[ \t]*=[ \t]*(?:Struct|Data)\./gmu;
const ASSIGNED = /^([A-Z]\w*)[ \t]*=(?![=~>])/gmu;
const METHOD = /^def[ \t]+(?:self\.)?(\w+[?!]?)/gmu;
const CONSTANT = /(?<![\w:])((?:[A-Z]\w*::)*[A-Z]\w*)/gu;

/** Constants, which are loaded by their name, and methods of required files. */
export const rubyLinks: LanguageLinks = {
  describe: (text) => ({
    package: "",
    names: [...matchesOf(text, METHOD), ...matchesOf(text, ASSIGNED)],
    classes: Object.fromEntries([
      ...matchesOf(text, STRUCT).map((name) => [name, []]),
      ...Array.from(text.matchAll(CLASS), ([, name = "", parent]) => [
        lastName(name),
        parent ? [lastName(parent)] : [],
      ]),
    ]),
    imports: [
      ...matchesOf(text, REQUIRE).map((path) => `./${path}`),
      ...new Set(matchesOf(text, CONSTANT).map(lastName)),
    ],
  }),
  resolve: (index, importer, specifier) => {
    const file = specifier.startsWith("./")
      ? required(index, importer, specifier)
      : nearest(
          index.declaring(specifier).filter((other) => other !== importer),
          importer.path,
        );
    return file ? { path: file.path } : null;
  },
  sees: (importer, _, name) => importer.imports.includes(name) || (/^[a-z_]/u.test(name) ? "loaded" : false),
};

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

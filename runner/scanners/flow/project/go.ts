import { isKept, keptInContexts } from "./kept-state.ts";
import { type LanguageLinks, matchesOf } from "./language-links.ts";
import { directoryOf } from "./paths.ts";

const IMPORTS = /^[ \t]*(?:import[ \t]+)?(?:[\w.]+[ \t]+)?"([\w./-]+)"[ \t]*$/gmu;
const FUNCTION = /^func\s+(\w+)\s*[([]/gmu;
const VARIABLE = /^(?:var|const)\s+(\w+)/gmu;
/** Declarations in parentheses, without the first line, and the names in them. */
const GROUP = /^(?:var|const)\s*\(([^]*?)^\)/gmu;
const GROUPED = /^\t(\w+)/gmu;
const TYPE = /^(?:type\s+|[ \t]+)(\w+)\s+(?:struct|interface)\b/gmu;
/** The methods of an interface. */
const INTERFACE = /^(?:type\s+|[ \t]+)\w+(?:\[[^\]]*\])?\s+interface\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/gmu;
const DECLARED = /^[ \t]*([A-Z]\w*)\(/gmu;
const METHOD = /^func\s+\(\s*(?:\w+\s+)?\*?(\w+)(?:\[[^\]]*\])?\s*\)\s*(\w+)\s*\(/gmu;
/** First parts of the standard library's packages. */
const STANDARD = new Set(
  "archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go hash html image index io iter log maps math mime net os path plugin reflect regexp runtime slices sort strconv strings structs sync syscall testing text time unicode unique unsafe".split(
    " ",
  ),
);

/** A package is a directory. An import names it after the module's path, whose length is not known. */
export const goLinks: LanguageLinks = {
  describe: (text, path) => ({
    package: `/${directoryOf(path)}`,
    names: [
      ...matchesOf(text, FUNCTION),
      ...matchesOf(text, VARIABLE),
      ...matchesOf(text, GROUP).flatMap((group) => matchesOf(group, GROUPED)),
      ...matchesOf(text, INTERFACE).flatMap((methods) => matchesOf(methods, DECLARED).map((name) => `#${name}`)),
      ...keptInContexts(text),
    ],
    classes: typesWithMethods(text),
    imports: matchesOf(text, IMPORTS),
  }),
  resolve: (index, { path }, specifier) => {
    const parts = specifier.split("/");
    if (STANDARD.has(parts[0] ?? "")) return null;
    for (let start = 0; start < parts.length; start++) {
      const directory = parts.slice(start).join("/");
      for (let root = directoryOf(path); ; root = directoryOf(root)) {
        const name = root === "" ? `/${directory}` : `/${root}/${directory}`;
        if (index.inPackage(name).length > 0) return { package: name };
        if (root === "") break;
      }
    }
    return null;
  },
  sees: (importer, other, name) => isKept(name) || importer.package === other.package,
  hasPartialClasses: true,
  hasStructuralInterfaces: true,
};

/** Types with their methods, as `#name`. */
function typesWithMethods(text: string): Record<string, string[]> {
  const types = Object.fromEntries(matchesOf(text, TYPE).map((name): [string, string[]] => [name, []]));
  for (const [, type = "", method = ""] of text.matchAll(METHOD)) {
    const known = Object.hasOwn(types, type) ? types[type] : undefined;
    types[type] = [...(known ?? []), `#${method}`];
  }
  return types;
}

import type { Namespace } from "../domain/link.ts";
import type { FileIndex } from "./file-index.ts";
import { EMITS, LISTENS } from "./events.ts";
import { KEPT } from "./kept-state.ts";
import { type LanguageLinks, matchesOf, qualifiedNames } from "./language-links.ts";
import { directoryOf, joinPath, nearest } from "./paths.ts";
import { keptInPython } from "./python-state.ts";
import { registriesOfPython } from "./registries.ts";

const FROM = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+/gmu;
const IMPORT = /^[ \t]*import[ \t]+([^\n#;]+)/gmu;
/** Names after an import, in parentheses or on one line. */
const NAMES = /^(?:\((?:[^)#]+|#[^\n]*)*|(?:[^\n#\\]+|\\\r?\n)*)/u;
const CLASS = /^[ \t]*class[ \t]+(\w+)[ \t]*(?:\(([^)]*))?/gmu;

/** A method of a class, which is deeper than it. */
const METHOD = /^[ \t]+(?:async[ \t]+)?def[ \t]+([A-Za-z]\w*)/gmu;
/** The parent of a class that others implement by their methods. */
const PROTOCOL = "Protocol";

/** Settings of Django name modules and classes by texts, and so do the routes of other modules. */
const SETTINGS = /^(?:MIDDLEWARE|INSTALLED_APPS|ROOT_URLCONF)\b[^\n]*=/mu;
const DOTTED = /["']([A-Za-z_]\w*(?:\.\w+)+)["']/gu;
const INCLUDED = /\binclude\(\s*["']([\w.]+)["']/gu;

/** What Django calls the module of the settings, whatever its package is. A file that reads them does not refer to all that they name. */
const SETTINGS_PACKAGE = "django.conf";
/** What the index calls a file with settings. */
const HAS_SETTINGS = "#settings";
const SETTINGS_FILE = /^(?:(.*)\/)?settings(?:\.py|\/\w+\.py)$/u;

/** Signals are events that are objects. */
const SENT = /\b(\w+)\.a?send(?:_robust|_async)?\(\s*(?:sender[ \t]*=|self\b|cls\b|current_app\b)/gu;
const RECEIVES = /@(?:\w+\.)?receiver\(\s*(?:\[\s*)?(?:\w+\.)*(\w+)/gu;
/** Events may also have a text. */
const EMITTED = /\.emit\(\s*["']([^"'\n]+)["']/gu;
const LISTENING = /@(?:\w+\.)*(?:listener|listens_to|on|once)\(\s*["']([^"'\n]+)["']/gu;
const CONNECTS = /\b(\w+)\.connect(?:_via)?(?:\(\s*\w|\s)/gu;

/** Packages by their place in the repository, whose root may be any directory above the importing file. */
export const pythonLinks: LanguageLinks = {
  describe: (text) => ({
    package: "",
    names: [
      ...Object.values(classesIn(text)).flatMap((parents) =>
        parents.includes(PROTOCOL) ? parents.filter((name) => name.startsWith("#")) : [],
      ),
      ...(SETTINGS.test(text) ? [HAS_SETTINGS] : []),
      ...keptInPython(text),
      ...registriesOfPython(text),
      ...[SENT, EMITTED].flatMap((expression) => matchesOf(text, expression)).map((name) => EMITS + name),
      ...[RECEIVES, CONNECTS, LISTENING]
        .flatMap((expression) => matchesOf(text, expression))
        .map((name) => LISTENS + name),
    ],
    classes: classesIn(text),
    imports: [...new Set([...fromImports(text), ...plainImports(text), ...textImports(text)])].filter(
      (name) => !name.startsWith(SETTINGS_PACKAGE),
    ),
  }),
  resolve: (index, { path }, specifier) => {
    if (specifier === SETTINGS_PACKAGE) return settingsPackage(index, path);
    const dots = /^\.*/u.exec(specifier)?.[0].length ?? 0;
    const parts = specifier.slice(dots).replaceAll(".", "/");
    if (dots > 0) {
      const base = joinPath(directoryOf(path), "../".repeat(dots - 1));
      return base === null ? null : moduleAt(index, [base, parts].filter((part) => part !== "").join("/"));
    }
    if (parts === "") return null;
    for (let root = directoryOf(path); ; root = directoryOf(root)) {
      const found = moduleAt(index, root === "" ? parts : `${root}/${parts}`);
      if (found) return found;
      if (root === "") break;
    }
    if (!parts.includes("/")) return null;
    const found = nearest([...index.endingWith(parts), ...index.endingWith(`${parts}/__init__`)], path);
    return found ? { path: found.path } : null;
  },
  // What a handler keeps in a request, those of other files read.
  sees: (_, __, name) => name.startsWith(KEPT) && "started",
  hasStructuralInterfaces: true,
  inside: (index, namespace, name) => {
    const directory = "package" in namespace ? namespace.package : packageOf(namespace.path);
    return directory === null ? null : moduleAt(index, directory === "" ? name : `${directory}/${name}`);
  },
};

/** Classes with their parents, and their methods as `#name`. */
function classesIn(text: string): Record<string, string[]> {
  const found = [...text.matchAll(CLASS)];
  return Object.fromEntries(
    found.map(({ 1: name = "", 2: parents = "", index }, at) => [
      name,
      [
        ...parents.split(",").flatMap((parent) => /(\w+)\s*(?:\[.*)?$/u.exec(parent.trim())?.[1] ?? []),
        ...matchesOf(text.slice(index, found[at + 1]?.index), METHOD).map((method) => `#${method}`),
      ],
    ]),
  );
}

/** The directory with the nearest module of settings. */
function settingsPackage(index: FileIndex, importer: string): Namespace | null {
  const files = index.declaring(HAS_SETTINGS).filter(({ path }) => SETTINGS_FILE.test(path));
  const [, directory = ""] = SETTINGS_FILE.exec(nearest(files, importer)?.path ?? "") ?? [];
  return files.length === 0 ? null : { package: directory };
}

/** The directory of a package's own file. */
function packageOf(path: string): string | null {
  return /(?:^|\/)__init__\.py$/u.test(path) ? directoryOf(path) : null;
}

function moduleAt(index: FileIndex, stem: string): Namespace | null {
  const file = index.stem(stem) ?? index.stem(stem === "" ? "__init__" : `${stem}/__init__`);
  if (file) return { path: file.path };
  return index.hasDirectory(stem) ? { package: stem } : null;
}

/** The module, and each name in it, which may be a module too. */
function fromImports(text: string): string[] {
  const found = [...text.matchAll(FROM)];
  const groups = found.map(({ 0: head, 1: module = "", index }, at) => {
    const [names = ""] = NAMES.exec(text.slice(index + head.length, found[at + 1]?.index)) ?? [];
    const members = Array.from(
      names.replaceAll(/#[^\n]*/gu, "").matchAll(/(\w+)(?:\s+as\s+\w+)?/gu),
      ([, name = ""]) => name,
    );
    return [module.endsWith(".") ? module : `${module}.`, members] as const;
  });
  return [...found.map(([, module = ""]) => module), ...qualifiedNames(groups)];
}

/** The modules and members that texts name. */
function textImports(text: string): string[] {
  const named = matchesOf(text, SETTINGS.test(text) ? DOTTED : INCLUDED);
  return named
    .flatMap((name) => [name, name.slice(0, Math.max(0, name.lastIndexOf(".")))])
    .filter((name) => name !== "");
}

function plainImports(text: string): string[] {
  return Array.from(text.matchAll(IMPORT)).flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().replace(/\s.*$/u, "")),
  );
}

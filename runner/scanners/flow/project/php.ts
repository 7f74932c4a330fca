import type { Namespace } from "../domain/link.ts";
import type { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { headersOf } from "./headers.ts";
import { isKept, KEPT } from "./kept-state.ts";
import {
  type LanguageLinks,
  MADE,
  matchesOf,
  parentsIn,
  qualifiedNames,
  resolveQualified,
  withHandlers,
} from "./language-links.ts";
import { directoryOf, joinPath } from "./paths.ts";

const NAMESPACE = /^[ \t]*(?:<\?php[ \t]+)?namespace[ \t]+([\w\\]+)/mu;
const USE = /^[ \t]*use[ \t]+(?:function[ \t]+|const[ \t]+)?\\?([\w\\]+)/gmu;
const GROUP = /^[ \t]*use[ \t]+\\?([\w\\]+)\\\{([^{};]*)/gmu;
/** A class or function with its namespace in code: `\App\Mailer`, `Mail\Mailer`. */
const QUALIFIED = /(?<![\w\\$])(\\?[A-Z]\w*(?:\\\w+)+)/gu;
const OWN = /(?<![\w\\$>])(?:new\s+)?([A-Z]\w*)(?=::|\s*\(|\s+&?\$\w)/gu;
/** Matches wherever the keyword stands, so that no text is searched twice. */
const INCLUDE = /\b(?:include|require)(?:_once)?\b[^;'"\n]*(?:['"]([^'"\n]*)['"])?/gu;
const PATH = /\.(?:php|inc|phtml)$/u;
const TYPE = /\b(?:class|interface|trait|enum)\s+(\w+)/gu;
/** The server chooses the name of the temporary file of an upload. */
const MADE_OF_REQUEST =
  /\bnew\s+([\w\\]+)\s*\((?=[^();]*\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b(?![^();]*\[["']tmp_name))/gu;
const HANDLER = /\bfunction\s+(?:handle|__invoke|on[A-Z]\w*)\s*\(\s*([A-Z\\][\w\\]*)\s+\$/gu;
const FUNCTION = /^[ \t]*function\s+&?(\w+)\s*\(/gmu;

/** An attribute of the request that code sets before a controller runs. */
const ATTRIBUTE = /\b(?:attributes->set|withAttribute)\(\s*["']([\w.-]+)["']\s*,/gu;

/** The same by the name of a class or constant: `User::class`, `self::USER`. */
const NAMED_ATTRIBUTE = /\b(?:attributes->set|withAttribute)\(\s*(?:\w*\\)*(?:(\w+)::class|\w+::([A-Z]\w*))\s*,/gu;

/** Files with functions that a framework, or the autoloader of Composer, loads before all others. */
const HELPERS = /(?:^|[/_])(?:helpers?|functions)\.php$|(?:^|\/)[hH]elpers\/[^/]*$/u;

function attributesIn(text: string): string[] {
  const named = Array.from(text.matchAll(NAMED_ATTRIBUTE), ([, cls, constant = ""]) => cls ?? constant);
  return [...new Set([...matchesOf(text, ATTRIBUTE), ...named])];
}

/** Namespaces with `use`, files that a file includes by a constant path, and classes that are loaded by their name. */
export const phpLinks: LanguageLinks = {
  describe: (text) => ({
    package: qualifiedName(NAMESPACE.exec(text)?.[1] ?? ""),
    names: [...matchesOf(text, FUNCTION), ...madeOfRequest(text), ...attributesIn(text).map((name) => KEPT + name)],
    classes: withHandlers(handledIn(text), declaredTypes(text)),
    imports: [...new Set([...used(text), ...qualifiedUses(text), ...ownUses(text), ...includes(text)])],
  }),
  resolve: (index, importer, specifier) =>
    PATH.test(specifier) ? fileAt(index, importer, specifier) : resolveQualified(index, importer, specifier),
  requestVariable: "$_REQUEST",
  sees: (importer, other, name) => {
    if (isKept(name)) return true;
    if (name.startsWith(MADE)) {
      const isOfPackage = importer.package !== "" && other.package === importer.package;
      return other === importer || isOfPackage || "near";
    }
    if (other.package === "") return Object.hasOwn(other.classes, name) || HELPERS.test(other.path) || "loaded";
    return other.package === importer.package || importer.imports.includes(`${other.package}.${name}`);
  },
};

function used(text: string): string[] {
  return [...matchesOf(text, USE).map(qualifiedName), ...groups(text)];
}

/** In code without a namespace, the classes of which it makes objects, calls static methods or takes objects. */
function ownUses(text: string): string[] {
  return NAMESPACE.test(text) ? [] : [...new Set(matchesOf(text, OWN))];
}

/** What code names with a namespace: an absolute one, one in the own namespace, or one below a namespace of `use`. */
function qualifiedUses(text: string): string[] {
  const own = qualifiedName(NAMESPACE.exec(text)?.[1] ?? "");
  const imported = used(text);
  return [...new Set(matchesOf(text, QUALIFIED))].flatMap((written) => {
    const name = qualifiedName(written);
    if (written.startsWith("\\") || own === "") return [name];
    const [first = ""] = name.split(".", 1);
    const above = imported.find((namespace) => namespace.endsWith(`.${first}`));
    return [name, above === undefined ? `${own}.${name}` : above + name.slice(first.length)];
  });
}

function includes(text: string): string[] {
  return matchesOf(text, INCLUDE).filter((path) => PATH.test(path));
}

function declaredTypes(text: string): Record<string, string[]> {
  const declared = headersOf(text, TYPE, /[{;(]/u).filter(({ end }) => end === "{");
  return Object.fromEntries(declared.map(({ name, text: header }) => [name, parentsIn(header)]));
}

/** The classes of the messages or events that methods of a file handle. */
function handledIn(text: string): string[] {
  return matchesOf(text, HANDLER).map((name) => name.slice(name.lastIndexOf("\\") + 1));
}

/** Classes of which a file makes an object of the request. */
function madeOfRequest(text: string): string[] {
  const made = matchesOf(text, MADE_OF_REQUEST).map((name) => name.slice(name.lastIndexOf("\\") + 1));
  const own = made.some((name) => /^(?:static|self)$/u.test(name)) ? Object.keys(declaredTypes(text)) : [];
  return [...made, ...own].map((name) => MADE + name);
}

function qualifiedName(name: string): string {
  return name.replace(/^\\/u, "").replaceAll("\\", ".");
}

/** `use A\{B, C}`. */
function groups(text: string): string[] {
  const found = Array.from(text.matchAll(GROUP), ([, prefix = "", names = ""]) => {
    const members = names.split(",").map((name) => qualifiedName(name.trim().replace(/\s.*$/u, "")));
    return [`${qualifiedName(prefix)}.`, members] as const;
  });
  return qualifiedNames(found);
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

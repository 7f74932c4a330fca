import type { Namespace } from "../domain/link.ts";
import type { FileIndex } from "./file-index.ts";
import { headersOf, withoutTypeArguments } from "./headers.ts";
import type { Description, FileRecord, ImportSettings } from "./file-record.ts";
import { nearest } from "./paths.ts";

/** How the files of a language name declarations of each other. */
export interface LanguageLinks {
  /** Reads the declarations and imports of a file from its text. */
  describe(text: string, path: string): Description;
  /** Whether a file configures what imports name. */
  isSettingsFile?(path: string): boolean;
  readSettings?(text: string, path: string): ImportSettings;
  /** The file or package that an import names; null if it is not in the repository. */
  resolve(index: FileIndex, importer: FileRecord, specifier: string): Namespace | null;
  /** The file or package that a member of a file or package is, if it is not a declaration. */
  inside?(index: FileIndex, namespace: Namespace, name: string): Namespace | null;
  /**
   * Whether a file may use a name of another file without a name of its own for it; `loaded` if code loads both files, through any number
   * of others, where the nearest are preferred: `started` looks for them one file further than `loaded`. `near` excludes distant files.
   */
  sees?(importer: FileRecord, other: FileRecord, name: string): boolean | "near" | "loaded" | "started";
  /** What a name may be called with the classes around it, in languages where those around its use decide: the first that there is. */
  qualified?(importer: FileRecord, name: string): string[];
  /** Access paths of the object whose fields a file exports, in languages where it is a value. */
  exportObjects?: readonly (readonly string[])[];
  /** A variable with the data of the request. An object whose class is declared as `MADE` is made of it. */
  requestVariable?: string;
  /** A function may be called as a method of a type that it extends. */
  hasExtensions?: boolean;
  /** Several files of a package may declare parts of one class. */
  hasPartialClasses?: boolean;
  /** What the index calls the other parts of a class in a file, in languages where any file may open a class again. */
  partNames?(file: FileRecord, name: string): string[];
  /** A class implements an interface by its methods. The index has them as parents, such as `#find`. */
  hasStructuralInterfaces?: boolean;
}

/** What the index calls a class of which a file makes an object of the request: `#made Request`. */
export const MADE = "#made ";

/** What the index calls the parent of a class that handles messages of a class: `#handles Order`. */
export const HANDLES = "#handles ";

/** What the index calls a file that registers functions of others for routes. */
export const ROUTES = "#routes";

/** What the index adds to the imports of a file of which it does not keep all imports and declarations. */
export const PARTIAL = "#partial";
/** What a header says of the parameters of its type. */
const CONSTRAINTS = /\bwhere\s[^]*/u;
/** Characters of the qualified names that a file imports. */
const MAX_CHARACTERS = 400_000;

/** Names of modules, each with the module that has them. */
export function qualifiedNames(groups: Iterable<readonly [prefix: string, names: readonly string[]]>): string[] {
  const found: string[] = [];
  let characters = 0;
  for (const [prefix, names] of groups)
    for (const name of names) {
      characters += prefix.length + name.length;
      if (characters > MAX_CHARACTERS) return [...found, PARTIAL];
      found.push(prefix + name);
    }
  return found;
}

/** The matches of an expression's first group. */
export function matchesOf(text: string, expression: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(expression), ([, found = ""]) => found))];
}

/** Types and the names in their headers, without type arguments: superclasses and interfaces. */
export function typesOf(text: string, declaration: RegExp, end: RegExp): Record<string, string[]> {
  return Object.fromEntries(
    headersOf(text, declaration, end).map(({ name, text: header }) => [name, parentsIn(header)]),
  );
}

/** A class that handles the messages or events of a class has it as a parent. */
export function withHandlers(handled: readonly string[], classes: Record<string, string[]>): Record<string, string[]> {
  if (handled.length === 0) return classes;
  const parents = handled.map((name) => HANDLES + name);
  return Object.fromEntries(Object.entries(classes).map(([name, own]) => [name, [...own, ...parents]]));
}

/** The names in the header of a type. */
export function parentsIn(header: string): string[] {
  const names =
    withoutTypeArguments(header)
      .replace(CONSTRAINTS, "")
      .match(/\w+(?=\s*(?:[,({]|\bimplements\b|\bby\b|$))/gu) ?? [];
  return names.filter((word) => !/^(?:extends|implements|by)$/u.test(word));
}

/** `a.b.C` is a class of the package `a.b`, or a member of a class; `a.b` and `a.b.*` are packages. */
export function resolveQualified(index: FileIndex, { path }: FileRecord, specifier: string): Namespace | null {
  const name = specifier.replace(/\.\*$/u, "");
  if (name !== "" && index.inPackage(name).length > 0) return { package: name };
  const found = fileDeclaring(index, path, name) ?? fileDeclaring(index, path, qualifierOf(name));
  return found ? { path: found.path } : null;
}

/** The nearest file that declares a name of a package. */
export function fileDeclaring(index: FileIndex, importer: string, qualified: string): FileRecord | undefined {
  const declaring = index.declaring(qualified.slice(qualified.lastIndexOf(".") + 1));
  const wanted = qualifierOf(qualified);
  return nearest(
    declaring.filter((other) => other.package === wanted),
    importer,
  );
}

function qualifierOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(".")));
}

/** A class of the same package, or one that is imported by its name or with its package. */
export function sharesPackage(importer: FileRecord, { package: name }: FileRecord, declared: string): boolean {
  return (
    importer.package === name ||
    importer.imports.includes(`${name}.${declared}`) ||
    importer.imports.includes(`${name}.*`)
  );
}

import type { Namespace } from "../domain/link.ts";
import type { Description, FileRecord } from "./file-record.ts";
import type { FileIndex } from "./file-index.ts";

/** How the files of a language name declarations of each other. */
export interface LanguageLinks {
  /** Reads the declarations and imports of a file from its text. */
  describe(text: string, path: string): Description;
  /** The file or package that an import names; null if it is not in the repository. */
  resolve(index: FileIndex, importer: FileRecord, specifier: string): Namespace | null;
  /** The file or package that a member of a file or package is, if it is not a declaration. */
  inside?(index: FileIndex, namespace: Namespace, name: string): Namespace | null;
  /** Whether a file may use a name of another file without importing it by name. */
  sees?(importer: FileRecord, other: FileRecord, name: string): boolean;
  /** Access paths of the object whose fields a file exports, in languages where it is a value. */
  exportObjects?: readonly (readonly string[])[];
}

/** The matches of an expression's first group. */
export function matchesOf(text: string, expression: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(expression), ([, found = ""]) => found))];
}

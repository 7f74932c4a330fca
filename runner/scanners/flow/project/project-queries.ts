import type { Namespace } from "../domain/link.ts";
import type { UrlPlaceholder } from "../domain/names.ts";
import type { FileRecord } from "./file-record.ts";

type FilePath = Pick<FileRecord, "path">;
type FileClasses = Pick<FileRecord, "path" | "classes">;

/** What the analysis of a file asks of the index of its repository. */
export interface ProjectQueries {
  readonly exportObjects: readonly (readonly string[])[];
  readonly hasExtensions: boolean;
  readonly requestVariable: string | null;
  /** Whether flows may begin or end in the file, so that it is analysed for itself and not only as part of others. */
  isEntry(path: string): boolean;
  /** The roles (source, sink) of the code that a file may reach, and of its own. */
  rolesFrom(path: string): number;
  storedPathOf(path: string): string | undefined;
  resolve(importer: string, specifier: string): Namespace | null;
  inside(namespace: Namespace, name: string): Namespace | null;
  /** The file that declares a name which a file uses without importing it. */
  declaring(importer: string, name: string): FilePath | undefined;
  /**
   * The other files with functions that a framework calls for exceptions: the nearest first, because a repository may have several
   * applications.
   */
  catching(importer: string): readonly (readonly FilePath[])[];
  /** The file of a package that declares a name, for a file that uses it. */
  declaringIn(name: string, member: string, importer: string): FilePath | undefined;
  /** Other files with parts of a class. */
  partsOf(path: string, name: string): readonly FilePath[];
  /** Files with classes that have a method, in languages whose interfaces are structural. */
  withMethod(name: string): readonly FileClasses[];
  /** Whether some file emits an event. */
  isEmitted(event: string): boolean;
  /** What the files that map URLs to a handler of a file let into its parameter: `show name`. */
  urlPlaceholder(path: string, parameter: string): UrlPlaceholder;
  /** Files that listen to an event, or that may receive from the queues of a file to which they refer. */
  listening(event: string): readonly FilePath[];
  /** Files that refer to a file, directly or through another one that does not, and register functions for routes. */
  routing(path: string): readonly FilePath[];
  /** Files whose top level puts functions or classes into a registry of the file. */
  registering(path: string): readonly FilePath[];
  /** Whether some file declares a class of this name. */
  isClass(name: string): boolean;
  /** The file with a class of this name among those that a file refers to, directly or through another file. */
  classNear(importer: string, name: string): FilePath | undefined;
  /** The files with classes that extend or implement the type that a name means in a file. */
  extending(importer: string, type: string): readonly FileClasses[];
}

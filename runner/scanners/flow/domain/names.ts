import type { ClassNode, Unit } from "../lower/ir.ts";
import type { Namespace } from "./link.ts";
import type { State } from "./state.ts";
import type { Closure, DeclaredClass, Module, Value } from "./value.ts";

/** Resolution of names across files. */
/** Free text, or text that the URL restricts; null if none is known to have a placeholder for it. */
export type UrlPlaceholder = "text" | "restricted" | null;

export interface Names {
  /** The files that are loaded. */
  readonly modules: readonly Module[];
  /** The roles (source, sink) of the code that a file may reach. */
  rolesFrom(path: string): number;
  /** The value of an imported name; the value itself if it is not of this repository. */
  resolve(value: Value, state: State): Value;
  /** What the module is that an import at run time names; null if it is not of this repository. */
  moduleNamed(importer: string, from: string, state: State): Value | null;
  /** The value of a name that the code uses without declaring or importing it. */
  valueOf(name: string, state: State): Value | null;
  /** The functions and methods of this name that extend another type. */
  extensions(name: string, state: State): readonly Closure[];
  /** The code of an included file, to be run until `end` is called. */
  include(importer: string, specifier: string): { unit: Unit; end: () => void } | undefined;
  member(namespace: Namespace, name: string, state: State): Value | null;
  /** The class that a name means in a file (default: the file of the code that is run). */
  findClass(name: string, module?: Module): DeclaredClass | undefined;
  /** Classes of other files that extend or implement a type: of many, those that matter for a call with untrusted data, or without. @param path the file with the name of the type */
  implementations(type: string, isTainted: () => boolean, path?: string): ClassNode[];
  /** The same for classes with a method, in languages whose interfaces are structural. */
  withMethod(name: string, isTainted: () => boolean): ClassNode[];
  /** The nearest other file that declares a name which the code that is run may use. */
  declaring(name: string): Module | null;
  /** Whether another file declares such a name. */
  isDeclared(name: string): boolean;
  /** The other files with functions that a framework calls for exceptions, the nearest first. */
  catching(): Iterable<Module[]>;
  /** Whether some file emits an event. */
  isEmitted(event: string): boolean;
  /** What the URLs of other files let into a parameter of a function, or of a method of a class, of the file at a path. */
  urlPlaceholder(path: string, handler: string, parameter: string): UrlPlaceholder;
  /** Other files that listen to an event. */
  listening(event: string): Module[];
  /** Other files that register functions of the analysed file for routes. */
  routing(): Iterable<Module>;
  /** The parts of a class that other files declare. */
  partsOf(cls: ClassNode): ClassNode[];
  /** The object that a framework makes of a class of another file and passes to those that declare its type. @param given to the constructor */
  instanceOf(declared: DeclaredClass, given?: readonly Value[]): Value | null;
}

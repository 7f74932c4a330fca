import type { Link, Namespace } from "../domain/link.ts";
import type { Names, UrlPlaceholder } from "../domain/names.ts";
import type { State } from "../domain/state.ts";
import { reachLimit } from "../domain/limits.ts";
import { type Closure, type DeclaredClass, join, type Module, UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode, Unit } from "../lower/ir.ts";
import type { ProjectQueries } from "../project/project-queries.ts";
import { declaredValue } from "./assign.ts";
import { instantiate } from "./classes.ts";
import { madeByFactory } from "./factories.ts";
import { type Engine, rootScope, type Scope } from "./engine.ts";
import { LinkedClasses } from "./linked-classes.ts";
import { findExtensions } from "./linked-extensions.ts";
import { classesWithParent, filesExtending } from "./linked-implementations.ts";
import { rolesOfName } from "./linked-roles.ts";
import { requestArguments } from "./made-of-request.ts";
import { staticMember } from "./methods.ts";

/** Maximum number of other files that the analysis of one file loads. */
const MAX_MODULES = 250;

/**
 * Resolves names across files. A file is loaded when a name of it is used: its top level runs in the state at the beginning of
 * the analysis, which all later states see.
 */
export class Linker implements Names {
  readonly #engine: Engine;
  readonly #project: ProjectQueries;
  readonly #load: (path: string) => Unit | null;
  readonly #root: Scope;
  readonly #modules = new Map<string, Module | null>();
  readonly #classes: LinkedClasses;
  readonly #included = new Set<string>();
  /** The files whose code is run for an include. */
  readonly #including = new Set<string>();
  /** The names that are resolved, each for the one before: files may export the names of each other. */
  readonly #following = new Set<string>();

  constructor(engine: Engine, project: ProjectQueries, load: (path: string) => Unit | null, root: Scope) {
    this.#engine = engine;
    this.#project = project;
    this.#load = load;
    this.#root = root;
    this.#modules.set(root.frame.module.path, root.frame.module);
    this.#classes = new LinkedClasses(engine, project, this, this.#modules, root.state);
    // A fork of a state without values would not see values that are added later.
    root.state.set("", UNKNOWN);
  }

  get modules(): Module[] {
    return [...this.#modules.values()].filter((module) => module !== null);
  }

  /** The roles of the code of other files that a name in the analysed file may reach. */
  rolesOf(name: string): number {
    return rolesOfName(name, this.#root, this.#project);
  }

  rolesFrom(path: string): number {
    return this.#project.rolesFrom(path);
  }

  resolve(value: Value, state: State): Value {
    if (!value.link) return value;
    const found = this.#follow(value.link, state);
    if (!found) return { ...value, link: undefined };
    return found.accessPath === "" && !found.cls ? { ...found, accessPath: value.accessPath } : found;
  }

  moduleNamed(importer: string, from: string, state: State): Value | null {
    return this.#follow({ importer, from, member: "*" }, state);
  }

  valueOf(name: string, state: State): Value | null {
    const { module } = this.#engine;
    for (const wildcard of module.wildcards) {
      const value = this.#follow({ ...wildcard, member: name }, state);
      if (value) return value;
    }
    const declaring = this.declaring(name);
    return declaring && this.variable(declaring, name, state);
  }

  extensions(name: string, state: State): readonly Closure[] {
    return this.#project.hasExtensions ? findExtensions(this, this.#engine.module, name, state) : [];
  }

  include(importer: string, specifier: string): { unit: Unit; end: () => void } | undefined {
    const found = this.#project.resolve(importer, specifier);
    if (!found || !("path" in found) || this.#including.has(found.path)) return undefined;
    const { path } = found;
    this.#included.add(path);
    if (this.#modules.size + this.#included.size > MAX_MODULES) {
      reachLimit("files");
      return undefined;
    }
    const unit = this.#load(path);
    if (unit) this.#including.add(path);
    return unit ? { unit, end: () => this.#including.delete(path) } : undefined;
  }

  member(namespace: Namespace, name: string, state: State): Value | null {
    const file =
      "path" in namespace ? namespace : this.#project.declaringIn(namespace.package, name, this.#engine.module.path);
    const module = file ? this.module(file.path) : null;
    const own = module && this.#exported(module, name, state);
    const inside = own ? null : this.#project.inside(namespace, name);
    return own ?? (inside && this.#whole(inside, state));
  }

  findClass(name: string, module: Module = this.#engine.module): DeclaredClass | undefined {
    return this.#classes.find(name, module);
  }

  implementations(type: string, isTainted: () => boolean, path = this.#engine.module.path): ClassNode[] {
    const files = filesExtending(type, path, (name) => this.findClass(name), this.#project);
    return classesWithParent(type, files, this, isTainted);
  }

  withMethod(name: string, isTainted: () => boolean): ClassNode[] {
    return classesWithParent(`#${name}`, this.#project.withMethod(name), this, isTainted);
  }

  declaring(name: string): Module | null {
    // The index has one name for the getter and the setter of a property.
    const file = this.#project.declaring(this.#engine.module.path, name.replace(/=$/u, ""));
    return file ? this.module(file.path) : null;
  }

  isDeclared(name: string): boolean {
    return this.#project.declaring(this.#engine.module.path, name) !== undefined;
  }

  *catching(): Generator<Module[]> {
    for (const files of this.#project.catching(this.#root.frame.module.path))
      yield files.flatMap(({ path }) => this.module(path) ?? []);
  }

  isEmitted(event: string): boolean {
    return this.#project.isEmitted(event);
  }

  urlPlaceholder(path: string, handler: string, parameter: string): UrlPlaceholder {
    return this.#project.urlPlaceholder(path, `${handler} ${parameter}`);
  }

  listening(event: string): Module[] {
    return this.#project.listening(event).flatMap(({ path }) => this.module(path) ?? []);
  }

  *routing(): Generator<Module> {
    for (const { path } of this.#project.routing(this.#root.frame.module.path)) {
      const module = this.module(path);
      if (module) yield module;
    }
  }

  partsOf(cls: ClassNode): ClassNode[] {
    const { path = "" } = this.#engine.declared.get(cls)?.frame.module ?? {};
    const files = this.#project.partsOf(path, cls.name);
    const short = cls.name.slice(cls.name.lastIndexOf(":") + 1);
    return files.flatMap((file) => {
      const classes = this.module(file.path)?.classes;
      return (classes?.get(cls.name) ?? classes?.get(short))?.cls ?? [];
    });
  }

  instanceOf({ cls, frame }: DeclaredClass, given?: readonly Value[]): Value | null {
    const known = this.#engine.instances.get(cls);
    if (known) return known;
    if (frame.module === this.#root.frame.module) return null;
    this.#engine.instances.set(cls, { ...UNKNOWN, type: cls.name });
    const made = this.#atTopLevel(frame.module, (scope) => {
      const returned = madeByFactory(this.#engine, cls, frame.module, scope);
      if (returned) return returned;
      const args = given ?? requestArguments(this.#engine, cls, this.#project, scope);
      return instantiate(this.#engine, cls, args, new Map(), cls.at, scope);
    });
    this.#engine.instances.set(cls, made);
    this.#engine.longLived.add(made);
    return made;
  }

  #follow(link: Link, state: State): Value | null {
    const namespace = this.#project.resolve(link.importer, link.from);
    const name = keyOf(link);
    if (!namespace || this.#following.has(name)) return null;
    this.#following.add(name);
    try {
      if (link.member === "*") return this.#whole(namespace, state);
      return this.member(namespace, link.member, state) ?? this.#classMember(namespace, link, state);
    } finally {
      this.#following.delete(name);
    }
  }

  /** A module as a value: the object that it exports, or its names. */
  #whole(namespace: Namespace, state: State): Value | null {
    const module = "path" in namespace ? this.module(namespace.path) : null;
    if ("path" in namespace && !module) return null;
    return (module && this.#exportObject(module, state)) ?? { ...UNKNOWN, namespace };
  }

  /** A method or static field that a file imports from a class, as `import static` of Java does. */
  #classMember(namespace: Namespace, { from, member }: Link, state: State): Value | null {
    const module = "path" in namespace ? this.module(namespace.path) : null;
    const cls = module?.classes.get(from.slice(from.lastIndexOf(".") + 1))?.cls;
    const found = cls && staticMember(this.#engine, cls, member, state);
    return found ? this.resolve(found, state) : null;
  }

  #exported(module: Module, name: string, state: State): Value | null {
    const exported = module.exports.get(name);
    if (typeof exported === "string") return this.variable(module, exported, state);
    if (exported) return this.#follow(exported, state);
    const whole = this.#exportObject(module, state);
    if (whole && name === "default") return whole;
    if (whole) return this.#field(whole, name, state);
    if (module.exports.size === 0) {
      const own = this.variable(module, name, state);
      if (own) return own;
    }
    for (const wildcard of [...module.exportedModules, ...module.wildcards]) {
      const value = this.#follow({ ...wildcard, member: name }, state);
      if (value) return value;
    }
    return null;
  }

  #exportObject(module: Module, state: State): Value | null {
    for (const [name = "", ...fields] of this.#project.exportObjects) {
      let value = this.variable(module, name, state);
      for (const field of fields) value = value && this.#field(value, field, state);
      if (value) return value;
    }
    return null;
  }

  #field({ refs }: Value, name: string, state: State): Value | null {
    const [held, ...others] = refs.flatMap((ref) => state.object(ref)?.fields.get(name) ?? []);
    return held ? this.resolve(others.reduce(join, held), state) : null;
  }

  /** A variable or class of a file. */
  variable(module: Module, name: string, state: State): Value | null {
    const value = declaredValue(module.frame, name, state);
    // `from . import db` in the module of a package: the name is that of a module inside, not of a variable.
    const isOwnImport = value?.link && this.#following.has(keyOf(value.link));
    if (value && !isOwnImport) return this.resolve(value, state);
    const declared = module.classes.get(name);
    return declared ? { ...UNKNOWN, cls: declared.cls, accessPath: name } : null;
  }

  /** The file with the state of its top level; null if it is not loaded. */
  module(path: string): Module | null {
    const known = this.#modules.get(path);
    if (known !== undefined) return known;
    if (this.#modules.size + this.#included.size > MAX_MODULES) {
      reachLimit("files");
      return null;
    }
    this.#modules.set(path, null);
    const unit = this.#load(path);
    if (!unit) return null;
    const module = this.#engine.newModule(path);
    this.#modules.set(path, module);
    this.#atTopLevel(module, (scope) => this.#engine.execute(unit.body, scope));
    for (const other of this.#project.registering(path)) this.module(other.path);
    return module;
  }

  /** Runs code of another file in the state of the top level. */
  #atTopLevel<Result>(module: Module, work: (scope: Scope) => Result): Result {
    const { state } = this.#root;
    const [before, isReachable] = [this.#engine.module, state.isReachable];
    this.#engine.module = module;
    state.isReachable = true;
    try {
      return work(rootScope(module.frame, state, this.#root.activation.thrown));
    } finally {
      this.#engine.module = before;
      state.isReachable = isReachable;
    }
  }
}

function keyOf({ importer, from, member }: Link): string {
  return `${importer}\0${from}\0${member}`;
}

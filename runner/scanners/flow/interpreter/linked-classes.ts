import type { Names } from "../domain/names.ts";
import type { State } from "../domain/state.ts";
import type { DeclaredClass, Module, Value } from "../domain/value.ts";
import { directoryOf } from "../project/paths.ts";
import type { ProjectQueries } from "../project/project-queries.ts";
import { declaredValue } from "./assign.ts";
import { CarriedClasses } from "./carried-classes.ts";
import type { Engine } from "./engine.ts";

interface Files extends Pick<Names, "resolve" | "member"> {
  module(path: string): Module | null;
  variable(module: Module, name: string, state: State): Value | null;
}

/** The classes that names mean in the files that are loaded. */
export class LinkedClasses {
  readonly #engine: Engine;
  readonly #project: ProjectQueries;
  readonly #linker: Files;
  readonly #state: State;
  readonly #known = new Map<Module, Map<string, DeclaredClass | null>>();
  readonly #carried: CarriedClasses;

  constructor(
    engine: Engine,
    project: ProjectQueries,
    linker: Files,
    modules: ReadonlyMap<string, Module | null>,
    state: State,
  ) {
    this.#engine = engine;
    this.#project = project;
    this.#linker = linker;
    this.#state = state;
    this.#carried = new CarriedClasses(modules, project, (name, module) => this.#visible(name, module));
  }

  find(name: string, module: Module): DeclaredClass | undefined {
    if (name === "") return undefined;
    const own = module.classes.get(name);
    if (own) return own;
    const known = this.#known.get(module) ?? new Map<string, DeclaredClass | null>();
    this.#known.set(module, known);
    let found = known.get(name);
    if (found === undefined) {
      known.set(name, null);
      found = this.#other(name, module) ?? null;
      known.set(name, found);
    }
    if (found || name.includes(":") || module.frame.names.has(name)) return found ?? undefined;
    return this.#carried.find(name);
  }

  #other(name: string, module: Module): DeclaredClass | undefined {
    const colon = name.lastIndexOf(":");
    if (colon !== -1) {
      const last = name.slice(colon + 1);
      return this.#declaredIn(this.#project.declaring(module.path, name), last) ?? this.find(last, module);
    }
    const visible = this.#visible(name, module);
    const own = declaredValue(module.frame, name, this.#state);
    if (visible || (own && !own.link)) return visible;
    return this.#declaredIn(this.#project.classNear(module.path, name), name);
  }

  #qualified(name: string, module: Module): DeclaredClass | undefined {
    const [, qualifier = "", last = ""] = /^(.*)\.([^.]*)$/u.exec(name) ?? [];
    const { namespace } = this.#linker.variable(module, qualifier, this.#state) ?? {};
    if (!namespace && directoryOf(module.path).endsWith(qualifier)) return this.find(last, module);
    const cls = namespace && this.#linker.member(namespace, last, this.#state)?.cls;
    return cls && this.#engine.declared.get(cls);
  }

  /** The class that a file declares, imports or sees by its package. */
  #visible(name: string, module: Module): DeclaredClass | undefined {
    if (name.includes(".")) return this.#qualified(name, module);
    const own = module.classes.get(name);
    if (own) return own;
    const imported = declaredValue(module.frame, name, this.#state);
    const value = imported ? this.#linker.resolve(imported, this.#state) : null;
    if (value?.cls) return this.#engine.declared.get(value.cls);
    if (imported && !imported.link) return undefined;
    return this.#declaredIn(this.#project.declaring(module.path, name), name);
  }

  #declaredIn(file: { path: string } | undefined, name: string): DeclaredClass | undefined {
    return file && this.#linker.module(file.path)?.classes.get(name);
  }
}

import type { DeclaredClass, Module } from "../domain/value.ts";
import type { ProjectQueries } from "../project/project-queries.ts";

/**
 * The classes of values that files get from others and do not name themselves: one of the loaded files has named the class, where its name
 * is one that the file sees.
 */
export class CarriedClasses {
  readonly #modules: ReadonlyMap<string, Module | null>;
  readonly #project: ProjectQueries;
  readonly #seenFrom: (name: string, module: Module) => DeclaredClass | undefined;
  /** By name, with the number of the loaded files that have been searched; null for a name of no class. */
  readonly #known = new Map<string, { searched: number; cls: DeclaredClass | undefined } | null>();

  constructor(
    modules: ReadonlyMap<string, Module | null>,
    project: ProjectQueries,
    seenFrom: (name: string, module: Module) => DeclaredClass | undefined,
  ) {
    this.#modules = modules;
    this.#project = project;
    this.#seenFrom = seenFrom;
  }

  find(name: string): DeclaredClass | undefined {
    let known = this.#known.get(name);
    if (known === undefined) {
      known = this.#project.isClass(name.slice(name.lastIndexOf(".") + 1)) ? { searched: 0, cls: undefined } : null;
      this.#known.set(name, known);
    }
    if (!known) return undefined;
    while (!known.cls && known.searched < this.#modules.size) {
      const module = [...this.#modules.values()][known.searched++];
      if (module) known.cls = this.#seenFrom(name, module);
    }
    return known.cls;
  }
}

/** Which files of a repository refer to which others. */
export class References {
  readonly #references: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #referrers = new Map<string, string[]>();
  /** The files that a file refers to, directly or through another file, and itself. */
  readonly #nearby = new Map<string, ReadonlySet<string>>();
  #loading: { path: string; files: ReadonlySet<string> } | undefined;

  constructor(references: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#references = references;
    for (const [path, others] of references)
      for (const other of others) {
        const known = this.#referrers.get(other);
        if (known) known.push(path);
        else this.#referrers.set(other, [path]);
      }
  }

  of(path: string): readonly string[] {
    return [...(this.#references.get(path) ?? [])];
  }

  to(path: string): readonly string[] {
    return this.#referrers.get(path) ?? [];
  }

  near(path: string): ReadonlySet<string> {
    let near = this.#nearby.get(path);
    if (!near) {
      const direct = this.of(path);
      near = new Set([path, ...direct, ...direct.flatMap((other) => this.of(other))]);
      this.#nearby.set(path, near);
    }
    return near;
  }

  /** For each file that refers to some of these, through any number of others: those that it reaches through the fewest. */
  closest(targets: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
    const found = new Map<string, Set<string>>();
    let level = new Map(targets.map((path) => [path, new Set([path])]));
    while (level.size > 0) {
      for (const [path, reached] of level) found.set(path, reached);
      const next = new Map<string, Set<string>>();
      for (const [path, reached] of level)
        for (const referrer of this.to(path)) {
          if (found.has(referrer)) continue;
          next.set(referrer, new Set([...(next.get(referrer) ?? []), ...reached]));
        }
      level = next;
    }
    return found;
  }

  /**
   * The roles of each file, and of those that it refers to through any number of others: to the fixpoint. A file with a type may run
   * the classes that extend or implement it: `parentsOf` are the files of such types of a file.
   */
  spread(roles: ReadonlyMap<string, number>, parentsOf: (path: string) => readonly string[]): Map<string, number> {
    const reached = new Map(roles);
    const pending = [...roles.keys()];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const own = reached.get(path) ?? 0;
      for (const referrer of [...this.to(path), ...parentsOf(path)]) {
        const known = reached.get(referrer) ?? 0;
        if ((known | own) === known) continue;
        reached.set(referrer, known | own);
        pending.push(referrer);
      }
    }
    return reached;
  }

  /** Whether some file loads both, through any number of others. */
  haveCommonLoader(path: string, other: string): boolean {
    if (this.#loading?.path !== path) this.#loading = { path, files: new Set(this.#loadersOf(path)) };
    for (const loader of this.#loadersOf(other)) if (this.#loading.files.has(loader)) return true;
    return false;
  }

  /** A file, and those that load it; the set grows while it is iterated. */
  *#loadersOf(path: string): Generator<string> {
    const all = new Set([path]);
    for (const loader of all) {
      yield loader;
      for (const referrer of this.to(loader)) all.add(referrer);
    }
  }
}

import type { FileRecord, ImportAlias } from "./file-record.ts";
import { directoryOf } from "./paths.ts";

/** The import aliases of a repository, by the directory of the file that configures them. */
export class ImportAliases {
  /** Directory → first parts of a pattern → aliases. */
  readonly #byDirectory = new Map<string, Map<string, ImportAlias[]>>();

  constructor(records: readonly FileRecord[]) {
    const packages = records.filter(({ settings }) => settings && settings.exported.length > 0);
    for (const { path, settings } of records) {
      const directory = directoryOf(path);
      for (const alias of settings?.aliases ?? []) this.#add(directory, alias);
      for (const member of settings?.workspaces ?? []) {
        const inside = packages.filter((other) => `${directoryOf(other.path)}/`.startsWith(member));
        for (const alias of inside.flatMap((other) => other.settings?.exported ?? [])) this.#add(directory, alias);
      }
    }
  }

  /** The paths that a specifier may stand for: those of the nearest directory and the longest pattern first. */
  targetsOf(importer: string, specifier: string): string[] {
    const targets: string[] = [];
    for (let directory = importer; directory !== "";) {
      directory = directoryOf(directory);
      const here = this.#byDirectory.get(directory);
      if (!here) continue;
      const found = headsOf(specifier).flatMap((head) => here.get(head) ?? []);
      for (const alias of found.toSorted((a, b) => b.pattern.length - a.pattern.length)) {
        const rest = restOf(specifier, alias.pattern);
        if (rest !== null) targets.push(...alias.targets.map((target) => target.replace("*", () => rest)));
      }
    }
    return targets;
  }

  #add(directory: string, alias: ImportAlias): void {
    const here = this.#byDirectory.get(directory) ?? new Map<string, ImportAlias[]>();
    this.#byDirectory.set(directory, here);
    const star = alias.pattern.indexOf("*");
    const fixed = star === -1 ? alias.pattern : alias.pattern.slice(0, alias.pattern.lastIndexOf("/", star) + 1);
    const head = fixed.split("/", 2).filter(Boolean).join("/");
    here.set(head, [...(here.get(head) ?? []), alias]);
  }
}

/** Nothing, the first part and the first two parts. */
function headsOf(specifier: string): string[] {
  const [first = "", second] = specifier.split("/", 2);
  return second === undefined ? ["", first] : ["", first, `${first}/${second}`];
}

/** @returns what the `*` of a pattern stands for; empty for a pattern without one */
function restOf(specifier: string, pattern: string): string | null {
  const star = pattern.indexOf("*");
  if (star === -1) return specifier === pattern ? "" : null;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const isLong = specifier.length >= before.length + after.length;
  if (!isLong || !specifier.startsWith(before) || !specifier.endsWith(after)) return null;
  return specifier.slice(before.length, specifier.length - after.length);
}

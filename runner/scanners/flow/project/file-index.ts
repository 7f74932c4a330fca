import type { FileRecord } from "./file-record.ts";
import { ImportAliases } from "./import-aliases.ts";

/** The files of one language, by path, package and name. */
export class FileIndex {
  readonly files: readonly FileRecord[];
  readonly aliases: ImportAliases;
  readonly #byPath: ReadonlyMap<string, FileRecord>;
  /** Path without extension → file; for languages whose imports omit it. */
  readonly #byStem = new Map<string, FileRecord>();
  /** Last part of a stem → files with their stems. */
  readonly #byLastPart = new Map<string, { stem: string; file: FileRecord }[]>();
  readonly #byEnd = new Map<string, readonly FileRecord[]>();
  readonly #directories = new Set<string>();
  readonly #byPackage: ReadonlyMap<string, readonly FileRecord[]>;
  readonly #byName = new Map<string, FileRecord[]>();
  /** Class or interface → files with classes that extend or implement it. */
  readonly #byParent = new Map<string, FileRecord[]>();

  constructor(records: readonly FileRecord[]) {
    this.aliases = new ImportAliases(records.filter(({ settings }) => settings));
    this.files = records.filter(({ settings }) => !settings).toSorted((a, b) => (a.path < b.path ? -1 : 1));
    this.#byPath = new Map(this.files.map((file) => [file.path, file]));
    this.#byPackage = Map.groupBy(this.files, (file) => file.package);
    for (const file of this.files) {
      const stem = file.path.replace(/\.[^./]*$/u, "");
      if (!this.#byStem.has(stem)) this.#byStem.set(stem, file);
      add(this.#byLastPart, stem.slice(stem.lastIndexOf("/") + 1), { stem, file });
      for (let end = stem.lastIndexOf("/"); end !== -1; end = stem.lastIndexOf("/", end - 1)) {
        const directory = stem.slice(0, end);
        if (this.#directories.has(directory)) break;
        this.#directories.add(directory);
      }
      for (const name of new Set([...file.names, ...Object.keys(file.classes)])) add(this.#byName, name, file);
      for (const parent of new Set(Object.values(file.classes).flat())) add(this.#byParent, parent, file);
    }
  }

  file(path: string): FileRecord | undefined {
    return this.#byPath.get(path);
  }

  stem(stem: string): FileRecord | undefined {
    return this.#byStem.get(stem);
  }

  hasDirectory(path: string): boolean {
    return this.#directories.has(path);
  }

  /** The files whose path without extension ends with these parts. */
  endingWith(parts: string): readonly FileRecord[] {
    let found = this.#byEnd.get(parts);
    if (!found) {
      const last = this.#byLastPart.get(parts.slice(parts.lastIndexOf("/") + 1)) ?? [];
      const ending = last.filter(({ stem }) => stem === parts || stem.endsWith(`/${parts}`));
      found = ending.map(({ file }) => file);
      this.#byEnd.set(parts, found);
    }
    return found;
  }

  inPackage(name: string): readonly FileRecord[] {
    return this.#byPackage.get(name) ?? [];
  }

  declaring(name: string): readonly FileRecord[] {
    return this.#byName.get(name) ?? [];
  }

  extending(parent: string): readonly FileRecord[] {
    return this.#byParent.get(parent) ?? [];
  }
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known) known.push(item);
  else map.set(key, [item]);
}

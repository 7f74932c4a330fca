import { relative, sep } from "node:path";
import type { SourceTree } from "../../repository/source-tree.ts";

/** The repository paths of a tree, by the absolute path that an engine reports. */
export class TreePaths {
  readonly #root: string;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #blankedCopies: ReadonlySet<string>;

  /** @param root the tree's, with symbolic links resolved, as passed to the engine. */
  constructor(tree: SourceTree, root: string) {
    this.#root = root;
    this.#paths = new Map(tree.files.map((file) => [file.storedPath, file.path]));
    this.#blankedCopies = new Set(tree.files.flatMap((file) => (file.isBlankedCopy ? [file.storedPath] : [])));
  }

  original(file: string): string | undefined {
    return this.#paths.get(this.#storedPath(file));
  }

  isBlankedCopy(file: string): boolean {
    return this.#blankedCopies.has(this.#storedPath(file));
  }

  #storedPath(file: string): string {
    return relative(this.#root, file).replaceAll(sep, "/");
  }
}

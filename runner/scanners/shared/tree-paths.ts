import { relative, sep } from "node:path";
import type { SourceTree } from "../../repository/source-tree.ts";

/** The repository paths of a tree, by the absolute path that an engine reports. */
export class TreePaths {
  readonly #root: string;
  readonly #paths: ReadonlyMap<string, string>;

  /** @param root the tree's, with symbolic links resolved, as passed to the engine. */
  constructor(tree: SourceTree, root: string) {
    this.#root = root;
    this.#paths = new Map(tree.files.map((file) => [file.storedPath, file.path]));
  }

  original(file: string): string | undefined {
    return this.#paths.get(relative(this.#root, file).replaceAll(sep, "/"));
  }
}

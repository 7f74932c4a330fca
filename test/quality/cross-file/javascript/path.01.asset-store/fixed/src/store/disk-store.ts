import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Store } from "./store";

export class DiskStore implements Store {
  constructor(private readonly root: string) {}

  async get(key: string): Promise<Buffer> {
    const root = resolve(this.root);
    const path = resolve(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error("outside of the store");
    return readFile(path);
  }
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "./store";

export class DiskStore implements Store {
  constructor(private readonly root: string) {}

  async get(key: string): Promise<Buffer> {
    return readFile(join(this.root, key)); // expect
  }
}

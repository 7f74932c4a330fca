import { readFile } from "node:fs/promises";
import path from "node:path";
import { inject, injectable } from "tsyringe";

@injectable()
export class Notes {
  constructor(@inject("root") private readonly root: string) {}

  read(name: string): Promise<Buffer> {
    return readFile(path.join(this.root, name)); // expect
  }
}

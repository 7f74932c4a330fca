import { execFile } from "node:child_process";

export class PetStore {
  named(name: string) {
    execFile("pets", ["--name", name]);
  }
}

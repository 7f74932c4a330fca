import { exec } from "node:child_process";

export class PetStore {
  named(name: string) {
    exec(`pets --name ${name}`); // expect
  }
}

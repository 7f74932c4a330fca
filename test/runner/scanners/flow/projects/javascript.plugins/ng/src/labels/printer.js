import { exec, execFile } from "node:child_process";

export class Printer {
  print(label) {
    exec(`lp ${label}`); // expect
  }
}

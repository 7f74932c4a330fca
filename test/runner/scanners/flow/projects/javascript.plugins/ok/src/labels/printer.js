import { exec, execFile } from "node:child_process";

export class Printer {
  print(label) {
    execFile("lp", ["--", label]);
  }
}

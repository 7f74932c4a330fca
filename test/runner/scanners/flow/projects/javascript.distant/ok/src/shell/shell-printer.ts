import { exec, execFile } from "node:child_process";
import type { Printer } from "./base";

export class ShellPrinter implements Printer {
  print(name: string) {
    execFile("lp", ["--", name]);
  }
}

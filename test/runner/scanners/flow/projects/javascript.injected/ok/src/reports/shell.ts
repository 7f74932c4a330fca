import { exec } from "node:child_process";
import type { Renderer } from "./renderer";

export class ShellRenderer implements Renderer {
  render(name: string) {
    exec(`render-report ${name}`);
  }
}
export const shell = new ShellRenderer();

import fs from "node:fs";
import { TemplateLocator } from "./locator";

export function templateSource(theme: string): string {
  return fs.readFileSync(TemplateLocator.locate(theme), "utf8"); // expect
}

import path from "node:path";

const THEMES = new Map([
  ["default", "default"],
  ["dark", "dark-2024"],
]);

export class TemplateLocator {
  static readonly ROOT = "/srv/templates";

  static locate(theme: string): string {
    const folder = THEMES.get(theme);
    if (folder === undefined) throw new RangeError("unknown theme");
    return path.resolve(TemplateLocator.ROOT, folder, "index.html");
  }
}

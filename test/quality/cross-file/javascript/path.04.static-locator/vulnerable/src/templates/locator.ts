import path from "node:path";

export class TemplateLocator {
  static readonly ROOT = "/srv/templates";

  static locate(theme: string): string {
    return path.resolve(TemplateLocator.ROOT, theme, "index.html");
  }
}

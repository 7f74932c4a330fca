import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A report in `recorded/`, for a tree at `root`. Those with a version in their name are what that version wrote; the
 * `derived` ones are these with what the other engine's source and documentation say it writes differently.
 */
export function recordedReport(name: string, values: Record<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, "recorded", `${name}.json`), "utf8");
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}

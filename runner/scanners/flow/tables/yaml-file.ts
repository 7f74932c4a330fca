import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { findCached } from "../../shared/rule-cache.ts";

/** @throws Error that names the file, the line and the violation. */
export function readYamlFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const text = readFileSync(file, "utf8");
  const cached = schema.safeParse(findCached(text));
  if (cached.success) return cached.data;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message.split("\n")[0]}`);
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const { path, message } = innermostOf(parsed.error.issues);
  throw new Error(`${file}:${lineOf(document, path, lines)}: ${path.join(".")}: ${message}`);
}

/** The first issue; for a union, that of the alternative with the fewest issues. */
function innermostOf([issue]: readonly z.core.$ZodIssue[]): { path: PropertyKey[]; message: string } {
  if (!issue) return { path: [], message: "is not valid" };
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return issue;
  const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  const { path, message } = innermostOf(closest);
  return { path: [...issue.path, ...path], message };
}

/** The line of the innermost existing node of the path. */
function lineOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      return lines.linePos(Number(node.range[0])).line;
    }
  }
  return 1;
}

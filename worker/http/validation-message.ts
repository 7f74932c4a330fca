import type { z } from "@hono/zod-openapi";

export const MAX_ISSUES = 20;

/**
 * One sentence that names every wrong field and the rule it breaks, and never the value received.
 * @param count of all issues, where `issues` are only the first of them
 */
export function describeIssues(
  issues: readonly Pick<z.core.$ZodIssue, "path" | "message">[],
  count = issues.length,
): string {
  const sentences = issues.slice(0, MAX_ISSUES).map((issue) => {
    const field = issue.path.map(String).join(".");
    return field === "" ? issue.message : `${field}: ${issue.message}`;
  });
  const more = count - sentences.length;
  return [...sentences, ...(more > 0 ? [`and ${more} more`] : [])].join("; ").slice(0, 2_000);
}

/*
 * D1 ignores `PRAGMA foreign_keys=OFF`, so that dropping a table, which is how drizzle-kit rebuilds one, silently deletes
 * the rows of its children.
 */
const DESTRUCTIVE: readonly [RegExp, string][] = [
  [/\bdrop\s+table\b/i, "drops a table"],
  [/\balter\s+table\b[^;]*\brename\s+to\b/i, "renames a table, which repoints the foreign keys of its children"],
  [/\b__new_\w+/i, "rebuilds a table"],
  [/\bpragma\s+(foreign_keys|defer_foreign_keys|writable_schema)\b/i, "relies on a pragma that D1 ignores"],
  [/\bdrop\s+column\b/i, "drops a column, which a running older version still reads"],
];

/** @returns the statements of a migration that may delete rows, one sentence each. */
export function findDestructiveStatements(sql: string): string[] {
  const code = sql.replaceAll(/--[^\n]*/g, "").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return DESTRUCTIVE.filter(([pattern]) => pattern.test(code)).map(([, reason]) => reason);
}

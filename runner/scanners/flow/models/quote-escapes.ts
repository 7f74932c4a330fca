import { bitsOf } from "../domain/families.ts";
import { SAFE_IN_QUOTES } from "../domain/taint.ts";
import { sanitize, type Value, withQualifier } from "../domain/value.ts";

const SQL = bitsOf(["sql-injection"]);

/**
 * Whether text stays inside the quotes of an identifier, of which each quote is doubled, or of a text of MySQL, of which backslashes and quotes are
 * escaped. Doubled quotes of a text are not sufficient where a backslash escapes one of them.
 */
export function escapesQuotes(pattern: string, values: readonly Value[]): boolean {
  const texts = values.flatMap(({ constant }) =>
    typeof constant === "string" && constant !== pattern ? [constant] : [],
  );
  if (/^["`]$/u.test(pattern)) return texts.includes(pattern + pattern);
  return (
    pattern.includes("\\") &&
    pattern.includes("'") &&
    texts.some((text) => text.includes("\\\\") && text.includes("\\'"))
  );
}

/** What such an escape makes of a text. */
export function inQuotes(value: Value): Value {
  return withQualifier(sanitize(value, SQL), SAFE_IN_QUOTES);
}

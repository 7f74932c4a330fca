const CONSTANT = [
  "predictable-seed",
  "hard-coded-key",
  "hard-coded-password",
  "static-iv",
  "static-salt",
  "weak-cipher",
  "weak-hash",
] as const;

/**
 * Vulnerability families. Their order numbers the bits of `sanitizedFor`. `nosql-injection` of data means that a client may choose
 * the shape of a query, as an object; `query-text` that it may choose a part of its text. Both are reported as NoSQL injection.
 */
export const FAMILIES = [
  "sql-injection",
  "command-injection",
  "path-traversal",
  "xss",
  "code-injection",
  "template-injection",
  "ssrf",
  "open-redirect",
  "xxe",
  "ldap-injection",
  "xpath-injection",
  "deserialization",
  "log-injection",
  "nosql-injection",
  "header-injection",
  "trust-boundary",
  "regex-injection",
  "unsafe-reflection",
  "format-string",
  "jndi-injection",
  "external-setting",
  "mass-assignment",
  "query-text",
  "weak-random",
  ...CONSTANT,
] as const;
export type Family = (typeof FAMILIES)[number];

/** All families of injections: what a number or an allow-list sanitizes. A random number stays predictable. */
export const ALL = (1 << FAMILIES.indexOf("weak-random")) - 1;

/** The data is text, or a value of the type that the code declares, and is no object of a query. */
export const TEXT = 1 << FAMILIES.indexOf("nosql-injection");

export function bitOf(family: Family): number {
  return 1 << FAMILIES.indexOf(family);
}

export function bitsOf(families: readonly (Family | "all")[]): number {
  return families.reduce((bits, family) => bits | (family === "all" ? ALL : bitOf(family)), 0);
}

/** Families of sinks where a constant is a weakness. */
export const CONSTANT_FAMILIES = bitsOf(CONSTANT);

/** Families for which the concatenation of a parameter is unsafe for any caller, because placeholders or argument lists exist. */
export const CONCATENATION_FAMILIES = bitsOf([
  "sql-injection",
  "command-injection",
  "ldap-injection",
  "xpath-injection",
  "code-injection",
]);

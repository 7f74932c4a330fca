/** Vulnerability families. Their order numbers the bits of `sanitizedFor`. */
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
] as const;
export type Family = (typeof FAMILIES)[number];

export const ALL = (1 << FAMILIES.length) - 1;

export function bitOf(family: Family): number {
  return 1 << FAMILIES.indexOf(family);
}

export function bitsOf(families: readonly (Family | "all")[]): number {
  return families.reduce((bits, family) => bits | (family === "all" ? ALL : bitOf(family)), 0);
}

/** Families for which the concatenation of a parameter is unsafe for any caller, because placeholders or argument lists exist. */
export const CONCATENATION_FAMILIES = bitsOf([
  "sql-injection",
  "command-injection",
  "ldap-injection",
  "xpath-injection",
  "code-injection",
]);

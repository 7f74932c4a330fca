/** What untrusted text must not reach. Their order numbers the bits of what a value is sanitizedFor of. */
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

/** Where to put a parameter into text is wrong whoever calls: there are placeholders and lists of arguments for it. */
export const CONCATENATION_FAMILIES = bitsOf([
  "sql-injection",
  "command-injection",
  "ldap-injection",
  "xpath-injection",
  "code-injection",
]);

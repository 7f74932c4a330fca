/** What the argument of a sink is; see the README. */
export const STYLES = [
  "text",
  "argv",
  "program",
  "varargs",
  "arguments",
  "keys",
  "attributes",
  "html",
  "statement",
  "pipe",
  "callable",
  "constant",
] as const;

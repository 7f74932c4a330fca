/** What the scanner expects next, or is in. */
export type ScannerState =
  | "value"
  | "value or end"
  | "key"
  | "key or end"
  | "colon"
  | "comma or end"
  | "string"
  | "escape"
  | "hex"
  | "number"
  | "literal"
  | "end";

/** States inside a token, where white space is significant. */
export const IN_TOKEN: ReadonlySet<ScannerState> = new Set(["string", "escape", "hex", "number", "literal"]);

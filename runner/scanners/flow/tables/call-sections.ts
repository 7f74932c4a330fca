/** Sections whose entries are calls alone. */
export const CALL_SECTIONS = [
  "answers",
  "checks",
  "comparisons",
  "errorTests",
  "existenceTests",
  "merges",
  "namedCalls",
  "noPropagation",
  "noReturn",
  "normalizers",
  "ownBlocks",
  "partials",
  "plugins",
  "returnsReceiver",
  "routes",
  "unsanitizers",
] as const;

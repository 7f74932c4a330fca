/** Sections whose entries are calls alone. */
export const CALL_SECTIONS = [
  "answers",
  "checks",
  "comparisons",
  "errorTests",
  "existenceTests",
  "noPropagation",
  "noReturn",
  "normalizers",
  "ownBlocks",
  "partials",
  "promises",
  "writers",
  "plugins",
  "returnsReceiver",
  "routes",
  "unsanitizers",
] as const;

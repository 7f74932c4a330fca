import { z } from "@hono/zod-openapi";

/** The databases limit a pattern to it. */
const MAX_PATTERN_BYTES = 50;
const MAX_PATTERNS = 20;

/** Branches that a host makes for each entry of its merge queue, and that are gone minutes later. */
export const DEFAULT_EXCLUDE: readonly string[] = ["gh-readonly-queue/*"];

const Pattern = z
  .string()
  .min(1, "must not be empty")
  .refine((pattern) => pattern.isWellFormed() && Buffer.byteLength(pattern) <= MAX_PATTERN_BYTES, {
    error: `must have at most ${MAX_PATTERN_BYTES} bytes`,
  })
  .openapi({ maxLength: MAX_PATTERN_BYTES, example: "renovate/*" });

const patterns = (what: string) =>
  z
    .array(Pattern)
    .max(MAX_PATTERNS, `must have at most ${MAX_PATTERNS} patterns`)
    .openapi({
      description: `${what} A pattern is of the whole branch name and case-sensitive: \`*\` matches any characters, \`/\` included, \`?\` one character, \`[a-z]\` one of these.`,
    });

export const BranchFilter = z
  .object({
    include: patterns("Only branches that match one of these are scanned; empty: all.").openapi({ example: [] }),
    exclude: patterns("Branches that match one of these are not scanned.").openapi({ example: [...DEFAULT_EXCLUDE] }),
  })
  .openapi("BranchFilter");
export type BranchFilter = z.infer<typeof BranchFilter>;

export const SetBranchFilterRequest = z
  .object({
    include: BranchFilter.shape.include.nullish(),
    exclude: BranchFilter.shape.exclude.nullish().openapi({
      description: `Absent or null: \`${JSON.stringify(DEFAULT_EXCLUDE)}\`.`,
    }),
  })
  .openapi("SetBranchFilterRequest");
export type SetBranchFilterRequest = z.infer<typeof SetBranchFilterRequest>;

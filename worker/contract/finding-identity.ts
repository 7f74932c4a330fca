import { z } from "zod";

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/**
 * How a finding is recognized in later scans, in lower-case hexadecimal digits of hashes: `code` of scanner, rule and the matched
 * code without its place, keyed for a credential; `path` of the file's path and `blob` of its git object; `before` and `after` of
 * the code around it, keyed: four bytes for the nearest line, and four for three lines.
 */
export const FindingIdentity = z.object({ code: hex(8), path: hex(6), blob: hex(6), before: hex(8), after: hex(8) });
export type FindingIdentity = z.infer<typeof FindingIdentity>;

export const MAX_FILES_PER_CALL = 50_000;
/** What these find in a file depends on other files. */
export const CROSS_FILE_SCANNERS: readonly string[] = ["flow"];

const MAX_SKIPPED_GROUPS = 1_000;

/**
 * What the scanners of a scan looked at: the files of the commit that are not skipped by all of them, each as `path` and `blob`
 * of its identity, and the skipped ones, by the hash of their path. A scanner or rule of null means all.
 */
export const Coverage = z.object({
  files: z.array(hex(12)).max(MAX_FILES_PER_CALL),
  skipped: z
    .array(
      z.object({
        scanner: z.string().max(100).nullable(),
        rule: z.string().max(200).nullable(),
        paths: z.array(hex(6)).max(MAX_FILES_PER_CALL),
      }),
    )
    .max(MAX_SKIPPED_GROUPS),
});
export type Coverage = z.infer<typeof Coverage>;

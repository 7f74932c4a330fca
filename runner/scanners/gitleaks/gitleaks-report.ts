import { z } from "zod";

const Place = z.object({ path: z.string().min(1) }).optional();

/** Contains a secret in cleartext, which is kept in memory only until its finding is created. */
export const GitleaksItem = z
  .object({
    RuleID: z.string().min(1).max(200),
    Description: z.string(),
    StartLine: z.int().min(0),
    EndLine: z.int().min(0),
    StartColumn: z.int(),
    Match: z.string(),
    Secret: z.string().min(1),
    File: z.string().min(1).optional(),
    // The field with the path depends on the version of betterleaks.
    Metadata: Place,
    Attributes: Place,
  })
  .transform(({ File: file, Metadata: metadata, Attributes: attributes, ...item }, context) => {
    const path = file ?? metadata?.path ?? attributes?.path;
    if (path !== undefined) return { ...item, path };
    context.addIssue("without a path");
    return z.NEVER;
  });
export type GitleaksItem = z.infer<typeof GitleaksItem>;

/** The JSON report of gitleaks and betterleaks. */
export const GitleaksReport = z.array(GitleaksItem);

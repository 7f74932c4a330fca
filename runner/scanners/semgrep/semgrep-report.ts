import { z } from "zod";

const Place = z.object({ offset: z.int().min(0) });

const SEVERITIES = [
  "CRITICAL",
  "ERROR",
  "HIGH",
  "WARNING",
  "MEDIUM",
  "INFO",
  "LOW",
  "EXPERIMENT",
  "INVENTORY",
] as const;

/** Metadata of custom rules: fields of another type are ignored. */
const Strings = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .optional()
  .catch(undefined);

const Metadata = z.looseObject({
  title: z.string().min(1).optional().catch(undefined),
  cwe: Strings,
  owasp: Strings,
  references: Strings,
  confidence: z
    .string()
    .transform((word) => word.toLowerCase())
    .pipe(z.enum(["high", "medium", "low"]))
    .optional()
    .catch(undefined),
});

export const SemgrepResult = z.object({
  check_id: z.string().min(1),
  path: z.string().min(1),
  start: Place,
  end: Place,
  extra: z.object({ message: z.string(), severity: z.enum(SEVERITIES), metadata: Metadata }),
});
export type SemgrepResult = z.infer<typeof SemgrepResult>;

const SemgrepError = z.object({
  level: z.string(),
  /** A string, or a list that begins with one. */
  type: z
    .union([z.string(), z.tuple([z.string()], z.unknown())])
    .transform((type) => (typeof type === "string" ? type : type[0])),
  message: z.string().default(""),
  path: z.string().nullish(),
});
export type SemgrepError = z.infer<typeof SemgrepError>;

/** The JSON report of semgrep and opengrep. Offsets are in bytes. */
export const SemgrepReport = z.object({
  version: z.string(),
  results: z.array(SemgrepResult),
  errors: z.array(SemgrepError),
});
export type SemgrepReport = z.infer<typeof SemgrepReport>;

import { z } from "@hono/zod-openapi";
import { filterParameter, PageQuery, Since, text, Timestamp, Uuid } from "../http/schemas.ts";
import { SEVERITIES } from "../contract/finding.ts";
import { ProjectPath } from "../projects/schemas.ts";

const Commit = z
  .string()
  .nullable()
  .openapi({ description: "Of a pipeline scan.", example: "4f2c1d0b9a8e7f6d5c4b3a2918070605f4e3d2c1" });

export const Vulnerability = z
  .object({
    id: Uuid,
    org_id: Uuid,
    project_id: Uuid,
    scanner: z.string().openapi({ example: "ast-grep" }),
    rule_id: z.string().nullable().openapi({ example: "javascript.shell-from-variable" }),
    cwe: z.string().nullable().openapi({ example: "CWE-78" }),
    title: z.string().openapi({ example: "Command injection: shell command built from non-constant parts" }),
    severity: z.string().openapi({ description: "As set by a user, or else as reported.", example: "high" }),
    reported_severity: z.string().openapi({ description: "As the scanner reports it.", example: "critical" }),
    branch: z.string().openapi({ description: "The branch of state and place.", example: "main" }),
    state: z
      .string()
      .openapi({ description: "`open`, `fixed` or `no_longer_detected`, on the branch.", example: "open" }),
    state_changed_at: Timestamp,
    location_path: z.string().nullable().openapi({ example: "src/server.js" }),
    location_line: z.int().nullable().openapi({ example: 12 }),
    location_column: z.int().nullable().openapi({ example: 5 }),
    first_seen_at: Timestamp,
    first_seen_scan_id: Uuid.openapi({
      description: "The first scan with it, on whichever branch. It may have been deleted.",
    }),
    first_seen_commit: Commit,
    last_seen_at: Timestamp,
    last_seen_scan_id: Uuid.openapi({ description: "The last scan with it, on the branch. It may have been deleted." }),
    last_seen_commit: Commit,
    triage: z.string().openapi({ description: "`needs_triage`, `confirmed` or `dismissed`.", example: "needs_triage" }),
    triage_reason: z
      .string()
      .nullable()
      .openapi({ description: "Of a dismissal by a user; null if the tool suppresses it.", example: null }),
    triage_comment: z.string().nullable().openapi({ example: null }),
    triage_expires_at: Timestamp.nullable().openapi({ description: "When it needs triage again." }),
    triaged_at: Timestamp.nullable(),
    triaged_by: Uuid.nullable().openapi({ description: "The user of the last decision; null for that of a tool." }),
    assignee_id: Uuid.nullable().openapi({ description: "A user." }),
  })
  .openapi("Vulnerability");
export type Vulnerability = z.infer<typeof Vulnerability>;

const SEVERITY_LENGTH = 50;
export const Severity = text(SEVERITY_LENGTH, 0);
export const MAX_SEVERITIES = 20;

/** Filters of the lists and of the triage of many. */
export const VulnerabilityFilterQuery = z.object({
  branch: filterParameter(
    "branch",
    255,
    "The branch whose states count. Default: the default branch of each project.",
    "main",
  ),
  state: filterParameter(
    "state",
    30,
    "`open` (default), `fixed` or `no_longer_detected`: the state on the branch.",
    "open",
  ),
  triage: filterParameter(
    "triage",
    30,
    "Only those with this decision: `needs_triage`, `confirmed` or `dismissed`.",
    "needs_triage",
  ),
  severity: z
    .union([Severity.transform((one) => [one]), z.array(Severity).max(MAX_SEVERITIES)])
    .optional()
    .openapi({
      param: { name: "severity", in: "query", style: "form", explode: true },
      type: "array",
      items: { type: "string", maxLength: SEVERITY_LENGTH },
      maxItems: MAX_SEVERITIES,
      description: "Only those of exactly this severity, or, repeated, of one of these.",
      example: ["high"],
    }),
  scanner: filterParameter("scanner", 100, "Only those of exactly this scanner.", "ast-grep"),
  rule_id: filterParameter("rule_id", 200, "Only those of exactly this rule.", "javascript.shell-from-variable"),
  cwe: filterParameter("cwe", 200, "Only those with exactly this CWE.", "CWE-78"),
  path: filterParameter("path", 1_000, "Only those whose `location_path` has this prefix.", "src/"),
  q: filterParameter(
    "q",
    200,
    "Only those whose title contains this; ASCII letters of either case are the same.",
    "shell",
  ),
  since: Since.openapi({
    description:
      "Only those whose state changed at this time or later: RFC 3339, or a date (UTC). Any other value gives an empty list.",
  }),
  first_seen_since: filterParameter(
    "first_seen_since",
    50,
    "Only those first seen at this time or later, in the same formats.",
    "2026-11-01",
  ),
  assignee: filterParameter(
    "assignee",
    100,
    "Only those assigned to the user with this id; `none` for those assigned to nobody.",
    "none",
  ),
});
export type VulnerabilityFilterQuery = z.infer<typeof VulnerabilityFilterQuery>;

export const VulnerabilitiesQuery = PageQuery.extend({
  ...VulnerabilityFilterQuery.shape,
  sort: z
    .enum(["created_at", "-created_at", "severity", "-severity"])
    .default("created_at")
    .openapi({
      param: { name: "sort", in: "query" },
      description:
        "`created_at`: in the order in which they were first seen. `severity`: `critical`, `high`, `medium`, `low`, `info`, then all others. With a minus: descending.",
      example: "severity",
    }),
});
export type VulnerabilitiesQuery = z.infer<typeof VulnerabilitiesQuery>;

export const VulnerabilityPath = ProjectPath.extend({
  vulnerability_id: z.string().openapi({
    param: { name: "vulnerability_id", in: "path" },
    format: "uuid",
    description: "Vulnerability id.",
  }),
});

export const VulnerabilityOnBranch = z
  .object({
    branch: z.string().openapi({ example: "main" }),
    state: z.string().openapi({ example: "open" }),
    state_changed_at: Timestamp,
    location_path: z.string().nullable().openapi({ example: "src/server.js" }),
    location_line: z.int().nullable().openapi({ example: 12 }),
    location_column: z.int().nullable().openapi({ example: 5 }),
    first_seen_at: Timestamp,
    last_seen_at: Timestamp,
  })
  .openapi("VulnerabilityOnBranch");

export const VulnerabilityDetail = Vulnerability.extend({
  branches: z
    .array(VulnerabilityOnBranch)
    .openapi({ description: "All branches that have or had it, the default branch first." }),
  findings: z.int().openapi({ description: "How many stored scans have it.", example: 12 }),
}).openapi("VulnerabilityDetail");
export type VulnerabilityDetail = z.infer<typeof VulnerabilityDetail>;

export const VulnerabilityEvent = z
  .object({
    type: z.string().openapi({
      description:
        "`first_seen` (on a branch), `fixed`, `no_longer_detected`, `reopened`, `moved`, `triaged`, or `triage_expired`.",
      example: "fixed",
    }),
    at: Timestamp,
    branch: z.string().nullable().openapi({ example: "main" }),
    scan_id: Uuid.nullable(),
    commit: Commit,
    user_id: Uuid.nullable().openapi({ description: "Who made the decision; null for a tool." }),
    detail: z.record(z.string(), z.unknown()).openapi({
      description: "Of `moved`: `from` and `to`. Of a decision: `before` and `after`, the fields that changed.",
      example: {},
    }),
  })
  .openapi("VulnerabilityEvent");
export type VulnerabilityEvent = z.infer<typeof VulnerabilityEvent>;

export const Count = z.int().openapi({ example: 12 });

export const GateQuery = z.object({
  branch: filterParameter("branch", 255, "Default: the project's default branch.", "feature"),
  base: filterParameter(
    "base",
    255,
    "The branch that `only_new` compares with. Default: the project's default branch.",
    "main",
  ),
  fail_on: z
    .enum(SEVERITIES)
    .default("high")
    .openapi({
      param: { name: "fail_on", in: "query" },
      description: "The lowest severity that fails.",
      example: "high",
    }),
  only_new: filterParameter(
    "only_new",
    10,
    "`true` for only what is not open on the base branch or, on the base branch itself, what its last scan was the first to find.",
    "true",
  ),
});

export const Gate = z
  .object({
    status: z.enum(["passed", "failed", "pending"]).openapi({
      description: "`pending`: no scan of the branch has completed, or one has not ended.",
      example: "failed",
    }),
    branch: z.string().openapi({ example: "feature" }),
    base: z.string().openapi({ example: "main" }),
    fail_on: z.string().openapi({ example: "high" }),
    only_new: z.boolean().openapi({ example: false }),
    scan_id: Uuid.nullable().openapi({ description: "The last compared scan of the branch." }),
    counts: z.array(z.object({ severity: z.string().openapi({ example: "high" }), count: Count })).openapi({
      description: "Open vulnerabilities that are not dismissed, `critical` first; with `only_new`, only new ones.",
    }),
    reasons: z.array(z.string()).openapi({
      description: "Why it is failed or pending; the wording may change.",
      example: ["2 high new on feature."],
    }),
  })
  .openapi("Gate");
export type Gate = z.infer<typeof Gate>;

const side = (name: string, example: string) =>
  text(255)
    .optional()
    .openapi({
      param: { name, in: "query" },
      description: "A branch, or the id of a scan. Default: the default branch.",
      example,
    });

export const CompareQuery = z.object({ base: side("base", "main"), head: side("head", "feature") });

const Path = z.string().nullable().openapi({ example: "src/server.js" });
const Compared = z.object({
  id: Uuid,
  rule_id: z.string().nullable().openapi({ example: "javascript.shell-from-variable" }),
  title: z.string().openapi({ example: "Command injection: shell command built from non-constant parts" }),
  severity: z.string().openapi({ example: "high" }),
  triage: z.string().openapi({ example: "needs_triage" }),
  base_path: Path,
  head_path: Path,
});
const listed = (description: string) =>
  z.array(Compared).openapi({ description: `${description} At most 1,000; \`counts\` has the number of all.` });

export const Comparison = z
  .object({
    base: z.string().openapi({ example: "main" }),
    head: z.string().openapi({ example: "feature" }),
    counts: z.object({ new: Count, fixed: Count, moved: Count, unchanged: Count }),
    new: listed("Vulnerabilities of head alone."),
    fixed: listed("Vulnerabilities of base alone."),
    moved: listed("Vulnerabilities of both, in different files."),
  })
  .openapi("Comparison");
export type Comparison = z.infer<typeof Comparison>;

import { z } from "@hono/zod-openapi";
import { SEVERITIES } from "../../contract/finding.ts";
import { text } from "../../http/schemas.ts";
import { Count, MAX_SEVERITIES, Severity } from "../schemas.ts";

export const TRIAGE_STATUSES = ["needs_triage", "confirmed", "dismissed"] as const;
export const DISMISSAL_REASONS = [
  "false_positive",
  "acceptable_risk",
  "mitigating_control",
  "used_in_tests",
  "not_applicable",
] as const;

export const MAX_TRIAGED = 10_000;
const MAX_COMMENT_LENGTH = 5_000;

const decision = {
  status: z
    .enum(TRIAGE_STATUSES)
    .nullish()
    .openapi({ description: "Absent or `null`: unchanged.", example: "dismissed" }),
  reason: z
    .enum(DISMISSAL_REASONS)
    .nullish()
    .openapi({ description: "Required when `status` is `dismissed`, and only then.", example: "false_positive" }),
  comment: text(MAX_COMMENT_LENGTH, 0)
    .nullish()
    .openapi({ description: "`null` removes it.", example: "The input is a constant." }),
  expires_at: z.iso.datetime({ offset: true }).max(50).nullish().openapi({
    description:
      "When a new decision is needed: it needs triage again then. In the future, and only with `status` `confirmed` or `dismissed`.",
    example: null,
  }),
  assignee_id: z
    .uuid()
    .nullish()
    .openapi({ description: "A user of the organization; `null` for nobody.", example: null }),
  severity: z
    .enum(SEVERITIES)
    .nullish()
    .openapi({ description: "Replaces the reported severity; `null` restores it.", example: "low" }),
};

function checkDecision(
  {
    status,
    reason,
    expires_at: expiresAt,
  }: { status?: string | null | undefined; reason?: string | null | undefined; expires_at?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const add = (field: string, message: string): void => context.addIssue({ code: "custom", path: [field], message });
  if (status === "dismissed" && reason == null)
    add("reason", `is required when status is dismissed: ${DISMISSAL_REASONS.join(", ")}`);
  if (status !== "dismissed" && reason != null) add("reason", "must only be given when status is dismissed");
  if (expiresAt == null) return;
  if (status !== "dismissed" && status !== "confirmed")
    add("expires_at", "must only be given with status confirmed or dismissed");
  if (Date.parse(expiresAt) <= Date.now()) add("expires_at", "must be in the future");
}

export const TriageRequest = z.object(decision).superRefine(checkDecision).openapi("TriageRequest");
export type TriageRequest = z.infer<typeof TriageRequest>;

export const TriageManyRequest = z
  .object({
    ...decision,
    ids: z
      .array(text(100, 0))
      .max(MAX_TRIAGED)
      .nullish()
      .openapi({
        description: `At most ${MAX_TRIAGED}. Either ids or a filter.`,
        example: ["01993c5e-7f0a-7cc4-9d6b-000000000001"],
      }),
    filter: z
      .object({
        project: text(100, 0).nullish().openapi({ example: "shop" }),
        branch: text(255, 0).nullish().openapi({ example: "main" }),
        state: text(30, 0).nullish().openapi({ example: "open" }),
        triage: text(30, 0).nullish().openapi({ example: "needs_triage" }),
        severity: z.array(Severity).max(MAX_SEVERITIES).nullish(),
        scanner: text(100, 0).nullish().openapi({ example: "ast-grep" }),
        rule_id: text(200, 0).nullish().openapi({ example: "javascript.shell-from-variable" }),
        cwe: text(200, 0).nullish().openapi({ example: "CWE-78" }),
        path: text(1_000, 0).nullish().openapi({ example: "src/" }),
        q: text(200, 0).nullish().openapi({ example: "shell" }),
        since: text(50, 0).nullish().openapi({ example: "2026-11-01" }),
        first_seen_since: text(50, 0).nullish().openapi({ example: "2026-11-01" }),
        assignee: text(100, 0).nullish().openapi({ example: "none" }),
      })
      .nullish()
      .openapi({
        description: `The filters of the list, by their names; \`project\` is a slug. More than ${MAX_TRIAGED} vulnerabilities are refused.`,
      }),
    dry_run: z.boolean().nullish().openapi({ description: "Counts, and changes nothing.", example: true }),
  })
  .superRefine((request, context) => {
    checkDecision(request, context);
    if ((request.ids == null) === (request.filter == null)) {
      context.addIssue({ code: "custom", path: ["ids"], message: "must be given, or else filter, and not both" });
    }
  })
  .openapi("TriageManyRequest", {
    example: { status: "dismissed", reason: "used_in_tests", ids: ["01993c5e-7f0a-7cc4-9d6b-000000000001"] },
  });
export type TriageManyRequest = z.infer<typeof TriageManyRequest>;

export const TriageReceipt = z
  .object({
    matched: Count.openapi({ description: "Vulnerabilities that the ids or the filter name." }),
    changed: Count.openapi({ description: "Those that the decision changes." }),
    dry_run: z.boolean().openapi({ example: false }),
  })
  .openapi("TriageReceipt");
export type TriageReceipt = z.infer<typeof TriageReceipt>;

import { z } from "@hono/zod-openapi";
import { Severity } from "../contract/finding.ts";
import { Timestamp } from "../http/schemas.ts";

export const CommitStatusHost = z.enum(["github", "gitlab", "forgejo", "bitbucket"]).openapi({
  description: "The kind of host that has the repository. `forgejo` is also for Gitea.",
  example: "github",
});
export type CommitStatusHost = z.infer<typeof CommitStatusHost>;

const BasePath = z
  .string()
  .max(200)
  .regex(/^(?:\/[\w.~-]+)+$/, "must be a path such as /gitlab")
  .refine((path) => !path.split("/").some((name) => name === "." || name === ".."), "must not contain . or ..")
  .openapi({
    description:
      "The path below which the host is, where that is not the root of its domain. Only GitLab needs it: of other hosts it follows from the clone URL.",
    pattern: "^(?:/[\\w.~-]+)+$",
    example: "/gitlab",
  });

const Annotations = z.boolean().openapi({
  description:
    "GitHub alone: whether a scan is a check run with the vulnerabilities that count annotated at their lines, where the token may create one, else a status. Whoever may read the repository reads them.",
  example: true,
});

/** How a scan becomes a status. */
export const CommitStatusRules = z.object({
  host: CommitStatusHost,
  fail_on: Severity.openapi({ description: "The lowest severity for which a commit fails.", example: "high" }),
  only_new: z
    .boolean()
    .openapi({ description: "Whether only new vulnerabilities count, as at the gate.", example: true }),
  base_path: BasePath.nullish(),
  /** Off in rules that were stored before there were annotations: they show more than a status does. */
  annotations: Annotations.default(false),
});
export type CommitStatusRules = z.infer<typeof CommitStatusRules>;

export const CommitStatus = z
  .object({
    enabled: z.boolean().openapi({ example: true }),
    host: CommitStatusHost.nullable(),
    fail_on: CommitStatusRules.shape.fail_on,
    only_new: CommitStatusRules.shape.only_new,
    base_path: BasePath.nullable(),
    annotations: Annotations,
    disabled_reason: z.string().nullable().openapi({
      description: "`failing`: every attempt of five days failed; `gone`: the host answered 410.",
      example: null,
    }),
    last_attempt: z
      .object({
        commit: z.string().openapi({ example: "4f2c1a52e8d0e4c0b9a513f6f0c1f7c11a2b3c4d" }),
        state: z.string().openapi({ description: "Of the delivery.", example: "delivered" }),
        response_status: z.int().nullable().openapi({ example: 201 }),
        error: z.string().nullable().openapi({ example: null }),
        attempted_at: Timestamp.nullable(),
        reported_as: z.enum(["status", "check_run"]).openapi({ example: "check_run" }),
      })
      .nullable()
      .openapi({ description: "The newest status that was sent, or failed." }),
  })
  .openapi("CommitStatus");
export type CommitStatus = z.infer<typeof CommitStatus>;

export const SetCommitStatusRequest = z
  .object({
    enabled: z.boolean().openapi({ example: true }),
    host: CommitStatusHost.nullish().openapi({ description: "Required to enable it." }),
    fail_on: Severity.nullish().openapi({ description: "Default `high`.", example: "high" }),
    only_new: z.boolean().nullish().openapi({ description: "Default `true`.", example: true }),
    base_path: BasePath.nullish(),
    annotations: Annotations.nullish().openapi({
      description: "Default `true`; has an effect at GitHub alone.",
      example: true,
    }),
  })
  .superRefine(({ enabled, host }, context) => {
    if (enabled && host == null)
      context.addIssue({ code: "custom", path: ["host"], message: "is required when enabled" });
  })
  .openapi("SetCommitStatusRequest", { example: { enabled: true, host: "github" } });
export type SetCommitStatusRequest = z.infer<typeof SetCommitStatusRequest>;

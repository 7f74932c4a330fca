import { z } from "@hono/zod-openapi";
import { filterParameter, PageQuery, Since, Timestamp, Uuid } from "../http/schemas.ts";

export const AuditEvent = z
  .object({
    id: Uuid,
    created_at: Timestamp,
    actor_type: z
      .enum(["user", "api_token", "webhook", "operator", "anonymous", "runner", "service"])
      .openapi({ example: "user" }),
    actor_id: Uuid.nullable().openapi({
      description: "The user, or the owner of the API token. Of a webhook, the id in the delivery log. Else null.",
    }),
    token_id: Uuid.nullable().openapi({ description: "The API token, if it was one." }),
    action: z.string().openapi({
      description:
        "The id of the operation. Besides: `loginFailed`, `receiveDelivery`, `suspendOrganization`, `resumeOrganization`, `moveOrganization`, `finishScan` and `applyRetention`.",
      example: "updateProject",
    }),
    target: z.string().openapi({
      description: "Path below the organization; empty for the organization itself.",
      example: "projects/shop",
    }),
    request_id: z
      .string()
      .nullable()
      .openapi({ description: "The `X-Request-Id`.", example: "6f1c1a52-8d0e-4c0b-9a51-3f6f0c1f7c11" }),
    network: z
      .string()
      .nullable()
      .openapi({ description: "IPv4 address, or IPv6 /64, of the client.", example: "203.0.113.7" }),
    changes: z.record(z.string(), z.unknown()).openapi({
      description: "The fields of the request: values that are no secrets; of other fields `set` or `cleared`.",
      example: { name: "Shop", access_token: "set" },
    }),
  })
  .openapi("AuditEvent");
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditQuery = PageQuery.extend({
  actor: filterParameter("actor", 50, "The `actor_id`.", "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d"),
  action: filterParameter("action", 50, "The `action`.", "updateProject"),
  target: filterParameter("target", 300, "The `target`, as a whole.", "projects/shop"),
  since: Since,
  until: filterParameter(
    "until",
    50,
    "Only what was written before this time: RFC 3339, or a date (UTC). Any other value is ignored.",
    "2026-12-01T00:00:00Z",
  ),
});

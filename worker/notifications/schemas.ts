import { z } from "@hono/zod-openapi";
import { Severity } from "../contract/finding.ts";
import { BranchName } from "../contract/git-names.ts";
import { OrganizationPath, Slug, SLUG_PATTERN, text, Timestamp, Uuid } from "../http/schemas.ts";
import { MAX_BRANCHES, MAX_PROJECTS } from "./limits.ts";

const EVENTS = [
  "scan.completed",
  "scan.failed",
  "vulnerability.new",
  "vulnerability.fixed",
  "vulnerability.reopened",
  "vulnerability.triaged",
] as const;
export type NotificationEvent = (typeof EVENTS)[number];
const Event = z.enum(EVENTS).openapi({ example: "vulnerability.new" });

const Format = z.enum(["json", "slack", "teams", "mattermost"]).openapi({
  description:
    "`json`: the event, as Standard Webhooks describes. Otherwise a message for people, as the incoming webhooks of the chat take it.",
  example: "json",
});

const shape = {
  id: Uuid,
  url: z.string().openapi({ example: "https://hooks.example.com/vulnerabilities" }),
  format: Format,
  description: z.string().nullable().openapi({ example: "Tickets" }),
  events: z.array(Event),
  projects: z
    .array(z.string().openapi({ pattern: SLUG_PATTERN.source, example: "shop" }))
    .nullable()
    .openapi({ description: "The slugs of the projects whose events it gets; `null` for all." }),
  branches: z
    .array(z.string().openapi({ example: "release/*" }))
    .nullable()
    .openapi({ description: "The branches whose events it gets; `null` for all." }),
  min_severity: Severity.nullable().openapi({
    description: "Of vulnerabilities; `null` for all, also those of other severities.",
    example: "high",
  }),
  enabled: z.boolean().openapi({ example: true }),
  disabled_reason: z.enum(["requested", "gone", "failing"]).nullable().openapi({
    description:
      "`requested` by an admin, `gone`: the receiver answered 410, `failing`: every attempt of five days failed.",
    example: null,
  }),
  disabled_at: Timestamp.nullable(),
  failing_since: Timestamp.nullable().openapi({
    description: "The first failed attempt since the last successful one.",
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
};

export const WebhookEndpoint = z.object(shape).openapi("WebhookEndpoint");
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

const Secret = z.string().openapi({
  description: "Verifies `webhook-signature`. Shown this once.",
  example: "whsec_<base64 of 32 bytes>",
});

export const CreatedWebhookEndpoint = z.object({ ...shape, secret: Secret }).openapi("CreatedWebhookEndpoint");
export type CreatedWebhookEndpoint = z.infer<typeof CreatedWebhookEndpoint>;

/** A branch, or the beginning of branches followed by `*`. */
const BranchPattern = text(255)
  .refine((pattern) => {
    const start = pattern.replace(/\*$/, "");
    return start === "" ? pattern === "*" : BranchName.safeParse(start.replace(/\/$/, "")).success;
  }, "must be a branch name, or the beginning of one followed by *")
  .openapi({ example: "release/*" });

const fields = {
  description: text(500, 0).nullish().openapi({ description: "`null` removes it.", example: "Tickets" }),
  projects: z
    .array(Slug.openapi({ example: "shop" }))
    .min(1)
    .max(MAX_PROJECTS)
    .nullish()
    .openapi({ description: "Slugs; `null` for all projects." }),
  branches: z.array(BranchPattern).min(1).max(MAX_BRANCHES).nullish().openapi({
    description: "Branches, or beginnings of branches followed by `*`; `null` for all. Triage is of all branches.",
  }),
  min_severity: Severity.nullish().openapi({ description: "`null` for all vulnerabilities.", example: "high" }),
};

const Url = z.string().max(2_048).openapi({
  format: "uri",
  description: "An https URL with a public host name. Stored encrypted.",
  example: "https://hooks.example.com/vulnerabilities",
});
const Events = z
  .array(Event)
  .min(1)
  .max(EVENTS.length)
  .openapi({ example: ["vulnerability.new", "scan.failed"] });

export const CreateWebhookEndpointRequest = z
  .object({
    url: Url,
    events: Events,
    format: Format.nullish().openapi({ description: "Default `json`." }),
    ...fields,
  })
  .openapi("CreateWebhookEndpointRequest");
export type CreateWebhookEndpointRequest = z.infer<typeof CreateWebhookEndpointRequest>;

export const UpdateWebhookEndpointRequest = z
  .object({
    url: Url.nullish(),
    events: Events.nullish(),
    format: Format.nullish(),
    ...fields,
    enabled: z.boolean().nullish().openapi({
      description: "`false` cancels what is waiting. `true` also enables an endpoint that was disabled automatically.",
      example: true,
    }),
  })
  .openapi("UpdateWebhookEndpointRequest");
export type UpdateWebhookEndpointRequest = z.infer<typeof UpdateWebhookEndpointRequest>;

export const RotatedSecret = z
  .object({
    secret: Secret,
    previous_expires_at: Timestamp.openapi({ description: "Until then messages are signed with both secrets." }),
  })
  .openapi("RotatedWebhookEndpointSecret");
export type RotatedSecret = z.infer<typeof RotatedSecret>;

export const NotificationDelivery = z
  .object({
    id: Uuid.openapi({ description: "The `webhook-id` of every attempt." }),
    event: z.string().openapi({ example: "vulnerability.new" }),
    state: z.enum(["pending", "delivered", "failed", "canceled"]).openapi({
      description: "`failed` after the last attempt; `canceled` when the endpoint was disabled.",
      example: "delivered",
    }),
    attempts: z.int().openapi({ example: 1 }),
    response_status: z.int().nullable().openapi({ description: "Of the last attempt.", example: 204 }),
    error: z.string().nullable().openapi({
      description: "Of the last attempt: `timeout`, `unreachable`, `redirect`, `status`, `blocked_address`, `gone`.",
      example: null,
    }),
    created_at: Timestamp,
    attempted_at: Timestamp.nullable(),
    next_attempt_at: Timestamp.nullable(),
  })
  .openapi("WebhookEndpointDelivery");
export type NotificationDelivery = z.infer<typeof NotificationDelivery>;

export const WebhookEndpointPath = OrganizationPath.extend({
  endpoint_id: Uuid.openapi({ param: { name: "endpoint_id", in: "path" }, description: "Id of the endpoint." }),
});

export const NotificationDeliveryPath = WebhookEndpointPath.extend({
  delivery_id: Uuid.openapi({ param: { name: "delivery_id", in: "path" }, description: "Id of the delivery." }),
});

import { z } from "zod";
import { consoleUrl } from "./console-url.ts";
import type { WebhookEndpoint } from "./schemas.ts";

type Format = WebhookEndpoint["format"];

/** What messages for people show of an event. */
const Event = z.object({
  type: z.string(),
  data: z.object({
    organization: z.object({ slug: z.string() }),
    project: z.object({ slug: z.string() }).optional(),
    scan: z.object({ branch: z.string() }).optional(),
    changes: z.object({ new: z.number(), fixed: z.number(), reopened: z.number(), unchanged: z.number() }).nullish(),
    error: z.object({ code: z.string(), message: z.string().nullable() }).nullish(),
    triage: z.object({ status: z.string().nullable(), reason: z.string().nullable() }).optional(),
    vulnerabilities: z.object({ count: z.number(), by_severity: z.record(z.string(), z.number()) }).optional(),
  }),
});
type Event = z.infer<typeof Event>;

const MAX_QUOTED_LENGTH = 300;

/**
 * The body of a message: the event itself or, for a chat service, a sentence about it and a link.
 * @param body the event, in JSON
 * @param publicUrl the base URL of this service; null for messages without a link
 */
export function renderMessage(format: Format, body: string, publicUrl: string | null): string {
  if (format === "json") return body;
  const event = Event.parse(JSON.parse(body));
  const { organization, project } = event.data;
  return JSON.stringify(CHATS[format](event, consoleUrl(publicUrl, organization.slug, project?.slug)));
}

/** Names and messages of others are quoted, so that they have no links, mentions or markup. */
const CHATS: Record<Exclude<Format, "json">, (event: Event, link: string | null) => unknown> = {
  // https://docs.slack.dev/messaging/formatting-message-text
  slack: (event, link) => {
    const text = sentenceOf(event, (quoted) => `\`${escapeForSlack(quoted)}\``);
    return { text: link === null ? text : `${text} <${link}|Open>` };
  },
  // https://developers.mattermost.com/integrate/webhooks/incoming
  mattermost: (event, link) => {
    const text = sentenceOf(event, (quoted) => `\`${quoted}\``);
    return { text: link === null ? text : `${text} [Open](${link})` };
  },
  // https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
  teams: (event, link) => {
    const text = sentenceOf(event, (quoted) => quoted.replaceAll(/[[\]<>*]/g, " "));
    const card = {
      $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
      type: "AdaptiveCard",
      version: "1.4",
      body: [{ type: "TextBlock", text, wrap: true }],
      ...(link !== null && { actions: [{ type: "Action.OpenUrl", title: "Open", url: link }] }),
    };
    const contentType = "application/vnd.microsoft.card.adaptive";
    return { type: "message", attachments: [{ contentType, contentUrl: null, content: card }] };
  },
};

function escapeForSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const OUTCOMES: Record<string, string> = {
  "vulnerability.new": "new",
  "vulnerability.fixed": "fixed",
  "vulnerability.reopened": "reopened",
  "vulnerability.triaged": "triaged",
};

function sentenceOf({ type, data }: Event, quote: (text: string) => string): string {
  const quoted = (text: string) => quote(text.replaceAll(/[`\s]+/g, " ").slice(0, MAX_QUOTED_LENGTH));
  const { organization, project, scan, changes, error, triage, vulnerabilities } = data;
  const place = [scan && quoted(scan.branch), project?.slug].filter((part) => part !== undefined).join(" of ");
  const outcome = OUTCOMES[type];
  if (vulnerabilities && outcome !== undefined) {
    const { count, by_severity: counts } = vulnerabilities;
    const decision = [triage?.status, triage?.reason].filter((part) => part != null).join(", ");
    const many = count === 1 ? "1 vulnerability" : `${count} vulnerabilities`;
    return `${many} ${outcome} on ${place}: ${listCounts(counts)}${decision === "" ? "" : ` (${decision})`}.`;
  }
  if (type === "scan.failed") {
    const reason = error ? `: ${quoted(`${error.code}: ${error.message ?? ""}`)}` : "";
    return `The scan of ${place} failed${reason}.`;
  }
  if (type === "scan.completed") {
    return `The scan of ${place} completed${changes ? `: ${listCounts({ ...changes }, "no changes")}` : ""}.`;
  }
  return `This is a test message of the organization ${organization.slug}.`;
}

/** Those that are not 0: "1 critical, 2 high". */
export function listCounts(counts: Record<string, number>, none = "none"): string {
  const named = Object.entries(counts).filter(([, count]) => count > 0);
  return named.length === 0 ? none : named.map(([name, count]) => `${count} ${name}`).join(", ");
}

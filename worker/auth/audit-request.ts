import { auditEntry, type CreatedObject } from "../audit/audit-entry.ts";
import { describeChanges } from "../audit/describe-changes.ts";
import { clientNetwork } from "../http/client-network.ts";
import { negotiate } from "../http/negotiate.ts";
import type { Audit } from "./admission.ts";
import type { ApiTokenClaims } from "./api-token.ts";
import type { OperationId } from "./operation-roles.ts";
import type { SessionClaims } from "./tokens.ts";

/** The part of a context that the log needs. */
interface Request {
  req: {
    method: string;
    raw: { headers: Headers };
    header: (name: string) => string | undefined;
    param: (name: string) => string | undefined;
    valid: (target: never) => unknown;
  };
  get: (name: "requestId") => string;
}

const CREATED: Partial<Record<OperationId, CreatedObject>> = {
  createUser: "users",
  createProject: "projects",
  runScan: "scans",
  createScan: "scans",
  createApiToken: "tokens",
  storeSigningToken: "webhook-signing-tokens",
  createWebhookEndpoint: "webhook-endpoints",
};

/** The collections that the parameters of paths name an object of, in the order of a path. */
const COLLECTIONS: Record<string, string> = {
  project_slug: "projects",
  scan_id: "scans",
  finding_id: "findings",
  vulnerability_id: "vulnerabilities",
  user_id: "users",
  token_id: "tokens",
  signing_token_id: "webhook-signing-tokens",
  endpoint_id: "webhook-endpoints",
  delivery_id: "deliveries",
};

/** Lists that are exported as CSV or NDJSON. */
const EXPORTED_LISTS: ReadonlySet<OperationId> = new Set<OperationId>([
  "listFindings",
  "listVulnerabilities",
  "listVulnerabilitiesOfProject",
  "listAuditEvents",
]);
const FORMATS = ["application/json", "text/csv", "application/x-ndjson"] as const;

/** What the request leaves in the audit log; undefined for one that only reads. */
export function auditOf(
  c: Request,
  operationId: OperationId,
  claims: SessionClaims | ApiTokenClaims,
): Audit | undefined {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && !isExport(c, operationId)) return undefined;
  const target = Object.entries(COLLECTIONS).flatMap(([name, collection]) => {
    const value = c.req.param(name);
    return value === undefined ? [] : [`${collection}/${value}`];
  });
  const describe = () =>
    auditEntry({
      organization: { id: claims.org_id },
      actorType: "hash" in claims ? "api_token" : "user",
      actorId: claims.sub,
      apiTokenHash: "hash" in claims ? claims.hash : null,
      action: operationId,
      target: target.join("/"),
      creates: CREATED[operationId] ?? null,
      requestId: c.get("requestId"),
      network: clientNetwork(c.req.raw.headers),
      changes: describeChanges(validBody(c)),
    });
  return { of: isRead ? "request" : "changes", describe };
}

function isExport(c: Request, operationId: OperationId): boolean {
  if (operationId === "exportSarif") return true;
  return EXPORTED_LISTS.has(operationId) && negotiate(c.req.header("accept"), FORMATS) !== "application/json";
}

/** Undefined for operations that read the body themselves. */
function validBody(c: Request): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which bodies are validated is in the types of the routes only
  return c.req.valid("json" as never);
}

import { v7 as uuidv7 } from "uuid";
import { rankOf, SEVERITIES } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import { toTimestamp, toTimestampOrNull } from "../database/timestamp.ts";
import { decryptSecret, encryptSecret } from "../auth/encrypt-secret.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import {
  type EndpointAddress,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  type StoredEndpoint,
  updateEndpoint,
  updateSecret,
} from "./endpoints/queries.ts";
import { MAX_ENDPOINTS, OVERLAP_HOURS } from "./limits.ts";
import {
  type CreatedWebhookEndpoint,
  type CreateWebhookEndpointRequest,
  type RotatedSecret,
  type UpdateWebhookEndpointRequest,
  WebhookEndpoint,
} from "./schemas.ts";
import { createSecret } from "./sign-message.ts";
import { urlViolation } from "./target-url.ts";

const Stored = WebhookEndpoint.shape;
const HOUR_MS = 60 * 60 * 1_000;

export const urlBinding = (endpointId: string) => ["notification-url", endpointId] as const;
export const secretBinding = (endpointId: string) => ["notification-secret", endpointId] as const;

/** @throws ApiError `bad_request` (the URL, or no such project), `conflict` (too many) */
export async function createEndpoint(
  database: Database,
  settings: Settings,
  orgId: string,
  request: CreateWebhookEndpointRequest,
): Promise<CreatedWebhookEndpoint> {
  requireAllowed(settings, request.url);
  const id = uuidv7();
  const secret = createSecret();
  const projects = request.projects ? [...new Set(request.projects)] : null;
  const endpoint = {
    uuid: id,
    format: request.format ?? "json",
    description: request.description ?? null,
    encryptedUrl: await encryptSecret(settings, urlBinding(id), request.url),
    encryptedSecret: await encryptSecret(settings, secretBinding(id), secret),
    events: JSON.stringify([...new Set(request.events)]),
    projects,
    branches: jsonOrNull(request.branches),
    severityRank: lowestRank(request.min_severity),
    createdAt: Date.now(),
  };
  const stored = await insertEndpoint(database, orgId, endpoint, MAX_ENDPOINTS);
  if ("uuid" in stored) return { ...(await present(settings, stored)), secret };
  requireProjects(projects, stored.found);
  throw new ApiError("conflict", `The organization has ${stored.endpoints} endpoints, the maximum: delete one first.`);
}

/** @throws ApiError `not_found`, `bad_request` (the URL, or no such project) */
export async function patchEndpoint(
  database: Database,
  settings: Settings,
  at: EndpointAddress,
  request: UpdateWebhookEndpointRequest,
): Promise<WebhookEndpoint> {
  const { url, events, format, description, branches, min_severity: severity, enabled } = request;
  if (url != null) requireAllowed(settings, url);
  const projects = request.projects && [...new Set(request.projects)];
  const change = {
    ...(url != null && { encryptedUrl: await encryptSecret(settings, urlBinding(at.endpointId), url) }),
    ...(events != null && { events: JSON.stringify([...new Set(events)]) }),
    ...(format != null && { format }),
    ...(description !== undefined && { description }),
    ...(branches !== undefined && { branches: jsonOrNull(branches) }),
    ...(severity !== undefined && { severityRank: lowestRank(severity) }),
    ...(enabled != null && { enabled }),
    ...(projects !== undefined && { projects }),
  };
  const stored = await updateEndpoint(database, at, change, Date.now());
  if (!stored) throw endpointNotFound(at);
  if ("uuid" in stored) return present(settings, stored);
  requireProjects(projects ?? null, stored.found);
  throw endpointNotFound(at);
}

/** The previous secret signs too for the overlap. @throws ApiError `not_found` */
export async function rotateSecret(
  database: Database,
  settings: Settings,
  at: EndpointAddress,
  now = Date.now(),
): Promise<RotatedSecret> {
  const secret = createSecret();
  const expiresAt = now + OVERLAP_HOURS * HOUR_MS;
  const rotated = await updateSecret(database, at, {
    encryptedSecret: await encryptSecret(settings, secretBinding(at.endpointId), secret),
    previousSecretExpiresAt: expiresAt,
    updatedAt: now,
  });
  if (!rotated) throw endpointNotFound(at);
  return { secret, previous_expires_at: toTimestamp(expiresAt) };
}

export async function describeEndpoints(
  database: Database,
  settings: Settings,
  orgId: string,
): Promise<WebhookEndpoint[]> {
  return Promise.all((await listEndpoints(database, orgId)).map((endpoint) => present(settings, endpoint)));
}

/** @throws ApiError `not_found` */
export async function describeEndpoint(
  database: Database,
  settings: Settings,
  at: EndpointAddress,
): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(database, at);
  if (!endpoint) throw endpointNotFound(at);
  return present(settings, endpoint);
}

export function endpointNotFound({ endpointId }: EndpointAddress): ApiError {
  return new ApiError("not_found", `There is no webhook endpoint ${endpointId} in this organization.`);
}

function requireAllowed({ outboundAllowedHosts }: Settings, url: string): void {
  const violation = urlViolation(url, outboundAllowedHosts);
  if (violation !== undefined) throw new ApiError("bad_request", `url: ${violation}`);
}

function requireProjects(named: readonly string[] | null, found: readonly string[]): void {
  const missing = named?.filter((slug) => !found.includes(slug)) ?? [];
  if (missing.length === 0) return;
  throw new ApiError("bad_request", `projects: there is no project ${missing.join(", ")} in this organization.`);
}

function jsonOrNull(list: readonly string[] | null | undefined): string | null {
  return list == null ? null : JSON.stringify(list);
}

/** Without a minimum, that of all other severities. */
function lowestRank(severity: string | null | undefined): number {
  return severity == null ? SEVERITIES.length : rankOf(severity);
}

async function present(settings: Settings, row: StoredEndpoint): Promise<WebhookEndpoint> {
  return {
    id: row.uuid,
    url: await decryptSecret(settings, urlBinding(row.uuid), row.encryptedUrl),
    format: Stored.format.parse(row.format),
    description: row.description,
    events: Stored.events.parse(JSON.parse(row.events)),
    projects: Stored.projects.parse(JSON.parse(row.slugs ?? "null")),
    branches: Stored.branches.parse(JSON.parse(row.branches ?? "null")),
    min_severity: SEVERITIES[row.severityRank] ?? null,
    enabled: row.disabledReason === null,
    disabled_reason: Stored.disabled_reason.parse(row.disabledReason),
    disabled_at: toTimestampOrNull(row.disabledAt),
    failing_since: toTimestampOrNull(row.failingSince),
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

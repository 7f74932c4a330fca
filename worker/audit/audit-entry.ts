import { v7 as uuidv7 } from "uuid";

export const ACTOR_TYPES = ["user", "api_token", "webhook", "operator", "anonymous", "runner", "service"] as const;

/** A row of the audit log that is yet to be written. */
export interface AuditEntry {
  id: string;
  organization: { id: string } | { slug: string };
  actorType: (typeof ACTOR_TYPES)[number];
  /** The user, the owner of the API token, or the delivery. */
  actorId: string | null;
  /** SHA-256 of the API token, in hexadecimal digits. */
  apiTokenHash: string | null;
  action: string;
  target: string;
  /** What the action creates below the target, whose id follows. */
  creates: CreatedObject | null;
  requestId: string | null;
  network: string | null;
  /** JSON object; no secrets. */
  changes: string;
}

export const CREATED_OBJECTS = [
  "users",
  "projects",
  "scans",
  "tokens",
  "webhook-signing-tokens",
  "webhook-endpoints",
] as const;
export type CreatedObject = (typeof CREATED_OBJECTS)[number];

/** The ids of a request that the log has. */
export interface RequestOrigin {
  requestId: string;
  network: string;
}

const NOTHING = { apiTokenHash: null, target: "", creates: null, requestId: null, network: null, changes: "{}" };

export function auditEntry(
  entry: Pick<AuditEntry, "organization" | "actorType" | "actorId" | "action"> & Partial<AuditEntry>,
): AuditEntry {
  return { ...NOTHING, id: uuidv7(), ...entry };
}

/** The fields of requests whose values are in the audit log. Of every other field there is only whether it was set or cleared. */
const SHOWN: ReadonlySet<string> = new Set([
  "access_token_user",
  "assignee",
  "branch",
  "branches",
  "clone_url",
  "default_branch",
  "email",
  "enabled",
  "event_days",
  "exclude",
  "events",
  "expires_at",
  "expires_in_days",
  "fail_on",
  "format",
  "generation",
  "host",
  "include",
  "members",
  "min_severity",
  "name",
  "only_new",
  "overlap_seconds",
  "projects",
  "reason",
  "repo_url",
  "role",
  "scan_days",
  "scanner_type",
  "schedule",
  "severity",
  "slug",
  "status",
  "target_ref",
]);
const MAX_LENGTH = 200;
const MAX_ITEMS = 100;

/** @returns what a request body changes, as JSON. */
export function describeChanges(body: unknown): string {
  if (typeof body !== "object" || body === null) return "{}";
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, describeValue(name, value)])));
}

function describeValue(name: string, value: unknown): unknown {
  if (SHOWN.has(name)) {
    if (typeof value === "string") return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
    if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
    if (Array.isArray(value) && value.length <= MAX_ITEMS && value.every((one) => typeof one === "string"))
      return value;
  }
  return value === null || value === "" ? "cleared" : "set";
}

import { signal } from "@preact/signals-core";
import type { components } from "./openapi.d.ts";

type LoginResponse = components["schemas"]["LoginResponse"];

/** Who has logged in in this tab. */
export interface Session {
  token: string;
  expiresAt: string;
  slug: string;
  user: { id: string; email: string; role: string };
  /** An admin has set a temporary password: nothing else is allowed until it is changed. */
  mustChangePassword: boolean;
}

const KEY = "session";

export const session = signal<Session | undefined>(restore());
/** Why there is no session any more, for the login page. */
export const sessionEnd = signal<"expired" | "logged_out" | undefined>(undefined);

export function isAdmin(): boolean {
  return session.value?.user.role === "admin";
}

/** Whether the user may change projects, triage and tokens. Unknown roles count as `member`. */
export function mayManage(): boolean {
  return !["viewer", "ci"].includes(session.value?.user.role ?? "");
}

/** Whether the user may start, fill and cancel scans. */
export function mayScan(): boolean {
  return session.value?.user.role !== "viewer";
}

export function beginSession(slug: string, { token, expires_at: expiresAt, user }: LoginResponse): void {
  sessionEnd.value = undefined;
  keep({ token, expiresAt, slug, user: pick(user), mustChangePassword: false });
}

export function updateSession(change: Partial<Session>): void {
  if (session.value) keep({ ...session.value, ...change });
}

export function endSession(reason: "expired" | "logged_out"): void {
  sessionStorage.removeItem(KEY);
  session.value = undefined;
  sessionEnd.value = reason;
}

function pick({ id, email, role }: Session["user"]): Session["user"] {
  return { id, email, role };
}

function keep(next: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify(next));
  session.value = next;
}

/** Of this tab alone: `sessionStorage` ends with it, and no other tab reads it. */
function restore(): Session | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isSession(value) && Date.parse(value.expiresAt) > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is Session {
  const known = ["token", "expiresAt", "slug", "user", "mustChangePassword"];
  return typeof value === "object" && value !== null && known.every((key) => key in value);
}

import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "./openapi.d.ts";
import { endSession, session, updateSession } from "./session.ts";
import { fetchOnce } from "./early-responses.ts";
import { errorTexts } from "./texts/errors.ts";

export type Schemas = components["schemas"];

/** A request that the service has refused, or that did not reach it. */
export class ApiFailure extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;

  constructor(status: number, code: string, message: string, requestId?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

/** What each request was authorized with: a refusal says nothing about a session with another token. */
const authorizations = new WeakMap<Response, string | null>();

function bearer(): string | null {
  return session.value ? `Bearer ${session.value.token}` : null;
}

const authorization: Middleware = {
  onRequest({ request }) {
    const token = bearer();
    if (token !== null) request.headers.set("Authorization", token);
    return request;
  },
  onResponse({ request, response }) {
    authorizations.set(response, request.headers.get("Authorization"));
  },
  onError() {
    return new ApiFailure(0, "unreachable", errorTexts.unreachable);
  },
};

export const api = createClient<paths>({
  fetch: fetchOnce,
  cache: "no-store",
  credentials: "omit",
  referrerPolicy: "no-referrer",
});
api.use(authorization);

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The data of a response. @throws ApiFailure; a token that is no longer valid ends the session as well. */
export async function dataOf<R extends Result>(request: Promise<R>): Promise<NonNullable<R["data"]>> {
  const { data, error, response } = await request;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a type of the document, which the service's tests hold
  if (response.ok) return data as NonNullable<R["data"]>;
  throw failureOf(response, error);
}

/** A page of a list. `next` is the cursor of the next one, and `total` only there if the request counted. */
export interface Page<Row> {
  rows: Row[];
  next: string | undefined;
  total: number | undefined;
}

export async function pageOf<Row>(
  request: Promise<{ data?: Row[]; error?: unknown; response: Response }>,
): Promise<Page<Row>> {
  const { data, error, response } = await request;
  if (!response.ok || !data) throw failureOf(response, error);
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  const total = response.headers.get("X-Total-Count");
  return {
    rows: data,
    next: link === undefined ? undefined : (new URL(link, location.origin).searchParams.get("cursor") ?? undefined),
    total: total === null ? undefined : Number(total),
  };
}

function failureOf(response: Response, error: unknown): ApiFailure {
  const { code, message } = shapeOf(error, response.status);
  // The session may have ended or changed while the body was read.
  const isCurrent = session.value !== undefined && authorizations.get(response) === bearer();
  if (isCurrent && response.status === 401 && code === "unauthorized") endSession("expired");
  if (isCurrent && code === "password_change_required") updateSession({ mustChangePassword: true });
  return new ApiFailure(response.status, code, message, response.headers.get("X-Request-Id") ?? undefined);
}

/** Something between the browser and the service may have answered instead. */
function shapeOf(error: unknown, status: number): { code: string; message: string } {
  if (typeof error === "object" && error !== null && "error" in error && "message" in error) {
    return { code: String(error.error), message: String(error.message) };
  }
  return { code: `http_${status}`, message: errorTexts.unknownResponse(status) };
}

/** A SARIF file as it is: it may be too large to be parsed here. */
export async function sendSarif(
  { slug, project_slug: project, scan_id: scan }: { slug: string; project_slug: string; scan_id: string },
  file: File,
): Promise<Schemas["SarifReceipt"]> {
  const [organization, name] = [slug, project].map(encodeURIComponent);
  const url = `/v1/orgs/${organization}/projects/${name}/scans/${scan}/sarif`;
  const gzip = file.name.endsWith(".gz");
  const token = bearer();
  const headers = {
    ...(token !== null && { Authorization: token }),
    "Content-Type": "application/sarif+json",
    ...(gzip && { "Content-Encoding": "gzip" }),
  };
  const response = await fetch(url, { method: "POST", body: file, headers }).catch(() => {
    throw new ApiFailure(0, "unreachable", errorTexts.unreachable);
  });
  authorizations.set(response, token);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response, answer);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a type of the document, which the service's tests hold
  return answer as Schemas["SarifReceipt"];
}

const MAX_SARIF_BYTES = 20_000_000;

/** The SARIF of a scan; undefined if it is too large to be read here. */
export async function loadSarif(path: { slug: string; project_slug: string; scan_id: string }): Promise<unknown> {
  const request = api.GET("/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/sarif", {
    params: { path },
    parseAs: "stream",
  });
  const { error, response } = await request;
  if (!response.ok) throw failureOf(response, error);
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  // oxlint-disable-next-line typescript/no-non-null-assertion -- a response with content
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > MAX_SARIF_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  const sarif: unknown = JSON.parse(text + decoder.decode());
  return sarif;
}

import type { createRouter } from "../http/router.ts";

export type Document = ReturnType<ReturnType<typeof createRouter>["getOpenAPI31Document"]>;

const HEADERS = {
  "X-Request-Id": {
    description: "Identifies this request in the service's log; include it when you report a problem.",
    required: true,
    schema: { type: "string", example: "6f1c1a52-8d0e-4c0b-9a51-3f6f0c1f7c11" },
  },
  "WWW-Authenticate": {
    description: "How to authenticate. Absent when a password was wrong.",
    schema: { type: "string", example: "Bearer" },
  },
  "Retry-After": {
    description: "Seconds to wait before the next attempt.",
    required: true,
    schema: { type: "string", example: "60" },
  },
  RateLimit: {
    description:
      "Where a quota is set: its policy with what remains (`r`) and the seconds until it is reset (`t`), as in draft-ietf-httpapi-ratelimit-headers-10.",
    schema: { type: "string", example: '"requests";r=0;t=15' },
  },
  "RateLimit-Policy": {
    description: "Where a quota is set: its policy with the quota (`q`) and the window in seconds (`w`).",
    schema: { type: "string", example: '"requests";q=600;w=60' },
  },
  Link: {
    description: 'The next page, unless this is the last: `<path>; rel="next"` (RFC 8288).',
    schema: { type: "string", example: '</v1/orgs/acme/users?limit=100&cursor=bmV4dA>; rel="next"' },
  },
  "X-Total-Count": {
    description: "With `count=true`: the number of rows on all pages together.",
    schema: { type: "integer", example: 1234 },
  },
  ETag: {
    description:
      "Identifies this state of the object (RFC 9110): for `If-None-Match` of its GET and `If-Match` of its PATCH.",
    schema: { type: "string", example: '"1763631000000-0f343b0931126a20f133d67c2b018a3b"' },
  },
  "X-Scans-Not-Started": {
    description:
      "How many scans the delivery would have started beyond the maximum or a quota. Absent where it is none.",
    schema: { type: "integer", example: 150 },
  },
} as const;
const MAX_TAGS_LENGTH = 8_000;
type HeaderName = keyof typeof HEADERS;

const TAGGED = new Set(["200", "304"]);
/** The parameters of operations that answer a status. */
const IF = [
  [
    "304",
    {
      name: "If-None-Match",
      in: "header",
      description: "`*`, or the `ETag`s of states that the client has: 304 if the object is in one of them.",
      schema: { type: "string", maxLength: MAX_TAGS_LENGTH },
      example: '"1763631000000-0f343b0931126a20f133d67c2b018a3b"',
    },
  ],
  [
    "412",
    {
      name: "If-Match",
      in: "header",
      description:
        "The `ETag` of the state to be changed, or several, or `*`: 412 if the object is in another state at the moment of the write. A malformed header is 400.",
      schema: { type: "string", maxLength: MAX_TAGS_LENGTH },
      example: '"1763631000000-0f343b0931126a20f133d67c2b018a3b"',
    },
  ],
] as const;

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The document with the headers of every response. */
export function withHeaders(document: Document): Document {
  const used: Record<string, (typeof HEADERS)[HeaderName]> = {};
  for (const [name, path] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = path[method];
      for (const [marker, header] of IF) {
        if (operation && marker in (operation.responses ?? {}))
          operation.parameters = [...(operation.parameters ?? []), header];
      }
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        const names = headersOf(status, (operation?.security ?? []).length > 0);
        if (status === "200" && isPaged(operation?.parameters)) names.push("Link", "X-Total-Count");
        if (TAGGED.has(status) && IF.some(([marker]) => marker in (operation?.responses ?? {}))) names.push("ETag");
        if (status === "200" && name.startsWith("/v1/hooks/")) names.push("X-Scans-Not-Started");
        for (const header of names) used[header] = HEADERS[header];
        const references = names.map((header) => [header, { $ref: `#/components/headers/${header}` }]);
        response.headers = Object.fromEntries(references);
      }
    }
  }
  return { ...document, components: { ...document.components, headers: used } };
}

function headersOf(status: string, secured: boolean): HeaderName[] {
  const names: HeaderName[] = ["X-Request-Id"];
  if (status === "401" && secured) names.push("WWW-Authenticate");
  if (status === "429") names.push("Retry-After", "RateLimit", "RateLimit-Policy");
  return names;
}

function isPaged(parameters: readonly object[] = []): boolean {
  return parameters.some((parameter) => "name" in parameter && parameter.name === "cursor");
}

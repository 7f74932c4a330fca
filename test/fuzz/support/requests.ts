import { request as send, type Agent } from "node:http";
import * as fc from "fast-check";
import type { Operation } from "./description.ts";
import { bodies, urlParts } from "./values.ts";
import type { Fixture } from "./fixture.ts";

const TOKENS = ["own", "missing", "garbage", "stranger"] as const;

/** A request in terms of its operation, so that it can be printed, shrunk and repeated in another fixture. */
export interface FuzzRequest {
  /** Path parameters; absent ones have the fixture's values. */
  path: Record<string, string>;
  query: string;
  token: (typeof TOKENS)[number];
  authorization: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const garbage = fc.constantFrom(
  "",
  "Bearer",
  "Bearer ",
  "Bearer x",
  "Bearer a.b.c",
  "bearer eyJhbGciOiJub25lIn0.e30.",
  "Basic YTpi",
  `Bearer ${"a".repeat(6_000)}`,
  "Bearer \xff\xfe",
);

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant("application/json") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "application/json; charset=utf-8",
      "APPLICATION/JSON",
      "application/vnd.x+json",
      undefined,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
      "",
      "?",
      "application/jsonp",
    ),
  },
);

export function requestsOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const oneIsHostile = fc
    .tuple(fc.constantFrom("", ...operation.pathParameters), urlParts)
    .map(([name, part]) => (name === "" ? {} : { [name]: part }));
  const names = fc.constantFrom("x", ...operation.queryParameters, ...operation.queryParameters);
  const query = fc.array(fc.tuple(names, urlParts), { maxLength: 3 });
  return fc.record({
    path: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oneIsHostile }),
    query: query.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
    token: fc.oneof(
      { weight: 4, arbitrary: fc.constant("own" as const) },
      { weight: 1, arbitrary: fc.constantFrom(...TOKENS) },
    ),
    authorization: garbage,
    contentType: contentTypes,
    body: operation.body ? bodies(operation.body) : fc.constant(undefined),
  });
}

export function urlOf(
  { path: template }: Operation,
  { path, query }: FuzzRequest,
  own: Record<string, string>,
): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? own[name] ?? "");
  return query === "" ? filled : `${filled}?${query}`;
}

/** The IP address of a client in another network for each request: a network with many failures is slowed for minutes. */
export function nextAddress(): string {
  clients += 1;
  return `198.18.${Math.floor(clients / 256) % 256}.${clients % 256}`;
}
let clients = 0;

export async function answerTo(
  origin: string,
  agent: Agent,
  { operation, request, fixture }: { operation: Operation; request: FuzzRequest; fixture: Fixture },
): Promise<Answer> {
  const headers: Record<string, string> = { "cf-connecting-ip": nextAddress() };
  if (request.body) {
    headers["content-length"] = String(request.body.length);
    if (request.contentType !== undefined) headers["content-type"] = request.contentType;
  }
  if (operation.secured && request.token === "own") headers["authorization"] = `Bearer ${fixture.token}`;
  if (request.token === "stranger") headers["authorization"] = `Bearer ${fixture.strangerToken}`;
  if (request.token === "garbage") headers["authorization"] = request.authorization;

  const { hostname, port } = new URL(origin);
  const path = urlOf(operation, request, fixture.parameters);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  // node:http sends the path unchanged, whereas fetch normalizes it.
  const sent = send({ hostname, port, path, method: operation.method, headers, agent }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
    );
  });
  sent.setTimeout(30_000, () => sent.destroy(new Error("no answer within 30 s")));
  sent.on("error", reject);
  sent.end(request.body);
  return promise;
}

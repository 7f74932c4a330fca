import { z } from "@hono/zod-openapi";
import { parse } from "csv-parse/browser/esm/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { Finding } from "../../../worker/findings/schemas.ts";
import { negotiate } from "../../../worker/http/negotiate.ts";
import { call, expectBody } from "../support/client.ts";
import { addFinding, insertRows, makeScan, type Place } from "../support/findings.ts";
import { nextOf } from "../support/pages.ts";

const FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"];
const DANGEROUS = FORMULAS.concat(
  [" =1+1", "   -1", "\u00A0=1", "\uFEFF=1+1", "\uFEFF \u00A0@SUM(A1)"],
  ["\u200B+1", "\u3000＝1", "\u2060\u202E=1"],
);
const FORMULA = /^[\s\u200B\u2060\u202E]*[=+\-@＝＋－＠]|^[\t\r\n]/;
const TITLES = [
  ...DANGEROUS,
  'a "quoted", title',
  "two\nlines",
  "two\r\nlines",
  "ends with \r",
  "über 🦊 , ; \t",
  "'already",
  " space = 1",
  "\u00A0text",
  "a=b",
];

let place: Place;
let findings: Finding[];
beforeAll(async () => {
  place = await makeScan();
  for (const [n, title] of TITLES.entries()) {
    const change = { severity: n % 2 ? "high" : "low", description: n % 3 ? title : null, metadata: { title, n: [n] } };
    await addFinding(place, `${DANGEROUS[n] ?? ""}id-${n}`, {
      title,
      location_path: title,
      location_line: n - 3,
      ...change,
    });
  }
  findings = await expectBody(await read("application/json"), 200, z.array(Finding));
});

async function read(accept: string | undefined, query = ""): Promise<Response> {
  const headers = accept === undefined ? {} : { accept };
  return call("GET", `/v1/orgs/${place.tenant.slug}/findings${query}`, { token: place.tenant.token, headers });
}

function cellsOf(finding: Finding): string[] {
  const cells = { ...finding, metadata: JSON.stringify(finding.metadata) };
  return Object.values(cells).map((cell) => {
    const text = cell === null ? "" : String(cell);
    return FORMULA.test(text) ? `'${text}` : text;
  });
}

describe("CSV", () => {
  it("is what the list holds, to another reader, and nothing in it is a formula", async () => {
    const response = await read("text/csv");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers.get("vary")).toContain("Accept");
    const text = await response.text();
    const [header, ...lines] = parse(text, { record_delimiter: "\r\n" });
    expect(header).toEqual(Object.keys(Finding.shape));
    expect(lines).toEqual(findings.map(cellsOf));
    for (const cell of lines.flat()) expect(cell).not.toMatch(FORMULA);
    expect(text.endsWith("\r\n")).toBe(true);
  });

  it("has a header even when there is nothing else", async () => {
    const text = await (await read("text/csv", "?severity=unknown")).text();
    expect(text).toBe(`${Object.keys(Finding.shape).join(",")}\r\n`);
  });

  it("takes filters, order and pages", async () => {
    const response = await read("text/csv", "?severity=high&sort=-created_at&limit=2&count=true");
    expect(response.headers.get("x-total-count")).toBe(
      String(findings.filter(({ severity }) => severity === "high").length),
    );
    expect(nextOf(response)).toBeDefined();
    const [, ...lines] = parse(await response.text(), { record_delimiter: "\r\n" });
    const high = findings.filter(({ severity }) => severity === "high").toReversed();
    expect(lines).toEqual(high.slice(0, 2).map(cellsOf));
  });
});

it("writes one object a line as NDJSON", async () => {
  const response = await read("application/x-ndjson");
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  const lines = (await response.text()).split("\n");
  expect(lines.pop()).toBe("");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(findings);
});

it.for(["text/csv", "application/x-ndjson", "application/json"])(
  "writes the findings of a scan as %s, as those of the organization",
  async (accept) => {
    const { tenant, path } = place;
    const response = await call("GET", `${path}/findings?severity=high`, { token: tenant.token, headers: { accept } });
    const ofOrganization = await read(accept, "?severity=high");
    expect(response.headers.get("vary")).toContain("Accept");
    expect(response.headers.get("content-type")).toBe(ofOrganization.headers.get("content-type"));
    expect(await response.text()).toBe(await ofOrganization.text());
  },
);

it("streams a long list whole in each format", { timeout: 60_000 }, async () => {
  const long = await makeScan();
  await insertRows(long, 2_500, { description: "d,".repeat(3_000) });
  const path = `/v1/orgs/${long.tenant.slug}/findings`;
  const accept = (type: string) => call("GET", path, { token: long.tenant.token, headers: { accept: type } });
  const lines = (await (await accept("application/x-ndjson")).text()).split("\n").slice(0, -1);
  expect(lines).toHaveLength(2_500);
  expect(Array.from(parse(await (await accept("text/csv")).text()))).toHaveLength(2_501);
});

it.for([
  [undefined, "json"],
  ["", "json"],
  ["*/*", "json"],
  ["text/*", "csv"],
  ["application/*", "json"],
  ["TEXT/CSV", "csv"],
  ["text/csv;q=0.5, application/json;q=0.4", "csv"],
  ["text/csv;q=0.5, application/json", "json"],
  ["text/csv, */*;q=0.1", "csv"],
  ["text/html, application/x-ndjson;q=0.9, */*;q=0.8", "ndjson"],
  ["text/csv;q=0, */*", "json"],
  ["application/json;q=0, text/csv;q=0", "json"],
  ["text/csv;q=nonsense", "json"],
  ["image/png", "json"],
  ["text/csv; charset=utf-8; header=present", "csv"],
] as const)("answers Accept %j in %s", async ([accept, format]) => {
  const response = await read(accept, "?limit=1");
  await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(format);
  expect(response.headers.get("vary")).toContain("Accept");
});

it("finds no type that a client refuses", () => {
  expect(negotiate("image/png", ["text/csv"])).toBeUndefined();
  expect(negotiate("text/csv;q=0", ["text/csv"])).toBeUndefined();
});

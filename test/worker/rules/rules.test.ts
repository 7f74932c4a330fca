import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Rule } from "../../../worker/rules/schemas.ts";
import { call, expectBody, expectError } from "../support/client.ts";

const rules = await expectBody(await call("GET", "/v1/rules"), 200, z.array(Rule));

/** In what a search looks at, upper and lower case being the same. */
function contains({ id, title, description, cwe }: Rule, text: string): boolean {
  return [id, title, description, cwe].join("\n").toLowerCase().includes(text.toLowerCase());
}

const search = (text: string) => call("GET", `/v1/rules?q=${encodeURIComponent(text)}`);

describe("the catalogue of rules", () => {
  it("has every rule once, in a stable order", () => {
    const keys = rules.map(({ scanner, language, id }) => [scanner, language, id].join("\0"));
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    const scanners = [...new Set(rules.map(({ scanner }) => scanner))];
    expect(scanners).toEqual(expect.arrayContaining(["ast-grep", "secrets"]));
  });

  it("states of every rule what it detects and where to read on", () => {
    for (const rule of rules) {
      expect(rule.description.length, rule.id).toBeGreaterThan(20);
      expect(rule.cwe, rule.id).toMatch(/^CWE-\d+$/);
      expect(rule.references.length, rule.id).toBeGreaterThan(0);
    }
  });

  it("is open to everybody and may be cached", async () => {
    const response = await call("GET", "/v1/rules");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const tag = response.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    const again = await call("GET", "/v1/rules", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await call("GET", "/v1/rules", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it.for([
    ["scanner", "secrets"],
    ["language", "python"],
    ["severity", "critical"],
  ] as const)("is filtered by %s", async ([name, value]) => {
    const filtered = await expectBody(await call("GET", `/v1/rules?${name}=${value}`), 200, z.array(Rule));
    expect(filtered).toEqual(rules.filter((rule) => rule[name] === value));
    expect(filtered.length).toBeGreaterThan(0);
    expect(await expectBody(await call("GET", `/v1/rules?${name}=nothing`), 200, z.array(Rule))).toEqual([]);
  });

  it.for<[string, (rule: Rule) => boolean]>([
    ["sql INJECTION", ({ title }) => title.includes("SQL injection")],
    ["Cross-site scripting (XSS)", ({ title }) => title.includes("Cross-site scripting (XSS)")],
    ["cwe-1321", ({ cwe }) => cwe === "CWE-1321"],
    ["java.sql-", ({ id }) => id.startsWith("java.sql-")],
    ["catastrophic backtracking", ({ description }) => description.includes("catastrophic backtracking")],
    ["", () => true],
  ])("is searched for %s", async ([text, isWanted]) => {
    const found = await expectBody(await search(text), 200, z.array(Rule));
    expect(found).toEqual(expect.arrayContaining(rules.filter(isWanted)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((rule) => !contains(rule, text))).toEqual([]);
  });

  it.for(["%", "S_L injection", "SQL  injection", ".*", "A03:2021", "x".repeat(200)])(
    "takes a search for %s literally",
    async (text) => {
      const found = await expectBody(await search(text), 200, z.array(Rule));
      expect(found).toEqual(rules.filter((rule) => contains(rule, text)));
      expect(found.length).toBeLessThan(rules.length);
    },
  );

  it("narrows a search by the other filters, in pages", async () => {
    const response = await call("GET", "/v1/rules?q=sql%20injection&language=go&scanner=ast-grep&limit=1&count=true");
    const [rule] = await expectBody(response, 200, z.array(Rule));
    expect(rule).toMatchObject({ language: "go", scanner: "ast-grep", cwe: "CWE-89" });
    expect(response.headers.get("x-total-count")).toBe(
      String(rules.filter(({ id }) => id.startsWith("go.sql-injection.")).length),
    );
    expect(response.headers.get("link")).toContain("q=sql");
  });

  it.for(["x".repeat(201), "a\0b"])("refuses a search that no text can hold or that is too long", async (text) => {
    await expectError(await search(text), 400, "bad_request");
  });

  it("comes in pages", async () => {
    const paged: Rule[] = [];
    let path: string | undefined = "/v1/rules?limit=200&count=true";
    while (path !== undefined) {
      const response = await call("GET", path);
      expect(response.headers.get("x-total-count")).toBe(String(rules.length));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      paged.push(...(await expectBody(response, 200, z.array(Rule))));
    }
    expect(paged).toEqual(rules);
    await expectError(await call("GET", "/v1/rules?limit=0"), 400, "bad_request");
    await expectError(await call("GET", "/v1/rules?cursor=abc"), 400, "bad_request");
  });

  it("looks up the rule of a finding", async () => {
    for (const rule of [rules[0], rules.at(-1)]) {
      const response = await call("GET", `/v1/rules/${rule?.id}`);
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
      expect(await expectBody(response, 200, Rule)).toEqual(rule);
    }
  });

  it.for(["nothing", "constructor", "__proto__", "%00", "a".repeat(200)])("has no rule %s", async (id) => {
    const response = await call("GET", `/v1/rules/${id}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    await expectError(response, 404, "not_found");
  });

  it("refuses an id that is too long", async () => {
    await expectError(await call("GET", `/v1/rules/${"a".repeat(201)}`), 400, "bad_request");
  });
});

import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { BASE_URL, expectError } from "../support/client.ts";

async function get(path: string, accept?: string, method = "GET"): Promise<Response> {
  const headers = accept === undefined ? {} : { accept };
  return exports.default.fetch(new Request(`${BASE_URL}${path}`, { method, headers, redirect: "manual" }));
}

it("shows the console to browsers at /, and JSON to everything else", async () => {
  for (const method of ["GET", "HEAD"]) {
    const response = await get("/", "text/html,application/xhtml+xml,*/*;q=0.8", method);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/console/");
  }
  for (const accept of [undefined, "*/*", "application/json", "application/json, text/html;q=0.9"]) {
    await expectError(await get("/", accept), 404, "not_found");
  }
  await expectError(await get("/", "text/html", "POST"), 404, "not_found");
});

it("answers each path below /console/ with the page, under a policy that allows no inline code and no other host", async () => {
  expect((await get("/console")).headers.get("location")).toBe("/console/");
  for (const path of ["/console/", "/console/o/acme/projects/shop?severity=high", "/console/o/%3Cscript%3E"]) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    const policy = response.headers.get("content-security-policy") ?? "";
    const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(directives.get("trusted-types")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    const sources = [...directives].filter(([name]) => name?.endsWith("-src")).map(([, list]) => list.join(" "));
    expect(new Set(sources)).toEqual(new Set(["'self'", "'none'"]));
    expect(await response.text()).toContain('<div id="console">');
  }
});

it("serves the assets that the page names, forever, and no others", async () => {
  const page = await (await get("/console/")).text();
  const paths = [...page.matchAll(/"(\/console\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/(javascript|css)/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await response.text()).length).toBeGreaterThan(100);
  }
  for (const path of ["/console/assets/none.js", "/console/assets/..%2F..%2Frules.json", "/console/assets/%2e%2e"]) {
    const response = await get(path);
    expect(await response.text()).not.toContain("python.");
    expect(path.endsWith("%2e%2e") ? 200 : 404, path).toBe(response.status);
  }
  await expectError(await get("/console/o/acme", undefined, "POST"), 405, "method_not_allowed");
});

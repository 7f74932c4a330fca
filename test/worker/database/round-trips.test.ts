import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { makeRequest } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { addFinding, addScan, makeScan, request } from "../support/findings.ts";

it("asks the database once for each request: who it is, and the work", async () => {
  const { tenant, path } = await makeScan();
  const { path: doomed } = await addScan(tenant);
  const { path: other } = await addScan(tenant);
  const finding = await addFinding({ tenant, path, scan: (await addScan(tenant)).scan }, "one");
  const project = `/v1/orgs/${tenant.slug}/projects/shop`;
  const many = Array.from({ length: 5_000 }, (_, n) => request(`f-${n}`, { description: "d".repeat(1_000) }));
  const calls: [string, string, number, unknown?][] = [
    ["POST", `${project}/run-scan`, 202, { clone_url: "https://git.example/a.git" }],
    ["GET", `${project}/scans`, 200],
    ["POST", `${project}/scans`, 201, {}],
    ["GET", path, 200],
    ["PATCH", path, 200, { status: "running", summary: 1 }],
    ["DELETE", doomed, 204],
    ["GET", `/v1/orgs/${tenant.slug}/findings`, 200],
    ["GET", `/v1/orgs/${tenant.slug}/findings?severity=low`, 200],
    ["GET", `${path}/findings`, 200],
    ["GET", `${project}/scans?limit=1&count=true&status=pending`, 200],
    ["GET", `/v1/orgs/${tenant.slug}/users?limit=1&count=true`, 200],
    ["GET", `/v1/orgs/${tenant.slug}/projects?count=true`, 200],
    ["GET", `/v1/orgs/${tenant.slug}/webhook-deliveries?count=true`, 200],
    ["GET", `/v1/orgs/${tenant.slug}/findings?limit=1&count=true&sort=-severity&latest=true`, 200],
    ["GET", `/v1/orgs/${tenant.slug}/findings/summary`, 200],
    ["GET", `${path}/findings?limit=1&count=true&severity=low`, 200],
    ["POST", `${path}/findings`, 201, request("two")],
    ["POST", `${path}/findings`, 409, request("one")],
    ["POST", `${path}/findings/batch`, 201, { findings: [] }],
    ["GET", `${path}/findings/${finding.id}`, 200],
    ["DELETE", `${path}/findings/${finding.id}`, 204],
    ["POST", `${path}/findings/batch`, 201, { findings: many }],
    ["POST", `${path}/sarif`, 201, { version: "2.1.0", runs: [{ results: [{ message: { text: "m" } }] }] }],
    ["GET", `${other}/sarif`, 200],
  ];
  for (const [method, url, status, body] of calls) {
    const spy = new DatabaseSpy();
    const asked = makeRequest(method, url, { token: tenant.token, body });
    const response = await worker.fetch(asked, { ...env, DB: spy.binding }, createExecutionContext());
    await response.text();
    expect(response.status, `${method} ${url}`).toBe(status);
    // A large body is read for admitted callers alone.
    expect(spy.roundTrips, `${method} ${url}`).toBe(asked.headers.get("content-length")?.length === 7 ? 2 : 1);
  }
});

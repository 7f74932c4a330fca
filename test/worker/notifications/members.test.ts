import { expect, it } from "vitest";
import { call, expectError, makeProject, runScan } from "../support/client.ts";
import { Receiver } from "../support/receiver.ts";
import { finding, summary, TestRunner } from "../support/runner.ts";
import { createTenant, giveApiToken, joinAs } from "../support/users.ts";
import { makeEndpoint, pathOf, received, verified } from "./endpoints.ts";

it("events of a project that is limited to members go to endpoints that only admins manage, who see it", async () => {
  const [admin, everything, others] = [await createTenant(), new Receiver(), new Receiver()];
  await makeProject(admin);
  const { id: openId } = await makeProject(admin, { slug: "open" });
  const limit = `/v1/orgs/${admin.slug}/projects/shop/members`;
  expect((await call("PUT", limit, { token: admin.token, body: { members: [] } })).status).toBe(200);
  const all = await makeEndpoint(admin, everything, { events: ["scan.completed"] });
  const some = await makeEndpoint(admin, others, { events: ["scan.completed"], projects: ["open"] });
  for (const project of ["shop", "open"]) {
    const runner = new TestRunner(await runScan(admin, project));
    await runner.claim();
    await runner.findings(finding(project));
    await runner.finish({ outcome: "completed", summary: summary() });
  }
  const slugs = (await received(everything, 2)).map((message) => {
    const { project } = verified(message, all.secret).data as { project: { slug: string } };
    return project.slug;
  });
  expect(slugs.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["open", "shop"]);
  const [only, ...more] = await received(others, 1);
  expect(only && verified(only, some.secret).data).toMatchObject({ project: { slug: "open" } });
  expect(more).toEqual([]);

  const callers = [
    (await joinAs(admin, "member")).token,
    (await joinAs(admin, "viewer")).token,
    await giveApiToken(admin, { role: "member" }),
    await giveApiToken(admin, { projects: [openId] }),
  ];
  const [endpoint, url] = [pathOf(admin, `/${all.id}`), `${everything.url}/in`];
  const calls = [
    ["GET", pathOf(admin)],
    ["GET", endpoint],
    ["GET", `${endpoint}/deliveries`],
    ["POST", pathOf(admin), { url, events: ["scan.completed"] }],
    ["PATCH", endpoint, { url }],
    ["POST", `${endpoint}/rotate-secret`, {}],
    ["POST", `${endpoint}/test`, {}],
  ] as const;
  for (const token of callers) {
    for (const [method, path, body] of calls) {
      await expectError(await call(method, path, { token, body }), 403, "forbidden");
    }
  }
  const byToken = await call("GET", endpoint, { token: await giveApiToken(admin) });
  expect(byToken.status).toBe(200);
});

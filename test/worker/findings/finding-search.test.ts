import { z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { Finding } from "../../../worker/findings/schemas.ts";
import rules from "../../../worker/assets/rules.json" with { type: "json" };
import { isOfClass, WEAKNESSES } from "../../repository/weakness-classes.ts";
import { call, expectBody } from "../support/client.ts";
import { makeScan, postBatch, request } from "../support/findings.ts";

/** With the title of one rule for each weakness class that has any. */
const TITLES = WEAKNESSES.flatMap(({ classes }) => classes).flatMap((weakness) => {
  const rule = rules.find(({ title }) => isOfClass(title, weakness));
  return rule ? [{ weakness, title: rule.title }] : [];
});

it("finds the findings of each weakness class by its name, in either case", async () => {
  const place = await makeScan();
  const findings = TITLES.map(({ title }, n) => request(String(n), { title }));
  await expectBody(await postBatch(place, findings), 201, z.array(Finding));
  expect(TITLES.length).toBeGreaterThan(40);
  for (const { weakness } of TITLES) {
    const q = encodeURIComponent(weakness.toUpperCase());
    for (const path of [place.path, `/v1/orgs/${place.tenant.slug}`]) {
      const response = await call("GET", `${path}/findings?q=${q}`, { token: place.tenant.token });
      const found = (await expectBody(response, 200, z.array(Finding))).map(({ title }) => title);
      expect(found.length, weakness).toBeGreaterThan(0);
      expect(found).toEqual(
        TITLES.map(({ title }) => title).filter((title) => title.toLowerCase().includes(weakness.toLowerCase())),
      );
    }
  }
});

import { expect, it } from "vitest";
import { parseSettings } from "../../../runner/settings.ts";
import { containerEnvironment } from "../../../worker/dispatch/container-environment.ts";

it("gives a runner in a container settings that it starts with, for one scan", () => {
  const secret = "s".repeat(43);
  const settings = parseSettings(containerEnvironment(secret));
  expect(settings).toMatchObject({ mode: "http", port: 8788, secrets: [secret], concurrency: 1, maxWaiting: 0 });
  expect(String(settings.allowedHosts)).toBe("");
  expect(settings.certificateAuthorities).toMatch(/^\/etc\/cloudflare\/certs\//);
});

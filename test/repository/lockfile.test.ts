import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findMissingPackages, type Lockfile } from "../../.ci/lockfile.ts";

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;

it("holds the binaries of every platform, or npm ci refuses it (run: node .ci/complete-lockfile.ts)", () => {
  expect(findMissingPackages(lockfile).map(({ name }) => name)).toEqual([]);
  const { "node_modules/@cloudflare/workerd-darwin-arm64": removed, ...packages } = lockfile.packages;
  expect(removed?.version).toBe(lockfile.packages["node_modules/workerd"]?.version);
  expect(findMissingPackages({ packages })).toMatchObject([
    { name: "@cloudflare/workerd-darwin-arm64", entry: { os: ["darwin"], cpu: ["arm64"], optional: true } },
  ]);
});

it("names no registry", () => {
  expect(Object.values(lockfile.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

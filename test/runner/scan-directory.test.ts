import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeScanDirectory, prepareWorkDirectory, removeLeftOvers } from "../../runner/scan-directory.ts";
import { temporaryDirectory } from "./support/repository.ts";

test("folders of runners that are gone are removed, and nothing else", async () => {
  const workDirectory = temporaryDirectory();
  const { pid: gone } = spawnSync("true");
  const left = [`scan-${gone}-abcDEF`, `scan-${process.pid}-abcDEF`];
  const kept = [`scan-${process.ppid}-abcDEF`, "scan-1", "other", `scan-${gone}-abc`, `xscan-${gone}-abcDEF`];
  for (const name of [...left, ...kept]) {
    mkdirSync(join(workDirectory, name));
    writeFileSync(join(workDirectory, name, "file"), "x");
  }
  expect(await removeLeftOvers(workDirectory)).toBe(2);
  expect(readdirSync(workDirectory).toSorted()).toEqual(kept.toSorted());
});

test("work and scan folders are private", async () => {
  const workDirectory = join(temporaryDirectory(), "work");
  await prepareWorkDirectory(workDirectory);
  await prepareWorkDirectory(workDirectory);
  expect(statSync(workDirectory).mode & 0o777).toBe(0o700);
  expect(statSync(await makeScanDirectory(workDirectory)).mode & 0o777).toBe(0o700);
});

test("a link in place of the work folder is refused", async () => {
  const root = temporaryDirectory();
  symlinkSync(root, join(root, "work"));
  await expect(prepareWorkDirectory(join(root, "work"))).rejects.toThrow("not a folder of ours");
});

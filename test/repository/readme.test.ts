import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { settingsHelp } from "../../runner/settings.ts";
import { SCAN_ERROR_CODES } from "../../worker/contract/scan-summary.ts";
import { ERROR_STATUS } from "../../worker/http/errors.ts";
import { afterAttempt, TRANSITIONS } from "../../worker/scan-jobs/lifecycle.ts";

const readme = readFileSync("README.md", "utf8");
const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));

it("names no npm script that is not there", () => {
  const named = [...readme.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name ?? "");
  expect(named.length).toBeGreaterThan(5);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(named)]));
});

it("lists every setting of the runner", () => {
  const settings = [...settingsHelp().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(10);
  for (const name of settings) expect(readme).toContain(`| \`${name}\` |`);
});

it("lists every variable and secret of the worker", () => {
  const toml = readFileSync("wrangler.toml", "utf8");
  const section = toml.slice(toml.indexOf("[vars]"), toml.indexOf("[[d1_databases]]"));
  const vars = [...section.matchAll(/^([A-Z_]+) =/gm)].map(([, name]) => name);
  const secrets = [...(/required = \[(.*)\]/.exec(toml)?.[1] ?? "").matchAll(/"([A-Z_]+)"/g)].map(([, name]) => name);
  expect(vars.length * secrets.length).toBeGreaterThan(0);
  for (const name of [...vars, ...secrets]) expect(readme).toContain(`| \`${name}\` |`);
});

it("lists every error code with its status, and every reason for a failed scan", () => {
  for (const [code, status] of Object.entries(ERROR_STATUS)) expect(readme).toContain(`| ${status} | \`${code}\` |`);
  for (const code of SCAN_ERROR_CODES) expect(readme).toContain(`| \`${code}\` |`);
});

it("shows the lifecycle as it is", () => {
  for (const [name, { from, to, event }] of Object.entries(TRANSITIONS)) {
    const [, row = ""] = new RegExp(String.raw`^\| \`${name}\` \|(.*)$`, "m").exec(readme) ?? [];
    const [fromCell = "", toCell = "", eventCell = ""] = row.split("|");
    expect(fromCell.trim(), name).toBe(from.map((state) => `\`${state}\``).join(", "));
    expect(toCell, name).toContain(name === "release" ? "the client's" : `\`${to}\``);
    expect(eventCell.trim() === "", name).toBe(event === null);
    expect(eventCell, name).toContain(event === null ? "" : `\`${event}\``);
  }
  const delays = [1, 2].map((attempt) => afterAttempt({ attempt, handedBack: 0 }, "failed"));
  const [first, second] = delays.map((next) => (next === "give_up" ? 0 : next.delayMs / 1_000));
  expect(readme).toContain(`begins ${first} seconds after the first, ${second} after the second`);
});

it("names the folders that are there", () => {
  const folders = [...readme.matchAll(/^\| `([a-z-]+(?:\/[a-z-]+)*)\/` \|/gm)].map(([, path]) => path ?? "");
  expect(folders.length).toBeGreaterThan(5);
  for (const path of folders) expect(() => readFileSync(path), path).toThrow("EISDIR");
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { expect, it } from "vitest";
import { z } from "zod";
import { settingsOf } from "../../worker/settings.ts";

const Call = z.object({ args: z.array(z.string()), input: z.string() });
const page = readFileSync("runner/DEPLOYMENT.md", "utf8");
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block ?? "");

const NOTE = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require("node:fs");
const call = { args: [require("node:path").basename(__filename), ...process.argv.slice(2)], input: readFileSync(0, "utf8") };
appendFileSync(process.env.NOTES, JSON.stringify(call) + "\\n");
`;

/** Runs the shell commands of the page with fake programs that record their arguments and input. */
function rehearse(script: string): z.infer<typeof Call>[] {
  const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
  try {
    for (const name of ["npm", "npx", "docker"]) writeFileSync(join(folder, name), NOTE, { mode: 0o755 });
    const notes = join(folder, "notes");
    const PATH = `${folder}:${resolve("node_modules/.bin")}:${process.env["PATH"]}`;
    const options = { encoding: "utf8", env: { PATH, NOTES: notes } } as const;
    const { status, stderr } = spawnSync("bash", ["-c", `set -euo pipefail\n${script}`], options);
    expect(status, stderr).toBe(0);
    const lines = readFileSync(notes, "utf8").trim().split("\n");
    return lines.map((line) => Call.parse(JSON.parse(line)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const calls = rehearse(blocks.join("\n"));

it("sets secrets that the worker accepts, each at random", () => {
  const put = calls
    .filter(({ args }) => args[2] === "secret")
    .map(({ args, input }) => [args[4] ?? "", input] as const);
  const required = /required = \[(.*)\]/.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
  expect(put.map(([name]) => `"${name}"`).toSorted()).toEqual(required.split(", ").toSorted());
  const secrets = Object.fromEntries(put);
  expect(new Set(Object.values(secrets)).size).toBe(put.length);
  const env = { ...secrets, RUNNER_MODE: "container", LEASE_SECONDS: "60" };
  expect(() => settingsOf(env)).not.toThrow();
});

it("calls wrangler with commands and options that it has", () => {
  const wrangler = calls.filter(({ args }) => args[1] === "wrangler").map(({ args }) => args.slice(2));
  const commands = new Map(
    wrangler.map((args) => {
      const words = args.filter((arg) => /^[a-z0-9]+$/.test(arg)).slice(0, args.includes("migrations") ? 3 : 2);
      return [args.join(" "), words[0] === "login" || words[0] === "deploy" ? words.slice(0, 1) : words] as const;
    }),
  );
  expect(commands.size).toBeGreaterThan(5);
  const helps = new Map<string, string>();
  for (const [call, words] of commands) {
    const name = words.join(" ");
    const bin = resolve("node_modules/wrangler/bin/wrangler.js");
    const help = helps.get(name) ?? spawnSync(process.execPath, [bin, ...words, "--help"], { encoding: "utf8" }).stdout;
    helps.set(name, help);
    expect(help, call).toContain(`wrangler ${name}`);
    for (const [option] of call.matchAll(/--[a-z-]+/g)) expect(help, call).toContain(option);
  }
});

it("migrates before it deploys", () => {
  const order = calls.map(({ args }) => args.slice(2, 4).join(" "));
  expect(order.indexOf("d1 migrations")).toBeGreaterThan(-1);
  expect(order.indexOf("d1 migrations")).toBeLessThan(order.indexOf("deploy --env"));
});

it("starts the image with every restriction, and its secret in no argument", () => {
  const runs = calls.filter(({ args }) => args[0] === "docker" && args[1] === "run").map(({ args }) => args);
  expect(runs).toHaveLength(2);
  for (const args of runs) {
    expect(args).toEqual(expect.arrayContaining(["--read-only", "--tmpfs", "--memory", "--pids-limit", "scan-runner"]));
    expect(args.join(" ")).toContain("--cap-drop ALL --security-opt no-new-privileges");
    expect(args.filter((arg) => arg.startsWith("RUNNER_SECRET"))).toEqual(["RUNNER_SECRET"]);
  }
});

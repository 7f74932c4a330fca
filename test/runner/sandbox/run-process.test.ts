import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runProcess } from "../../../runner/sandbox/run-process.ts";
import type { ProcessOptions } from "../../../runner/sandbox/run-process.ts";
import { temporaryDirectory } from "../support/repository.ts";

const options: ProcessOptions = {
  cwd: "/",
  env: { PATH: process.env["PATH"] ?? "" },
  timeoutMs: 10_000,
  maxStdoutBytes: 1_000_000,
};

function shell(script: string, overrides: Partial<ProcessOptions> = {}) {
  return runProcess("sh", ["-c", script], { ...options, ...overrides });
}

/** A zombie is dead: some containers have nobody to reap it. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z\s]/.test(stdout.trim());
}

test("output, error output, exit code and input", async () => {
  const result = await shell("cat; echo problem >&2; exit 3", { input: "given" });
  expect(result).toMatchObject({ ended: "exit", exitCode: 3, killSignal: null, stderr: "problem\n" });
  expect(result.stdout.toString()).toBe("given");
});

test("standard input may be a stream", async () => {
  const { stdout } = await shell("cat", { input: Readable.from(["one ", "two"]) });
  expect(stdout.toString()).toBe("one two");
});

test("nothing of our environment is passed on", async () => {
  const result = await runProcess("env", [], { ...options, env: { PATH: options.env["PATH"] ?? "", ONLY: "this" } });
  expect(result.stdout.toString().trim().split("\n").toSorted()).toEqual(["ONLY=this", `PATH=${options.env["PATH"]}`]);
});

test("arguments are no shell's", async () => {
  const result = await runProcess("printf", ["%s", "$(id); `id` | cat"], options);
  expect(result.stdout.toString()).toBe("$(id); `id` | cat");
});

test("the deadline kills grandchildren too", async () => {
  const result = await shell("sleep 100 & echo $!; wait", { timeoutMs: 3_000 });
  expect(result).toMatchObject({ ended: "timeout", killSignal: "SIGKILL" });
  const pid = Number(result.stdout.toString());
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("what a process leaves behind goes with it", async () => {
  const result = await shell("sleep 100 >/dev/null 2>&1 & echo $!");
  expect(result).toMatchObject({ ended: "exit", exitCode: 0 });
  const pid = Number(result.stdout.toString());
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("one that left the group and holds the pipes does not hold us", async () => {
  const result = await shell("setsid sleep 100 & echo $!; wait", { timeoutMs: 3_000 });
  expect(result.ended).toBe("timeout");
  const pid = Number(result.stdout.toString());
  // 0 would be the group of this process.
  expect(pid).toBeGreaterThan(0);
  expect(isAlive(pid)).toBe(true);
  process.kill(pid, "SIGKILL");
});

test("the output limit ends it", async () => {
  const result = await shell("yes", { maxStdoutBytes: 10_000 });
  expect(result.ended).toBe("output_limit");
  expect(result.stdout.length).toBeLessThanOrEqual(10_000);
});

test("of endless error output the end is kept", async () => {
  const result = await shell("i=0; while [ $i -lt 5000 ]; do echo line $i >&2; i=$((i+1)); done");
  expect(result.stderr.length).toBeLessThanOrEqual(16 * 1024);
  expect(result.stderr.endsWith("line 4999\n")).toBe(true);
});

test("its fatal message ends it, also one that it writes in parts", async () => {
  const fatalMessage = /^panicked at .+\n/m;
  const result = await shell("printf 'a line\\npanicked ' >&2; printf 'at 1\\n' >&2; sleep 100", { fatalMessage });
  expect(result).toMatchObject({ ended: "fatal_message", stderr: "a line\npanicked at 1\n" });
  const other = await shell("echo 'not panicked at 1' >&2", { fatalMessage });
  expect(other).toMatchObject({ ended: "exit", exitCode: 0 });
});

test("an abort ends it, before or while it runs", async () => {
  const abort = new AbortController();
  const running = shell("sleep 100", { signal: abort.signal });
  await sleep(100);
  abort.abort();
  await expect(running).resolves.toMatchObject({ ended: "aborted" });
  await expect(shell("sleep 100", { signal: abort.signal })).resolves.toMatchObject({ ended: "aborted" });
});

test("a consumer that throws ends it, and its error is the outcome", async () => {
  const failing = shell("yes", {
    onStdout: async (stdout) => {
      for await (const _ of stdout) throw new Error("seen enough");
    },
  });
  await expect(failing).rejects.toThrow("seen enough");
});

test("a program that is not installed", async () => {
  await expect(runProcess("no-such-program", [], options)).rejects.toThrow("ENOENT");
});

test("a process that reads no input does not break us", async () => {
  const result = await shell("exit 0", { input: Buffer.alloc(1_000_000) });
  expect(result.exitCode).toBe(0);
});

test.skipIf(spawnSync("prlimit", ["--version"]).status !== 0)(
  "without file descriptors it is the machine's fault, and works again with some",
  () => {
    const program = `
      import { execFileSync } from "node:child_process";
      import { closeSync, openSync } from "node:fs";
      import { runProcess } from "./runner/sandbox/run-process.ts";
      const limit = (soft) => execFileSync("prlimit", ["--pid", String(process.pid), "--nofile=" + soft + ":"]);
      const run = () => runProcess("true", [], ${JSON.stringify(options)}).then(
        ({ exitCode }) => "exit " + exitCode,
        (error) => error.name + ": " + error.message,
      );
      const outcomes = [await run()];
      limit(64);
      const files = [];
      try { for (;;) files.push(openSync("/dev/null")); } catch {}
      outcomes.push(await run());
      for (const file of files) closeSync(file);
      outcomes.push(await run());
      console.log(JSON.stringify(outcomes));`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(["exit 0", "MachineFault: EMFILE: too many open files", "exit 0"]);
  },
);

test("a working directory that is gone, or a file, is the machine's fault and not the program's", async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "file"), "");
  for (const cwd of [join(directory, "gone"), join(directory, "file")]) {
    await expect(runProcess("true", [], { ...options, cwd })).rejects.toMatchObject({
      name: "MachineFault",
      message: "ENOENT: the working directory of a program does not exist",
    });
  }
});

import process from "node:process";
import { expect, test } from "vitest";
import { limitReached, networkIsolation, runConfined } from "../../../runner/sandbox/confinement.ts";
import type { ConfinedOptions } from "../../../runner/sandbox/confinement.ts";
import { startDecoy } from "../hostile/support/sandbox.ts";

const isolates = await networkIsolation();
const isLinux = process.platform === "linux";

const options: ConfinedOptions = {
  cwd: "/",
  env: { PATH: "/usr/bin:/bin" },
  timeoutMs: 20_000,
  maxStdoutBytes: 1_000_000,
  network: "none",
  limits: {},
};

function node(script: string, overrides: Partial<ConfinedOptions> = {}) {
  return runConfined(process.execPath, ["-e", script], { ...options, ...overrides });
}

test("a program runs as it would by itself", async () => {
  const result = await runConfined("sh", ["-c", "cat; echo problem >&2; exit 3"], { ...options, input: "given" });
  expect(result).toMatchObject({ ended: "exit", exitCode: 3, killSignal: null, stderr: "problem\n" });
  expect(result.stdout.toString()).toBe("given");
});

test("one that is not there is an error", async () => {
  await expect(runConfined("/no/such/program", [], options)).rejects.toThrow("is not installed");
});

test.runIf(isolates)("there is no network, but where it is asked for", async () => {
  const decoy = await startDecoy();
  const connect = `require("net").connect(${decoy.port}, "127.0.0.1").on("error", () => process.exit(7))`;
  expect(await node(connect)).toMatchObject({ exitCode: 7 });
  expect(decoy.visits).toEqual([]);
  await node(connect, { network: "host" });
  expect(decoy.visits).toHaveLength(1);
});

test.runIf(isolates)("the environment and memory of the runner cannot be read", async () => {
  const result = await runConfined("cat", [`/proc/${process.pid}/environ`, `/proc/${process.pid}/maps`], options);
  expect(result.exitCode).not.toBe(0);
  expect(result.stdout.toString()).toBe("");
});

test.runIf(isolates)("what leaves the process group ends with the program", async () => {
  await runConfined("sh", ["-c", "setsid sleep 987 >/dev/null 2>&1 & exit 0"], options);
  await runConfined("sh", ["-c", "setsid sleep 988 & wait"], { ...options, timeoutMs: 500 });
  const { stdout } = await runConfined("ps", ["-eo", "args"], options);
  expect(stdout.toString()).not.toMatch(/^sleep 98[78]$/m);
});

test.runIf(isLinux)("no privilege is left", async () => {
  const { stdout } = await runConfined("cat", ["/proc/self/status"], options);
  expect(stdout.toString()).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(!isolates || /^CapEff:\s+0+$/m.test(stdout.toString())).toBe(true);
});

test.runIf(isLinux)("a limit of the kernel ends it, and is reported", async () => {
  const spinning = await node("for (;;);", { limits: { cpuSeconds: 1 } });
  expect(limitReached(spinning)).toBe("cpu_time");
  const hoarding = await node("const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));", {
    limits: { memoryBytes: 1024 ** 3 },
  });
  expect(limitReached(hoarding)).toBe("memory");
  const waiting = await node("setTimeout(() => {}, 1e6)", { timeoutMs: 500 });
  expect(limitReached(waiting)).toBe("time");
  const writing = await runConfined("sh", ["-c", "yes"], { ...options, maxStdoutBytes: 1_000 });
  expect(limitReached(writing)).toBe("output");
});

import { getEventListeners } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { MachineHealth } from "../../../runner/intake/machine-health.ts";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import { MachineFault } from "../../../runner/sandbox/machine-fault.ts";

const FULL_TABLE = new MachineFault("ENFILE: too many open files in system");
const READ_ONLY = new MachineFault("EROFS: read-only file system");

/** Probes get these answers in turn, and none after the last. */
function setUp(answers: (MachineFault | null)[]) {
  const lines: string[] = [];
  const begun: MachineFault[] = [];
  let probes = 0;
  const health = new MachineHealth({
    probe: async () => {
      const answer = answers[probes];
      probes += 1;
      return answer === undefined ? new Promise<never>(() => {}) : Promise.resolve(answer);
    },
    onFault: (fault) => void begun.push(fault),
    log: createLog(new Redactor(), (line) => void lines.push(line)),
    firstPauseMs: 1,
  });
  onTestFinished(() => health.stop());
  return { health, lines, begun, probes: () => probes };
}

test("a machine works until a fault is reported", async () => {
  const { health, begun, probes } = setUp([]);
  expect(health.fault).toBeNull();
  await health.waitUntilHealthy(new AbortController().signal);
  health.confirm();
  expect([begun, probes()]).toEqual([[], 0]);
});

test("after a fault it is probed until it works, and reports the latest reason", async () => {
  const { health, lines, begun, probes } = setUp([FULL_TABLE, READ_ONLY, null]);
  const reasons = new Set<string | null>();
  health.report(READ_ONLY);
  health.report(FULL_TABLE);
  expect(health.fault).toBe(READ_ONLY.message);
  await expect.poll(() => reasons.add(health.fault).has(null), { interval: 1 }).toBe(true);
  await health.waitUntilHealthy(new AbortController().signal);
  expect(probes()).toBe(3);
  expect(begun).toEqual([READ_ONLY]);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(["machine_fault", "machine_recovered"]);
});

test("a second fault begins a second recovery", async () => {
  const { health, begun } = setUp([null, null]);
  const signal = new AbortController().signal;
  for (const fault of [READ_ONLY, FULL_TABLE]) {
    health.report(fault);
    expect(health.fault).toBe(fault.message);
    await health.waitUntilHealthy(signal);
    expect(health.fault).toBeNull();
  }
  expect(begun).toEqual([READ_ONLY, FULL_TABLE]);
});

test("waiting ends with an abort, and leaves nothing on its signal", async () => {
  const { health } = setUp([]);
  const stop = new AbortController();
  health.report(READ_ONLY);
  const waiting = health.waitUntilHealthy(stop.signal);
  expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
  stop.abort();
  await waiting;
  expect(getEventListeners(stop.signal, "abort")).toEqual([]);
  expect(health.fault).toBe(READ_ONLY.message);
});

test("nothing is probed after it is stopped", async () => {
  const { health, probes } = setUp([null]);
  health.stop();
  health.report(READ_ONLY);
  await new Promise((resolve) => void setImmediate(resolve));
  expect([health.fault, probes()]).toEqual([READ_ONLY.message, 0]);
});

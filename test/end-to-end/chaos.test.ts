import { describe, expect, it } from "vitest";
import { Campaign } from "../chaos/campaign.ts";
import { checkOutcomes, checkRefusals, type ScanOutcome } from "../chaos/outcome.ts";

const TIMEOUT_MS = 400_000;

const calm = new Map([["/a.git", ["x", "y"]]]);
const outcome: ScanOutcome = {
  id: "scan",
  repository: "/a.git",
  status: "completed",
  errorCode: null,
  findings: ["x", "y"],
  total: 2,
};

describe("the check of a campaign", () => {
  it("passes what a calm run finds, and failures that faults explain", () => {
    const outcomes = [outcome, { ...outcome, status: "failed", errorCode: "runner_lost", findings: ["x"] }];
    expect(checkOutcomes(outcomes, { calm, canceled: new Set() })).toEqual([]);
  });

  it.for([
    ["a scan that never ends", { status: "running" }, "scan never ended: running"],
    ["a finding that is missing", { findings: ["x"], total: 1 }, "scan completed without 1 of 2 findings"],
    ["a finding that is there twice", { findings: ["x", "y", "y"], total: 3 }, "scan has findings twice"],
    [
      "a finding from elsewhere",
      { findings: ["x", "y", "z"], total: 3 },
      "scan has 1 findings that a calm run has not",
    ],
    ["a summary that counts wrong", { total: 3 }, "scan says 3 findings and has 2"],
    ["a failure of our own", { status: "failed", errorCode: "internal_error" }, "scan failed with internal_error"],
    ["a cancellation by nobody", { status: "canceled" }, "scan was canceled by nobody"],
  ] as const)("notices %s", ([, change, problem]) => {
    expect(checkOutcomes([{ ...outcome, ...change }], { calm, canceled: new Set() })).toEqual([problem]);
  });

  it("notices offers that do not back off with the length of the queue", () => {
    expect(checkRefusals({ refused: 7_837, seconds: 447, scans: 394 })).toEqual([
      "7837 offers were refused in 447 s, with 394 scans: they do not back off",
    ]);
    expect(checkRefusals({ refused: 900, seconds: 447, scans: 394 })).toEqual([]);
  });

  it(
    "notices a bug: findings that are acknowledged and thrown away",
    async () => {
      const report = await new Campaign({ scans: 4, seed: 1, say: () => {}, plantBug: true }).run();
      expect(report.violations.join("\n")).toContain("completed without");
    },
    TIMEOUT_MS,
  );
});

it(
  "no scan is lost and none is counted twice, whatever fails",
  async () => {
    const report = await new Campaign({ scans: 12, seed: Number(process.env["CHAOS_SEED"] ?? 7), say: () => {} }).run();
    expect(report.violations).toEqual([]);
    expect(Object.keys(report.faults).length).toBeGreaterThan(2);
    expect(report.outcomes["completed"]).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

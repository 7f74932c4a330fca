import process from "node:process";
import { measureTokens } from "../quality/measure-tokens.ts";
import type { Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const SEED = 1;

/** Tokens in the documented formats of their providers, and decoys. */
export async function tokens({ signal }: Workspace): Promise<Result[]> {
  const { found, byGenericRule, missed, decoys, falseAlarms } = await measureTokens(SEED, signal);
  const all = found.length + missed.length;
  process.stdout.write(`found ${found.length} of ${all}, missed: ${missed.join(", ") || "none"}\n`);
  process.stdout.write(`found by a rule for any credential only: ${byGenericRule.join(", ") || "none"}\n`);
  process.stdout.write(`false alarms: ${falseAlarms.length} of ${decoys}\n`);
  for (const { what, rule } of falseAlarms) process.stdout.write(`  ${what}: ${rule}\n`);
  return [
    { what: "tokens found", measured: share(found.length, all), unit: "%", aim: { atLeast: 95, of: "measured" } },
    {
      what: "tokens found by a rule of their provider",
      measured: share(found.length - byGenericRule.length, all),
      unit: "%",
    },
    {
      what: "decoys flagged",
      measured: share(falseAlarms.length, decoys),
      unit: "%",
      aim: { atMost: 5, of: "measured" },
    },
  ];
}

function share(part: number, whole: number): number {
  return (100 * part) / whole;
}

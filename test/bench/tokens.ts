import process from "node:process";
import { measureContexts } from "../quality/measure-contexts.ts";
import { measureTokens } from "../quality/measure-tokens.ts";
import type { Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const SEED = 1;

/** Tokens in the documented formats of their providers, secrets in further contexts, and decoys of both. */
export async function tokens({ signal }: Workspace): Promise<Result[]> {
  return [...(await ofProviders(signal)), ...(await inContexts(signal))];
}

async function ofProviders(signal: AbortSignal): Promise<Result[]> {
  const { found, byGenericRule, missed, decoys, falsePositives } = await measureTokens(SEED, signal);
  const all = found.length + missed.length;
  process.stdout.write(`found ${found.length} of ${all}, missed: ${missed.join(", ") || "none"}\n`);
  process.stdout.write(`found by a rule for any credential only: ${byGenericRule.join(", ") || "none"}\n`);
  process.stdout.write(`false positives: ${falsePositives.length} of ${decoys}\n`);
  for (const { what, rule } of falsePositives) process.stdout.write(`  ${what}: ${rule}\n`);
  return [
    { what: "tokens found", measured: share(found.length, all), unit: "%", aim: { atLeast: 95, of: "measured" } },
    {
      what: "tokens found by a rule of their provider",
      measured: share(found.length - byGenericRule.length, all),
      unit: "%",
    },
    {
      what: "decoys flagged",
      measured: share(falsePositives.length, decoys),
      unit: "%",
      aim: { atMost: 5, of: "measured" },
    },
  ];
}

async function inContexts(signal: AbortSignal): Promise<Result[]> {
  const { found, missed, elsewhere, decoys, flagged } = await measureContexts(SEED, signal);
  const all = found.length + missed.length;
  process.stdout.write(`contexts: found ${found.length} of ${all}, missed:${missed.length === 0 ? " none" : ""}\n`);
  for (const what of missed) process.stdout.write(`  ${what}\n`);
  process.stdout.write(`contexts with a finding at another line: ${elsewhere.length} of ${all}\n`);
  for (const { what, rules } of elsewhere) process.stdout.write(`  ${what}: ${rules.join(", ")}\n`);
  process.stdout.write(`decoys of contexts flagged: ${flagged.length} of ${decoys}\n`);
  for (const { what, rules } of flagged) process.stdout.write(`  ${what}: ${rules.join(", ")}\n`);
  return [
    {
      what: "secrets in contexts found",
      measured: share(found.length, all),
      unit: "%",
      aim: { atLeast: 90, of: "measured" },
    },
    {
      what: "decoys of contexts flagged",
      measured: share(flagged.length, decoys),
      unit: "%",
      aim: { atMost: 3, of: "measured" },
    },
  ];
}

function share(part: number, whole: number): number {
  return (100 * part) / whole;
}

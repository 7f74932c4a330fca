import { createAstGrepScanner } from "../../runner/scanners/ast-grep/ast-grep.ts";
import { createSecretScanner } from "../../runner/scanners/secrets/secrets.ts";
import { makeBareAstGrep } from "./support/bare-engine.ts";
import { checkOutPackages } from "./support/big-checkout.ts";
import { interleave, summarize } from "./support/measure.ts";
import { watchMemory } from "./support/peak-memory.ts";
import { type Result, resultOf } from "./support/report.ts";
import { scanTree, scanWhole } from "./support/scan-baseline.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 3;

/** Each default scanner on a tree of at least 100 MB, ast-grep compared with its binary alone, and the whole scan. */
export async function engines(workspace: Workspace): Promise<Result[]> {
  const { sources, tree } = await checkOutPackages(workspace);
  workspace.say(`${sources.files} files, ${Math.round(sources.bytes / 1_000_000)} MB; ${tree.files.length} scanned`);
  const [astGrep, secrets] = [createAstGrepScanner(), createSecretScanner()];
  const bare = await makeBareAstGrep(workspace, tree);
  await Promise.all([astGrep.version(), secrets.version()]);

  const code = await interleave(
    ROUNDS,
    () => watchMemory(() => scanTree(astGrep, tree, workspace)),
    () => watchMemory(bare),
  );
  const found = await watchMemory(() => scanTree(secrets, tree, workspace));
  const whole = await watchMemory(() => scanWhole(workspace, sources.folder, [astGrep, secrets]));
  const slowest = Math.max(...whole.value);
  const pairs = (field: "ms" | "peakMebibytes") =>
    summarize(code.map(({ measured, baseline }) => ({ measured: measured[field], baseline: baseline[field] })));
  return [
    resultOf("ast-grep, against the bare binary", pairs("ms"), "ms", { atMost: 1.15 }),
    resultOf("ast-grep: peak memory", pairs("peakMebibytes"), "MiB"),
    { what: "secrets", measured: found.ms, unit: "ms" },
    { what: "secrets: peak memory", measured: found.peakMebibytes, unit: "MiB" },
    {
      what: "snapshot, checkout and both, against the slower of them",
      measured: whole.ms,
      baseline: slowest,
      unit: "ms",
      aim: { atMost: 1.3 },
    },
    { what: "whole scan: peak memory", measured: whole.peakMebibytes, unit: "MiB" },
  ];
}

import process from "node:process";
import { parseArgs } from "node:util";
import { Campaign } from "./campaign.ts";

const USAGE = `Usage: npm run chaos -- [options]

Scans several repositories while runner, worker, network, git host and disk fail at random moments; then every scan must have ended,
and every completed one must have exactly the findings of a run without faults, and offers to a busy runner must have backed off.
Prints the faults, the outcomes and the violations.

  --scans <n>   number of scans (200)
  --seed <n>    seed of the order of faults (random)
  --help        show this help
`;

const { values } = parseArgs({
  options: {
    scans: { type: "string", default: "200" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
    help: { type: "boolean", default: false },
  },
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (values.help) process.stdout.write(USAGE);
else {
  const startedMs = performance.now();
  say(`${values.scans} scans, seed ${values.seed}`);
  const report = await new Campaign({ scans: Number(values.scans), seed: Number(values.seed), say }).run();
  for (const [title, counts] of Object.entries({
    faults: report.faults,
    mishaps: report.mishaps,
    outcomes: report.outcomes,
  })) {
    say(`\n${title}`);
    for (const [name, count] of Object.entries(counts)) say(`  ${String(count).padStart(5)}  ${name}`);
  }
  say(`\n${report.refused} offers refused`);
  say(`\n${Math.round((performance.now() - startedMs) / 1_000)} s, ${report.violations.length} violations`);
  for (const violation of report.violations) say(`  ${violation}`);
  process.exitCode = report.violations.length > 0 ? 1 : 0;
}

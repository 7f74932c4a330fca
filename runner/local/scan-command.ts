import { createHmac, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { fingerprintKeyLabel } from "../../worker/contract/fingerprint-key.ts";
import { type PipelineFinding, SEVERITIES, type Severity } from "../../worker/contract/finding.ts";
import { listRules } from "../scanners/catalogue.ts";
import { prepareScanners } from "../scan/prepare-scanners.ts";
import { parseSettings } from "../settings.ts";
import { type BaselineComparison, compareBaseline, readBaseline } from "./compare-baseline.ts";
import { renderSarif } from "./render-sarif.ts";
import { describeComparison, reportComparison } from "./report-comparison.ts";
import { reportFindings } from "./report-findings.ts";
import { type FolderScan, scanFolder } from "./scan-folder.ts";

const FORMATS = ["table", "json", "sarif"] as const;
const THRESHOLDS = [...SEVERITIES, "never"] as const;
const FOUND = 1;
const BROKEN = 2;

const USAGE = `Usage: npm run scan -- <directory> [options]

Scans a directory with the runner's scanners, including uncommitted changes, without the service and without network access.

  --format <${FORMATS.join("|")}>   output format (table)
  --output <file>               write the output to a file
  --fail-on <severity|never>    exit 1 on findings of this severity or above (high); one of ${THRESHOLDS.join(", ")}
  --baseline <file>             compare with an earlier SARIF output of this command or of the service: only new findings count
                                for --fail-on
  --everything                  also scan files that .gitignore excludes
  --project <id>                compute fingerprints of secrets as in the service's scans of this project; requires the
                                service's FINGERPRINT_SECRET
  --help                        show this help

Limits, scanners and custom rules are settings of the runner: see npm run runner -- --help. With FINGERPRINT_SECRET, the
fingerprints of secrets are stable across runs; without it, a baseline is compared also by rule, file, line and column. Exit codes:
0 no (new) findings at or above --fail-on, 1 findings, 2 the scan failed.
`;

interface Arguments {
  folder: string;
  format: (typeof FORMATS)[number];
  output: string | undefined;
  failOn: (typeof THRESHOLDS)[number];
  baseline: string | undefined;
  everything: boolean;
  project: string | undefined;
}

async function main(): Promise<number> {
  const given = readArguments();
  if (given === null) {
    process.stdout.write(USAGE);
    return 0;
  }
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interrupted.abort(new Error("Stopped.")));
  // Required by the settings; no worker is contacted.
  const settings = parseSettings({
    ...process.env,
    WORKER_URL: "http://127.0.0.1",
    RUNNER_SECRET: randomBytes(32).toString("hex"),
  });
  const baseline = given.baseline === undefined ? undefined : await readBaseline(fromHere(given.baseline));
  const secret = process.env["FINGERPRINT_SECRET"];
  const scan = await scanFolder(fromHere(given.folder), {
    settings,
    scanners: await prepareScanners(settings),
    everything: given.everything,
    fingerprintKey: fingerprintKey(secret, given.project),
    signal: interrupted.signal,
    log: () => {},
  });
  const comparison = baseline && compareBaseline(scan, baseline, { byPlace: secret === undefined });
  const text = await render(scan, given.format, comparison);
  if (given.output === undefined) process.stdout.write(text);
  else await writeFile(fromHere(given.output), text);
  return exitCode(scan, comparison?.new ?? scan.findings, given.failOn);
}

/** A path below the directory that npm was run in. */
function fromHere(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
}

/** @throws Error when a project is named without the secret that its key is made of. */
function fingerprintKey(secret: string | undefined, project: string | undefined): Uint8Array | undefined {
  if (project === undefined) return secret === undefined ? undefined : Buffer.from(secret);
  if (secret === undefined) throw new Error("--project needs the service's FINGERPRINT_SECRET in the environment.");
  return createHmac("sha256", secret).update(fingerprintKeyLabel(project)).digest();
}

/** @returns null when help is requested. @throws Error that names the wrong argument. */
function readArguments(): Arguments | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: "string", default: "table" },
      output: { type: "string" },
      "fail-on": { type: "string", default: "high" },
      baseline: { type: "string" },
      everything: { type: "boolean", default: false },
      project: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error("Name one directory.");
  const format = FORMATS.find((known) => known === values.format);
  if (format === undefined) throw new Error(`--format must be one of ${FORMATS.join(", ")}.`);
  const failOn = THRESHOLDS.find((known) => known === values["fail-on"]);
  if (failOn === undefined) throw new Error(`--fail-on must be one of ${THRESHOLDS.join(", ")}.`);
  const { output, baseline, everything, project } = values;
  return { folder, format, output, failOn, baseline, everything, project };
}

async function render(
  scan: FolderScan,
  format: Arguments["format"],
  comparison: BaselineComparison | undefined,
): Promise<string> {
  if (format === "json") {
    const changes = comparison && describeComparison(comparison);
    const { findings, summary } = scan;
    return `${JSON.stringify({ findings, summary, changes }, null, 2)}\n`;
  }
  if (format === "sarif") return renderSarif(scan, await listRules(), comparison);
  const report = reportFindings(scan.summary, scan.findings, comparison?.new);
  return comparison ? `${report}\n${reportComparison(comparison)}\n` : `${report}\n`;
}

function exitCode({ summary }: FolderScan, counted: readonly PipelineFinding[], failOn: Arguments["failOn"]): number {
  if (summary.error !== undefined) {
    process.stderr.write(`${summary.error.message}\n`);
    return BROKEN;
  }
  const failing: readonly Severity[] = failOn === "never" ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  return counted.some(({ severity }) => failing.includes(severity)) ? FOUND : 0;
}

async function run(): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\nRun it with --help for the options.\n`);
    process.exitCode = BROKEN;
  }
}

void run();

// First: it extends zod before the contract makes schemas.
import "@hono/zod-openapi";
import process from "node:process";
import { inspect, parseArgs } from "node:util";
import { batchInsert } from "./batch-insert.ts";
import { bundle } from "./bundle.ts";
import { checkout } from "./checkout.ts";
import { firstView } from "./console.ts";
import { scrollThroughRows } from "./console-rows.ts";
import { causes } from "./causes.ts";
import { crossFile } from "./cross-file.ts";
import { deletion } from "./deletion.ts";
import { embedded } from "./embedded.ts";
import { engines } from "./engines.ts";
import { fairness } from "./fairness.ts";
import { flow } from "./flow.ts";
import { listFindings } from "./list-findings.ts";
import { load } from "./load.ts";
import { memory } from "./memory.ts";
import { million } from "./million.ts";
import { noisy } from "./noisy.ts";
import { parallel } from "./parallel.ts";
import { pipeline } from "./pipeline.ts";
import { push } from "./push.ts";
import { quality } from "./quality.ts";
import { recovery } from "./recovery.ts";
import { requests } from "./requests.ts";
import { sarif } from "./sarif.ts";
import { startUp } from "./start-up.ts";
import { type Benchmark, type BenchmarkOptions, formatResults } from "./support/report.ts";
import { sweeper } from "./sweeper.ts";
import { Workspace } from "./support/workspace.ts";
import { track } from "./track.ts";
import { tokens } from "./tokens.ts";
import { webhooks } from "./webhooks.ts";

const BENCHMARKS: readonly Benchmark[] = [
  {
    name: "pipeline",
    about: "a scan against the baseline: git clone and the same scanners without the service",
    run: pipeline,
  },
  { name: "engines", about: "each scanner on 100 MB and more, against ast-grep's bare binary", run: engines },
  { name: "embedded", about: "the embedded scan of 100 MB in three languages, and its slowest rules", run: embedded },
  { name: "checkout", about: "files a second against git clone with a work tree", run: checkout },
  { name: "parallel", about: "20 small scans at once against one", run: parallel },
  { name: "fairness", about: "the wait of a tenant's only scan while another has many queued", run: fairness },
  { name: "load", about: "1,000 scans queued at once on one runner, and the API meanwhile", run: load },
  { name: "start-up", about: "npm run dev on an empty checkout to the first answer", run: startUp },
  { name: "batch-insert", about: "a batch of 10,000 findings against node:sqlite", run: batchInsert },
  {
    name: "list-findings",
    about: "a list of 100,000 findings against node:sqlite and JSON.stringify",
    run: listFindings,
  },
  { name: "million", about: "rows read by pages, filters, orders and the summary of 1,000,000 findings", run: million },
  {
    name: "deletion",
    about: "the longest statement that removes a deleted scan, project and organization",
    run: deletion,
  },
  { name: "memory", about: "growth of the worker's heap in the largest requests it takes", run: memory },
  { name: "sarif", about: "a SARIF file of 25,000 results against JSON.parse and the batch endpoint", run: sarif },
  {
    name: "noisy",
    about: "a tenant's requests while another imports, guesses passwords or sends unsigned webhooks",
    run: noisy,
  },
  { name: "requests", about: "GET of a project and POST of a finding against bare Hono routes", run: requests },
  { name: "webhooks", about: "accepted and refused pushes against bare Hono routes", run: webhooks },
  { name: "recovery", about: "from a killed runner to the end of its scan, in leases", run: recovery },
  { name: "sweeper", about: "rows the cron reads with 100,000 finished scans against none", run: sweeper },
  { name: "flow", about: "data flow through the sources of some packages", run: flow },
  { name: "push", about: "the scanners after a push that changes five files against their first scan", run: push },
  { name: "quality", about: "what the scanners find in vulnerable code, and flag in its fixed variant", run: quality },
  {
    name: "cross-file",
    about: "what the scanners find across the files of small repositories, and flag in their fixed variants",
    run: crossFile,
  },
  {
    name: "causes",
    about: "the same on pairs by others than the authors of the rules, per cause of mistakes, with severities",
    run: causes,
  },
  {
    name: "tokens",
    about: "tokens of 60 providers, secrets in further formats and contexts, and decoys, scanned by the secret scanner",
    run: tokens,
  },
  {
    name: "track",
    about: "10,000 new findings and the same again with their vulnerabilities, in CPU time of the worker",
    run: track,
  },
  {
    name: "identity",
    about: "vulnerabilities kept from commit to commit of this repository (IDENTITY_SCANS, IDENTITY_STEP)",
    // It loads the contract without the schemas of the API, which must be loaded first.
    run: async (workspace) => (await import("./identity.ts")).identity(workspace),
  },
  {
    name: "console",
    about: "the console's first view on a slow network and processor, against a bare page of as many bytes",
    run: firstView,
  },
  {
    name: "console-rows",
    about: "what the console computes for each of 10,000 rows that are scrolled, against 1,000",
    run: scrollThroughRows,
  },
  { name: "bundle", about: "size of the worker and its time to start", run: bundle },
];

const USAGE = `Usage: npm run bench -- [name…]

Measures the service on this machine, each value together with a baseline in alternating rounds. A ratio is the median of
the ratios of the rounds. All state is temporary. Slow results do not fail: \`over\` marks a target that is missed.

${BENCHMARKS.map(({ name, about }) => `  ${name.padEnd(15)}${about}`).join("\n")}

  --verbose      name false negatives and false positives (quality, cross-file, causes)
  --only <text>  only rows whose name contains the text (memory), or begins with it: python, java/sql (cross-file), templates (causes)
  --megabytes <n> size of the scanned code (embedded, default 100; push, default 45)
  --findings <n> findings of each deleted object (deletion; default 100000), of all projects (million; 20000 take a minute)
  --help         show this help
`;

// Each benchmark uses a temporary directory per process that it starts.
process.setMaxListeners(100);

const interruption = new Error("Interrupted.");
const interrupted = Promise.withResolvers<never>();
interrupted.promise.catch(() => {});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => interrupted.reject(interruption));
}

/** @returns the exit code: 0 unless a benchmark failed; slow results do not fail. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      verbose: { type: "boolean", default: false },
      only: { type: "string" },
      megabytes: { type: "string" },
      findings: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const megabytes = values.megabytes === undefined ? undefined : Number(values.megabytes);
  if (megabytes !== undefined && !(megabytes > 0)) throw new Error("--megabytes must be a number above 0.");
  const findings = values.findings === undefined ? undefined : Number(values.findings);
  if (findings !== undefined && !(findings > 0)) throw new Error("--findings must be a number above 0.");
  let broken = 0;
  for (const benchmark of choose(positionals)) {
    if (!(await runBenchmark(benchmark, { ...values, megabytes, findings }))) broken += 1;
  }
  return broken === 0 ? 0 : 1;
}

function choose(names: readonly string[]): readonly Benchmark[] {
  const unknown = names.find((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
  if (unknown !== undefined) throw new Error(`There is no benchmark ${unknown}.\n\n${USAGE}`);
  return names.length === 0 ? BENCHMARKS : BENCHMARKS.filter(({ name }) => names.includes(name));
}

/**
 * @returns whether it completed.
 * @throws Error when interrupted.
 */
async function runBenchmark({ name, about, run }: Benchmark, options: BenchmarkOptions): Promise<boolean> {
  process.stdout.write(`\n${name}: ${about}\n`);
  const workspace = new Workspace();
  try {
    const results = await Promise.race([run(workspace, options), interrupted.promise]);
    process.stdout.write(`\n${formatResults(results)}\n`);
    return true;
  } catch (error) {
    if (error === interruption) throw error;
    process.stderr.write(`\n${name} broke: ${inspect(error)}\n`);
    return false;
  } finally {
    await workspace.close();
  }
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

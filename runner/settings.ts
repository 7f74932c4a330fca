import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CODE_ENGINES, SECRET_ENGINES } from "./scanners/engines.ts";
import { DEFAULT_PROCESSES } from "./scanners/shared/scanner.ts";
import { AllowedHosts } from "./repository/allowed-hosts.ts";

const MEBIBYTE = 1024 * 1024;
const MIN_SECRET_LENGTH = 32;
const MAX_CONCURRENCY = 256;

function text(fallback: string) {
  return z.string().default(fallback);
}

function wholeNumber(min: number, max: number, fallback: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule)
    .prefault(String(fallback));
}

function seconds(fallback: number, help: string) {
  return wholeNumber(1, 86_400, fallback).describe(help);
}

function names(known: readonly string[], fallback: string) {
  const rule = `must be a comma-separated list without duplicates of ${known.join(", ")}`;
  return z
    .string()
    .transform((list) => list.split(",").map((name) => name.trim()))
    .refine((list) => list.every((name) => known.includes(name)) && new Set(list).size === list.length, rule)
    .prefault(fallback);
}

const WorkerUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .refine((url) => URL.canParse(url) && new URL(url).username === "", "must not contain credentials")
  .transform((url) => url.replace(/\/+$/, ""));

const Secrets = z
  .string({ error: "must be set" })
  .transform((list) => list.split(",").map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH),
    `must be one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
  );

const Hosts = z
  .string()
  .prefault("")
  .transform((list, context) => {
    const entries = list.split(",").map((entry) => entry.trim());
    try {
      return new AllowedHosts(entries.filter((entry) => entry !== ""));
    } catch (error) {
      context.addIssue({
        code: "custom",
        message: `is not a list of hosts: ${error instanceof Error ? error.message : ""}`,
      });
      return z.NEVER;
    }
  });

const Environment = z.object({
  RUNNER_MODE: z
    .enum(["http", "pull"], "must be http or pull")
    .default("http")
    .describe("http: the worker sends scans to this runner; pull: this runner polls the worker for scans."),
  RUNNER_HOST: text("127.0.0.1").describe("Address to listen on."),
  RUNNER_PORT: wholeNumber(0, 65_535, 8788).describe(
    "Port to listen on; 0 picks a free one. In pull mode it serves /healthz only, and is opened only if set.",
  ),
  METRICS_HOST: text("127.0.0.1").describe("Address on which to serve metrics."),
  METRICS_PORT: wholeNumber(0, 65_535, 0).describe(
    "Port on which to serve Prometheus metrics at /metrics; 0 for none.",
  ),
  WORKER_URL: WorkerUrl.describe("Base URL of the worker."),
  RUNNER_SECRET: Secrets.describe("Secret shared with the worker; comma-separated list during rotation."),
  CONCURRENCY: wholeNumber(1, MAX_CONCURRENCY, Math.min(availableParallelism(), MAX_CONCURRENCY)).describe(
    "Maximum number of concurrent scans.",
  ),
  MAX_WAITING: wholeNumber(0, 10_000, 0).describe(
    "Maximum number of scans queued in this runner, in order of arrival for all organizations together.",
  ),
  ALLOWED_CLONE_HOSTS: Hosts.describe(
    "Comma-separated hosts and networks to clone from even if they are private or use plain HTTP.",
  ),
  CLONE_TIMEOUT_SECONDS: seconds(300, "Time limit of a clone."),
  SCANNER_TIMEOUT_SECONDS: seconds(1_200, "Time limit of a scanner."),
  SCAN_TIMEOUT_SECONDS: seconds(1_800, "Time limit of a scan."),
  MAX_REPOSITORY_MB: wholeNumber(1, 1_000_000, 1_024).describe("Maximum size of a clone on disk."),
  MAX_FILES: wholeNumber(1, 10_000_000, 200_000).describe(
    "Maximum number of files, and of directories, in a repository.",
  ),
  MAX_DEPTH: wholeNumber(1, 2_000, 100).describe("Maximum nesting of directories."),
  MAX_PATH_BYTES: wholeNumber(1, 4_096, 4_096).describe("Maximum length of a path in a repository."),
  MAX_FILE_KB: wholeNumber(1, 1_000_000, 1_024).describe("Larger files are skipped."),
  MAX_TREE_MB: wholeNumber(1, 1_000_000, 2_048).describe("Maximum total size of the scanned files."),
  MAX_FINDINGS: wholeNumber(1, 1_000_000, 10_000).describe("Maximum number of findings per scanner and scan."),
  EXTRA_RULES_DIR: text("").describe("Directory of custom ast-grep rules."),
  EXTRA_SECRET_RULES: text("").describe("File of custom secret rules in the TOML format of gitleaks."),
  SCANNER_MEMORY_MB: wholeNumber(80, 1_000_000, 2_048).describe("Memory limit of each scanner process, from 80."),
  SCANNER_CPU_SECONDS: wholeNumber(1, 86_400, 1_200).describe("CPU time limit of each scanner process."),
  SCAN_PROCESSES: wholeNumber(1, 64, DEFAULT_PROCESSES).describe(
    "Maximum number of processes of the flow scanner in each scan.",
  ),
  RESULT_CACHE_MB: wholeNumber(0, 1_000_000, 512).describe(
    "Maximum size of the results that are kept in WORK_DIR for later scans of the same projects; 0 keeps none.",
  ),
  MIN_FREE_DISK_MB: wholeNumber(0, 1_000_000, 256).describe("Minimum free space in WORK_DIR for accepting scans."),
  WORK_DIR: text(join(tmpdir(), `scan-runner-${process.getuid?.() ?? 0}`)).describe("Directory for running scans."),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 86_400, 10).describe("Time that running scans have to finish after SIGTERM."),
  CODE_SCANNERS: names(Object.keys(CODE_ENGINES), "flow,ast-grep,dockerfile,templates,configuration").describe(
    `Code scanners: any of ${Object.keys(CODE_ENGINES).join(", ")}.`,
  ),
  SECRET_SCANNERS: names(Object.keys(SECRET_ENGINES), "secrets").describe(
    `Secret scanners: any of ${Object.keys(SECRET_ENGINES).join(", ")}.`,
  ),
  SEMGREP_RULES: text("").describe("Directory of rules for semgrep and opengrep, instead of the embedded ones."),
  SECRET_RULES_TOML: text("").describe("Configuration for gitleaks and betterleaks, instead of all other rules."),
  RULE_PROFILE: z
    .enum(["precise", "wide"], { error: "must be precise or wide" })
    .default("precise")
    .describe("precise drops pattern rules that a data-flow rule supersedes; wide keeps both."),
  SCAN_CONTEXT_SEVERITY: z
    .enum(["info", "keep"], { error: "must be info or keep" })
    .default("info")
    .describe(
      "info lowers findings in tests, fixtures, examples, documentation, generated and vendored code to that severity; keep does not.",
    ),
  HONOUR_INLINE_IGNORES: z
    .stringbool({ error: "must be true or false" })
    .prefault("false")
    .describe("Let inline ignore comments in the scanned code suppress findings."),
  GIT_SSL_CAINFO: text("").describe("CA certificate file for git, instead of the system's."),
  PATH: text("/usr/local/bin:/usr/bin:/bin").describe("Where git and the scanner programs are found."),
});

function absolutePath(path: string): string | null {
  return path === "" ? null : resolve(path);
}

export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** @throws SettingsError that names the variable and its constraint, never its value. */
export function parseSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const missing = given[name] === undefined;
    throw new SettingsError(`${name} ${missing ? "must be set" : issue?.message}.`);
  }
  const values = parsed.data;
  const listens = values.RUNNER_MODE === "http" || given["RUNNER_PORT"] !== undefined;
  return Object.freeze({
    mode: values.RUNNER_MODE,
    host: values.RUNNER_HOST,
    /** Null if the runner opens no port. */
    port: listens ? values.RUNNER_PORT : null,
    metricsHost: values.METRICS_HOST,
    /** 0 if no metrics are served. */
    metricsPort: values.METRICS_PORT,
    workerUrl: values.WORKER_URL,
    secrets: values.RUNNER_SECRET,
    concurrency: values.CONCURRENCY,
    maxWaiting: values.MAX_WAITING,
    allowedHosts: values.ALLOWED_CLONE_HOSTS,
    cloneTimeoutMs: values.CLONE_TIMEOUT_SECONDS * 1_000,
    scannerTimeoutMs: values.SCANNER_TIMEOUT_SECONDS * 1_000,
    scanTimeoutMs: values.SCAN_TIMEOUT_SECONDS * 1_000,
    maxRepositoryBytes: values.MAX_REPOSITORY_MB * MEBIBYTE,
    maxFiles: values.MAX_FILES,
    maxDepth: values.MAX_DEPTH,
    maxPathBytes: values.MAX_PATH_BYTES,
    maxFileBytes: values.MAX_FILE_KB * 1_024,
    maxTreeBytes: values.MAX_TREE_MB * MEBIBYTE,
    maxFindings: values.MAX_FINDINGS,
    extraRulesDirectory: absolutePath(values.EXTRA_RULES_DIR),
    extraSecretRules: absolutePath(values.EXTRA_SECRET_RULES),
    scannerMemoryBytes: values.SCANNER_MEMORY_MB * MEBIBYTE,
    scannerCpuSeconds: values.SCANNER_CPU_SECONDS,
    scanProcesses: values.SCAN_PROCESSES,
    workDirectory: resolve(values.WORK_DIR),
    /** Null if no results are kept. */
    resultCache:
      values.RESULT_CACHE_MB === 0
        ? null
        : { directory: resolve(values.WORK_DIR, "results"), maxBytes: values.RESULT_CACHE_MB * MEBIBYTE },
    minFreeDiskBytes: values.MIN_FREE_DISK_MB * MEBIBYTE,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1_000,
    codeScanners: values.CODE_SCANNERS,
    secretScanners: values.SECRET_SCANNERS,
    semgrepRules: absolutePath(values.SEMGREP_RULES),
    secretRules: absolutePath(values.SECRET_RULES_TOML),
    ruleProfile: values.RULE_PROFILE,
    contextSeverity: values.SCAN_CONTEXT_SEVERITY,
    honourInlineIgnores: values.HONOUR_INLINE_IGNORES,
    certificateAuthorities: absolutePath(values.GIT_SSL_CAINFO) ?? "",
    searchPath: values.PATH,
  });
}
export type Settings = ReturnType<typeof parseSettings>;

export function settingsHelp(): string {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    const shown = fallback.success ? String(fallback.data) || "none" : "required";
    return `  ${name.padEnd(24)}${schema.description ?? ""} (${shown})`;
  });
  return ["Settings are environment variables (with their defaults):", ...rows, ""].join("\n");
}

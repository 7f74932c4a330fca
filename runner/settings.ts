import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

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

function flag(fallback: boolean) {
  return z.stringbool({ error: "must be true or false" }).prefault(String(fallback));
}

function seconds(fallback: number, help: string) {
  return wholeNumber(1, 86_400, fallback).describe(help);
}

const WorkerUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .refine((url) => URL.canParse(url) && new URL(url).username === "", "must hold no credentials")
  .transform((url) => url.replace(/\/+$/, ""));

const Secrets = z
  .string({ error: "must be set" })
  .transform((list) => list.split(",").map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH),
    `must be one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
  );

const Environment = z.object({
  RUNNER_HOST: text("127.0.0.1").describe("Address to listen on."),
  RUNNER_PORT: wholeNumber(0, 65_535, 8788).describe("Port to listen on; 0 picks a free one."),
  WORKER_URL: WorkerUrl.describe("Base URL of the worker."),
  RUNNER_SECRET: Secrets.describe("Bearer token of the worker; several, separated by commas, while one is rotated."),
  CONCURRENCY: wholeNumber(1, MAX_CONCURRENCY, Math.min(availableParallelism(), MAX_CONCURRENCY)).describe(
    "Scans side by side.",
  ),
  MAX_WAITING: wholeNumber(0, 10_000, 64).describe("Scans that wait here for their turn."),
  ALLOW_PRIVATE_HOSTS: flag(false).describe("Clone from private and loopback addresses and over plain http."),
  CLONE_TIMEOUT_SECONDS: seconds(300, "Time for one clone."),
  SCANNER_TIMEOUT_SECONDS: seconds(600, "Time for one scanner."),
  SCAN_TIMEOUT_SECONDS: seconds(1_800, "Time for a whole scan."),
  MAX_REPOSITORY_MB: wholeNumber(1, 1_000_000, 1_024).describe("Size of a clone on disk."),
  MAX_FILES: wholeNumber(1, 10_000_000, 200_000).describe("Files in a repository."),
  MAX_FILE_KB: wholeNumber(1, 1_000_000, 1_024).describe("Larger files are not scanned."),
  MAX_TREE_MB: wholeNumber(1, 1_000_000, 2_048).describe("Total size of the files that are scanned."),
  MAX_FINDINGS: wholeNumber(1, 1_000_000, 10_000).describe("Findings of one scanner in one scan."),
  WORK_DIR: text(join(tmpdir(), `scan-runner-${process.getuid?.() ?? 0}`)).describe("Folder for the running scans."),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 86_400, 10).describe("Time running scans have to end after SIGTERM."),
  GIT_SSL_CAINFO: text("").describe("File of certificate authorities for git, instead of the system's."),
  PATH: text("/usr/local/bin:/usr/bin:/bin").describe("Where git is found."),
});

export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** @throws SettingsError that names the variable and its rule, never its value. */
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
  return Object.freeze({
    host: values.RUNNER_HOST,
    port: values.RUNNER_PORT,
    workerUrl: values.WORKER_URL,
    secrets: values.RUNNER_SECRET,
    concurrency: values.CONCURRENCY,
    maxWaiting: values.MAX_WAITING,
    allowPrivateHosts: values.ALLOW_PRIVATE_HOSTS,
    cloneTimeoutMs: values.CLONE_TIMEOUT_SECONDS * 1_000,
    scannerTimeoutMs: values.SCANNER_TIMEOUT_SECONDS * 1_000,
    scanTimeoutMs: values.SCAN_TIMEOUT_SECONDS * 1_000,
    maxRepositoryBytes: values.MAX_REPOSITORY_MB * MEBIBYTE,
    maxFiles: values.MAX_FILES,
    maxFileBytes: values.MAX_FILE_KB * 1_024,
    maxTreeBytes: values.MAX_TREE_MB * MEBIBYTE,
    maxFindings: values.MAX_FINDINGS,
    workDirectory: values.WORK_DIR,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1_000,
    certificateAuthorities: values.GIT_SSL_CAINFO,
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

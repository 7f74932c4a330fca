import { expect, test } from "vitest";
import {
  diskWasFull,
  explainCloneFailure,
  fileWasTooLarge,
  hasToleratedFsckError,
  machineFaultIn,
  wasRedirected,
} from "../../../runner/repository/clone-failure.ts";
import type { ProcessResult } from "../../../runner/sandbox/run-process.ts";

const CONTEXT = {
  hostname: "git.example",
  branch: "main",
  credentialState: "none_stored",
  cloneTimeoutMs: 5_000,
} as const;

function ended(stderr: string, overrides: Partial<ProcessResult> = {}): ProcessResult {
  return { ended: "exit", exitCode: 128, killSignal: null, stdout: Buffer.alloc(0), stderr, ...overrides };
}

const explain = (stderr: string) => explainCloneFailure(ended(stderr), CONTEXT);

test.each([
  ["fatal: Remote branch main not found in upstream origin", "branch_not_found", false, '"main"'],
  [
    "fatal: unable to access 'https://x/': The requested URL returned error: 401",
    "authentication_failed",
    false,
    "HTTP 401",
  ],
  [
    "fatal: could not read Username for 'https://x': terminal prompts disabled",
    "authentication_failed",
    false,
    "asks for credentials",
  ],
  ["fatal: unable to access 'https://x/': The requested URL returned error: 302", "clone_failed", false, "redirects"],
  ["fatal: repository 'https://x/' not found", "clone_failed", false, "no repository"],
  ["fatal: unable to access 'https://x/': The requested URL returned error: 429", "clone_failed", true, "rate-limits"],
  ["fatal: unable to access 'https://x/': The requested URL returned error: 503", "clone_failed", true, "HTTP 503"],
  ["fatal: unable to access 'https://x/': The requested URL returned error: 418", "clone_failed", false, "HTTP 418"],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", "clone_failed", true, "does not resolve"],
  [
    "fatal: unable to access 'https://x/': Failed to connect to x port 443",
    "clone_failed",
    true,
    "refused the connection",
  ],
  ["fatal: unable to access 'https://x/': SSL certificate problem: self-signed", "clone_failed", false, "TLS"],
  ["fatal: unable to access 'https://x/': Operation too slow.", "clone_failed", true, "almost no data"],
  ["fatal: https://x/info/refs not valid: is this a git repository?", "clone_failed", false, "not a git repository"],
  [
    "error: object 1a2b: hasDotgit: contains '.git'\nfatal: fsck error in packed object",
    "clone_failed",
    false,
    "(hasDotgit)",
  ],
  ["fatal: the remote end hung up unexpectedly\nfatal: early EOF", "clone_failed", true, "closed the connection early"],
  ["fatal: pack is corrupted (SHA1 mismatch)\nfatal: index-pack failed", "clone_failed", false, "integrity checks"],
  ["fatal: Out of memory, malloc failed", "repository_too_large", false, "more memory"],
  ["fatal: write error: No space left on device", "runner_unavailable", true, "disk"],
  ["fatal: something that nobody has seen before", "clone_failed", false, "something that nobody has seen before"],
])("%s", (stderr, code, retryable, words) => {
  const failure = explain(stderr);
  expect([failure.code, failure.retryable]).toEqual([code, retryable]);
  expect(failure.message).toContain(words);
});

test("what the server writes, and what a URL contains, explains nothing", () => {
  const stderr = [
    "remote: Authentication failed for everybody",
    "fatal: unable to access 'https://x/Could not resolve host': The requested URL returned error: 503",
  ].join("\n");
  expect(explain(stderr)).toMatchObject({ code: "clone_failed", message: expect.stringContaining("HTTP 503") });
  expect(explain("remote: fatal: early EOF").message).toContain("nothing");
});

test("an unknown message is quoted in one short line of printable ASCII", () => {
  const { message } = explain(`fatal: odd \u001b[31m ${"x".repeat(1_000)}`);
  expect(message).toContain("odd ?[31m");
  expect(message.length).toBeLessThan(400);
});

test("a clone over its time says so, whatever git wrote", () => {
  const failure = explainCloneFailure(ended("fatal: early EOF", { ended: "timeout" }), CONTEXT);
  expect(failure.toScanError()).toEqual({ code: "timed_out", message: "The clone did not finish within 5 seconds." });
});

test.each([
  ["fatal: cannot open '/work/x': Read-only file system", "Read-only file system"],
  ['error: open("x"): Too many open files', "Too many open files"],
  ["fatal: write error: Input/output error", "Input/output error"],
  ["error: cannot fork() for git-remote-https: Resource temporarily unavailable", "Resource temporarily unavailable"],
  ["fatal: unable to create async process: Cannot allocate memory", "Cannot allocate memory"],
])("%s is the machine's fault", (stderr, reason) => {
  expect(machineFaultIn(ended(stderr))?.message).toBe(`git reported "${reason}"`);
});

test.each([
  "remote: Read-only file system",
  "remote: fatal: cannot open: Too many open files",
  "fatal: mmap failed: Cannot allocate memory",
  "fatal: early EOF",
  "",
])("%s is not", (stderr) => {
  expect(machineFaultIn(ended(stderr))).toBeNull();
});

test("nothing is wrong with a clone that succeeded", () => {
  const success = ended("fatal: write error: Input/output error", { exitCode: 0 });
  expect([
    machineFaultIn(success),
    diskWasFull(success),
    hasToleratedFsckError(success),
    wasRedirected(success),
  ]).toEqual([null, false, false, false]);
});

test.each([
  [true, ended("", { exitCode: null, killSignal: "SIGXFSZ" })],
  [true, ended("error: index-pack died of signal 25\nfatal: fetch-pack: invalid index-pack output")],
  [true, ended("fatal: fetch-pack: invalid index-pack output")],
  [false, ended("fatal: early EOF\nfatal: fetch-pack: invalid index-pack output")],
  [false, ended("remote: File too large")],
])("the limit of a file's size: %s", (expected, result) => {
  expect(fileWasTooLarge(result)).toBe(expected);
});

test("only flaws that are tolerated are harmless", () => {
  expect(hasToleratedFsckError(ended("error: object 1a2b: zeroPaddedFilemode: contains zero-padded file modes"))).toBe(
    true,
  );
  expect(hasToleratedFsckError(ended("error: object 1a2b: hasDotgit: contains '.git'"))).toBe(false);
});

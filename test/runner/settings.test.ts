import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parseSettings, settingsHelp, SettingsError } from "../../runner/settings.ts";

const SECRET = "a-secret-of-more-than-32-characters";
const required = { WORKER_URL: "http://127.0.0.1:8787", RUNNER_SECRET: SECRET };

test("two settings are enough", () => {
  const settings = parseSettings(required);
  expect(settings).toMatchObject({
    host: "127.0.0.1",
    port: 8788,
    workerUrl: "http://127.0.0.1:8787",
    secrets: [SECRET],
    cloneTimeoutMs: 300_000,
    maxRepositoryBytes: 1024 ** 3,
    maxFileBytes: 1024 ** 2,
  });
  expect(String(settings.allowedHosts)).toBe("");
  expect(Object.isFrozen(settings)).toBe(true);
});

test("several secrets, an empty value and a trailing slash", () => {
  const settings = parseSettings({
    ...required,
    RUNNER_SECRET: `${SECRET}, ${SECRET}2`,
    RUNNER_PORT: "",
    WORKER_URL: "https://worker.example/base/",
  });
  expect(settings.secrets).toEqual([SECRET, `${SECRET}2`]);
  expect(settings.port).toBe(8788);
  expect(settings.workerUrl).toBe("https://worker.example/base");
});

test.each([
  [{ WORKER_URL: undefined }, "WORKER_URL must be set."],
  [{ RUNNER_SECRET: undefined }, "RUNNER_SECRET must be set."],
  [{ RUNNER_SECRET: "short" }, "RUNNER_SECRET must be one or more secrets of at least 32 characters"],
  [{ RUNNER_SECRET: `${SECRET},short` }, "RUNNER_SECRET must be one or more secrets of at least 32 characters"],
  [{ WORKER_URL: "worker" }, "WORKER_URL must be an http or https URL."],
  [{ WORKER_URL: "ftp://worker" }, "WORKER_URL must be an http or https URL."],
  [{ WORKER_URL: "http://u:p@worker" }, "WORKER_URL must not contain credentials."],
  [{ RUNNER_PORT: "65536" }, "RUNNER_PORT must be a whole number from 0 to 65535."],
  [{ RUNNER_PORT: "-1" }, "RUNNER_PORT must be a whole number"],
  [{ CONCURRENCY: "0" }, "CONCURRENCY must be a whole number from 1 to 256."],
  [{ CONCURRENCY: "1.5" }, "CONCURRENCY must be a whole number"],
  [{ CLONE_TIMEOUT_SECONDS: "5m" }, "CLONE_TIMEOUT_SECONDS must be a whole number from 1 to 86400."],
  [{ ALLOWED_CLONE_HOSTS: "git.internal,10.0.0.0/40" }, 'ALLOWED_CLONE_HOSTS is not a list of hosts: "10.0.0.0/40"'],
  [{ HONOUR_INLINE_IGNORES: "maybe" }, "HONOUR_INLINE_IGNORES must be true or false."],
  [{ SCAN_PROCESSES: "0" }, "SCAN_PROCESSES must be a whole number from 1 to 64."],
  [{ SCANNER_MEMORY_MB: "79" }, "SCANNER_MEMORY_MB must be a whole number from 80"],
])("%o", (wrong, message) => {
  let error: unknown;
  try {
    parseSettings({ ...required, ...wrong });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).toContain(message);
  expect(String(error)).not.toContain(SECRET);
  expect(String(error)).not.toContain("short,");
});

test("paths are absolute, since git and the scanners work in folders of their own", () => {
  const settings = parseSettings({ ...required, WORK_DIR: "work", GIT_SSL_CAINFO: "authorities.pem" });
  expect(settings.workDirectory).toBe(resolve("work"));
  expect(settings.certificateAuthorities).toBe(resolve("authorities.pem"));
});

test("the help names every setting with its default", () => {
  const help = settingsHelp();
  expect(help).toMatch(/RUNNER_PORT .*\(8788\)/);
  expect(help).toMatch(/RUNNER_SECRET .*\(required\)/);
  expect(help).toMatch(/MAX_REPOSITORY_MB .*\(1024\)/);
});

import { expect, test } from "vitest";
import { createLog } from "../../runner/log.ts";
import { Redactor } from "../../runner/redact.ts";

test("known secrets are masked wherever they stand, until they are forgotten", () => {
  const redactor = new Redactor();
  const forget = redactor.add("tok/en+1", "other-secret");
  expect(redactor.redact("a tok/en+1 b tok%2Fen%2B1 c other-secret")).toBe("a *** b *** c ***");
  forget();
  forget();
  expect(redactor.redact("other-secret")).toBe("other-secret");
});

test("a secret that two scans share is kept until both are done", () => {
  const redactor = new Redactor();
  const first = redactor.add("shared-secret");
  const second = redactor.add("shared-secret");
  first();
  expect(redactor.redact("shared-secret")).toBe("***");
  second();
  expect(redactor.redact("shared-secret")).toBe("shared-secret");
});

test("a secret within another leaves no rest", () => {
  const redactor = new Redactor();
  redactor.add("secret");
  redactor.add("secret-and-more");
  expect(redactor.redact("secret-and-more")).toBe("***");
});

test.each([
  ["fatal: https://user:p4ss@host/x", "fatal: https://***@host/x"],
  ["https://token@host/x", "https://***@host/x"],
  ["postgres://u:p@db:5432/x", "postgres://***@db:5432/x"],
  ["Authorization: Basic dXNlcjpwYXNz", "Authorization: Basic ***"],
  ["authorization: bearer abcdefgh.ijkl", "authorization: bearer ***"],
  ["https://host/path@v1", "https://host/path@v1"],
  ["mail someone@example.org", "mail someone@example.org"],
])("%s", (text, redacted) => expect(new Redactor().redact(text)).toBe(redacted));

test("long text takes no long time", () => {
  const startedMs = performance.now();
  new Redactor().redact("a.".repeat(200_000) + "://".repeat(50_000) + "x".repeat(200_000));
  expect(performance.now() - startedMs).toBeLessThan(20_000);
});

test("a log line is JSON, with secrets masked at any depth and in any spelling", () => {
  const redactor = new Redactor();
  redactor.add('quo"ted-secret');
  const lines: string[] = [];
  const log = createLog(redactor, (line) => void lines.push(line));
  log("info", "tried", { deep: { list: ['has quo"ted-secret'] }, count: 1 });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith("\n")).toBe(true);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "info",
    event: "tried",
    deep: { list: ["has ***"] },
    count: 1,
  });
});

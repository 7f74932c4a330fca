import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ScannerError } from "../../../../runner/scanners/shared/scanner.ts";
import { createTemplateScanner } from "../../../../runner/scanners/templates/templates.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";

const scanner = createTemplateScanner();
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "templates-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function scan(files: Record<string, string>, overrides: { maxFindings?: number; signal?: AbortSignal } = {}) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, "code", path)), { recursive: true });
    await writeFile(join(root, "code", path), text);
  }
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    storedPath: `code/${path}`,
    sizeBytes: Buffer.byteLength(text),
  }));
  const context = {
    signal: new AbortController().signal,
    timeoutMs: 30_000,
    maxFindings: 1_000,
    fingerprintKey: new Uint8Array(32),
    ...overrides,
  };
  const report = await scanner.scan({ root, files: listed }, context);
  return { ...report, findings: report.findings.map((finding) => PipelineFinding.parse(finding)) };
}

async function ids(files: Record<string, string>): Promise<(string | null)[]> {
  return (await scan(files)).findings.map(({ external_id }) => external_id);
}

test("a finding has its place, also after characters of several bytes, and the severity of its source", async () => {
  const { findings } = await scan({
    "views/show.html.erb": "<p>äöü 😀</p>\n  <b>é</b> <%== params[:q] %>\n<%== @page.body %>\n",
  });
  expect(findings).toMatchObject([
    {
      severity: "high",
      scanner: "templates",
      location_path: "views/show.html.erb",
      location_line: 2,
      location_column: 12,
      metadata: { rule_id: "template.xss.erb-raw", confidence: "high", snippet: "<%== params[:q] %>", end_line: 2 },
    },
    { severity: "medium", location_line: 3, metadata: { confidence: "low" } },
  ]);
});

test("an expression over several lines is found at its first", async () => {
  const { findings } = await scan({ "a.ejs": "<div>\n<%-\n  post\n    .body\n%>\n</div>\n" });
  expect(findings).toMatchObject([{ location_line: 2, metadata: { end_line: 5 } }]);
});

test("a fingerprint stays when lines are inserted above, and differs in another file", async () => {
  const text = "<div>{{{post.html}}}</div>\n";
  const [first] = await ids({ "a.hbs": text });
  expect(await ids({ "a.hbs": `<h1>A</h1>\n\n${text}` })).toEqual([first]);
  expect(await ids({ "b.hbs": text })).not.toContain(first);
});

test("comments are not searched, one that does not end is", async () => {
  const { findings } = await scan({
    "a.blade.php": "{{-- {!! $a->b !!}\n{!! $a->b !!} --}}\n{!! $a->c !!}\n{{-- {!! $a->d !!}\n",
  });
  expect(findings.map(({ location_line }) => location_line)).toEqual([3, 4]);
});

test.each([
  ["text.erb", "<%== params[:q] %>"],
  ["page.php", "<%== params[:q] %>"],
  ["README.md", '<p v-html="post.body"></p>'],
  ["component.tsx", '<p v-html="post.body"></p>'],
])("%s is no template of that language", async (name, text) => {
  expect((await scan({ [`mail.${name}`]: text })).findings).toEqual([]);
});

test("more findings than may be are cut, and the report says so", async () => {
  const text = "<p>{{{post.html}}}</p>\n";
  expect(await scan({ "a.hbs": text.repeat(20) }, { maxFindings: 7 })).toMatchObject({ truncated: true });
  const { findings, truncated } = await scan({ "a.hbs": text.repeat(600) });
  expect([findings.length, truncated]).toEqual([500, true]);
  expect(await scan({ "a.hbs": text.repeat(500) })).toMatchObject({ truncated: false });
});

test.each([
  ["comments that do not end", "a.ejs", "<%# ".repeat(250_000)],
  ["expressions that do not end", "a.ejs", "<%- a ".repeat(150_000)],
  ["attributes that do not end", "a.html", `${' v-html="a'.repeat(50_000)}|safe autoescape th:utext`],
  ["braces", "a.hbs", "{".repeat(900_000)],
  ["a tag of many attributes", "a.jsp", `<input ${"a=b ".repeat(200_000)}\${param`],
])("%s take linear time", async (_what, path, text) => {
  const { findings } = await scan({ [path]: text });
  expect(findings.length).toBeLessThanOrEqual(500);
});

test("a scan that was stopped ends, and one whose files are gone fails", async () => {
  await expect(scan({ "a.ejs": "<%- a %>" }, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/iu);
  const files = [{ path: "gone.ejs", storedPath: "code/gone.ejs", sizeBytes: 1 }];
  const context = {
    signal: new AbortController().signal,
    timeoutMs: 30_000,
    maxFindings: 10,
    fingerprintKey: new Uint8Array(32),
  };
  await expect(scanner.scan({ root, files }, context)).rejects.toThrow(ScannerError);
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDockerfileScanner } from "../../../../runner/scanners/dockerfile/dockerfile.ts";
import { readInstructions } from "../../../../runner/scanners/dockerfile/dockerfile-instructions.ts";
import { type ScanContext, ScannerError } from "../../../../runner/scanners/shared/scanner.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";

const scanner = createDockerfileScanner();
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "dockerfile-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

function contextOf(overrides: Partial<ScanContext> = {}): ScanContext {
  return {
    signal: new AbortController().signal,
    timeoutMs: 30_000,
    maxFindings: 1_000,
    fingerprintKey: new Uint8Array(32),
    ...overrides,
  };
}

async function treeOf(files: Record<string, string>, folder = "code") {
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    storedPath: `${folder}/${path}`,
    sizeBytes: text.length,
  }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, folder, path)), { recursive: true });
    await writeFile(join(root, folder, path), text);
  }
  return { root, files: listed };
}

async function findingsOf(files: Record<string, string>): Promise<PipelineFinding[]> {
  const { findings } = await scanner.scan(await treeOf(files), contextOf());
  return findings.map((finding) => PipelineFinding.parse(finding));
}

async function placesOf(text: string): Promise<string[]> {
  const findings = await findingsOf({ Dockerfile: text });
  return findings.map(
    ({ location_line, metadata }) => `${metadata.rule_id.slice("dockerfile.".length)}:${location_line}`,
  );
}

const PIPED = "FROM debian:13\nRUN curl https://example.com/a | sh\nUSER app\n";

describe("a Dockerfile", () => {
  test.each(["Dockerfile", "images/Dockerfile.web", "Containerfile", "web.dockerfile", "dockerfile", "Dockerfile-dev"])(
    "is %s",
    async (path) => {
      const findings = await findingsOf({ [path]: PIPED });
      expect(findings).toMatchObject([
        { scanner: "dockerfile", location_path: path, location_line: 2, location_column: 1 },
      ]);
    },
  );

  test.each(["Dockerfile.md", "Dockerfile.dockerignore", "docs/dockerfiles.txt", "mydockerfile", "Dockerfile/a.txt"])(
    "is not %s",
    async (path) => {
      expect(await findingsOf({ [path]: PIPED })).toEqual([]);
    },
  );

  test("that is minified or generated is skipped", async () => {
    const tree = await treeOf({ Dockerfile: PIPED }, "text");
    expect((await scanner.scan(tree, contextOf())).findings).toEqual([]);
  });

  test("without a stage has nothing to find", async () => {
    expect(await findingsOf({ Dockerfile: "RUN curl https://example.com/a | sh\n" })).toEqual([]);
    expect(await findingsOf({ Dockerfile: "" })).toEqual([]);
  });
});

describe("an instruction", () => {
  test.each([
    [
      "of several lines",
      "FROM debian:13\nUSER app\nRUN apt-get update \\\n  # why\n\n  && curl https://example.com/a | sh\n",
      6,
    ],
    [
      "with Windows' line ends",
      "FROM debian:13\r\nUSER app\r\nRUN a \\\r\n  && b \\\r\n && c && curl https://example.com/a | sh\r\n",
      5,
    ],
    ["in a here-document", "FROM debian:13\nUSER app\nRUN <<EOF\n\n\ncurl https://example.com/a | sh\nEOF\n", 6],
  ] as const)("%s is read whole, and its finding has the line it is on", async (_, text, line) => {
    expect(await placesOf(text)).toEqual([`download.piped-to-shell:${line}`]);
  });

  test("continues by the character that the file names", async () => {
    const text = "# escape=`\nFROM debian:13\nRUN copy C:\\a\\\nRUN curl https://example.com/a `\n  | sh\nUSER app\n";
    expect(await placesOf(text)).toEqual(["download.piped-to-shell:4"]);
    expect(readInstructions(text).map(({ name }) => name)).toEqual(["FROM", "RUN", "RUN", "USER"]);
  });

  test("may be announced for later, and be written in any case", async () => {
    expect(await placesOf("from debian:13\nonbuild run curl https://example.com/a | sh\nuser app\n")).toEqual([
      "download.piped-to-shell:2",
    ]);
  });

  test("in a comment or a here-document's text is none", async () => {
    expect(
      await placesOf("FROM debian:13\nUSER app\n# RUN curl https://a.example | sh\nCOPY <<EOF /a\nUSER root\nEOF\n"),
    ).toEqual([]);
  });
});

describe("a user", () => {
  test("of an earlier stage counts for the stage that is built on it only", async () => {
    const stages = "FROM debian:13 AS base\nUSER app\n";
    expect(await placesOf(`${stages}FROM base AS web\nRUN a\n`)).toEqual([]);
    expect(await placesOf(`${stages}FROM debian:13\nCOPY --from=base /a /a\n`)).toEqual(["user.missing:3"]);
    expect(await placesOf(`${stages}FROM base\nUSER root\n`)).toEqual(["user.root:4"]);
  });

  test("of a stage that is built on itself is looked for once", async () => {
    expect(await placesOf("FROM a:1 AS a\nFROM a AS a\nRUN b\n")).toEqual(["user.missing:2"]);
  });
});

describe("limits", () => {
  test("cut the least severe findings off, and the report says so", async () => {
    const tree = await treeOf({ Dockerfile: "FROM debian\nENV DB_PASSWORD=Tr0ub4dor3x\n" });
    const { findings, truncated } = await scanner.scan(tree, contextOf({ maxFindings: 1 }));
    expect(findings.map(({ severity }) => severity)).toEqual(["high"]);
    expect(truncated).toBe(true);
  });

  test("hold against very many and very long instructions", async () => {
    const tree = await treeOf({
      Dockerfile: `FROM debian:13\nUSER app\n${"RUN a\n".repeat(20_000)}`,
      "b.dockerfile": `FROM debian:13\nUSER app\nRUN ${"curl a ".repeat(100_000)}\n`,
      "c.dockerfile": `FROM debian:13\nUSER app\nRUN a \\\n${"\\\n".repeat(50_000)}`,
    });
    const { findings, truncated } = await scanner.scan(tree, contextOf());
    expect(findings).toEqual([]);
    expect(truncated).toBe(true);
  });

  test("end a scan that was stopped, and one whose files are gone", async () => {
    const tree = await treeOf({ Dockerfile: PIPED });
    await expect(scanner.scan(tree, contextOf({ signal: AbortSignal.abort() }))).rejects.toThrow(/abort/iu);
    await rm(join(root, "code"), { recursive: true });
    await expect(scanner.scan(tree, contextOf())).rejects.toThrow(ScannerError);
  });
});

test("a finding stays the same when lines are inserted above", async () => {
  const [before] = await findingsOf({ Dockerfile: PIPED });
  const [after] = await findingsOf({ Dockerfile: `# one\n\n${PIPED}` });
  expect(after?.location_line).toBe(4);
  expect(after?.external_id).toBe(before?.external_id);
});

describe("instructions", () => {
  test.each([
    [
      "an escape directive after another directive",
      "# syntax=docker/dockerfile:1\n# escape=`\nFROM a\nRUN x `\n y\n",
      ["FROM", "RUN"],
    ],
    [
      "an escape directive after a comment, which is none",
      "# built daily\n# escape=`\nFROM a\nRUN x `\nUSER y\n",
      ["FROM", "RUN", "USER"],
    ],
    ["a here-document", "FROM a\nRUN <<EOF\nUSER root\nEOF\nUSER x\n", ["FROM", "RUN", "USER"]],
    [
      "two here-documents of one instruction",
      "FROM a\nCOPY <<A <<'B' /x\nUSER root\nA\nUSER root\nB\nUSER x\n",
      ["FROM", "COPY", "USER"],
    ],
    ["a here-document's operator within quotes", 'FROM a\nRUN echo "a <<EOF"\nUSER x\n', ["FROM", "RUN", "USER"]],
    [
      "the operator in a variable",
      'FROM a\nENV A=<<EOF\nENV B="<<EOF"\nLABEL <<EOF\nUSER x\n',
      ["FROM", "ENV", "ENV", "LABEL", "USER"],
    ],
    ["a shift in arithmetic", "FROM a\nRUN echo $((1<<2))\nUSER x\n", ["FROM", "RUN", "USER"]],
    [
      "an apostrophe before a here-document",
      "FROM a\nRUN echo don't <<EOF\nUSER root\nEOF\nUSER x\n",
      ["FROM", "RUN", "USER"],
    ],
    ["a here-document that does not end", "FROM a\nRUN <<EOF\nUSER root\n", ["FROM", "RUN"]],
    ["what ONBUILD triggers", "FROM a\nONBUILD USER root\n", ["FROM", "USER"]],
    ["lines of a template", "FROM {{ image }}\n{% if x %}\nRUN y\n{% endif %}\n", ["FROM", "RUN"]],
  ])("%s", (_what, text, expected) => {
    expect(readInstructions(text).map(({ name }) => name)).toEqual(expected);
  });

  test("an instruction after a here-document in a variable is not hidden", async () => {
    expect(
      await placesOf('FROM debian:13\nENV A="<<EOF"\nRUN curl https://example.com/a | sh\nUSER app\n'),
    ).toHaveLength(1);
  });
});

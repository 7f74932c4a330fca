import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, constants, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { SourceTree } from "../../../../runner/repository/source-tree.ts";
import { type ScanContext, ScannerError } from "../../../../runner/scanners/shared/scanner.ts";
import { createSecretScanner, type SecretScannerOptions } from "../../../../runner/scanners/secrets/secrets.ts";
import { TimeBox } from "../../../../runner/scanners/secrets/time-box.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";
import { expandTemplates } from "./secret-cases.ts";
import { readProc } from "../../support/descendants.ts";

const PATIENCE = { timeout: 50_000, interval: 10 };

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "secrets-"));
});

afterEach(() => rmSync(root, { recursive: true }));

const github = expandTemplates("{{token:ghp_:alnum:36}}", "github");
const slack = expandTemplates("{{token:xoxb-:digits:12}}-{{token::digits:12}}-{{token::alnum:24}}", "slack");
const gitlab = expandTemplates("{{token:glpat-:alnum:20}}", "gitlab");
const key = Buffer.from("key of the project");

describe("findings", () => {
  it("have the shape of the pipeline, and say where the secret begins", async () => {
    const [finding] = await find({ "src/app.ts": `first();\nconst token = "${github}";\n` });
    expect(PipelineFinding.parse(finding)).toEqual(finding);
    expect(finding).toMatchObject({
      scanner: "secrets",
      title: "Hard-coded credential: GitHub personal access token",
      severity: "high",
      location_path: "src/app.ts",
      location_line: 2,
      location_column: 16,
      metadata: { rule_id: "secret.github.personal-access-token", cwe: "CWE-798", confidence: "high" },
    });
    expect(finding?.external_id).toBe(finding?.metadata.fingerprint);
    expect(finding?.metadata["preview"]).toBe(`${github.slice(0, 4)}****${github.slice(-2)}`);
    expect(finding?.metadata["entropy"]).toBeGreaterThan(4);
  });

  it("come from the files below code/ and from those below text/", async () => {
    const { files } = write({ "a.ts": `"${github}"` });
    mkdirSync(join(root, "text"));
    writeFileSync(join(root, "text", "1"), `"${gitlab}"`);
    const minified = { path: "b.min.js", storedPath: "text/1", sizeBytes: 28 };
    const report = await createSecretScanner().scan({ root, files: [...files, minified] }, context());
    expect(report.findings.map((finding) => finding.location_path)).toEqual(["a.ts", "b.min.js"]);
  });

  it("come from the original of a file whose long lines are blanked, once", async () => {
    write({ "a.ts": `"${github}"\n${" ".repeat(9)}` });
    mkdirSync(join(root, "text"));
    writeFileSync(join(root, "text", "a.ts"), `"${github}"\n"${gitlab}"`);
    const copy = { path: "a.ts", storedPath: "code/a.ts", sizeBytes: 60, isBlankedCopy: true as const };
    const original = { path: "a.ts", storedPath: "text/a.ts", sizeBytes: 60 };
    const report = await createSecretScanner().scan({ root, files: [original, copy] }, context());
    expect(report.findings.map((finding) => finding.location_line)).toEqual([1, 2]);
  });

  it("count columns in UTF-16 units", async () => {
    const [finding] = await find({ "app.ts": `const größe = "😀", token = "${github}";` });
    expect(finding?.location_column).toBe('const größe = "😀", token = "'.length + 1);
  });

  it("count lines alike with CRLF and after a byte order mark", async () => {
    const [finding] = await find({ "app.ts": `\uFEFFfirst\r\nsecond\r\n"${github}"\r\n` });
    expect(finding).toMatchObject({ location_line: 3, location_column: 2 });
    expect(finding?.metadata.snippet).toBe(`"${github.slice(0, 4)}****${github.slice(-2)}"`);
    const [first] = await find({ "app.ts": `\uFEFF"${github}"` });
    expect(first?.location_column).toBe(2);
  });

  it("are found in the middle of a very long line", async () => {
    const filler = "const a1=b2(c3);".repeat(5_000);
    const [finding] = await find({ "app.js": `${filler}x("${github}");${filler}` });
    expect(finding?.location_column).toBe(filler.length + 4);
    expect(finding?.metadata.snippet.length).toBeLessThanOrEqual(300);
  });

  it("are not silenced by comments", async () => {
    const comments = [
      "gitleaks:allow",
      "secretlint-disable",
      "nosec",
      "noqa",
      "eslint-disable-line",
      "pragma: allowlist secret",
    ];
    const text = comments.map((comment, index) => `token_${index} = "${github}"  # ${comment}`).join("\n");
    expect(await find({ "app.py": `# secretlint-disable\n${text}\n` })).toHaveLength(comments.length);
  });

  it("are less certain in tests, and no less severe", async () => {
    const [finding] = await find({ "test/app.ts": `"${github}"` });
    expect(finding).toMatchObject({ severity: "high", metadata: { confidence: "medium" } });
  });

  it("skip the generic rule where a provider's matches", async () => {
    const [finding, ...others] = await find({
      "app.ts": `const apiToken = "${github}";\nconst h = { Authorization: "Bearer ${gitlab}" };`,
    });
    expect(finding?.metadata.rule_id).toBe("secret.github.personal-access-token");
    expect(others.map((other) => other.metadata.rule_id)).toEqual(["secret.gitlab.personal-access-token"]);
  });

  it("stop at the maximum, and the report says so", async () => {
    const tree = write({ "a.ts": `"${github}"\n"${slack}"\n`, "b.ts": `"${gitlab}"\n`, "c.ts": `"${gitlab}"\n` });
    const cut = await createSecretScanner().scan(tree, { ...context(), maxFindings: 2 });
    expect(cut.truncated).toBe(true);
    expect(cut.findings.map((finding) => finding.location_path)).toEqual(["a.ts", "a.ts"]);
    const whole = await createSecretScanner().scan(tree, { ...context(), maxFindings: 4 });
    expect(whole).toMatchObject({ truncated: false, findings: { length: 4 } });
  });
});

describe("redaction", () => {
  it("leaves no secret anywhere in the report", async () => {
    const password = "kT9vQ2mZ7w";
    const privateKey = expandTemplates(
      "-----BEGIN RSA PRIVATE KEY-----\n{{lines:base64:64:12}}\n-----END RSA PRIVATE KEY-----",
      "rsa",
    );
    const report = await createSecretScanner().scan(
      write({
        "two.ts": `login("${github}", "${slack}"); again("${github}") + ${github}\n`,
        "same.ts": `const password = "${password}", confirm = same("${password}"); // ${password}, x${password}y\n`,
        "url.yml": `url: postgres://app:${password}@db.acme.io/app # ${password}\nother: ${slack},${gitlab}\n`,
        "key.pem": `${privateKey}\n`,
        "inline.js": `const key = ${JSON.stringify(privateKey)}, token = "${github}";\n`,
        "long.js": `${"a ".repeat(20_000)}"${github}" ${"b ".repeat(60)}${github}${" c".repeat(20_000)}${slack}\n`,
      }),
      context(),
    );
    const text = JSON.stringify(report);
    for (const secret of [github, slack, gitlab, password]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(secret.slice(4, -2));
    }
    for (const line of privateKey.split("\n").slice(1, -1)) expect(text).not.toContain(line.slice(0, 20));
    expect(report.findings.length).toBeGreaterThanOrEqual(10);
  });

  it("shows the header of a private key and a mask", async () => {
    const block = expandTemplates(
      "-----BEGIN OPENSSH PRIVATE KEY-----\n{{lines:base64:70:6}}\n-----END OPENSSH PRIVATE KEY-----",
      "ssh",
    );
    const [finding] = await find({ id_ed25519: block });
    expect(finding?.metadata.snippet).toBe("-----BEGIN OPENSSH PRIVATE KEY----- ****");
    expect(finding).toMatchObject({ severity: "critical", metadata: { cwe: "CWE-321", preview: "****" } });
  });

  it("shows no line of a file with more secrets than are looked at", async () => {
    const tokens = Array.from({ length: 2_100 }, (_, index) => expandTemplates("{{token:ghp_:alnum:36}}", `${index}`));
    const tree = write({ "dump.txt": tokens.join(" ") });
    const report = await createSecretScanner().scan(tree, { ...context(), maxFindings: 500 });
    expect(report).toMatchObject({ truncated: true, findings: { length: 500 } });
    expect(report.findings.filter(({ metadata }) => metadata.snippet !== metadata["preview"])).toEqual([]);
  });

  it("shows nothing of a password", async () => {
    const [finding] = await find({ "app.ts": 'const password = "a-long-Passw0rd-of-a-person";' });
    expect(finding?.metadata).toMatchObject({ snippet: 'const password = "****";', preview: "****" });
  });
});

describe("fingerprints", () => {
  it("stay when lines move or are indented anew", async () => {
    const before = await find({ "app.ts": `"${github}"\n"${github}"\n"${slack}"\n` });
    const after = await find({ "app.ts": `// more\n\n  "${github}"\n\n\t"${github}"\nf("${slack}")\n` });
    expect(ids(after)).toEqual(ids(before));
    expect(new Set(ids(before)).size).toBe(3);
  });

  it("depend on the key of the project", async () => {
    const files = { "app.ts": `"${github}"\n` };
    const [one] = await find(files);
    const [other] = await find(files, { fingerprintKey: Buffer.from("another key") });
    expect(other?.external_id).not.toBe(one?.external_id);
    expect(other?.metadata["secret_id"]).not.toBe(one?.metadata["secret_id"]);
  });

  it("are no plain hash of the secret", async () => {
    const [finding] = await find({ "app.ts": `"${github}"\n` });
    const text = JSON.stringify(finding);
    for (const algorithm of ["sha256", "sha1", "md5"]) {
      expect(text).not.toContain(createHash(algorithm).update(github).digest("hex").slice(0, 16));
    }
  });

  it("differ for one secret in two files, which share its secret_id", async () => {
    const [one, two] = await find({ "a.ts": `"${github}"`, "b.ts": `x = "${github}"` });
    expect(one?.external_id).not.toBe(two?.external_id);
    expect(one?.metadata["secret_id"]).toMatch(/^[0-9a-f]{16}$/);
    expect(one?.metadata["secret_id"]).toBe(two?.metadata["secret_id"]);
  });

  it("take a private key for the same with other line ends", async () => {
    const block = expandTemplates(
      "-----BEGIN PRIVATE KEY-----\n{{lines:base64:64:8}}\n-----END PRIVATE KEY-----",
      "pkcs8",
    );
    const found = await find({
      "a.pem": block,
      "b.pem": block.replaceAll("\n", "\r\n"),
      "c.js": JSON.stringify(block),
    });
    expect(new Set(found.map((finding) => finding.metadata["secret_id"])).size).toBe(1);
    expect(found).toHaveLength(3);
  });
});

describe("hostile input", () => {
  it("is skipped where it takes too long, and the rest is still scanned", async () => {
    const slow = `password = "${"eyJ://akia aws_secret:".repeat(3)}\n`.repeat(400_000);
    const tree = write({ "a.ts": `"${github}"`, "slow.txt": `"${gitlab}"\n${slow}`, "z.ts": `"${slack}"` });
    const report = await createSecretScanner({ fileDeadlineMs: 400 }).scan(tree, context());
    expect(new Set(report.skipped.map(({ path, reason }) => `${path}: ${reason}`))).toEqual(
      new Set(["slow.txt: slow_rule"]),
    );
    expect(report.skipped.map(({ rule }) => rule)).not.toContain("secret.gitlab.personal-access-token");
    expect(report.findings.map((finding) => finding.location_path)).toEqual(["a.ts", "slow.txt", "z.ts"]);
  });

  it("cannot keep an expression running past its deadline", () => {
    const catastrophic = /^(?:a+)+$/;
    const box = new TimeBox();
    expect(box.run(() => catastrophic.test(`${"a".repeat(60)}!`), 200)).toBeUndefined();
    expect(box.run(() => "still works", 20_000)).toEqual({ value: "still works" });
    expect(() => box.run(() => JSON.parse("{"), 20_000)).toThrow(SyntaxError);
  });

  it("of every keyword and delimiter in a row costs no more than time in proportion", async () => {
    const pieces = [
      "password=",
      "aws_secret_access_key=",
      "://a:b",
      "eyJa.",
      "AKIA",
      "-----BEGIN PRIVATE KEY-----",
      '"kty":',
      "curl -u ",
      "Authorization: Bearer ",
      "machine ",
      "Server=a;",
      "jdbc:x:",
      "token: ",
      "PuTTY-User-Key-File-3:",
    ];
    const files = Object.fromEntries(
      pieces.map((piece, index) => [`${index}.env`, piece.repeat(500_000 / piece.length)]),
    );
    const report = await createSecretScanner({ fileDeadlineMs: 10_000 }).scan(write(files), context());
    expect(report.skipped).toEqual([]);
  });

  it("is reported where it cannot be read", async () => {
    const tree = write({ "a.ts": `"${github}"` });
    const missing = { path: "gone.ts", storedPath: "code/gone.ts", sizeBytes: 1 };
    const outside = { path: "passwd", storedPath: "../../../../../../../etc/passwd", sizeBytes: 1 };
    const report = await createSecretScanner().scan({ root, files: [...tree.files, missing, outside] }, context());
    expect(report.findings).toHaveLength(1);
    expect(report.skipped).toEqual([
      { path: "gone.ts", reason: "unreadable" },
      { path: "passwd", reason: "unreadable" },
    ]);
  });
});

describe("failures", () => {
  it("keep what was found until the deadline", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { tree, secondFile } = hangingTree();
    const failed = failure(tree, { ...context(), timeoutMs: 60_000 });
    await secondFile();
    vi.advanceTimersByTime(60_000);
    const error = await failed;
    expect(error.message).toBe("The secret scanner did not finish within 60 s.");
    expect(error.findings.map((finding) => finding.location_path)).toEqual(["a.ts"]);
  });

  it("keep what was found until the scan is canceled", async () => {
    const { tree, secondFile } = hangingTree();
    const canceled = new AbortController();
    const failed = failure(tree, { ...context(), signal: canceled.signal });
    await secondFile();
    canceled.abort();
    const error = await failed;
    expect(error.message).toBe("The secret scanner was canceled.");
    expect(error.findings.map((finding) => finding.location_path)).toEqual(["a.ts"]);
  });

  it("of a child that is killed cost the file that it was at", async () => {
    const { tree, secondFile } = hangingTree();
    const last = write({ "c.ts": `"${gitlab}"` });
    const scan = createSecretScanner().scan({ root, files: [...tree.files, ...last.files] }, context());
    for (const _ of ["with the file before it", "alone"]) {
      await secondFile();
      const { pid } = await findChild();
      process.kill(pid, "SIGKILL");
      // Its threads keep its files open until it is reaped.
      await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), PATIENCE);
    }
    const report = await scan;
    expect(report.skipped).toEqual([{ path: "b.ts", reason: "out_of_memory" }]);
    expect(report.findings.map((finding) => finding.location_path)).toEqual(["a.ts", "c.ts"]);
  });

  it("before any file are errors, not empty reports", async () => {
    const error = await failure(write({ "a.ts": `"${github}"` }), context(), { maxHeapMb: 1 });
    expect(error.message).toBe("The secret scanner needed more than its memory limit of 1 MiB.");
  });
});

describe("the child", () => {
  it("has an empty environment, and no secret in its arguments", async () => {
    process.env["SECRET_OF_THE_RUNNER"] = "not for the child";
    const { tree, secondFile } = hangingTree();
    const canceled = new AbortController();
    const failed = failure(tree, { ...context(), signal: canceled.signal });
    await secondFile();
    const child = await findChild();
    canceled.abort();
    delete process.env["SECRET_OF_THE_RUNNER"];
    expect(child.environment).toBe("");
    expect(child.commandLine).not.toContain(key.toString("base64"));
    expect(child.commandLine).not.toContain(key.toString("utf8"));
    await failed;
  });
});

it("has a version that names its rules", async () => {
  expect(await createSecretScanner().version()).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12} \(\d{2,} rules\)$/);
});

function context(): ScanContext {
  return { signal: new AbortController().signal, timeoutMs: 60_000, maxFindings: 1_000, fingerprintKey: key };
}

function write(files: Record<string, string>): SourceTree {
  const written = Object.entries(files).map(([path, text]) => {
    const storedPath = `code/${path}`;
    mkdirSync(dirname(join(root, storedPath)), { recursive: true });
    writeFileSync(join(root, storedPath), text);
    return { path, storedPath, sizeBytes: Buffer.byteLength(text) };
  });
  return { root, files: written };
}

/** One file with a secret, and one that the child opens and never gets to the end of: nobody writes into the pipe. */
function hangingTree(): { tree: SourceTree; secondFile: () => Promise<void> } {
  const tree = write({ "a.ts": `"${github}"` });
  const pipe = join(root, "code", "b.ts");
  execFileSync("mkfifo", [pipe]);
  const files = [...tree.files, { path: "b.ts", storedPath: "code/b.ts", sizeBytes: 0 }];
  return {
    tree: { root, files },
    async secondFile() {
      const descriptor = await vi.waitFor(() => openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK), PATIENCE);
      onTestFinished(() => closeSync(descriptor));
    },
  };
}

async function find(files: Record<string, string>, changes: Partial<ScanContext> = {}): Promise<PipelineFinding[]> {
  const report = await createSecretScanner().scan(write(files), { ...context(), ...changes });
  rmSync(join(root, "code"), { recursive: true });
  expect(report.skipped).toEqual([]);
  return report.findings;
}

async function failure(
  tree: SourceTree,
  scanContext: ScanContext,
  options: Partial<SecretScannerOptions> = {},
): Promise<ScannerError> {
  const error: unknown = await createSecretScanner(options)
    .scan(tree, scanContext)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  if (!(error instanceof ScannerError)) throw new Error("The scan did not fail as expected");
  return error;
}

function ids(findings: readonly PipelineFinding[]): string[] {
  return findings.map((finding) => finding.external_id);
}

async function findChild(): Promise<{ pid: number; commandLine: string; environment: string }> {
  return vi.waitFor(async () => {
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
      const [commandLine, environment] = [readProc(Number(pid), "cmdline"), readProc(Number(pid), "environ")];
      const isScanner = commandLine.startsWith(process.execPath) && /secrets\/main\.(?:ts|cjs)/.test(commandLine);
      if (isScanner && commandLine.includes(root)) return { pid: Number(pid), commandLine, environment };
    }
    throw new Error("The child did not appear");
  }, PATIENCE);
}

import { createHash } from "node:crypto";
import { hashBlob, hashContext, hashPath } from "../../../runner/scan/finding-identity.ts";
import { codeIdentity, fingerprintMatches } from "../../../runner/scanners/shared/fingerprint.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { STATES } from "../../../worker/database/vulnerability-tables.ts";
import type { Coverage } from "../../../worker/contract/finding-identity.ts";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { makeProject, runScan, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";

/** The contents of files by path. A line with `exec(` is a problem, and one with `eval(` is one of another rule. */
export type Files = Record<string, string>;

const KEY = new Uint8Array(32);
const SCANNER = "ast-grep";

export interface ScanOptions {
  branch?: string;
  /** What the scanner does not look at. */
  skipped?: Coverage["skipped"];
  truncated?: boolean;
  rules?: string[];
  coverage?: boolean;
}

/** What is known of a vulnerability on a branch. */
export interface Known {
  id: string;
  state: string;
  path: string;
  line: number;
  triage: string;
}

/** A project whose files a runner scans, as the service sees it. */
export class History {
  readonly tenant: Tenant;
  readonly project: string;
  #commits = 0;

  private constructor(tenant: Tenant, project: string) {
    this.tenant = tenant;
    this.project = project;
  }

  static async begin(): Promise<History> {
    const tenant = await createTenant();
    await makeProject(tenant, { repo_url: "https://git.example/acme/shop.git" });
    return new History(tenant, "shop");
  }

  /** Scans these files. @returns the scan, as it was queued. */
  async scan(files: Files, options: ScanOptions & { finish?: boolean } = {}): Promise<Scan> {
    const { scan, end } = await this.start(files, options);
    if (options.finish !== false) await end();
    return scan;
  }

  /** Scans these files, and leaves the final report to `end`, which returns `summary.changes`. */
  async start(files: Files, options: ScanOptions = {}): Promise<{ scan: Scan; end: () => Promise<unknown> }> {
    const { branch = "main", truncated = false } = options;
    const scan = await runScan(this.tenant, this.project, { branch });
    const runner = new TestRunner(scan);
    accepted(await runner.claim());
    const findings = findingsOf(files, options);
    accepted(await runner.findings(...findings));
    if (options.coverage !== false) {
      const coverage = { files: Object.entries(files).map(fileKey), skipped: options.skipped ?? [] };
      accepted(await runner.post("findings", { version: 1, findings: [], coverage }));
    }
    this.#commits += 1;
    const scanner = {
      name: SCANNER,
      version: "1",
      status: "completed" as const,
      duration_ms: 1,
      findings: findings.length,
    };
    const report = summary({
      branch,
      commit: this.#commits.toString(16).padStart(40, "0"),
      scanners: [{ ...scanner, ...(truncated && { truncated }) }],
    });
    const end = async (): Promise<unknown> => {
      accepted(await runner.finish({ outcome: "completed", summary: report }));
      const row = await home.DB.prepare("select summary->>'$.changes' as changes from scans where uuid = unhex(?, '-')")
        .bind(scan.id)
        .first<{ changes: string | null }>();
      return JSON.parse(row?.changes ?? "null");
    };
    return { scan, end };
  }

  /** Scans, and returns what is known then on the branch. */
  async after(files: Files, options: ScanOptions & { finish?: boolean } = {}): Promise<Known[]> {
    await this.scan(files, options);
    return this.known(options.branch);
  }

  /** In order of path and line. */
  async known(branch = "main"): Promise<Known[]> {
    const { results } = await home.DB.prepare(
      `select lower(hex(v.uuid)) as id, s.state, ifnull(s.path, v.path) as path, s.line, v.triage from vulnerability_states as s
         join vulnerabilities as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id
         join scan_lines as l on l.organization_id = s.organization_id and l.id = s.line_id
       where s.organization_id = (select id from organizations where uuid = unhex(?, '-')) and l.branch = ? order by 3, 4, 1`,
    )
      .bind(this.tenant.orgId, branch)
      .all<Known & { state: number }>();
    return results.map(({ id, state, path, line, triage }) => ({ id, state: STATES[state] ?? "", path, line, triage }));
  }
}

function accepted({ status }: Response): void {
  if (status !== 200) throw new Error(`The call has the status ${status}.`);
}

function blobOf(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}

function fileKey([path, text]: [string, string]): string {
  return hashPath(path) + hashBlob(blobOf(text));
}

const RULES: Record<string, RegExp> = { exec: /exec\([^)]*\)/, eval: /eval\([^)]*\)/ };

/** As the runner reports them. */
export function findingsOf(
  files: Files,
  { rules = ["exec", "eval"], skipped = [] }: ScanOptions = {},
): PipelineFinding[] {
  const matches = Object.entries(files).flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) =>
      rules.flatMap((ruleId) => {
        const found = RULES[ruleId]?.exec(line)?.[0];
        const isSkipped = skipped.some(({ paths }) => paths.includes(hashPath(path)));
        return found === undefined || isSkipped
          ? []
          : [{ ruleId, path, offset: index, identity: codeIdentity(found), found, text }];
      }),
    ),
  );
  return fingerprintMatches(SCANNER, matches).map((match) => {
    const [lines, line] = [match.text.split("\n"), match.offset + 1];
    return {
      external_id: match.fingerprint,
      title: `Rule ${match.ruleId}`,
      severity: match.ruleId === "exec" ? "high" : "low",
      scanner: SCANNER,
      description: null,
      location_path: match.path,
      location_line: line,
      location_column: 1,
      metadata: {
        rule_id: match.ruleId,
        cwe: "CWE-78",
        confidence: "high",
        snippet: match.found,
        fingerprint: match.fingerprint,
      },
      identity: {
        code: match.code,
        path: hashPath(match.path),
        blob: hashBlob(blobOf(match.text)),
        ...hashContext(lines, { line, endLine: line }, KEY),
      },
    };
  });
}

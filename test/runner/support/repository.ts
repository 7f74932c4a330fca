import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "runner-test-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}

export interface TreeItem {
  mode?: "100644" | "100755" | "120000" | "160000" | "40000";
  name: string | Buffer;
  content: string | Buffer | TreeItem[];
}

/** A bare repository made by plumbing, so that it may hold what no work tree could. */
export class BareRepository {
  readonly directory: string;

  constructor(root: string, name: string, options: { sha256?: boolean } = {}) {
    this.directory = join(root, name);
    mkdirSync(this.directory, { recursive: true });
    const format = options.sha256 ? ["--object-format=sha256"] : [];
    this.git(["init", "--quiet", "--bare", "--template=", "--initial-branch=main", ...format]);
  }

  git(args: string[], input: string | Buffer = ""): string {
    return execFileSync("git", args, {
      cwd: this.directory,
      input,
      maxBuffer: 256 * 1024 * 1024,
      env: {
        PATH: process.env["PATH"],
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_AUTHOR_NAME: "a",
        GIT_AUTHOR_EMAIL: "a@example.org",
        GIT_COMMITTER_NAME: "a",
        GIT_COMMITTER_EMAIL: "a@example.org",
      },
      stdio: ["pipe", "pipe", "pipe"],
    })
      .toString("utf8")
      .trim();
  }

  commit(items: TreeItem[], branch = "main"): string {
    const commit = this.git(["commit-tree", "-m", "a commit", this.tree(items)]);
    this.git(["update-ref", `refs/heads/${branch}`, commit]);
    return commit;
  }

  tree(items: TreeItem[]): string {
    const records = items.map(({ mode = "100644", name, content }) => {
      if (Array.isArray(content)) return record("40000", "tree", this.tree(content), name);
      if (mode === "160000") return record(mode, "commit", content.toString(), name);
      return record(mode, "blob", this.git(["hash-object", "-w", "--stdin", "--literally"], content), name);
    });
    return this.git(["mktree", "-z", "--missing"], Buffer.concat(records));
  }
}

function record(mode: string, type: string, objectId: string, name: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${mode} ${type} ${objectId}\t`), Buffer.from(name), Buffer.from([0])]);
}

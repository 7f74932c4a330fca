import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, deflateSync } from "node:zlib";
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

/** A bare repository written with git plumbing, which may contain what no work tree can. */
export class BareRepository {
  readonly directory: string;
  readonly #hash: "sha1" | "sha256";

  constructor(root: string, name: string, options: { sha256?: boolean } = {}) {
    this.directory = join(root, name);
    mkdirSync(this.directory, { recursive: true });
    this.#hash = options.sha256 ? "sha256" : "sha1";
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

  /** Commits a tree from raw bytes, without any check. */
  commitRawTree(entries: { mode: string; name: string; objectId: string }[]): string {
    const bytes = entries.flatMap(({ mode, name, objectId }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(objectId, "hex"),
    ]);
    const tree = this.#object("tree", Buffer.concat(bytes));
    const commit = this.git(["commit-tree", "-m", "a commit", tree]);
    this.git(["update-ref", "refs/heads/main", commit]);
    return commit;
  }

  blob(content: string | Buffer): string {
    return this.#object("blob", Buffer.from(content));
  }

  tree(items: TreeItem[]): string {
    const entries = items.map(({ mode = "100644", name, content }) => {
      if (Array.isArray(content)) return entry("40000", this.tree(content), name);
      return entry(mode, mode === "160000" ? content.toString() : this.blob(content), name);
    });
    const sorted = entries.toSorted((a, b) => a.sortedBy.compare(b.sortedBy));
    return this.#object("tree", Buffer.concat(sorted.map(({ bytes }) => bytes)));
  }

  /**
   * Writes a loose object directly, because a git process per file is too slow.
   * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
   */
  #object(type: "blob" | "tree", content: Buffer): string {
    const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const objectId = createHash(this.#hash).update(bytes).digest("hex");
    const folder = join(this.directory, "objects", objectId.slice(0, 2));
    const path = join(folder, objectId.slice(2));
    if (existsSync(path)) return objectId;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, deflateSync(bytes, { level: constants.Z_BEST_SPEED }));
    return objectId;
  }
}

/** Git sorts directories as if their names ended with a slash. */
function entry(mode: string, objectId: string, name: string | Buffer): { bytes: Buffer; sortedBy: Buffer } {
  const nameBytes = Buffer.from(name);
  const bytes = Buffer.concat([Buffer.from(`${mode} `), nameBytes, Buffer.from([0]), Buffer.from(objectId, "hex")]);
  return { bytes, sortedBy: mode === "40000" ? Buffer.concat([nameBytes, Buffer.from("/")]) : nameBytes };
}

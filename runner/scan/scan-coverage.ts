import { MAX_FILES_PER_CALL } from "../../worker/contract/finding-identity.ts";
import type { Coverage } from "../../worker/contract/finding-identity.ts";
import type { SkipReason } from "../../worker/contract/scan-summary.ts";
import type { SourceTree } from "../repository/source-tree.ts";
import { SECRET_ENGINES } from "../scanners/engines.ts";
import { hashBlob, hashPath } from "./finding-identity.ts";

/** Secret scanners read these files completely. */
export const CODE_ONLY: ReadonlySet<SkipReason> = new Set(["minified", "long_line"]);

/** What the scanners looked at: without it, the absence of a finding means nothing. */
export class ScanCoverage {
  readonly #skipped = new Map<string, { scanner: string | null; rule: string | null; paths: Set<string> }>();
  readonly #codeScanners: readonly string[];

  constructor(scanners: readonly string[]) {
    this.#codeScanners = scanners.filter((name) => !Object.hasOwn(SECRET_ENGINES, name));
  }

  /** @param scanner null for all, unless only code scanners skip files for this reason. */
  skip(path: string, reason: SkipReason, scanner: string | null, rule: string | null = null): void {
    // It is analysed completely, if not precisely everywhere.
    if (reason === "approximated") return;
    const scanners = scanner === null && CODE_ONLY.has(reason) ? this.#codeScanners : [scanner];
    for (const name of scanners) {
      const key = JSON.stringify([name, rule]);
      const group = this.#skipped.get(key) ?? { scanner: name, rule, paths: new Set() };
      group.paths.add(hashPath(path));
      this.#skipped.set(key, group);
    }
  }

  /** Whether the scanner skipped the file, or a directory above it, for this rule at least. */
  hasSkipped(path: string, scanner: string, rule: string): boolean {
    const names = path.split("/");
    const hashes = names.map((_, index) => hashPath(names.slice(0, index + 1).join("/")));
    return [...this.#skipped.values()].some(
      (group) =>
        (group.scanner ?? scanner) === scanner &&
        (group.rule ?? rule) === rule &&
        hashes.some((hash) => group.paths.has(hash)),
    );
  }

  /** In as many parts as the limits of a call require. */
  *parts({ files }: SourceTree): Generator<Coverage> {
    const keys = new Set(
      files.flatMap(({ path, objectId }) => (objectId ? [hashPath(path) + hashBlob(objectId)] : [])),
    );
    for (const some of chunksOf([...keys])) yield { files: some, skipped: [] };
    for (const { paths, ...group } of this.#skipped.values()) {
      for (const some of chunksOf([...paths])) yield { files: [], skipped: [{ ...group, paths: some }] };
    }
  }
}

function* chunksOf(hashes: readonly string[]): Generator<string[]> {
  for (let start = 0; start < hashes.length; start += MAX_FILES_PER_CALL) {
    yield hashes.slice(start, start + MAX_FILES_PER_CALL);
  }
}

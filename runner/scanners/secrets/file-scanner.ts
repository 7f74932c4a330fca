import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { KeywordIndex, type Window } from "./keyword-index.ts";
import type { BatchFile, SkippedMessage } from "../shared/batch-messages.ts";
import type { MatchMessage, ScanRequest } from "./messages.ts";
import { reportCandidates } from "./report-candidates.ts";
import type { SecretRule } from "./rule.ts";
import { type Candidate, TextScanner } from "./scan-text.ts";
import { TimeBox } from "./time-box.ts";

export interface FileResult {
  messages: (MatchMessage | SkippedMessage)[];
  truncated: boolean;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_CANDIDATES_PER_FILE = 2_000;
/** After a file timed out as a whole, each rule may use this fraction (1/n) of the file's time limit. */
const SHARES_OF_A_FILE = 5;
const MAX_TIMES_SLOW = 3;
const BYTE_ORDER_MARK = 0xfe_ff;

export class FileScanner {
  private readonly texts: TextScanner;
  private readonly timeBox = new TimeBox();
  private readonly request: ScanRequest;
  private readonly key: Buffer;
  private readonly rules: readonly SecretRule[];
  private readonly timesSlow = new Map<number, number>();
  private readonly slowRules = new Set<number>();

  constructor(rules: readonly SecretRule[], request: ScanRequest) {
    this.rules = rules;
    this.texts = new TextScanner(rules, new KeywordIndex(rules), request.maxCandidates);
    this.request = request;
    this.key = Buffer.from(request.fingerprintKey, "base64");
    for (const [index, { id }] of rules.entries()) this.countSlow(index, request.timesSlow[id] ?? 0);
  }

  scan(file: BatchFile): FileResult {
    const text = readText(join(this.request.root, file.storedPath));
    if (typeof text !== "string") return { messages: [skipped(file.path, text.reason)], truncated: false };
    const windows = this.texts.windows(text);
    if (windows.size === 0) return { messages: [], truncated: false };
    const boxed = this.timeBox.run(() => {
      const { candidates, truncated } = this.texts.scan(text, file.path, windows);
      return this.toResult(text, file.path, candidates, truncated);
    }, this.request.fileDeadlineMs);
    return boxed?.value ?? this.scanRuleByRule(text, file.path, windows);
  }

  /** Applies each rule with its own time limit, so that a slow one is skipped and the others still report. */
  private scanRuleByRule(text: string, path: string, windows: ReadonlyMap<number, readonly Window[]>): FileResult {
    const deadlineMs = this.request.fileDeadlineMs / SHARES_OF_A_FILE;
    const candidates: Candidate[] = [];
    const slow: SkippedMessage[] = [];
    let truncated = false;
    for (const [index, stretches] of windows) {
      const boxed = this.slowRules.has(index)
        ? undefined
        : this.timeBox.run(() => this.texts.scan(text, path, new Map([[index, stretches]])), deadlineMs);
      if (boxed === undefined) slow.push(this.skipRule(path, index));
      candidates.push(...(boxed?.value.candidates ?? []));
      truncated ||= boxed?.value.truncated ?? false;
    }
    const reported = this.timeBox.run(
      () => this.toResult(text, path, candidates, truncated || slow.length > 0),
      this.request.fileDeadlineMs,
    );
    const { messages, ...rest } = reported?.value ?? {
      messages: [skipped(path, "timed_out")],
      truncated,
    };
    return { ...rest, truncated, messages: [...messages, ...slow] };
  }

  /** A rule that is slow repeatedly is skipped for the rest of the scan. */
  private skipRule(path: string, index: number): SkippedMessage {
    this.countSlow(index, 1);
    return { ...skipped(path, "slow_rule"), rule: this.rules[index]?.id ?? "unknown" };
  }

  private countSlow(index: number, more: number): void {
    const times = (this.timesSlow.get(index) ?? 0) + more;
    this.timesSlow.set(index, times);
    if (times >= MAX_TIMES_SLOW) this.slowRules.add(index);
  }

  private toResult(text: string, path: string, candidates: readonly Candidate[], truncated: boolean): FileResult {
    const messages = reportCandidates(text, path, candidates, this.key, !truncated);
    return { messages, truncated };
  }
}

export function readText(path: string): string | { reason: SkippedMessage["reason"] } {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return { reason: "too_large" };
    const text = readFileSync(path, "utf8");
    return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  } catch {
    return { reason: "unreadable" };
  }
}

function skipped(path: string, reason: SkippedMessage["reason"]): SkippedMessage {
  return { type: "skipped", path, reason };
}

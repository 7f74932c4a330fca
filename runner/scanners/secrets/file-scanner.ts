import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { secretIdentity } from "../fingerprint.ts";
import { collapse } from "./collapse.ts";
import { KeywordIndex } from "./keyword-index.ts";
import { LineIndex } from "./line-index.ts";
import type { MatchMessage, ScanRequest, SkippedMessage } from "./messages.ts";
import { previewOf, SnippetRedactor } from "./redact-snippet.ts";
import type { Confidence, SecretRule } from "./rule.ts";
import { type Candidate, TextScanner } from "./scan-text.ts";
import { TimeBox } from "./time-box.ts";

export interface FileResult {
  messages: (MatchMessage | SkippedMessage)[];
  characters: number;
  truncated: boolean;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_CANDIDATES_PER_FILE = 2_000;
const BYTE_ORDER_MARK = 0xfe_ff;
const KEY_BLOCK_NOISE = /\\[nrt]|\s/g;
const TEST_PATH =
  /(?:^|\/)(?:tests?|__tests__|spec|specs|fixtures?|testdata|test-data|mocks?|__mocks__|examples?|samples?|docs?)\/|[._-](?:test|spec)\.[a-z]+$|(?:^|\/)test_[^/]*$|_test\.[a-z]+$/i;

export class FileScanner {
  private readonly texts: TextScanner;
  private readonly timeBox = new TimeBox();
  private readonly request: ScanRequest;
  private readonly key: Buffer;

  constructor(rules: readonly SecretRule[], request: ScanRequest) {
    this.texts = new TextScanner(rules, new KeywordIndex(rules), MAX_CANDIDATES_PER_FILE);
    this.request = request;
    this.key = Buffer.from(request.fingerprintKey, "base64");
  }

  scan(file: ScanRequest["files"][number]): FileResult {
    const text = readText(join(this.request.root, file.storedPath));
    if (typeof text !== "string")
      return { messages: [skipped(file.path, text.reason)], characters: 0, truncated: false };
    const characters = text.length;
    const windows = this.texts.windows(text);
    if (windows.size === 0) return { messages: [], characters, truncated: false };
    const boxed = this.timeBox.run(() => {
      const { candidates, truncated } = this.texts.scan(text, file.path, windows);
      const messages = this.report(text, file.path, candidates);
      // Not all secrets are known then, so that a line could show one.
      const shown = truncated ? messages.map((message) => withoutSnippet(message)) : messages;
      return { messages: shown, characters, truncated };
    }, this.request.fileDeadlineMs);
    return boxed?.value ?? { messages: [skipped(file.path, "deadline")], characters, truncated: false };
  }

  private report(text: string, path: string, candidates: readonly Candidate[]): MatchMessage[] {
    if (candidates.length === 0) return [];
    const lines = new LineIndex(text);
    const redactor = new SnippetRedactor(text, candidates);
    return collapse(candidates).map((candidate) => this.toMessage(path, candidate, lines, redactor));
  }

  private toMessage(path: string, candidate: Candidate, lines: LineIndex, redactor: SnippetRedactor): MatchMessage {
    const { rule, start, entropy } = candidate;
    return {
      type: "match",
      rule: rule.id,
      path,
      offset: start,
      ...lines.locate(start),
      identity: secretIdentity(normalize(candidate), this.key),
      confidence: confidenceAt(path, rule.confidence),
      entropy: Math.round(entropy * 100) / 100,
      preview: previewOf(candidate),
      snippet: redactor.snippet(candidate),
    };
  }
}

function withoutSnippet(message: MatchMessage): MatchMessage {
  return { ...message, snippet: message.preview };
}

function readText(path: string): string | { reason: SkippedMessage["reason"] } {
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

/** A key block stays the same key when it is wrapped anew, gets other line ends, or is written into a string. */
function normalize({ value }: Candidate): string {
  return value.startsWith("-----BEGIN") ? value.replaceAll(KEY_BLOCK_NOISE, "") : value;
}

/** Tests, samples and documentation hold made-up secrets more often: no less severe if real, but less likely so. */
function confidenceAt(path: string, confidence: Confidence): Confidence {
  if (!TEST_PATH.test(path)) return confidence;
  return confidence === "high" ? "medium" : "low";
}

import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { redactLiterals, MASK } from "./redact-literals.ts";
import { isCredential } from "../shared/deduplicate.ts";
import { KeywordIndex } from "./keyword-index.ts";
import { SnippetRedactor } from "./redact-snippet.ts";
import { SECRET_RULES } from "./rules.ts";
import { TextScanner } from "./scan-text.ts";
import { TimeBox } from "./time-box.ts";

const MAX_CANDIDATES = 200;
const BATCH = 100;
/** Time limit of a batch, and of each of its texts where that is exceeded. */
const TEXT_DEADLINE_MS = 200;
/** Time limit of all texts of a scanner; the texts after it are masked. */
const ALL_DEADLINE_MS = 20_000;
/** A text of at least this length may be truncated within a secret, which no rule matches then. */
const CUT_LENGTH = 200;
const CUT_TOKEN = /[\w+/=~-]{12,}$/;
const SHORTEST_REPEATED = 6;
const ALGORITHM = /^(?:aes|3?des|rc4|rsa|sha|md\d|hmac|[ehpr]s\d{3}|utf|ascii|base64|hex)/i;

const Trace = z.array(z.looseObject({ text: z.string() }));

const texts = new TextScanner(SECRET_RULES, new KeywordIndex(SECRET_RULES), MAX_CANDIDATES);

/**
 * Redacts secrets in the texts of findings of code, which quote the source. Findings of secret scanners contain a redacted
 * preview already, and are returned unchanged.
 */
export async function redactSecrets(findings: readonly PipelineFinding[]): Promise<PipelineFinding[]> {
  const shown = new RedactedTexts();
  const literals = findings.map((finding) => (isRedacted(finding) ? finding : redactCredential(finding, shown)));
  await shown.read(literals.flatMap((finding) => (isRedacted(finding) ? [] : textsOf(finding))));
  return literals.map((finding) => (isRedacted(finding) ? finding : redactTexts(finding, shown)));
}

function textsOf({ title, description, metadata }: PipelineFinding): string[] {
  const trace = Trace.safeParse(metadata["trace"]);
  return [title, description ?? "", metadata.snippet, ...(trace.data ?? []).map(({ text }) => text)];
}

/** Redacts secrets in an engine's message, which may quote source code. */
export async function redactText(text: string): Promise<string> {
  const shown = new RedactedTexts();
  await shown.read([text]);
  return shown.text(text, null);
}

function isRedacted({ metadata }: PipelineFinding): boolean {
  return "preview" in metadata;
}

function redactCredential(finding: PipelineFinding, shown: RedactedTexts): PipelineFinding {
  const { metadata, location_path: path } = finding;
  if (!isCredential(metadata.cwe)) return finding;
  const snippet = redactLiterals(metadata.snippet, metadata["language"], shown.valuesOf(path));
  return { ...finding, metadata: { ...metadata, snippet } };
}

function redactTexts(finding: PipelineFinding, shown: RedactedTexts): PipelineFinding {
  const { title, description, location_path: path, metadata } = finding;
  const trace = Trace.safeParse(metadata["trace"]);
  return {
    ...finding,
    title: shown.text(title, path),
    description: description === null ? null : shown.text(description, path),
    metadata: {
      ...metadata,
      snippet: shown.text(metadata.snippet, path),
      ...(trace.success && { trace: trace.data.map((step) => redactStep(step, shown.text(step.text, path))) }),
    },
  };
}

function redactStep<Step extends { text: string }>(step: Step, text: string): Step {
  return { ...step, text };
}

class RedactedTexts {
  readonly #timeBox = new TimeBox();
  readonly #redacted = new Map<string, string>();
  /** By file, the credentials that rules for code have reported. */
  readonly #values = new Map<string | null, Set<string>>();
  #leftMs = ALL_DEADLINE_MS;

  valuesOf(path: string | null): Set<string> {
    const values = this.#values.get(path) ?? new Set();
    this.#values.set(path, values);
    return values;
  }

  /** Reads the texts in batches, because each time-limited call has overhead; yields to the event loop between batches. */
  async read(all: readonly string[]): Promise<void> {
    const different = [...new Set(all)];
    for (let start = 0; start < different.length; start += BATCH) {
      const batch = different.slice(start, start + BATCH);
      if (!this.#tryRead(batch)) for (const text of batch) this.#tryRead([text]);
      await setImmediate();
    }
  }

  /** @param text one of those passed to `read`. */
  text(text: string, path: string | null): string {
    const values = [...(this.#values.get(path) ?? [])].filter(
      (value) => value.length >= SHORTEST_REPEATED && !ALGORITHM.test(value),
    );
    return values.reduce((shown, value) => shown.replaceAll(value, MASK), this.#redacted.get(text) ?? MASK);
  }

  #tryRead(batch: readonly string[]): boolean {
    if (this.#leftMs <= 0) return false;
    const startedMs = performance.now();
    const boxed = this.#timeBox.run(() => batch.map(redactMatches), TEXT_DEADLINE_MS);
    this.#leftMs -= performance.now() - startedMs;
    for (const [index, text] of batch.entries()) this.#redacted.set(text, boxed?.value[index] ?? MASK);
    return boxed !== undefined;
  }
}

function redactMatches(text: string): string {
  const whole = text.length < CUT_LENGTH ? text : text.replace(CUT_TOKEN, MASK);
  const windows = texts.windows(whole);
  if (windows.size === 0) return whole;
  const { candidates, truncated } = texts.scan(whole, "", windows);
  if (candidates.length === 0) return whole;
  return truncated ? MASK : new SnippetRedactor(whole, candidates).whole();
}

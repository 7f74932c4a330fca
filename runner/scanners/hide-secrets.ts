import { z } from "zod";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { hideLiterals, MASK } from "./hide-literals.ts";
import { isCredential } from "./same-problem.ts";
import { KeywordIndex } from "./secrets/keyword-index.ts";
import { SnippetRedactor } from "./secrets/redact-snippet.ts";
import { SECRET_RULES } from "./secrets/rules.ts";
import { TextScanner } from "./secrets/scan-text.ts";
import { TimeBox } from "./secrets/time-box.ts";

const MAX_CANDIDATES = 200;
const TEXT_DEADLINE_MS = 100;
/** For all texts of a scanner, since the rest of the runner waits meanwhile; what comes after is not shown. */
const ALL_DEADLINE_MS = 3_000;
/** A text of this length may be cut off within a secret, which no rule knows then. */
const CUT_LENGTH = 200;
const CUT_TOKEN = /[\w+/=~-]{12,}$/;
const SHORTEST_REPEATED = 6;
const ALGORITHM = /^(?:aes|3?des|rc4|rsa|sha|md\d|hmac|[ehpr]s\d{3}|utf|ascii|base64|hex)/i;

const Trace = z.array(z.looseObject({ text: z.string() }));

const texts = new TextScanner(SECRET_RULES, new KeywordIndex(SECRET_RULES), MAX_CANDIDATES);

/**
 * Findings of code quote what stands at their place, a secret as well. Those of the scanners for secrets are without one
 * already, and stay as they are.
 */
export function hideSecrets(findings: readonly PipelineFinding[]): PipelineFinding[] {
  const shown = new ShownTexts();
  const literals = findings.map((finding) => (isRedacted(finding) ? finding : hideCredential(finding, shown)));
  return literals.map((finding) => (isRedacted(finding) ? finding : hideInTexts(finding, shown)));
}

function isRedacted({ metadata }: PipelineFinding): boolean {
  return "preview" in metadata;
}

function hideCredential(finding: PipelineFinding, shown: ShownTexts): PipelineFinding {
  const { metadata, location_path: path } = finding;
  if (!isCredential(metadata.cwe)) return finding;
  const snippet = hideLiterals(metadata.snippet, metadata["language"], shown.valuesOf(path));
  return { ...finding, metadata: { ...metadata, snippet } };
}

function hideInTexts(finding: PipelineFinding, shown: ShownTexts): PipelineFinding {
  const { title, description, location_path: path, metadata } = finding;
  const trace = Trace.safeParse(metadata["trace"]);
  return {
    ...finding,
    title: shown.text(title, path),
    description: description === null ? null : shown.text(description, path),
    metadata: {
      ...metadata,
      snippet: shown.text(metadata.snippet, path),
      ...(trace.success && { trace: trace.data.map((step) => hideInStep(step, shown.text(step.text, path))) }),
    },
  };
}

function hideInStep<Step extends { text: string }>(step: Step, text: string): Step {
  return { ...step, text };
}

class ShownTexts {
  readonly #timeBox = new TimeBox();
  readonly #hidden = new Map<string, string>();
  /** By file, the credentials that a rule for code has pointed at. */
  readonly #values = new Map<string | null, Set<string>>();
  #leftMs = ALL_DEADLINE_MS;

  valuesOf(path: string | null): Set<string> {
    const values = this.#values.get(path) ?? new Set();
    this.#values.set(path, values);
    return values;
  }

  text(text: string, path: string | null): string {
    const hidden = this.#hidden.get(text) ?? this.#hide(text);
    this.#hidden.set(text, hidden);
    const values = [...(this.#values.get(path) ?? [])].filter(
      (value) => value.length >= SHORTEST_REPEATED && !ALGORITHM.test(value),
    );
    return values.reduce((shown, value) => shown.replaceAll(value, MASK), hidden);
  }

  #hide(text: string): string {
    const windows = texts.windows(text);
    const whole = text.length < CUT_LENGTH ? text : text.replace(CUT_TOKEN, MASK);
    if (windows.size === 0) return whole;
    if (this.#leftMs <= 0) return MASK;
    const startedMs = performance.now();
    const boxed = this.#timeBox.run(() => {
      const { candidates, truncated } = texts.scan(whole, "", texts.windows(whole));
      return truncated ? MASK : new SnippetRedactor(whole, candidates).whole();
    }, TEXT_DEADLINE_MS);
    this.#leftMs -= performance.now() - startedMs;
    return boxed?.value ?? MASK;
  }
}

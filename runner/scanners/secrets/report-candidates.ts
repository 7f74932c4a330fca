import type { CodeContext } from "../../../worker/contract/scan-summary.ts";
import { contextOfPath } from "../shared/code-context.ts";
import { secretIdentity } from "../shared/fingerprint.ts";
import { collapse } from "./collapse.ts";
import { LineIndex } from "./line-index.ts";
import type { MatchMessage } from "./messages.ts";
import { previewOf, SnippetRedactor } from "./redact-snippet.ts";
import type { Confidence } from "./rule.ts";
import type { Candidate } from "./scan-text.ts";

const KEY_BLOCK_NOISE = /\\[nrt]|\s/g;
/** Contexts in which made-up secrets are common. */
const SAMPLES: ReadonlySet<CodeContext | null> = new Set<CodeContext>(["documentation", "example", "fixture", "test"]);

/**
 * The messages for the secrets of one file: the most specific of overlapping ones, never a secret in cleartext.
 * @param complete false when there are more matches than candidates: the line may contain an unknown secret, and is masked.
 */
export function reportCandidates(
  text: string,
  path: string,
  candidates: readonly Candidate[],
  key: Uint8Array,
  complete: boolean,
): MatchMessage[] {
  if (candidates.length === 0) return [];
  const lines = new LineIndex(text);
  const redactor = new SnippetRedactor(text, candidates);
  return collapse(candidates).map((candidate) => {
    const { rule, start, entropy } = candidate;
    const preview = previewOf(candidate);
    const { line, column } = lines.locate(start);
    return {
      type: "match",
      rule: rule.id,
      path,
      offset: start,
      line,
      column,
      identity: secretIdentity(normalize(candidate), key),
      confidence: confidenceAt(path, rule.confidence),
      entropy: Math.round(entropy * 100) / 100,
      preview,
      snippet: complete ? redactor.snippet(candidate) : preview,
    };
  });
}

/** A key block keeps its identity when it is re-wrapped, its line endings change, or it moves into a string. */
function normalize({ value }: Candidate): string {
  return value.startsWith("-----BEGIN") ? value.replaceAll(KEY_BLOCK_NOISE, "") : value;
}

/** Tests, samples and documentation often contain made-up secrets: lower confidence, same severity. */
function confidenceAt(path: string, confidence: Confidence): Confidence {
  if (!SAMPLES.has(contextOfPath(path))) return confidence;
  return confidence === "high" ? "medium" : "low";
}

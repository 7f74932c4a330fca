import { Random } from "../chaos/random.ts";
import { makeDecoyContexts } from "./decoy-contexts.ts";
import { scanSecrets } from "./scan-secrets.ts";
import { makeSecretContexts } from "./secret-contexts.ts";

export interface ContextMeasure {
  /** Contexts whose secret was found at its line. */
  found: string[];
  missed: string[];
  /** Findings in the files of secrets at another line. */
  elsewhere: Alarm[];
  decoys: number;
  /** Decoys with a finding anywhere in the file, each with all its rules. */
  flagged: Alarm[];
}

interface Alarm {
  what: string;
  rules: string[];
}

interface Place {
  line: number | null | undefined;
  rule: string;
}

/**
 * Scans one secret in each context, and decoys; reproducible by the seed.
 * @throws ScannerError
 */
export async function measureContexts(seed: number, signal = new AbortController().signal): Promise<ContextMeasure> {
  const random = new Random(seed);
  const secrets = makeSecretContexts(random);
  const decoys = makeDecoyContexts(random);
  const findings = await scanSecrets([...secrets, ...decoys], signal);
  const findingsIn = (path: string): Place[] =>
    findings
      .filter((finding) => finding.location_path === path)
      .map((finding) => ({ line: finding.location_line, rule: finding.metadata.rule_id }));
  const judged = secrets.map(({ what, path, line }) => {
    const places = findingsIn(path);
    const rules = places.filter((place) => place.line !== line).map(({ rule }) => rule);
    return { what, found: places.length > rules.length, rules };
  });
  return {
    found: judged.filter(({ found }) => found).map(({ what }) => what),
    missed: judged.filter(({ found }) => !found).map(({ what }) => what),
    elsewhere: judged.filter(({ rules }) => rules.length > 0).map(({ what, rules }) => ({ what, rules })),
    decoys: decoys.length,
    flagged: decoys.flatMap(({ what, path }) => {
      const rules = new Set(findingsIn(path).map(({ rule }) => rule));
      return rules.size > 0 ? [{ what, rules: [...rules] }] : [];
    }),
  };
}

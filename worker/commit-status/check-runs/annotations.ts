import { type Severity, SEVERITIES } from "../../contract/finding.ts";

/** GitHub takes this many in one request. */
export const ANNOTATIONS_PER_REQUEST = 50;
/** Of one check run: four requests. The summary counts those beyond. */
export const MAX_ANNOTATIONS = 4 * ANNOTATIONS_PER_REQUEST;

/** GitHub: 255 characters. */
const MAX_TITLE_LENGTH = 255;
/** GitHub: 64 KB. Shorter, so that fifty of them are a small request. */
const MAX_MESSAGE_LENGTH = 2_000;

/** A vulnerability where the scan has found it. */
export interface AnnotatedFinding {
  path: string | null;
  line: number | null;
  title: string;
  description: string | null;
  ruleId: string | null;
  cwe: string | null;
  /** The rank of its severity. */
  rank: number;
}

/** As the API of GitHub takes it. */
export interface Annotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: "failure" | "warning" | "notice";
  title: string;
  message: string;
}

const LEVELS: Partial<Record<Severity | "other", Annotation["annotation_level"]>> = {
  critical: "failure",
  high: "failure",
  medium: "warning",
};

/** Control, format and unpaired surrogate characters: what a path or text of a repository may hide something with. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The annotation of a vulnerability: no code, and nothing else of its metadata, which may contain parts of a secret.
 * @returns undefined for one without a place in a file, or with a path that GitHub may refuse
 */
export function annotationOf(finding: AnnotatedFinding): Annotation | undefined {
  const { path, line, title, description, ruleId, cwe, rank } = finding;
  if (path === null || path === "" || path.search(INVISIBLE) !== -1 || path.includes("\n")) return undefined;
  const severity = SEVERITIES[rank] ?? "other";
  const start = Math.max(1, line ?? 1);
  const details = [severity, cwe, ruleId].filter((part) => part !== null).join(", ");
  return {
    path,
    start_line: start,
    end_line: start,
    annotation_level: LEVELS[severity] ?? "notice",
    title: visible(title, MAX_TITLE_LENGTH),
    message: `${visible(description ?? title, MAX_MESSAGE_LENGTH)}\n\n${visible(details, MAX_TITLE_LENGTH)}`,
  };
}

/** At most `length` UTF-16 units, of whole characters. */
function visible(text: string, length: number): string {
  const shown = text.replaceAll(INVISIBLE, " ").trim();
  return shown.length <= length ? shown : `${shown.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

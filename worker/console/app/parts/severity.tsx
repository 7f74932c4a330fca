import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

export const SEVERITIES = ["critical", "high", "medium", "low", "info"] as const;
export type Severity = (typeof SEVERITIES)[number];

const KNOWN: ReadonlySet<string> = new Set(SEVERITIES);

/** Of any severity: clients may store others than the pipeline's. */
export function SeverityBadge({ severity }: { severity: string }) {
  return <span class={`severity ${KNOWN.has(severity) ? severity : "other"}`}>{visibleText(severity)}</span>;
}

export function SeverityCounts({ counts }: { counts: readonly { severity: string; open: number }[] }) {
  const some = counts.filter(({ open }) => open > 0);
  if (some.length === 0) return <p class="good">{texts.severities.none}</p>;
  return (
    <ul class="counts" aria-label={texts.severities.label}>
      {some.map(({ severity, open }) => (
        <li key={severity}>
          <strong>{open}</strong> <SeverityBadge severity={severity} />
        </li>
      ))}
    </ul>
  );
}

import { useState } from "preact/hooks";
import { api, pageOf } from "../api.ts";
import { useAction } from "../load.ts";
import { FailureNotice } from "../parts/states.tsx";
import { texts } from "../texts.ts";

const PAGE = 1_000;
/** Of one file, which is made in memory. */
const MAX_EVENTS = 100_000;

/** Writes the filtered entries, newest first, into a file with one JSON object a line. */
export function AuditExport({ slug, filter }: { slug: string; filter: Record<string, string> }) {
  const [state, setState] = useState<{ count: number; all?: boolean } | undefined>(undefined);
  const run = useAction(async () => {
    const lines: string[] = [];
    let cursor: string | undefined;
    do {
      setState({ count: lines.length });
      const query = { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const page = await pageOf(api.GET("/v1/orgs/{slug}/audit-log", { params: { path: { slug }, query } }));
      for (const event of page.rows) lines.push(`${JSON.stringify(event)}\n`);
      cursor = page.next;
    } while (cursor !== undefined && lines.length < MAX_EVENTS);
    save(`${slug}-audit-log.jsonl`, lines);
    setState({ count: lines.length, all: cursor === undefined });
  });
  return (
    <div class="actions">
      <button type="button" disabled={run.busy} onClick={() => void run.run()}>
        {texts.audit.export}
      </button>
      {state && (
        <span role="status">
          {state.all === undefined ? texts.audit.exporting(state.count) : texts.audit.exported(state.count, state.all)}
        </span>
      )}
      <FailureNotice failure={run.failure} />
    </div>
  );
}

function save(name: string, lines: readonly string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...lines], { type: "application/jsonl" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

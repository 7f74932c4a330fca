import { useRef, useState } from "preact/hooks";
import { api, pageOf } from "../api.ts";
import { useAction } from "../load.ts";
import { FailureNotice } from "../parts/states.tsx";
import { texts } from "../texts.ts";

const PAGE = 1_000;

/** Writes the filtered entries, newest first, into a file with one JSON object a line. */
export function AuditExport({ slug, filter }: { slug: string; filter: Record<string, string> }) {
  const [state, setState] = useState<{ count: number; all?: boolean } | undefined>(undefined);
  const stopped = useRef(false);
  const run = useAction(async () => {
    // The browser keeps them outside of the page's memory.
    const parts: Blob[] = [];
    let count = 0;
    let cursor: string | undefined;
    stopped.current = false;
    do {
      setState({ count });
      const query = { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const page = await pageOf(api.GET("/v1/orgs/{slug}/audit-log", { params: { path: { slug }, query } }));
      parts.push(new Blob(page.rows.map((event) => `${JSON.stringify(event)}\n`)));
      count += page.rows.length;
      cursor = page.next;
    } while (cursor !== undefined && !stopped.current);
    save(`${slug}-audit-log.jsonl`, parts);
    setState({ count, all: cursor === undefined });
  });
  return (
    <div class="actions">
      <button type="button" disabled={run.busy} onClick={() => void run.run()}>
        {texts.audit.export}
      </button>
      {run.busy && (
        <button
          type="button"
          onClick={() => {
            stopped.current = true;
          }}
        >
          {texts.audit.stop}
        </button>
      )}
      {state && !run.failure && (
        <span role="status">
          {state.all === undefined ? texts.audit.exporting(state.count) : texts.audit.exported(state.count, state.all)}
        </span>
      )}
      <FailureNotice failure={run.failure} />
    </div>
  );
}

function save(name: string, parts: readonly Blob[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...parts], { type: "application/jsonl" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

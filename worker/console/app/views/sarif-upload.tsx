import { useLayoutEffect, useId, useRef, useState } from "preact/hooks";
import { api, dataOf, sendSarif, type Schemas } from "../api.ts";
import { useAction } from "../load.ts";
import { Foreign, Link } from "../parts/basics.tsx";
import { FailureNotice, Progress } from "../parts/states.tsx";
import { urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import type { ProjectPath } from "../requests.ts";

/** A SARIF file, dropped or chosen, as a completed scan of the default branch. */
export function SarifUpload({ path, branch }: { path: ProjectPath; branch: string }) {
  const [done, setDone] = useState<{ scan: string; receipt: Schemas["SarifReceipt"] } | undefined>(undefined);
  const id = useId();
  const upload = useAction(async (file: File) => {
    setDone(undefined);
    const body = { scanner_type: "sarif", target_ref: branch };
    const scan = await dataOf(api.POST("/v1/orgs/{slug}/projects/{project_slug}/scans", { params: { path }, body }));
    const params = { path: { ...path, scan_id: scan.id } };
    const scanPath = "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}";
    try {
      const receipt = await sendSarif(params.path, file);
      await dataOf(api.PATCH(scanPath, { params, body: { status: "completed" } }));
      setDone({ scan: scan.id, receipt });
    } catch (error) {
      await api.DELETE(scanPath, { params }).catch(() => undefined);
      throw error;
    }
  });
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) void upload.run(file);
  };
  const latest = useRef(take);
  latest.current = take;
  // Anywhere on the project, and as soon as it is shown: a browser would open the file otherwise.
  useLayoutEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      latest.current(event.dataTransfer?.files);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, []);
  return (
    <section class="card drop" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.sarif.title}</h2>
      <p>{texts.sarif.hint(branch)}</p>
      <label for={id}>{texts.sarif.file}</label>
      <input
        id={id}
        type="file"
        accept=".sarif,.json,.gz"
        disabled={upload.busy}
        onChange={(event) => take(event.currentTarget.files)}
      />
      {upload.busy && <Progress label={texts.sarif.sending} />}
      <FailureNotice failure={upload.failure} />
      {done && (
        <Receipt
          receipt={done.receipt}
          to={urlOf(["o", path.slug, "projects", path.project_slug, "scans", done.scan])}
        />
      )}
    </section>
  );
}

function Receipt({ receipt, to }: { receipt: Schemas["SarifReceipt"]; to: string }) {
  return (
    <div role="status">
      {receipt.runs.map((run, n) => (
        <div key={n}>
          <h3>
            <Foreign text={`${run.tool.name} ${run.tool.version ?? ""}`} />
          </h3>
          <p>{texts.sarif.counts(run.results, run.stored, run.updated)}</p>
          <ul>
            {run.skipped.map(({ reason, results }) => (
              <li key={reason}>{texts.sarif.skipped(results, reason)}</li>
            ))}
            {run.warnings.map((warning) => (
              <li key={warning}>
                <Foreign text={warning} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link to={to}>{texts.sarif.open}</Link>
    </div>
  );
}

import { useEffect } from "preact/hooks";
import { api, dataOf, pageOf, type Schemas } from "../api.ts";
import { durationOf, fieldsOf, listOf, numberOf, stringOf } from "../foreign-json.ts";
import { useAction, useLoaded } from "../load.ts";
import { locationText } from "../location-text.ts";
import { Empty, Foreign, Link, Table, Time } from "../parts/basics.tsx";
import { isEmpty, More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { SeverityBadge, SeverityCounts } from "../parts/severity.tsx";
import { FailureNotice, Progress, Shown } from "../parts/states.tsx";
import { urlOf } from "../router.ts";
import { mayScan } from "../session.ts";
import { texts } from "../texts.ts";
import { loadScan, type ScanPath } from "../requests.ts";
import { Status } from "./scans.tsx";

const POLL_MS = 1_000;
const ACTIVE: ReadonlySet<string> = new Set(["queued", "running"]);

interface Props {
  path: ScanPath;
}

export function Scan({ path }: Props) {
  const scan = useLoaded(path.scan_id, async () => loadScan(path));
  const active = scan.value !== undefined && ACTIVE.has(scan.value[0].status);
  // After a failure too: a service that is away for a moment does not end the progress.
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => document.visibilityState === "visible" && scan.reload(), POLL_MS);
    return () => clearInterval(timer);
  }, [active, path.scan_id]);
  return (
    <Shown loaded={scan}>
      {([found, events]) => (
        <>
          <Summary path={path} scan={found} active={active} changed={scan.reload} />
          <Events events={events.rows} />
          <Findings key={String(active)} path={path} active={active} />
        </>
      )}
    </Shown>
  );
}

interface SummaryProps extends Props {
  scan: Schemas["Scan"];
  active: boolean;
  changed: () => void;
}

function Summary({ path, scan, active, changed }: SummaryProps) {
  const cancel = useAction(async () =>
    dataOf(
      api.PATCH("/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}", {
        params: { path },
        body: { status: "canceled" },
      }),
    ),
  );
  const summary = fieldsOf(scan.summary);
  const error = fieldsOf(summary["error"]);
  const counts = Object.entries(fieldsOf(fieldsOf(summary["findings"])["by_severity"]));
  const skipped = Object.entries(fieldsOf(summary["skipped"]));
  return (
    <section class="card">
      <p>
        <Status status={scan.status} /> <Foreign text={scan.target_ref ?? texts.none} />{" "}
        <code>{stringOf(summary["commit"])?.slice(0, 12)}</code> <Time at={scan.created_at} />
      </p>
      {active && <Progress label={texts.scan.active[scan.status === "queued" ? "queued" : "running"]} />}
      {active && mayScan() && (
        <button type="button" disabled={cancel.busy} onClick={() => void cancel.run().then(changed)}>
          {texts.scan.cancel}
        </button>
      )}
      <FailureNotice failure={cancel.failure} />
      {stringOf(error["message"]) !== undefined && (
        <p class="failure">
          <code>{String(error["code"])}</code> <Foreign text={String(error["message"])} />
        </p>
      )}
      {counts.length > 0 && (
        <SeverityCounts counts={counts.map(([severity, open]) => ({ severity, open: numberOf(open) ?? 0 }))} />
      )}
      {listOf(summary["scanners"]).length > 0 && (
        <Table label={texts.scan.scanners} head={texts.scan.scannersHead}>
          {listOf(summary["scanners"])
            .map(fieldsOf)
            .map((scanner) => (
              <tr key={String(scanner["name"])}>
                <td>
                  <Foreign text={`${String(scanner["name"])} ${String(scanner["version"])}`} />
                </td>
                <td>{String(scanner["status"])}</td>
                <td>{durationOf(numberOf(scanner["duration_ms"]) ?? 0)}</td>
                <td>
                  {String(scanner["findings"])}
                  {scanner["truncated"] === true && ` ${texts.scan.truncated}`}
                </td>
              </tr>
            ))}
        </Table>
      )}
      {skipped.length > 0 && (
        <p class="muted">
          {texts.scan.skipped(skipped.map(([reason, files]) => `${reason} ${String(files)}`).join(", "))}
        </p>
      )}
    </section>
  );
}

function Events({ events }: { events: readonly Schemas["ScanEvent"][] }) {
  return (
    <section>
      <h2>{texts.scan.events}</h2>
      <ol class="timeline" aria-live="polite">
        {events.map((event) => (
          <li key={event.id}>
            <Time at={event.created_at} /> <Foreign text={event.message} />
            {event.attempt > 1 && <span class="muted"> {texts.scan.attempt(event.attempt)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Findings({ path, active }: Props & { active: boolean }) {
  const findings = usePages(path.scan_id, async (cursor) =>
    pageOf(
      api.GET("/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings", {
        params: { path, query: { limit: 100, sort: "severity", ...(cursor !== undefined && { cursor }) } },
      }),
    ),
  );
  return (
    <section>
      <h2>{texts.scan.findings}</h2>
      <p>
        <Link to={urlOf(["o", path.slug, "vulnerabilities"], { project: path.project_slug })}>
          {texts.project.vulnerabilities}
        </Link>
      </p>
      {active && <p class="muted">{texts.scan.noFindingsYet}</p>}
      {isEmpty(findings) ? (
        !active && <Empty title={texts.scan.noFindings}>{texts.scan.noFindingsHint}</Empty>
      ) : (
        <Table label={texts.scan.findings} head={texts.scan.findingsHead}>
          {findings.rows.map((finding) => (
            <tr key={finding.id}>
              <td>
                <SeverityBadge severity={finding.severity} />
              </td>
              <td>
                <Foreign text={finding.title} />
              </td>
              <td>
                <Foreign text={locationText(finding)} />
              </td>
              <td>
                <Foreign text={finding.scanner} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <More pages={findings} />
    </section>
  );
}

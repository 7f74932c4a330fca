import type { Schemas } from "../api.ts";
import { durationOf, fieldsOf, listOf, numberOf, stringOf } from "../foreign-json.ts";
import { Empty, Foreign, Link, Table, Time } from "../parts/basics.tsx";
import { isEmpty, More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import { listScans, type ProjectPath } from "../requests.ts";

const PAGE = 50;

export function Scans({ path }: { path: ProjectPath }) {
  const scans = usePages(`${path.slug}/${path.project_slug}`, async (cursor) => listScans(path, PAGE, cursor));
  if (isEmpty(scans)) return <Empty title={texts.scans.none}>{texts.scans.noneHint}</Empty>;
  return (
    <>
      <Table label={texts.scans.title} head={texts.scans.head}>
        {scans.rows.map((scan) => (
          <ScanRow key={scan.id} path={path} scan={scan} />
        ))}
      </Table>
      <More pages={scans} />
    </>
  );
}

function ScanRow({ path, scan }: { path: ProjectPath; scan: Schemas["Scan"] }) {
  const summary = fieldsOf(scan.summary);
  const found = numberOf(fieldsOf(summary["findings"])["total"]);
  return (
    <tr>
      <td>
        <Link to={urlOf(["o", path.slug, "projects", path.project_slug, "scans", scan.id])}>
          <Time at={scan.created_at} />
        </Link>
      </td>
      <td>
        <Status status={scan.status} />
      </td>
      <td>
        <Foreign text={scan.target_ref ?? texts.none} />
      </td>
      <td>
        <code>{stringOf(summary["commit"])?.slice(0, 10) ?? texts.none}</code>
      </td>
      <td>
        <Foreign text={scan.scanner_type ?? texts.none} />
      </td>
      <td>{found ?? texts.none}</td>
      <td>{durations(summary)}</td>
    </tr>
  );
}

export function Status({ status }: { status: string }) {
  return (
    <span class={`status ${["completed", "failed", "running", "queued"].includes(status) ? status : "other"}`}>
      <Foreign text={status} />
    </span>
  );
}

function durations(summary: Record<string, unknown>): string {
  const total = numberOf(summary["duration_ms"]);
  const each = listOf(summary["scanners"])
    .map(fieldsOf)
    .map(({ name, duration_ms: time }) => `${String(name)} ${durationOf(numberOf(time) ?? 0)}`);
  return total === undefined ? texts.none : `${durationOf(total)}${each.length > 0 ? ` (${each.join(", ")})` : ""}`;
}

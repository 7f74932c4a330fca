import { useState } from "preact/hooks";
import { api, dataOf, type Schemas } from "../api.ts";
import { useLoaded } from "../load.ts";
import { Empty, Foreign, Link, Table, Time } from "../parts/basics.tsx";
import { More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { Shown } from "../parts/states.tsx";
import { urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import { listScans, type ProjectPath } from "../requests.ts";
import { GateBadge } from "./projects.tsx";
import { Status } from "./scans.tsx";

/** The API has no list of branches: they are those of the scans. */
const SCANS = 1_000;
/** Each has a request for its gate. */
const ROWS = 50;

export function Branches({ path, defaultBranch }: { path: ProjectPath; defaultBranch: string }) {
  const scans = usePages(`${path.slug}/${path.project_slug}`, async (cursor) => listScans(path, SCANS, cursor));
  const [shown, setShown] = useState(ROWS);
  const newest = new Map<string, Schemas["Scan"]>();
  for (const scan of scans.rows) {
    if (scan.target_ref !== null && !newest.has(scan.target_ref)) newest.set(scan.target_ref, scan);
  }
  if (newest.size === 0 && !scans.busy && !scans.failure && !scans.more) {
    return <Empty title={texts.branches.none}>{texts.scans.noneHint}</Empty>;
  }
  return (
    <>
      {newest.size > 0 && (
        <Table label={texts.branches.title} head={texts.branches.head}>
          {[...newest].slice(0, shown).map(([branch, scan]) => (
            <BranchRow key={branch} path={path} branch={branch} scan={scan} defaultBranch={defaultBranch} />
          ))}
        </Table>
      )}
      {shown < newest.size ? (
        <button type="button" onClick={() => setShown(shown + ROWS)}>
          {texts.more}
        </button>
      ) : (
        <>
          {scans.more && <p class="muted">{texts.branches.newest(scans.rows.length)}</p>}
          <More pages={scans} />
        </>
      )}
    </>
  );
}

interface RowProps {
  path: ProjectPath;
  branch: string;
  /** The newest of the branch. */
  scan: Schemas["Scan"];
  defaultBranch: string;
}

function BranchRow({ path, branch, scan, defaultBranch }: RowProps) {
  return (
    <tr>
      <td>
        <Link
          to={urlOf(["o", path.slug, "vulnerabilities"], {
            project: path.project_slug,
            branch,
          })}
        >
          <Foreign text={branch} />
        </Link>
        {branch === defaultBranch && <span class="muted"> {texts.branches.default}</span>}
      </td>
      <td>
        <Status status={scan.status} /> <Time at={scan.created_at} />
      </td>
      <td>
        <BranchGate path={path} branch={branch} />
      </td>
      <td>
        {branch !== defaultBranch && (
          <Link
            to={urlOf(["o", path.slug, "projects", path.project_slug, "compare"], {
              base: defaultBranch,
              head: branch,
            })}
          >
            {texts.branches.compare} <span class="visually-hidden">{branch}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}

function BranchGate({ path, branch }: { path: ProjectPath; branch: string }) {
  const gate = useLoaded(`${path.project_slug}/${branch}`, async () =>
    dataOf(api.GET("/v1/orgs/{slug}/projects/{project_slug}/gate", { params: { path, query: { branch } } })),
  );
  return <Shown loaded={gate}>{(found) => <GateBadge gate={found} />}</Shown>;
}

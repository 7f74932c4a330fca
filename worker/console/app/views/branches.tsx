import { api, dataOf } from "../api.ts";
import { useLoaded } from "../load.ts";
import { Empty, Foreign, Link, Table, Time } from "../parts/basics.tsx";
import { Shown } from "../parts/states.tsx";
import { urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import { listScans, type ProjectPath } from "../requests.ts";
import { GateBadge } from "./projects.tsx";
import { Status } from "./scans.tsx";

/** The API has no list of branches: they are those of the newest scans. */
const SCANS = 200;

export function Branches({ path, defaultBranch }: { path: ProjectPath; defaultBranch: string }) {
  const scans = useLoaded(`${path.slug}/${path.project_slug}`, async () => listScans(path, SCANS));
  return (
    <Shown loaded={scans}>
      {({ rows, next }) => {
        const newest = new Map(
          rows.toReversed().flatMap((scan) => (scan.target_ref === null ? [] : [[scan.target_ref, scan]])),
        );
        if (newest.size === 0) return <Empty title={texts.branches.none}>{texts.scans.noneHint}</Empty>;
        return (
          <>
            <Table label={texts.branches.title} head={texts.branches.head}>
              {[...newest.values()].map((scan) => (
                <tr key={scan.target_ref}>
                  <td>
                    <Link
                      to={urlOf(["o", path.slug, "vulnerabilities"], {
                        project: path.project_slug,
                        branch: scan.target_ref ?? "",
                      })}
                    >
                      <Foreign text={scan.target_ref ?? ""} />
                    </Link>
                    {scan.target_ref === defaultBranch && <span class="muted"> {texts.branches.default}</span>}
                  </td>
                  <td>
                    <Status status={scan.status} /> <Time at={scan.created_at} />
                  </td>
                  <td>
                    <BranchGate path={path} branch={scan.target_ref ?? ""} />
                  </td>
                  <td>
                    <Link
                      to={urlOf(["o", path.slug, "projects", path.project_slug, "compare"], {
                        base: defaultBranch,
                        head: scan.target_ref ?? "",
                      })}
                    >
                      {texts.branches.compare} <span class="visually-hidden">{scan.target_ref}</span>
                    </Link>
                  </td>
                </tr>
              ))}
            </Table>
            {next !== undefined && <p class="muted">{texts.branches.newest(SCANS)}</p>}
          </>
        );
      }}
    </Shown>
  );
}

function BranchGate({ path, branch }: { path: ProjectPath; branch: string }) {
  const gate = useLoaded(`${path.project_slug}/${branch}`, async () =>
    dataOf(api.GET("/v1/orgs/{slug}/projects/{project_slug}/gate", { params: { path, query: { branch } } })),
  );
  return <Shown loaded={gate}>{(found) => <GateBadge gate={found} />}</Shown>;
}

import { api, dataOf, type Schemas } from "../api.ts";
import { useLoaded } from "../load.ts";
import { Foreign, Link, Table } from "../parts/basics.tsx";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { SeverityBadge } from "../parts/severity.tsx";
import { Shown } from "../parts/states.tsx";
import { navigate, place, urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import { listScans, type ProjectPath } from "../requests.ts";

/** Two branches or scans, which the URL names. */
export function Compare({ path }: { path: ProjectPath }) {
  const { query } = place.value;
  const [base, head] = [query.get("base") ?? "", query.get("head") ?? ""];
  const here = ["o", path.slug, "projects", path.project_slug, "compare"];
  const scans = useLoaded(path.project_slug, async () => listScans(path, 200));
  const compared = useLoaded(`${path.project_slug}?${base}&${head}`, async () =>
    dataOf(
      api.GET("/v1/orgs/{slug}/projects/{project_slug}/compare", {
        params: { path, query: { ...(base !== "" && { base }), ...(head !== "" && { head }) } },
      }),
    ),
  );
  const show = async (fields: Fields) => navigate(urlOf(here, fields));
  const labels = new Map(
    scans.value?.rows.map(({ id, target_ref: ref, created_at: at }) => [id, `${ref ?? ""} ${at}`]),
  );
  const names = new Set(scans.value?.rows.flatMap((scan) => [scan.target_ref ?? "", scan.id]));
  return (
    <>
      <datalist id="comparable">
        {[...names].filter(Boolean).map((name) => (
          <option key={name} value={name} label={labels.get(name)} />
        ))}
      </datalist>
      <Form
        key={`${base}&${head}`}
        action={{ busy: false, failure: undefined, run: async (fields) => show(fields).then(() => true) }}
        submit={texts.compare.submit}
      >
        <div class="columns">
          <Field name="base" label={texts.compare.base} hint={texts.compare.hint} value={base} list="comparable" />
          <Field name="head" label={texts.compare.head} value={head} list="comparable" />
        </div>
      </Form>
      <Shown loaded={compared} label={texts.compare.busy}>
        {(found) => (
          <>
            <p role="status">{texts.compare.counts(found.counts)}</p>
            <Changes title={texts.compare.new} rows={found.new} path={path} />
            <Changes title={texts.compare.fixed} rows={found.fixed} path={path} />
            <Changes title={texts.compare.moved} rows={found.moved} path={path} />
          </>
        )}
      </Shown>
    </>
  );
}

function Changes({ title, rows, path }: { title: string; rows: Schemas["Comparison"]["new"]; path: ProjectPath }) {
  return (
    <section>
      <h2>
        {title} ({rows.length})
      </h2>
      {rows.length === 0 ? (
        <p class="muted">{texts.compare.none}</p>
      ) : (
        <Table label={title} head={texts.compare.table}>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <SeverityBadge severity={row.severity} />
              </td>
              <td>
                <Link to={urlOf(["o", path.slug, "projects", path.project_slug, "vulnerabilities", row.id])}>
                  <Foreign text={row.title} />
                </Link>
              </td>
              <td>
                <Foreign text={row.base_path ?? texts.none} />
              </td>
              <td>
                <Foreign text={row.head_path ?? texts.none} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

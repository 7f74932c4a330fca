import { api, pageOf } from "../api.ts";
import { Empty, Foreign, Table, Time } from "../parts/basics.tsx";
import { Field } from "../parts/form.tsx";
import { isEmpty, More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { useUsers } from "../organization-names.ts";
import { navigate, place, urlOf } from "../router.ts";
import { isAdmin } from "../session.ts";
import { texts } from "../texts.ts";
import { AuditExport } from "./audit-export.tsx";

const FILTERS = ["action", "target", "actor", "since", "until"] as const;

export function AuditLog({ slug }: { slug: string }) {
  if (!isAdmin()) return <p>{texts.audit.adminsOnly}</p>;
  return <Log slug={slug} />;
}

function Log({ slug }: { slug: string }) {
  const { query } = place.value;
  const filter = Object.fromEntries(
    FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])),
  );
  const users = new Map(useUsers(slug).value?.map(({ id, email }) => [id, email]));
  const events = usePages(`${slug}?${JSON.stringify(filter)}`, async (cursor) =>
    pageOf(
      api.GET("/v1/orgs/{slug}/audit-log", {
        params: { path: { slug }, query: { ...filter, limit: 100, ...(cursor !== undefined && { cursor }) } },
      }),
    ),
  );
  const set = (name: string, value: string) =>
    navigate(urlOf(["o", slug, "organization"], { tab: "audit", ...filter, [name]: value }), { replace: true });
  return (
    <>
      <div class="filters">
        {FILTERS.map((name) => (
          <Field
            key={name}
            name={name}
            label={texts.audit.filters[name]}
            type={name === "since" || name === "until" ? "date" : "search"}
            value={filter[name] ?? ""}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
      <AuditExport slug={slug} filter={filter} />
      {isEmpty(events) ? (
        <Empty title={texts.audit.none}>{texts.audit.noneHint}</Empty>
      ) : (
        <Table label={texts.organization.tabs.audit} head={texts.audit.head}>
          {events.rows.map((event) => (
            <tr key={event.id}>
              <td>
                <Time at={event.created_at} />
              </td>
              <td>
                <Foreign text={`${event.actor_type} ${users.get(event.actor_id ?? "") ?? event.actor_id ?? ""}`} />
              </td>
              <td>
                <code>{event.action}</code>
              </td>
              <td>
                <Foreign text={event.target} />
              </td>
              <td>
                <Foreign text={Object.keys(event.changes).length === 0 ? texts.none : JSON.stringify(event.changes)} />
              </td>
              <td>
                <code>{event.request_id}</code>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <More pages={events} />
    </>
  );
}

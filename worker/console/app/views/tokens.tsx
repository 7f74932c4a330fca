import { useState } from "preact/hooks";
import { api, dataOf, pageOf } from "../api.ts";
import { useAction } from "../load.ts";
import { CopyButton, Empty, Foreign, Table, Time } from "../parts/basics.tsx";
import { Choice, Field, type Fields, Form } from "../parts/form.tsx";
import { isEmpty, More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { FailureNotice } from "../parts/states.tsx";
import { mayManage } from "../session.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

const ROLES = ["ci", "viewer", "member", "admin"] as const;

export function Tokens({ slug }: { slug: string }) {
  return mayManage() ? <List slug={slug} /> : <p>{texts.tokens.readOnly}</p>;
}

function List({ slug }: { slug: string }) {
  const [created, setCreated] = useState<string | undefined>(undefined);
  const tokens = usePages(slug, async (cursor) =>
    pageOf(
      api.GET("/v1/orgs/{slug}/tokens", {
        params: { path: { slug }, query: { limit: 100, ...(cursor !== undefined && { cursor }) } },
      }),
    ),
  );
  const create = useAction(async ({ name = "", role = "ci", days = "", projects = "" }: Fields) => {
    const body = {
      name,
      role: ROLES.find((known) => known === role) ?? "ci",
      projects: projects.split(/[\s,]+/).filter(Boolean),
      ...(days !== "" && { expires_in_days: Number(days) }),
    };
    setCreated((await dataOf(api.POST("/v1/orgs/{slug}/tokens", { params: { path: { slug } }, body }))).token);
  });
  const revoke = useAction(async (tokenId: string) =>
    dataOf(api.DELETE("/v1/orgs/{slug}/tokens/{token_id}", { params: { path: { slug, token_id: tokenId } } })),
  );
  return (
    <>
      {created !== undefined && (
        <p class="card" role="status">
          {texts.tokens.once} <code>{created}</code> <CopyButton text={created} label={texts.tokens.token} />
        </p>
      )}
      {isEmpty(tokens) ? (
        <Empty title={texts.tokens.none}>{texts.tokens.noneHint}</Empty>
      ) : (
        <Table label={texts.organization.tabs.tokens} head={texts.tokens.head}>
          {tokens.rows.map((token) => (
            <tr key={token.id}>
              <td>
                <Foreign text={token.name} />
              </td>
              <td>{token.role}</td>
              <td>{token.projects?.join(", ") || texts.tokens.allProjects}</td>
              <td>
                <Time at={token.expires_at} />
              </td>
              <td>{token.last_used_on ?? texts.none}</td>
              <td>
                <button
                  type="button"
                  class="small danger"
                  aria-label={`${texts.tokens.revoke} ${visibleText(token.name)}`}
                  disabled={revoke.busy}
                  onClick={() => void revoke.run(token.id).then(tokens.reload)}
                >
                  {texts.tokens.revoke}
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <FailureNotice failure={revoke.failure} />
      <More pages={tokens} />
      <section class="card">
        <h2>{texts.tokens.create}</h2>
        <Form action={create} submit={texts.tokens.create} done={tokens.reload}>
          <Field name="name" label={texts.fields.name} required />
          <Choice name="role" label={texts.users.role} options={ROLES.map((role) => [role, role])} />
          <Field name="days" label={texts.tokens.days} type="number" value="90" />
          <Field name="projects" label={texts.projects.title} hint={texts.tokens.projectsHint} />
        </Form>
      </section>
    </>
  );
}

import { api, dataOf, pageOf, type Schemas } from "../api.ts";
import { useAction } from "../load.ts";
import { Foreign, Table, Time } from "../parts/basics.tsx";
import { Dialog, useDialog } from "../parts/dialog.tsx";
import { Choice, Field, type Fields, Form } from "../parts/form.tsx";
import { More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { isAdmin } from "../session.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

const ROLES = ["admin", "member", "viewer", "ci"] as const;
const STATUSES = ["active", "inactive"] as const;

export function Users({ slug }: { slug: string }) {
  const { opening, open } = useDialog<Schemas["User"]>();
  const mayChange = isAdmin();
  const users = usePages(slug, async (cursor) =>
    pageOf(
      api.GET("/v1/orgs/{slug}/users", {
        params: { path: { slug }, query: { limit: 100, ...(cursor !== undefined && { cursor }) } },
      }),
    ),
  );
  const create = useAction(async ({ email = "", password = "", role = "member" }: Fields) =>
    dataOf(api.POST("/v1/orgs/{slug}/users", { params: { path: { slug } }, body: { email, password, role } })),
  );
  return (
    <>
      <Table label={texts.organization.tabs.users} head={texts.users.head}>
        {users.rows.map((user) => (
          <tr key={user.id}>
            <td>
              <Foreign text={user.email} />
            </td>
            <td>{visibleText(user.role)}</td>
            <td>{visibleText(user.status)}</td>
            <td>
              <Time at={user.created_at} />
            </td>
            <td>
              {mayChange && (
                <button
                  type="button"
                  class="small"
                  aria-label={`${texts.users.edit} ${visibleText(user.email)}`}
                  onClick={() => open(user)}
                >
                  {texts.users.edit}
                </button>
              )}
            </td>
          </tr>
        ))}
      </Table>
      <More pages={users} />
      {mayChange && (
        <section class="card">
          <h2>{texts.users.create}</h2>
          <Form action={create} submit={texts.users.create} done={users.reload}>
            <Field name="email" label={texts.fields.email} type="email" required />
            <Field
              name="password"
              label={texts.fields.password}
              hint={texts.fields.passwordHint}
              type="password"
              autocomplete="new-password"
              required
            />
            <Choice name="role" label={texts.users.role} value="member" options={ROLES.map((role) => [role, role])} />
          </Form>
        </section>
      )}
      {opening && (
        <Dialog key={opening.key} title={visibleText(opening.about.email)} close={opening.close}>
          <EditUser
            slug={slug}
            user={opening.about}
            done={() => {
              opening.close();
              users.reload();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function EditUser({ slug, user, done }: { slug: string; user: Schemas["User"]; done: () => void }) {
  const params = { path: { slug, user_id: user.id } };
  const update = useAction(async ({ role = "", status = "" }: Fields) =>
    dataOf(api.PATCH("/v1/orgs/{slug}/users/{user_id}", { params, body: { role, status } })),
  );
  const reset = useAction(async ({ password = "" }: Fields) =>
    dataOf(api.POST("/v1/orgs/{slug}/users/{user_id}/password", { params, body: { password } })),
  );
  const remove = useAction(async () => dataOf(api.DELETE("/v1/orgs/{slug}/users/{user_id}", { params })));
  return (
    <>
      <Form action={update} submit={texts.save} done={done}>
        <Choice name="role" label={texts.users.role} value={user.role} options={withOwn(ROLES, user.role)} />
        <Choice name="status" label={texts.users.status} value={user.status} options={withOwn(STATUSES, user.status)} />
      </Form>
      <h3>{texts.users.reset}</h3>
      <Form action={reset} submit={texts.users.reset} done={done}>
        <Field
          name="password"
          label={texts.users.temporary}
          hint={texts.users.temporaryHint}
          type="password"
          autocomplete="new-password"
          required
        />
      </Form>
      <h3>{texts.users.remove}</h3>
      <Form action={remove} submit={texts.users.remove} done={done} danger>
        <p>{texts.users.removeHint}</p>
      </Form>
    </>
  );
}

/** The known values and the one that the user has, which may be any other. */
function withOwn(known: readonly string[], own: string): (readonly [string, string])[] {
  return [...new Set([...known, own])].map((value) => [value, visibleText(value)] as const);
}

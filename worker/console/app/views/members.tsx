import { api, dataOf } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { useUsers } from "../organization-names.ts";
import { Foreign } from "../parts/basics.tsx";
import { Choice, type Fields, Form } from "../parts/form.tsx";
import { FailureNotice, Shown } from "../parts/states.tsx";
import type { ProjectPath } from "../requests.ts";
import { isAdmin } from "../session.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

const MEMBERS = "/v1/orgs/{slug}/projects/{project_slug}/members";

/** Who sees the project, beside the admins. Only they see who that is. */
export function Members({ path }: { path: ProjectPath }) {
  return isAdmin() ? <MembersForAdmins path={path} /> : null;
}

function MembersForAdmins({ path }: { path: ProjectPath }) {
  const params = { path };
  const loaded = useLoaded(path.project_slug, async () => dataOf(api.GET(MEMBERS, { params })));
  const users = useUsers(path.slug);
  const set = useAction(async (members: string[] | null) => {
    await dataOf(api.PUT(MEMBERS, { params, body: { members } }));
    loaded.reload();
  });
  return (
    <section class="card">
      <h2>{texts.members.title}</h2>
      <Shown loaded={loaded}>
        {({ members }) =>
          members === null ? (
            <>
              <p>{texts.members.everybody}</p>
              <button type="button" disabled={set.busy} onClick={() => void set.run([])}>
                {texts.members.limit}
              </button>
              <FailureNotice failure={set.failure} />
            </>
          ) : (
            <>
              <p>{members.length === 0 ? texts.members.adminsOnly : texts.members.limited}</p>
              <ul class="plain">
                {members.map((id) => {
                  const email = visibleText(users.value?.find((user) => user.id === id)?.email ?? id);
                  const others = members.filter((member) => member !== id);
                  return (
                    <li key={id}>
                      <Foreign text={email} />{" "}
                      <button
                        type="button"
                        class="small danger"
                        aria-label={`${texts.members.remove} ${email}`}
                        disabled={set.busy}
                        onClick={() => void set.run(others)}
                      >
                        {texts.members.remove}
                      </button>
                    </li>
                  );
                })}
              </ul>
              <Form
                key={members.join()}
                action={{ ...set, run: async ({ user }: Fields) => (user ? set.run([...members, user]) : false) }}
                submit={texts.members.add}
              >
                <Choice
                  name="user"
                  label={texts.members.user}
                  options={[
                    ["", texts.members.choose],
                    ...(users.value ?? [])
                      .filter(({ id, role }) => role !== "admin" && !members.includes(id))
                      .map(({ id, email }) => [id, visibleText(email)] as const),
                  ]}
                />
              </Form>
              <button type="button" disabled={set.busy} onClick={() => void set.run(null)}>
                {texts.members.unlimit}
              </button>
            </>
          )
        }
      </Shown>
    </section>
  );
}

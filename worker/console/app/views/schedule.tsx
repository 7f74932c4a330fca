import { api, dataOf } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { Foreign, Time } from "../parts/basics.tsx";
import { Choice, type Fields, Form } from "../parts/form.tsx";
import { Shown } from "../parts/states.tsx";
import type { ProjectPath } from "../requests.ts";
import { mayManage } from "../session.ts";
import { texts } from "../texts.ts";

const SCHEDULES = ["none", "hourly", "daily", "weekly"] as const;
const SCHEDULE = "/v1/orgs/{slug}/projects/{project_slug}/schedule";

/** When the default branch is checked for new commits without a push. */
export function Schedule({ path }: { path: ProjectPath }) {
  const params = { path };
  const schedule = useLoaded(path.project_slug, async () => dataOf(api.GET(SCHEDULE, { params })));
  const set = useAction(async ({ schedule: chosen }: Fields) => {
    const body = { schedule: SCHEDULES.find((name) => name === chosen) ?? "none" };
    await dataOf(api.PUT(SCHEDULE, { params, body }));
  });
  return (
    <section class="card">
      <h2>{texts.schedule.title}</h2>
      <Shown loaded={schedule}>
        {(found) => (
          <>
            <dl>
              <dt>{texts.schedule.last}</dt>
              <dd>
                <Time at={found.last_checked_at} />
              </dd>
              <dt>{texts.schedule.next}</dt>
              <dd>
                <Time at={found.next_check_at} />
              </dd>
            </dl>
            {found.last_error !== null && (
              <p class="failure">
                <Foreign text={found.last_error} />
              </p>
            )}
            {mayManage() ? (
              <Form key={found.schedule} action={set} submit={texts.schedule.submit} done={schedule.reload}>
                <Choice
                  name="schedule"
                  label={texts.schedule.title}
                  value={found.schedule}
                  options={Object.entries(texts.schedule.names)}
                />
              </Form>
            ) : (
              <p>{texts.schedule.names[found.schedule]}</p>
            )}
          </>
        )}
      </Shown>
    </section>
  );
}

import { api, dataOf, type Schemas } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { Foreign, Time } from "../parts/basics.tsx";
import { Choice, Field, type Fields, Form } from "../parts/form.tsx";
import { SEVERITIES } from "../parts/severity.tsx";
import { FailureNotice, Shown } from "../parts/states.tsx";
import type { ProjectPath } from "../requests.ts";
import { isAdmin } from "../session.ts";
import { texts } from "../texts.ts";

const COMMIT_STATUS = "/v1/orgs/{slug}/projects/{project_slug}/commit-status";
const HOSTS = ["github", "gitlab", "forgejo", "bitbucket"] as const;

/** Whether each scan sets a status at the host of the repository, and what the host answered last. */
export function CommitStatus({ path }: { path: ProjectPath }) {
  const params = { path };
  const loaded = useLoaded(path.project_slug, async () => dataOf(api.GET(COMMIT_STATUS, { params })));
  const set = useAction(async (fields: Fields) => dataOf(api.PUT(COMMIT_STATUS, { params, body: settingsOf(fields) })));
  const disable = useAction(async () => dataOf(api.PUT(COMMIT_STATUS, { params, body: { enabled: false } })));
  return (
    <section class="card">
      <h2>{texts.commitStatus.title}</h2>
      <Shown loaded={loaded}>
        {(found) => (
          <>
            <p>{texts.commitStatus.states[`${found.enabled}`]}</p>
            {found.disabled_reason !== null && (
              <p class="failure">{texts.commitStatus.disabled(found.disabled_reason)}</p>
            )}
            {found.last_attempt && <LastAttempt attempt={found.last_attempt} />}
            {isAdmin() && (
              <Form
                key={JSON.stringify(found)}
                action={set}
                submit={texts.commitStatus.submits[`${found.enabled}`]}
                done={loaded.reload}
              >
                <Choice
                  name="host"
                  label={texts.commitStatus.host}
                  value={found.host ?? "github"}
                  options={HOSTS.map((host) => [host, texts.commitStatus.hosts[host]])}
                />
                <Choice
                  name="fail_on"
                  label={texts.commitStatus.failOn}
                  value={found.fail_on}
                  options={SEVERITIES.map((severity) => [severity, severity])}
                />
                <Choice
                  name="only_new"
                  label={texts.commitStatus.counted}
                  value={String(found.only_new)}
                  options={Object.entries(texts.commitStatus.counts)}
                />
                <Choice
                  name="annotations"
                  label={texts.commitStatus.annotations}
                  value={String(found.annotations || !found.enabled)}
                  options={Object.entries(texts.commitStatus.annotationChoices)}
                />
                <Field
                  name="base_path"
                  label={texts.commitStatus.basePath}
                  hint={texts.commitStatus.basePathHint}
                  value={found.base_path ?? ""}
                />
              </Form>
            )}
            {isAdmin() && found.enabled && (
              <button type="button" disabled={disable.busy} onClick={() => void disable.run().then(loaded.reload)}>
                {texts.commitStatus.disable}
              </button>
            )}
            <FailureNotice failure={disable.failure} />
          </>
        )}
      </Shown>
    </section>
  );
}

function LastAttempt({ attempt }: { attempt: NonNullable<Schemas["CommitStatus"]["last_attempt"]> }) {
  return (
    <p>
      {texts.commitStatus.last} <code>{attempt.commit.slice(0, 10)}</code>{" "}
      <Foreign
        text={[texts.commitStatus.reports[attempt.reported_as], attempt.state, attempt.response_status, attempt.error]
          .filter((part) => part !== null)
          .join(" · ")}
      />{" "}
      <Time at={attempt.attempted_at} />
    </p>
  );
}

function settingsOf({ host, fail_on: failOn, only_new: onlyNew, annotations, base_path: basePath }: Fields) {
  return {
    enabled: true,
    host: HOSTS.find((known) => known === host) ?? null,
    fail_on: SEVERITIES.find((known) => known === failOn) ?? null,
    only_new: onlyNew === "true",
    annotations: annotations === "true",
    base_path: basePath || null,
  };
}

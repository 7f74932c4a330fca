import { api, dataOf, type Schemas } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { Shown } from "../parts/states.tsx";
import { navigate, urlOf } from "../router.ts";
import { isAdmin, mayManage } from "../session.ts";
import { texts } from "../texts.ts";
import type { ProjectPath } from "../requests.ts";
import { CommitStatus } from "./commit-status.tsx";
import { Members } from "./members.tsx";
import { Schedule } from "./schedule.tsx";

interface Props {
  path: ProjectPath;
  project: Schemas["Project"];
  changed: () => void;
}

export function ProjectSettings({ path, project, changed }: Props) {
  const update = useAction(async (body: Fields) =>
    dataOf(
      api.PATCH("/v1/orgs/{slug}/projects/{project_slug}", {
        params: { path },
        body: { ...body, repo_url: body["repo_url"] || null },
      }),
    ),
  );
  const credential = useAction(async ({ access_token = "" }: Fields) =>
    dataOf(api.PATCH("/v1/orgs/{slug}/projects/{project_slug}", { params: { path }, body: { access_token } })),
  );
  const remove = useAction(async ({ confirmation }: Fields) => {
    if (confirmation !== path.project_slug) throw new Error(texts.settings.confirmationWrong);
    await dataOf(api.DELETE("/v1/orgs/{slug}/projects/{project_slug}", { params: { path } }));
    navigate(urlOf(["o", path.slug, "projects"]));
  });
  if (!mayManage()) return <ReadOnly path={path} project={project} />;
  return (
    <div class="columns" key={project.updated_at}>
      <section class="card">
        <h2>{texts.filters.project}</h2>
        <Form action={update} submit={texts.save} done={changed}>
          <Field name="name" label={texts.fields.name} value={project.name} required />
          <Field
            name="repo_url"
            label={texts.fields.repoUrl}
            hint={texts.fields.repoUrlHint}
            type="url"
            value={project.repo_url ?? ""}
          />
          <Field name="default_branch" label={texts.fields.defaultBranch} value={project.default_branch} required />
        </Form>
      </section>
      <section class="card">
        <h2>{texts.settings.credential}</h2>
        <p>{project.has_access_token ? texts.settings.credentialSet : texts.settings.credentialUnset}</p>
        <Form action={credential} submit={texts.settings.credentialSubmit} done={changed}>
          <Field
            name="access_token"
            label={texts.fields.accessToken}
            hint={texts.settings.credentialHint}
            type="password"
          />
        </Form>
      </section>
      <OtherSettings path={path} />
      <section class="card">
        <h2>{texts.settings.remove}</h2>
        <Form action={remove} submit={texts.settings.remove} danger>
          <Field name="confirmation" label={texts.settings.confirmation(path.project_slug)} required />
        </Form>
      </section>
    </div>
  );
}

function ReadOnly({ path, project }: Omit<Props, "changed">) {
  return (
    <div class="columns">
      <section class="card">
        <h2>{texts.settings.credential}</h2>
        <p>{project.has_access_token ? texts.settings.credentialSet : texts.settings.credentialUnset}</p>
      </section>
      <OtherSettings path={path} />
    </div>
  );
}

function OtherSettings({ path }: { path: ProjectPath }) {
  return (
    <>
      <Schedule path={path} />
      <BranchFilter path={path} />
      <Retention path={path} />
      <CommitStatus path={path} />
      <Members path={path} />
    </>
  );
}

function BranchFilter({ path }: { path: ProjectPath }) {
  const filter = useLoaded(path.project_slug, async () =>
    dataOf(api.GET("/v1/orgs/{slug}/projects/{project_slug}/branch-filter", { params: { path } })),
  );
  const set = useAction(async ({ include = "", exclude = "" }: Fields) =>
    dataOf(
      api.PUT("/v1/orgs/{slug}/projects/{project_slug}/branch-filter", {
        params: { path },
        body: { include: wordsOf(include), exclude: wordsOf(exclude) },
      }),
    ),
  );
  return (
    <section class="card">
      <h2>{texts.settings.branches.title}</h2>
      <Shown loaded={filter}>
        {({ include, exclude }) =>
          mayManage() ? (
            <Form key={JSON.stringify([include, exclude])} action={set} submit={texts.save} done={filter.reload}>
              <Field
                name="include"
                label={texts.settings.branches.include}
                hint={texts.settings.branchesHint}
                value={include.join(" ")}
              />
              <Field name="exclude" label={texts.settings.branches.exclude} value={exclude.join(" ")} />
            </Form>
          ) : (
            <p>
              {texts.settings.branches.include}: {include.join(" ") || texts.filters.any};{" "}
              {texts.settings.branches.exclude}: {exclude.join(" ") || texts.none}
            </p>
          )
        }
      </Shown>
    </section>
  );
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function Retention({ path }: { path: ProjectPath }) {
  const retention = useLoaded(path.project_slug, async () =>
    dataOf(api.GET("/v1/orgs/{slug}/projects/{project_slug}/retention", { params: { path } })),
  );
  const set = useAction(async ({ scan_days = "", event_days = "" }: Fields) =>
    dataOf(
      api.PUT("/v1/orgs/{slug}/projects/{project_slug}/retention", {
        params: { path },
        body: { scan_days: daysOf(scan_days), event_days: daysOf(event_days) },
      }),
    ),
  );
  return (
    <section class="card">
      <h2>{texts.settings.retention}</h2>
      <Shown loaded={retention}>
        {({ scan_days: scans, event_days: events }) =>
          isAdmin() ? (
            <Form key={`${scans}/${events}`} action={set} submit={texts.save} done={retention.reload}>
              <Field
                name="scan_days"
                label={texts.settings.scanDays}
                hint={texts.settings.retentionHint}
                type="number"
                value={`${scans ?? ""}`}
              />
              <Field name="event_days" label={texts.settings.eventDays} type="number" value={`${events ?? ""}`} />
            </Form>
          ) : (
            <p>
              {texts.settings.scanDays}: {scans ?? texts.settings.serviceDefault}; {texts.settings.eventDays}:{" "}
              {events ?? texts.settings.serviceDefault}
            </p>
          )
        }
      </Shown>
    </section>
  );
}

function daysOf(text: string): number | null {
  return text === "" ? null : Number(text);
}

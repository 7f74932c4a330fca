import { api, dataOf, type Schemas } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { Empty, Foreign, Link } from "../parts/basics.tsx";
import { Dialog, useDialog } from "../parts/dialog.tsx";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { LineChart, openByDay } from "../parts/line-chart.tsx";
import { usePages } from "../parts/pages.ts";
import { SeverityCounts } from "../parts/severity.tsx";
import { FailureNotice, Progress, Shown } from "../parts/states.tsx";
import { listProjects, loadFigures } from "../requests.ts";
import { navigate, urlOf } from "../router.ts";
import { mayManage } from "../session.ts";
import { texts } from "../texts.ts";

export function Projects({ slug }: { slug: string }) {
  const { opening, open } = useDialog<"new project">();
  const projects = usePages(slug, async (cursor) => listProjects(slug, cursor));
  const create = (
    <button type="button" class="primary" onClick={() => open("new project")}>
      {texts.projects.create}
    </button>
  );
  return (
    <>
      {mayManage() && <div class="actions">{create}</div>}
      <ul class="cards">
        {projects.rows.map((project) => (
          <ProjectCard key={project.id} slug={slug} project={project} />
        ))}
      </ul>
      <FailureNotice failure={projects.failure} retry={projects.loadMore} />
      {projects.busy && <Progress />}
      {projects.more && !projects.busy && (
        <button type="button" onClick={projects.loadMore}>
          {texts.more}
        </button>
      )}
      {!projects.busy && !projects.failure && projects.rows.length === 0 && (
        <Empty title={texts.projects.none}>{texts.projects.noneHint}</Empty>
      )}
      {opening && <CreateProject key={opening.key} slug={slug} close={opening.close} />}
    </>
  );
}

function ProjectCard({ slug, project }: { slug: string; project: Schemas["Project"] }) {
  const figures = useLoaded(project.id, async () => loadFigures({ slug, project_slug: project.slug }));
  return (
    <li class="card">
      <h2>
        <Link to={urlOf(["o", slug, "projects", project.slug])}>
          <Foreign text={project.name} />
        </Link>
      </h2>
      <p class="muted">
        <Foreign text={project.repo_url ?? texts.projects.noRepository} />
      </p>
      <Shown loaded={figures}>
        {([stats, gate]) => (
          <>
            <GateBadge gate={gate} />
            <SeverityCounts counts={stats.by_severity} />
            <LineChart points={openByDay(stats.open, stats.by_day)} />
          </>
        )}
      </Shown>
    </li>
  );
}

export function GateBadge({ gate }: { gate: Schemas["Gate"] }) {
  return (
    <p class={`gate ${gate.status}`}>
      {texts.gate[gate.status]} <Foreign text={gate.branch} />
    </p>
  );
}

function CreateProject({ slug, close }: { slug: string; close: () => void }) {
  const create = useAction(async ({ name = "", project = "", repo_url = "", access_token = "" }: Fields) => {
    const body = {
      slug: project,
      name,
      ...(repo_url !== "" && { repo_url }),
      ...(access_token !== "" && { access_token }),
    };
    const made = await dataOf(api.POST("/v1/orgs/{slug}/projects", { params: { path: { slug } }, body }));
    navigate(urlOf(["o", slug, "projects", made.slug]));
  });
  return (
    <Dialog title={texts.projects.create} close={close}>
      <Form action={create} submit={texts.projects.submit}>
        <Field name="name" label={texts.fields.name} required />
        <Field name="project" label={texts.fields.slug} hint={texts.fields.slugHint} required />
        <Field name="repo_url" label={texts.fields.repoUrl} hint={texts.fields.repoUrlHint} type="url" />
        <Field
          name="access_token"
          label={texts.fields.accessToken}
          hint={texts.fields.accessTokenHint}
          type="password"
        />
      </Form>
    </Dialog>
  );
}

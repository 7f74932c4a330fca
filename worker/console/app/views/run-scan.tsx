import { api, dataOf, type Schemas } from "../api.ts";
import { useAction } from "../load.ts";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { navigate, urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import type { ProjectPath } from "../requests.ts";

export function RunScan({ path, project }: { path: ProjectPath; project: Schemas["Project"] }) {
  const run = useAction(async ({ clone_url = "", branch = "" }: Fields) => {
    const scan = await dataOf(
      api.POST("/v1/orgs/{slug}/projects/{project_slug}/run-scan", {
        params: { path },
        body: { clone_url, branch: branch === "" ? null : branch },
      }),
    );
    navigate(urlOf(["o", path.slug, "projects", path.project_slug, "scans", scan.id]));
  });
  return (
    <section class="card">
      <h2>{texts.runScan.title}</h2>
      <Form action={run} submit={texts.runScan.submit}>
        <Field name="clone_url" label={texts.fields.cloneUrl} type="url" value={project.repo_url ?? ""} required />
        <Field name="branch" label={texts.fields.branch} value={project.default_branch} />
      </Form>
    </section>
  );
}

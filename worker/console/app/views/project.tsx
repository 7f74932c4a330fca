import type { Schemas } from "../api.ts";
import { type Loaded, useLoaded } from "../load.ts";
import { Foreign, Link } from "../parts/basics.tsx";
import { LineChart, openByDay } from "../parts/line-chart.tsx";
import { SeverityCounts } from "../parts/severity.tsx";
import { Shown } from "../parts/states.tsx";
import { tabOf, Tabs } from "../parts/tabs.tsx";
import { place, urlOf } from "../router.ts";
import { mayScan } from "../session.ts";
import { texts } from "../texts.ts";
import { Moved } from "./moved.tsx";
import { GateBadge } from "./projects.tsx";
import { loadFigures, loadProject, type ProjectPath } from "../requests.ts";
import { RunScan } from "./run-scan.tsx";
import { SarifUpload } from "./sarif-upload.tsx";
import { Scans } from "./scans.tsx";
import { Secondary } from "./secondary.tsx";

export function Project({ path }: { path: ProjectPath }) {
  const { slug, project_slug: name } = path;
  const key = `${slug}/${name}`;
  const project = useLoaded(key, async () => loadProject(path));
  const figures = useLoaded(key, async () => loadFigures(path));
  const tab = tabOf(texts.project.tabs, place.value.query);
  return (
    <Shown loaded={project}>
      {(found) => (
        <>
          <p class="muted">
            <Foreign text={found.repo_url ?? texts.projects.noRepository} />
          </p>
          <Moved path={path} changed={found.updated_at} />
          <section class="card" aria-label={texts.project.figures}>
            <Shown loaded={figures}>
              {([stats, gate]) => (
                <>
                  <GateBadge gate={gate} />
                  {gate.reasons.map((reason) => (
                    <p key={reason}>{reason}</p>
                  ))}
                  <SeverityCounts counts={stats.by_severity} />
                  <LineChart points={openByDay(stats.open, stats.by_day)} />
                </>
              )}
            </Shown>
            <p class="links">
              <Link to={urlOf(["o", slug, "vulnerabilities"], { project: name })}>{texts.project.vulnerabilities}</Link>
              <Link to={urlOf(["o", slug, "projects", name, "compare"])}>{texts.compare.title}</Link>
            </p>
          </section>
          <Tabs
            label={texts.project.sections}
            parts={["o", slug, "projects", name]}
            current={tab}
            names={texts.project.tabs}
          />
          <Section tab={tab} path={path} project={project} found={found} />
        </>
      )}
    </Shown>
  );
}

interface SectionProps {
  tab: keyof typeof texts.project.tabs;
  path: ProjectPath;
  project: Loaded<Schemas["Project"]>;
  found: Schemas["Project"];
}

function Section({ tab, path, project, found }: SectionProps) {
  if (tab !== "scans") {
    return (
      <Secondary>
        {({ Branches, ProjectSettings, Webhooks }) => {
          if (tab === "branches") return <Branches path={path} defaultBranch={found.default_branch} />;
          if (tab === "webhooks") return <Webhooks slug={path.slug} repoUrl={found.repo_url} />;
          return <ProjectSettings path={path} project={found} changed={project.reload} />;
        }}
      </Secondary>
    );
  }
  return (
    <>
      {mayScan() && (
        <div class="columns">
          <RunScan path={path} project={found} />
          <SarifUpload path={path} branch={found.default_branch} />
        </div>
      )}
      <Scans path={path} />
    </>
  );
}

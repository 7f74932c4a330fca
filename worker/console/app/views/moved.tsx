import { useLoaded } from "../load.ts";
import { Foreign, Link, Time } from "../parts/basics.tsx";
import { loadRepository, type ProjectPath } from "../requests.ts";
import { urlOf } from "../router.ts";
import { texts } from "../texts.ts";

/** That the host has moved the repository, until its URL is set. The URL comes from the host, so it is no link. @param changed when the project was changed */
export function Moved({ path, changed }: { path: ProjectPath; changed: string }) {
  const { slug, project_slug: name } = path;
  const { value } = useLoaded(`${slug}/${name}/${changed}`, async () => loadRepository(path));
  if (value?.moved_to == null) return null;
  return (
    <div class="failure" role="status">
      <p>
        {texts.moved.to} <Foreign text={value.moved_to} /> (<Time at={value.moved_noticed_at} />)
      </p>
      <p>
        {texts.moved.advice}{" "}
        <Link to={urlOf(["o", slug, "projects", name], { tab: "settings" })}>{texts.project.tabs.settings}</Link>
      </p>
    </div>
  );
}

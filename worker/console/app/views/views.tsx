import type { ComponentChildren } from "preact";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";
import { Project } from "./project.tsx";
import { Projects } from "./projects.tsx";
import { Scan } from "./scan.tsx";
import { Secondary } from "./secondary.tsx";
import { Vulnerabilities } from "./vulnerabilities.tsx";
import { Vulnerability } from "./vulnerability.tsx";

export interface View {
  title: string;
  element: ComponentChildren;
}

/** The view of a path below the organization; undefined if there is none. */
export function findView(slug: string, parts: readonly string[]): View | undefined {
  const [area = "projects", name, ...rest] = parts;
  if (area === "projects" && name !== undefined) return findViewOfProject(slug, name, rest);
  if (name !== undefined) return undefined;
  if (area === "projects") return { title: texts.projects.title, element: <Projects slug={slug} /> };
  if (area === "vulnerabilities")
    return { title: texts.areas.vulnerabilities, element: <Vulnerabilities slug={slug} /> };
  if (area === "organization") {
    const element = <Secondary>{({ Organization }) => <Organization slug={slug} />}</Secondary>;
    return { title: texts.areas.organization, element };
  }
  return undefined;
}

function findViewOfProject(slug: string, name: string, [area, id, ...rest]: readonly string[]): View | undefined {
  const path = { slug, project_slug: name };
  const title = visibleText(name);
  if (rest.length > 0) return undefined;
  if (area === undefined) return { title, element: <Project key={name} path={path} /> };
  if (area === "compare" && id === undefined) {
    const element = <Secondary key={name}>{({ Compare }) => <Compare path={path} />}</Secondary>;
    return { title: texts.compare.of(title), element };
  }
  if (id === undefined) return undefined;
  if (area === "scans")
    return { title: texts.scan.of(title), element: <Scan key={id} path={{ ...path, scan_id: id }} /> };
  if (area === "vulnerabilities") {
    const element = <Vulnerability key={id} path={{ ...path, vulnerability_id: id }} />;
    return { title: texts.vulnerability.of(title), element };
  }
  return undefined;
}

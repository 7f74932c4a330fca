import { type PipelineFinding, rankOf } from "../../../worker/contract/finding.ts";
import type { RenderedData } from "./scanner.ts";

const SCANNER = "templates";
const EXTENSION =
  /(?:\.(?:html?|xhtml|ejs|hbs|handlebars|mustache|pug|jade|njk|twig|j2|jinja2?|django|blade|php|rhtml|erb|haml|slim|ftlh?|jspf?|jspx|cshtml|razor|tpl|latte|vm))+$/iu;

/** What templates have around a variable that they write without escaping. */
const SYNTAX = /^(?:raw|safe|safeseq|html_safe|Html|Raw|locals|Model|ViewBag|th|utext|print|echo)$/u;

/**
 * Findings in templates, at high severity and with the trace where the code passes untrusted data to the variable that the template
 * writes without escaping; without those where all the code that renders the view passes an escaped text.
 */
export function withRendered(findings: PipelineFinding[], rendered: readonly RenderedData[]): PipelineFinding[] {
  if (rendered.length === 0) return findings;
  const views = rendered.map((data) => ({ data, view: nameOf(data.view) }));
  return findings.flatMap((finding) => {
    const { scanner, severity, location_path: path, metadata } = finding;
    if (scanner !== SCANNER || path === null || !["low", "medium"].includes(severity)) return [finding];
    const template = path.replace(EXTENSION, "").replace(/(^|\/)_(?=[^/]*$)/u, "$1");
    const passed = views.filter(({ data, view }) => isOf(view, template) && mentions(metadata.snippet, data.name));
    const found = passed.find(({ data }) => data.source !== null);
    if (!found && passed.length > 0 && passed.every(({ data }) => data.isEscaped)) {
      return writesOnly(metadata.snippet, passed[0]?.data.name ?? "") ? [] : [finding];
    }
    if (!found || rankOf(found.data.severityLimit) > rankOf("high")) return [finding];
    const { confidence, source, trace } = found.data;
    return [{ ...finding, severity: "high", metadata: { ...metadata, confidence, source, trace } }];
  });
}

/** `users.show`, `/users/show.html` and `users/show` are one view. */
function nameOf(view: string): string {
  return view.replace(EXTENSION, "").replaceAll(/[.:]+/gu, "/").replaceAll(/^\/+/gu, "");
}

function isOf(view: string, template: string): boolean {
  if (view.endsWith("/")) return `/${template}`.includes(`/${view}`);
  return view !== "" && (template === view || template.endsWith(`/${view}`));
}

/** Whether the template writes the variable or a part of it. */
function mentions(snippet: string, name: string): boolean {
  if (!/^\w+$/u.test(name)) return false;
  return new RegExp(`(?<![\\w.'"-])[@$]?(?:locals\\.|Model\\.|ViewBag\\.)?${name}(?![\\w(:=])`, "u").test(snippet);
}

/** Whether the variable is the only one that the template writes there. */
function writesOnly(snippet: string, name: string): boolean {
  const words = snippet.match(/[A-Za-z_]\w*/gu) ?? [];
  return words.every((word) => word === name || SYNTAX.test(word));
}

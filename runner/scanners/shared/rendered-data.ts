import { type PipelineFinding, rankOf } from "../../../worker/contract/finding.ts";
import type { RenderedData } from "./scanner.ts";

const SCANNER = "templates";
const EXTENSION =
  /(?:\.(?:html?|xhtml|ejs|hbs|handlebars|mustache|pug|jade|njk|twig|j2|jinja2?|django|blade|php|rhtml|erb|haml|slim|ftlh?|jspf?|jspx|cshtml|razor|tpl|latte|vm))+$/iu;

/** Templates whose names code writes with the underscore of partial views. */
const FULL_NAMES = /\.cshtml$/iu;

/** The end of the name of a variable whose fields are known, too. */
const WHOLE = ".*";
/** What templates have around a variable that they write without escaping, and filters that leave escaped text so. */
const SYNTAX =
  /^(?:raw|safe|safeseq|html_safe|Html|Raw|MarkupString|locals|Model|View(?:Bag|Data)|th|utext|no_?esc|print|echo|request(?:Scope)?|getAttribute|c|out|value|escapeXml|false|default|nl2br|linebreaksbr|trim|strip|upper|lower)$/u;
/** Objects whose members or entries are the variables of a template. */
const HOLDERS = String.raw`locals\.|Model\.|ViewBag\.|requestScope\.|ViewData\[["']|request\.getAttribute\(["']`;

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
    const stem = path.replace(EXTENSION, "");
    const template = FULL_NAMES.test(path) ? stem : stem.replace(/(^|\/)_(?=[^/]*$)/u, "$1");
    const ofTemplate = views.filter(({ view }) => isOf(view, template));
    const passed = mentionedIn(metadata.snippet, ofTemplate);
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
  return view.replace(EXTENSION, "").replace(/^~/u, "").replaceAll(/[.:]+/gu, "/").replaceAll(/^\/+/gu, "");
}

function isOf(view: string, template: string): boolean {
  if (view.endsWith("/")) return `/${template}`.includes(`/${view}`);
  return view !== "" && (template === view || template.endsWith(`/${view}`));
}

/** The data that the template writes: variables, fields of them, and of those with such fields the variable as a whole. */
function mentionedIn<Passed extends { data: RenderedData }>(snippet: string, passed: readonly Passed[]): Passed[] {
  const known = passed.filter(({ data }) => !data.name.endsWith(WHOLE) && mentions(snippet, data.name));
  const fields = known.flatMap(({ data }) => (data.name.includes(".") ? [data.name] : []));
  const rest = fields.reduce((text, name) => text.replaceAll(mentionOf(name), ""), snippet);
  const isWhole = ({ data: { name } }: Passed): boolean =>
    name.endsWith(WHOLE) && mentions(rest, name.slice(0, -WHOLE.length));
  return [...known, ...passed.filter(isWhole)];
}

/** Whether the template writes the variable, the field, or a part of it. */
function mentions(text: string, name: string): boolean {
  return /^\w+(?:\.\w+)?$/u.test(name) && mentionOf(name).test(text);
}

/** `filter` or `filter.label`, `filter?.label`, `filter["label"]`, `filter[:label]`, `filter->label`. */
function mentionOf(name: string): RegExp {
  const [variable = "", field] = name.split(".");
  const path = field === undefined ? "" : String.raw`(?:\??\.|\??->|\[[:"'])${field}(?:["']?\])?`;
  return new RegExp(`(?<![\\w.'"-])[@$]?(?:${HOLDERS})?${variable}${path}(?![\\w(:=])`, "gu");
}

/** An element of Pug before what it writes without escaping. */
const ELEMENT = /^\s*[\w.#-]+!=/u;

/** Whether the variable is the only one that the template writes there. */
function writesOnly(snippet: string, name: string): boolean {
  const words = snippet.replace(ELEMENT, "").match(/[A-Za-z_]\w*/gu) ?? [];
  return words.every((word) => name.split(".").includes(word) || SYNTAX.test(word));
}

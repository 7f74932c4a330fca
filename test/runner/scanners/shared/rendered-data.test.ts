import { describe, expect, test } from "vitest";
import { withRendered } from "../../../../runner/scanners/shared/rendered-data.ts";
import type { RenderedData } from "../../../../runner/scanners/shared/scanner.ts";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";

function finding(path: string, snippet: string, scanner = "templates"): PipelineFinding {
  return {
    external_id: path,
    title: "Unescaped output",
    severity: "medium",
    scanner,
    description: null,
    location_path: path,
    location_line: 1,
    location_column: 1,
    metadata: { rule_id: "template.xss.a", cwe: "CWE-79", confidence: "low", snippet, fingerprint: "f" },
  };
}

function data(view: string, name: string, change: Partial<RenderedData> = {}): RenderedData {
  const trace = [{ path: "app.js", line: 3, column: 1, text: "req.query.q" }];
  return { view, name, source: "request", confidence: "high", severityLimit: "critical", trace, ...change };
}

function severityOf(path: string, snippet: string, rendered: RenderedData, scanner?: string): string | undefined {
  return withRendered([finding(path, snippet, scanner)], [rendered])[0]?.severity;
}

describe("a finding in a template", () => {
  test.each([
    ["views/search.ejs", "<%- q %>", "search"],
    ["views/search.ejs", "<%- q.trim() %>", "search.ejs"],
    ["resources/views/posts/show.blade.php", "{!! $q !!}", "posts.show"],
    ["src/main/resources/templates/page.html", 'th:utext="${q}"', "page"],
    ["app/views/notes/index.html.erb", "<%= raw @q %>", "notes/"],
    ["app/views/notes/_note.html.erb", "<%== @q %>", "notes/"],
    ["templates/users/profile.html", "{{ q|safe }}", "users/profile.html"],
    ["page.hbs", "{{{q}}}", "/page"],
    ["Views/Frogs/Search.cshtml", "Html.Raw(ViewBag.q)", "Frogs/Search"],
    ["Views/Frogs/_Search.cshtml", 'Html.Raw(ViewData["q"])', "~/Views/Frogs/_Search.cshtml"],
    ["src/main/webapp/WEB-INF/search.jsp", '<%= request.getAttribute("q") %>', "/WEB-INF/search.jsp"],
    ["src/main/webapp/WEB-INF/search.jsp", '<c:out value="${requestScope.q}" escapeXml="false"/>', "search"],
  ])("%s is high where untrusted data reaches it", (path, snippet, view) => {
    expect(severityOf(path, snippet, data(view, "q"))).toBe("high");
  });

  test.each([
    ["views/research.ejs", "<%- q %>", data("search", "q")],
    ["views/search.ejs", "<%- query %>", data("search", "q")],
    ["views/search.ejs", "<%- page.q %>", data("search", "q")],
    ["views/search.ejs", "<%- 'q' %>", data("search", "q")],
    ["views/search.ejs", "<%- q(title) %>", data("search", "q")],
    ["app/views/notebooks/index.html.erb", "<%= raw @q %>", data("notes/", "q")],
    ["views/search.ejs", "<%- q %>", data("search", "q", { severityLimit: "medium" })],
    ["views/search.ejs", "<%- q %>", data("", "q")],
    ["Views/Frogs/_Search.cshtml", "Html.Raw(ViewBag.q)", data("Frogs/Search", "q")],
    ["search.jsp", '<%= request.getAttribute("q.x") %>', data("search", "x")],
    ["views/search.ejs", "<%- $( %>", data("search", "$(")],
  ])("%s with %s keeps its severity otherwise", (path, snippet, rendered) => {
    expect(severityOf(path, snippet, rendered)).toBe("medium");
  });

  test.each([
    ["{{ q|safe }}", [{ isEscaped: true }], 0],
    ["<%== @q %>", [{ isEscaped: true }, { isEscaped: true }], 0],
    ["{{ q|default('')|trim|safe }}", [{ isEscaped: true }], 0],
    ["{!! nl2br($q) !!}", [{ isEscaped: true }], 0],
    ["{{ q|unescape|safe }}", [{ isEscaped: true }], 1],
    ["{{ q|default(title)|safe }}", [{ isEscaped: true }], 1],
    ["{{ q|safe }}", [{ isEscaped: true }, { isEscaped: false }], 1],
    ["{{ q|safe }}", [{ isEscaped: true }, { source: "request" }], 1],
    ["{{ q|safe }}", [{ isEscaped: false }], 1],
    ["{{ q ~ title|safe }}", [{ isEscaped: true }], 1],
    ["{{ title|safe }}", [{ isEscaped: true }], 1],
    ["${q?no_esc}", [{ isEscaped: true }], 0],
    ['Html.Raw(ViewData["q"])', [{ isEscaped: true }], 0],
    ['<%= request.getAttribute("q") %>', [{ isEscaped: true }], 0],
    ['<%= session.getAttribute("q") %>', [{ isEscaped: true }], 1],
    ["p.main!= q", [{ isEscaped: true }], 0],
    ["p!= q", [{ isEscaped: false }], 1],
    ["p.main!= q + title", [{ isEscaped: true }], 1],
    ["p= title != q", [{ isEscaped: true }], 1],
  ] as const)("%s is none where the code passes %j: %i", (snippet, passed, count) => {
    const rendered = passed.map((change) => data("page", "q", { source: null, ...change }));
    expect(withRendered([finding("page.html", snippet)], rendered)).toHaveLength(count);
  });

  const harmless = data("page", "filter.label", { source: null, isEscaped: true });
  const others = [harmless, data("page", "filter.state"), data("page", "filter.*")];
  test.each([
    ["{{ filter.label|safe }}", others, []],
    ["{{ filter['label']|safe }}", others, []],
    ["<%== @filter[:label] %>", others, []],
    ["{{ filter.state|safe }}", others, ["high"]],
    ["{{ filter.label ~ filter.state|safe }}", others, ["high"]],
    ["{{ filter|safe }}", others, ["high"]],
    ["{{ filter.labels|safe }}", others, ["high"]],
    ["{{ filter.label|safe }}", [...others, data("page", "filter")], ["high"]],
    ["{{ filter.label ~ title|safe }}", others, ["medium"]],
    ["{{ page.filter.label|safe }}", others, ["medium"]],
  ] as const)("%s is judged by the fields that it writes", (snippet, passed, severities) => {
    expect(withRendered([finding("page.html", snippet)], passed).map(({ severity }) => severity)).toEqual(severities);
  });

  test("has the trace and the source", () => {
    const [raised] = withRendered([finding("views/a.ejs", "<%- q %>")], [data("a", "q")]);
    expect(raised?.metadata).toMatchObject({ confidence: "high", source: "request", trace: [{ path: "app.js" }] });
  });
});

test("findings of other scanners stay as they are", () => {
  expect(severityOf("views/search.ejs", "<%- q %>", data("search", "q"), "ast-grep")).toBe("medium");
});

import { beforeAll, describe, expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

function servlet(...lines: string[]): string {
  return `import javax.servlet.http.*;\nclass A extends HttpServlet {\n  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {\n${lines.join("\n")}\n  }\n}\n`;
}

function query(text: string): string {
  return `connection.createStatement().executeQuery("select * from t where n = '" + ${text} + "'");`;
}

const COOKIE = 'Cookie cookie = new Cookie("a", "b");';
const SET = 'cookie.setPath(request.getParameter("a"));';
const NOT_FOUND: Record<string, string> = {
  "Name.java": servlet(COOKIE, SET, query("cookie.getName()")),
  "Secure.java": servlet(
    COOKIE,
    SET,
    'if (cookie.getMaxAge() > 1) { cookie.setValue("c"); }',
    query("cookie.getValue()"),
  ),
};
const FOUND: Record<string, string> = {
  "Path.java": servlet(COOKIE, SET, query("cookie.getPath()")),
  "Both.java": servlet(COOKIE, SET, 'cookie.setValue(request.getParameter("b"));', query("cookie.getValue()")),
  "Made.java": servlet('Cookie cookie = new Cookie("a", request.getParameter("a"));', query("cookie.getValue()")),
  "Whole.java": servlet(COOKIE, SET, query("cookie")),
  "Text.java": servlet(COOKIE, SET, query("cookie.toString()")),
  "Body.java": servlet(
    "Message m = new Message();",
    'm.setBody(request.getParameter("a"));',
    query("m.getBodyAsString()"),
  ),
  "Map.java": servlet("Options m = new Options();", 'm.put("a", request.getParameter("a"));', query("m.getAll()")),
};

let found: ReadonlySet<string | null>;

beforeAll(async () => {
  const { findings } = await scanCode({ ...NOT_FOUND, ...FOUND });
  found = new Set(
    findings
      .filter(({ metadata }) => metadata.rule_id.endsWith("sql-injection"))
      .map(({ location_path: path }) => path),
  );
});

describe("objects of libraries", () => {
  test.each(Object.keys(NOT_FOUND))("have properties that others do not taint: %s", (path) => {
    expect([...found]).not.toContain(path);
  });

  test.each(Object.keys(FOUND))("are tainted by a property: %s", (path) => {
    expect([...found]).toContain(path);
  });
});

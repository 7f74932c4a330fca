import { beforeAll, describe, expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

function route(...lines: string[]): string {
  return `app.get("/", async (req, res) => {\n${lines.join("\n")}\n});\n`;
}

const php = (code: string): string => `<?php\n$key = $_GET["key"];\n${code}\n`;
const flask = (...lines: string[]): string =>
  `import os, re\nfrom flask import request\n\ndef a():\n    key = request.args["key"]\n${lines.map((line) => `    ${line}\n`).join("")}`;

const LOOKED_UP: readonly (readonly [string, string])[] = [
  ["map.js", route("const row = names.get(req.query.a);", 'db.query("select " + row);')],
  [
    "keyed.js",
    route("const { name } = await users.findOne({ where: { id: req.query.a } });", 'db.query("select " + name);'),
  ],
  ["by.js", route("const user = await users.findUserById(req.query.a);", 'db.query("select " + user.name);')],
  [
    "filters.js",
    route(
      "const [row] = await orm.select().from(t).where(eq(t.id, req.query.a)).limit(1);",
      'db.query("select " + row.name);',
    ),
  ],
  ["columns.php", php('system("ls " . $users->findOneBy(["id" => $key])->home);')],
  ["scope.php", php('system("ls " . Home::where("id", $key)->first()->path);')],
  ["keywords.py", flask("home = Home.objects.get(id=key)", 'os.system("ls " + home.path)')],
  ["filter.py", flask("home = Home.objects.filter(id=key).order_by('id').first()", 'os.system("ls " + home.path)')],
];
const DERIVED: readonly (readonly [string, string])[] = [
  ["default.js", route('const name = names.get("a", req.query.a);', 'db.query("select " + name);')],
  ["receiver.js", route('const name = JSON.parse(req.query.a).find("a");', 'db.query("select " + name);')],
  ["expression.js", route("const name = pattern.find(req.query.a);", 'db.query("select " + name);')],
  ["static.js", route("const name = labels.getLabel(req.query.a);", 'db.query("select " + name);')],
  ["text.js", route('const text = builder.select("a").where("b = " + req.query.a).toSQL();', "db.query(text);")],
  ["transform.php", php('system("ls " . $filter->filter($key));')],
  ["default.py", flask('home = homes.get("a", default=key)', 'os.system("ls " + home)')],
  ["search.py", flask('home = re.search(r"(.*)", key).group(1)', 'os.system("ls " + home)')],
  ["row.py", flask("home = Home.objects.get(id=key)", 'os.system("ls " + home.path + key)')],
];

let found: ReadonlySet<string | null>;

beforeAll(async () => {
  const { findings } = await scanCode(Object.fromEntries([...LOOKED_UP, ...DERIVED]));
  // What the application has stored is a source of its own.
  const derived = findings.filter(({ metadata }) => metadata["source"] === "request");
  found = new Set(derived.map(({ location_path: path }) => path));
});

describe("what a library finds by a tainted key", () => {
  test.each(LOOKED_UP)("is not tainted: %s", (path) => {
    expect([...found]).not.toContain(path);
  });

  test.each(DERIVED)("is tainted where it is derived from the data: %s", (path) => {
    expect([...found]).toContain(path);
  });
});

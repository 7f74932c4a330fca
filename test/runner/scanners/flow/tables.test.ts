import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadTables } from "../../../../runner/scanners/flow/tables/load-tables.ts";
import { FlowTable } from "../../../../runner/scanners/flow/tables/schema.ts";
import { readYamlFile } from "../../../../runner/scanners/flow/tables/yaml-file.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "flow-tables-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function read(text: string): Promise<FlowTable> {
  const file = join(root, "table.yml");
  await writeFile(file, text);
  return readYamlFile(file, FlowTable);
}

const HEAD = "language: java\ndescription: x\nrequires_any: [x]\n";
const PACKAGES = "packages:\n  - { name: a.b, documentation: 'https://a.example/b' }\n";
const USE = "noReturn: [{ package: a.b, call: [exit] }]\n";

describe("a table", () => {
  test("names packages, and each entry one or more of them", async () => {
    const second = "  - { name: c, documentation: 'https://c.example' }\n";
    const { noReturn } = await read(`${HEAD}${PACKAGES}${second}noReturn:
  - { package: a.b, call: [exit] }
  - { package: [a.b, c], call: [halt] }
`);
    expect(noReturn.map((entry) => entry.package)).toEqual([["a.b"], ["a.b", "c"]]);
  });

  test.each([
    [
      "an unknown family",
      `${HEAD}${PACKAGES}sinks:\n  - package: a.b\n    family: sql\n    call: [x]\n`,
      ":8: sinks.0.family",
    ],
    [
      "a malformed pattern",
      `${HEAD}${PACKAGES}normalizers:\n  - package: a.b\n    call:\n    - a\n    - '/(/.b'\n`,
      ":10: normalizers.0.call.1",
    ],
    ["an unknown section", `${HEAD}${PACKAGES}${USE}sourcs: []\n`, ":1: "],
    ["malformed YAML", "language: [\n", ":2: "],
    ["no packages", HEAD, ":1: packages"],
    ["an empty list of packages", `${HEAD}packages: []\n`, ":4: packages"],
    ["a package without documentation", `${HEAD}packages:\n  - { name: a.b }\n`, ":5: packages.0.documentation"],
    [
      "documentation that is no https link",
      `${HEAD}packages:\n  - { name: a.b, documentation: 'http://a.example/b' }\n`,
      ":5: packages.0.documentation",
    ],
    [
      "a package named twice",
      `${HEAD}${PACKAGES}  - { name: a.b, documentation: 'https://a.example/c' }\n${USE}`,
      ":5: packages",
    ],
    ["an entry without a package", `${HEAD}${PACKAGES}${USE}sources:\n  - { read: [a.x] }\n`, ":8: sources.0.package"],
    [
      "an entry with an empty list of packages",
      `${HEAD}${PACKAGES}${USE}sources:\n  - { package: [], read: [a.x] }\n`,
      ":8: sources.0.package",
    ],
    [
      "an entry of a package that the table does not name",
      `${HEAD}${PACKAGES}${USE}sources:\n  - { package: c, read: [a.x] }\n`,
      ":8: sources.0.package: c",
    ],
    [
      "a parser without a package",
      `${HEAD}${PACKAGES}${USE}parsers:\n  - { create: [new P], parse: [p] }\n`,
      ":8: parsers.0.package",
    ],
    ["a package that no entry names", `${HEAD}${PACKAGES}`, ":5: packages.0: no entry names a.b"],
  ])("with %s is refused by file and line", async (_, text, place) => {
    await expect(read(text)).rejects.toThrow(`table.yml${place}`);
  });
});

test("all tables are valid", () => {
  expect(() => loadTables()).not.toThrow();
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Files, type KeptScan, ScansOfTree } from "./support/kept-results.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "parts-"));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

type Edit = [file: string, from: string, to: string];

const PYTHON: Files = {
  "route.py": `from flask import request
from store import save

def add():
    save(request.args["name"])
`,
  "work.py": `from flask import request
from store import Job

def start():
    Job().run(request.args["command"])
`,
  "store.py": `import os
PREFIX = "touch "

def first():
    return 1

def save(name):
    write(name)

def unrelated(name):
    return len(name)

def write(name):
    os.system(PREFIX + name)

class Base:
    def run(self, command):
        os.system(command)

    def stop(self):
        return None

class Job(Base):
    def pause(self):
        return 2
`,
};

const JAVASCRIPT: Files = {
  "route.js": `import express from "express";
import { find } from "./store.js";
const app = express();
app.get("/", (req, res) => find(req.query.name, res));
`,
  "store.js": `import mysql from "mysql";
import { format } from "./format.js";
const db = mysql.createConnection({});
export function help() { return 1; }
export function find(name, res) {
  db.query("SELECT * FROM a WHERE b = '" + format(name) + "'", function (error, rows) {
    res.json(rows);
  });
}
export const later = () => {
  return 2;
};
`,
  "format.js": `export function format(text) {
  return text.trim();
}
export class Other {
  constructor() {
    this.a = 1;
  }
}
`,
};

const GO: Files = {
  "main.go": `package main

import "net/http"

func handle(w http.ResponseWriter, r *http.Request) {
	run(r.URL.Query().Get("name"))
}
`,
  "run.go": `package main

import "os/exec"

func unused() int {
	return 1
}

func run(name string) {
	exec.Command("sh", "-c", name).Run()
}
`,
};

const JAVA: Files = {
  "a/Web.java": `package a;
import org.springframework.web.bind.annotation.*;
@RestController
class Web {
  private final Store store = new Store();
  @GetMapping("/")
  String get(@RequestParam String name) throws Exception {
    return store.run(name);
  }
}
`,
  "a/Store.java": `package a;
class Store extends Base {
  int count() {
    return 1;
  }
  String run(String name) throws Exception {
    Runtime.getRuntime().exec("sh -c " + clean(name));
    return name;
  }
}
`,
  "a/Base.java": `package a;
class Base {
  String clean(String name) {
    return name;
  }
  int size() {
    return 2;
  }
}
`,
};

function applied(files: Files, edits: readonly Edit[]): Files {
  const changed = { ...files };
  for (const [file, from, to] of edits) {
    expect(changed[file]).toContain(from);
    changed[file] = changed[file]?.replace(from, to) ?? "";
  }
  return changed;
}

/** The scan after the edits, whose findings are those of a scan of everything. */
async function scanAfter(files: Files, edits: readonly Edit[]): Promise<{ first: KeptScan; again: KeptScan }> {
  const scans = new ScansOfTree(join(directory, "tree"));
  const first = await scans.scan(files);
  expect((await scans.scan(files)).analysed).toEqual([]);
  const edited = applied(files, edits);
  const again = await scans.scan(edited);
  const afresh = await scans.scan(edited, { afresh: true });
  expect(again.found).toEqual(afresh.found);
  const third = await scans.scan(edited);
  expect([third.analysed, third.found]).toEqual([[], afresh.found]);
  return { first, again };
}

function tracesOf({ found }: KeptScan, path: string): string[] {
  return (found[path]?.flows ?? []).flatMap(({ trace }) => trace.map((step) => `${step.path}:${step.line}`));
}

describe("a kept result holds after a change of another file", () => {
  test.each<[string, Files, Edit[], string[]]>([
    ["a function that is not called", PYTHON, [["store.py", "len(name)", "str(name)"]], ["route.py", "work.py"]],
    ["a method that is not called", PYTHON, [["store.py", "return None", "return 3"]], ["route.py", "work.py"]],
    ["a function that one of two files calls", PYTHON, [["store.py", "PREFIX + name", "'a' + name"]], ["work.py"]],
    [
      "a function before the called ones",
      PYTHON,
      [["store.py", "return 1", "x = 1\n    return x"]],
      ["route.py", "work.py"],
    ],
    ["a function on the line of a called one", JAVASCRIPT, [["store.js", "return 1;", "return 1 + 1;"]], ["route.js"]],
    ["an arrow function", JAVASCRIPT, [["store.js", "return 2;", "return 'a';"]], ["route.js"]],
    ["a constructor of another class", JAVASCRIPT, [["format.js", "this.a = 1", "this.b = eval"]], ["route.js"]],
    ["a function of the package", GO, [["run.go", "return 1", "x := 1\n\treturn x"]], ["main.go"]],
    ["a method of a base class", JAVA, [["a/Base.java", "return 2;", "\n\nreturn 4;"]], ["a/Web.java"]],
  ])("%s", async (_, files, edits, holding) => {
    const { first, again } = await scanAfter(files, edits);
    for (const path of holding) {
      expect(first.found[path]?.flows).not.toBe(undefined);
      expect(again.analysed).not.toContain(path);
    }
    expect(Object.values(first.found).some(({ flows }) => flows.length > 0)).toBe(true);
  });

  test("and its messages show the lines where the code is now", async () => {
    const edits: Edit[] = [["store.py", "return 1", 'x = "…"\n    y = x\n    return y']];
    const { first, again } = await scanAfter(PYTHON, edits);
    expect(again.analysed).toEqual(["store.py"]);
    expect(tracesOf(first, "route.py")).toContain("store.py:14");
    expect(tracesOf(again, "route.py")).toContain("store.py:16");
  });
});

describe("a kept result does not hold after a change of another file", () => {
  test.each<[string, Files, Edit[], string]>([
    ["a called function", PYTHON, [["store.py", "write(name)", "print(name)"]], "route.py"],
    ["a function that a called one calls", PYTHON, [["store.py", "PREFIX + name", "PREFIX"]], "route.py"],
    ["a signature", PYTHON, [["store.py", "save(name)", "save(path, name='a')"]], "route.py"],
    ["a decorator", PYTHON, [["store.py", "def save", "@cached\ndef save"]], "route.py"],
    ["a statement outside of functions", PYTHON, [["store.py", '"touch "', '"rm "']], "route.py"],
    ["a method of a base class", PYTHON, [["store.py", "os.system(command)", "print(command)"]], "work.py"],
    ["the base class", PYTHON, [["store.py", "Job(Base)", "Job(object)"]], "work.py"],
    [
      "a method that now overrides another",
      PYTHON,
      [["store.py", "def pause(self)", "def run(self, command)"]],
      "work.py",
    ],
    [
      "a function that now hides another",
      PYTHON,
      [["store.py", "class Base", "def write(name):\n    pass\n\nclass Base"]],
      "route.py",
    ],
    [
      "a function that is gone",
      PYTHON,
      [["store.py", "def write(name):\n    os.system(PREFIX + name)\n", ""]],
      "route.py",
    ],
    ["a function with another name", PYTHON, [["store.py", "def write", "def put"]], "route.py"],
    ["a line that the parser does not understand", PYTHON, [["store.py", "len(name)", "len(name) ("]], "route.py"],
    ["a callback that the snippet shows", JAVASCRIPT, [["store.js", "res.json(rows)", "res.end()"]], "route.js"],
    ["a function of a third file", JAVASCRIPT, [["format.js", "text.trim()", "Number(text)"]], "route.js"],
    ["a called function of the package", GO, [["run.go", '"-c", name', '"-c", "a"']], "main.go"],
    ["a called method of a base class", JAVA, [["a/Base.java", "return name;", 'return "a";']], "a/Web.java"],
  ])("%s", async (_, files, edits, path) => {
    const { first, again } = await scanAfter(files, edits);
    expect(again.analysed).toContain(path);
    expect(again.found).not.toEqual(first.found);
  });
});

describe("a kept result depends on whether other files call a function", () => {
  const files: Files = {
    "lib.py": "import os\n\ndef run(command):\n    os.system('a ' + command)\n",
    "use.py": "import lib\n\ndef work():\n    return lib.size()\n",
  };

  test("which does not change", async () => {
    const { again } = await scanAfter(files, [["use.py", "lib.size()", "lib.size() + 1"]]);
    expect(again.analysed).not.toContain("lib.py");
    expect(again.found["lib.py"]?.flows).toHaveLength(1);
  });

  test("which changes", async () => {
    const { again } = await scanAfter(files, [["use.py", "lib.size()", "lib.run('b')"]]);
    expect(again.analysed).toContain("lib.py");
    expect(again.found["lib.py"]?.flows).toEqual([]);
  });
});

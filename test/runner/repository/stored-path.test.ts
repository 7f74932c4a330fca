import { expect, test } from "vitest";
import { StoredPaths } from "../../../runner/repository/stored-path.ts";

function place(...paths: string[]): string[] {
  const places = new StoredPaths();
  return paths.map((path) => places.place(path));
}

test.each(["app.js", "src/main/java/A.java", "a b.py", "a@b+c=d,e~f.js", ".env", ".github/workflows/ci.yml"])(
  "%s keeps its path",
  (path) => {
    expect(place(path)).toEqual([path]);
  },
);

test.each([
  ["a newline", "a\nb.js"],
  ["a shell's characters", "$(id).py"],
  ["letters beyond ASCII", "café.rb"],
  ["the parent directory", "../a.js"],
  ["the current directory", "./a.js"],
  ["an empty component", "a//b.js"],
  ["a trailing dot", "a./b.js"],
  ["a trailing space", "a /b.js"],
  ["a long component", `${"a".repeat(101)}.js`],
  ["a long path", `${"a/".repeat(500)}b.js`],
  ["the directory of renamed files", "_/1.js"],
  ["git's directory", ".git/config"],
  ["git's directory in another case", ".GIT/config"],
  ["an ignore file", "src/.gitignore"],
  ["an engine's configuration", "sgconfig.yml"],
  ["an engine's ignore file", ".semgrepignore"],
  ["no extension that is safe", "a.b c\td"],
])("a path with %s is numbered", (_what, path) => {
  const [placed = ""] = place(path);
  expect(placed).toMatch(/^_\/1(?:\.[a-z0-9]{1,10})?$/);
  expect(path.toLowerCase().endsWith(placed.slice("_/1".length))).toBe(true);
});

test("an extension is in lower case, because engines detect languages by it", () => {
  expect(place("Main.JAVA", "lib/a.Py", "A")).toEqual(["Main.java", "lib/a.py", "A"]);
});

test("two paths never share a place, in any case of letters", () => {
  const paths = ["a.js", "A.js", "a.JS", "dir", "dir/b.js", "DIR/c.js", "x/y", "x"];
  const placed = place(...paths).map((path) => path.toLowerCase());
  expect(new Set(placed).size).toBe(paths.length);
  for (const path of placed) {
    const parents = path
      .split("/")
      .slice(0, -1)
      .map((_, index, all) => all.slice(0, index + 1).join("/"));
    expect(parents.filter((parent) => placed.includes(parent))).toEqual([]);
  }
});

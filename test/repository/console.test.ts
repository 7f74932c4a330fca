import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { hostLink } from "../../worker/console/app/host-link.ts";
import { visibleText } from "../../worker/console/app/visible-text.ts";

const OUTPUT = "worker/assets/console";
/** Of all files, each compressed by gzip. */
const MAX_BYTES = 150_000;

function listOutput(): string[] {
  return readdirSync(OUTPUT, { recursive: true }).map(String).toSorted();
}

describe("the build of the console", () => {
  let files: string[];
  let page: string;

  beforeAll(() => {
    execFileSync(process.execPath, ["worker/console/build.ts"]);
    files = readdirSync(join(OUTPUT, "assets")).map((name) => join("assets", name));
    page = readFileSync(join(OUTPUT, "index.html"), "utf8");
  });

  it("is small", () => {
    const sizes = [...files, "index.html"].map((file) => gzipSync(readFileSync(join(OUTPUT, file))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("has a page that names each file of the main views by its content's hash, and contains no script and no style", () => {
    const named = [...page.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, path = ""]) => path);
    const secondary = files.filter((file) => file.includes("/secondary-views-"));
    expect(secondary).toHaveLength(1);
    expect(named.toSorted()).toEqual(files.filter((file) => !secondary.includes(file)).toSorted());
    for (const file of files)
      expect(file).toMatch(/^assets\/(start|main|secondary-views|chunk|style)-[A-Z0-9]{8}\.(js|css)$/);
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|https?:/);
  });

  it("leaves unchanged files alone", () => {
    const before = listOutput();
    execFileSync(process.execPath, ["worker/console/build.ts"]);
    expect(listOutput()).toEqual(before);
  });
});

describe("text of others", () => {
  it.for([
    ["a bidirectional override", "invoice\u202Efdp.exe", String.raw`invoice\u202Efdp.exe`],
    ["a bidirectional isolate", "\u2066x\u2069", String.raw`\u2066x\u2069`],
    ["a terminal's escape sequence", "\u001B[31mred\u001B[0m", String.raw`\u001B[31mred\u001B[0m`],
    ["zero-width characters", "ad\u200Bmin\uFEFF", String.raw`ad\u200Bmin\uFEFF`],
    ["a soft hyphen", "pass\u00ADword", String.raw`pass\u00ADword`],
    ["a filler that is a letter", "a\u3164b", String.raw`a\u3164b`],
    ["tag characters", "\u{E0041}", String.raw`\u{E0041}`],
    ["a variation selector", "a\uFE0F\u{E0100}", String.raw`a\uFE0F\u{E0100}`],
    ["NUL and DEL", "\0\u007F", String.raw`\u0000\u007F`],
    ["an unpaired surrogate", "\uD800x", String.raw`\uD800x`],
    ["a private-use character", "\uE000", String.raw`\uE000`],
    ["line breaks", "a\r\nb\u2028c", String.raw`a\u000D\u000Ab\u2028c`],
  ] as const)("shows %s", ([, text, shown]) => {
    expect(visibleText(text)).toBe(shown);
  });

  it("keeps what can be read: other scripts, emoji, markup", () => {
    for (const text of ["שלום", "日本語", "naïve", "🙂", "<b>&amp;</b>"]) expect(visibleText(text)).toBe(text);
  });

  it("keeps line feeds and tabs where there are lines", () => {
    const lines = "if x:\n\treturn\r\n";
    expect(visibleText(lines, { lines: true })).toBe(`if x:\n\treturn${String.raw`\u000D`}\n`);
  });
});

describe("the link to a line at the host", () => {
  it.for([
    ["https://github.com/acme/shop.git", "https://github.com/acme/shop/blob/abc/src/a.js#L3"],
    ["https://gitlab.example.com/a/b/c/", "https://gitlab.example.com/a/b/c/-/blob/abc/src/a.js#L3"],
    ["https://bitbucket.org/acme/shop", "https://bitbucket.org/acme/shop/src/abc/src/a.js#lines-3"],
    ["http://gitea.example.com:3000/acme/shop", "http://gitea.example.com:3000/acme/shop/src/commit/abc/src/a.js#L3"],
    ["https://user:secret@codeberg.org/acme/shop", "https://codeberg.org/acme/shop/src/commit/abc/src/a.js#L3"],
  ] as const)("of %s", ([repository, link]) => {
    expect(hostLink(repository, "abc", "src/a.js", 3)).toBe(link);
  });

  it.for([
    ["an unknown host", "https://git.example.com/acme/shop"],
    ["a host that only contains a known name", "https://notgithub.com/acme/shop"],
    ["another protocol", "ssh://git@github.com/acme/shop"],
    ["a script", "javascript://github.com/%0Aalert(1)"],
    ["no URL", "github.com/acme/shop"],
  ] as const)("is absent for %s", ([, repository]) => {
    expect(hostLink(repository, "abc", "src/a.js", 3)).toBeUndefined();
  });

  it("is absent without a commit or a path", () => {
    const repository = "https://github.com/acme/shop";
    expect(hostLink(null, "abc", "src/a.js", 3)).toBeUndefined();
    expect(hostLink(repository, null, "src/a.js", 3)).toBeUndefined();
    expect(hostLink(repository, "abc", null, 3)).toBeUndefined();
    expect(hostLink(repository, "abc", "src/a.js", null)).toBe("https://github.com/acme/shop/blob/abc/src/a.js");
  });

  it("is absent for a path that leads out of the repository", () => {
    for (const path of ["../../../evil/page", "src/../../x", "./a.js"]) {
      expect(hostLink("https://github.com/acme/shop", "abc", path, 3)).toBeUndefined();
    }
  });

  it("stays within the repository, whatever the path contains", () => {
    const link = hostLink("https://github.com/acme/shop", "a/b?c", `a#b/c?d/"><script>/\u202E.js`, 1) ?? "";
    const { origin, pathname, search, hash } = new URL(link);
    expect([origin, search, hash]).toEqual(["https://github.com", "", "#L1"]);
    expect(pathname).toBe("/acme/shop/blob/a%2Fb%3Fc/a%23b/c%3Fd/%22%3E%3Cscript%3E/%E2%80%AE.js");
  });
});

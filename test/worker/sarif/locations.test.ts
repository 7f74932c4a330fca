import { describe, expect, it } from "vitest";
import { artifactPath, readArtifacts } from "../../../worker/sarif/paths/artifact-path.ts";
import { artifactUri } from "../../../worker/sarif/paths/artifact-uri.ts";
import { at, type Json, resultOf, takeOne } from "./upload.ts";

const BASES = {
  "%SRCROOT%": { uri: "file:///home/ci/work/" },
  SOURCES: { uri: "src/main/", uriBaseId: "%SRCROOT%" },
  NESTED: { uri: "java", uriBaseId: "SOURCES" },
  OUT: { uri: "file:///home/ci/work/out/" },
  ELSEWHERE: { uri: "file:///opt/tool/" },
  LOOP: { uri: "x/", uriBaseId: "POOL" },
  POOL: { uri: "y/", uriBaseId: "LOOP" },
  BARE: {},
  BROKEN: 5,
};
const ARTIFACTS = [
  { location: { uri: "src/by-index.js" } },
  { location: { uri: "n.js", uriBaseId: "SOURCES" } },
  null,
  {},
];

function pathOf(location: unknown, originalUriBaseIds: unknown = BASES): string | undefined {
  return artifactPath(location, readArtifacts({ artifacts: ARTIFACTS, originalUriBaseIds }))?.path;
}

describe("the path of", () => {
  it.for([
    ["a relative URI", { uri: "src/a.js" }, "src/a.js"],
    ["a percent-encoded URI", { uri: "src/%C3%A4%20b%23.js" }, "src/ä b#.js"],
    ["a URI that is encoded wrongly", { uri: "src/100%.js" }, "src/100%.js"],
    ["a URI with bytes that are no UTF-8", { uri: "src/%FF.js" }, "src/%FF.js"],
    ["a path with a hash that nobody encoded", { uri: "c#/a b?.cs" }, "c#/a b?.cs"],
    ["a path with backslashes", { uri: "src\\a\\b.cs" }, "src/a/b.cs"],
    ["a path with dots", { uri: "./src/../lib//a.js" }, "lib/a.js"],
    ["a path above the root", { uri: "../a.js" }, "../a.js"],
    ["a file: URI below the root", { uri: "file:///home/ci/work/src/a.js" }, "src/a.js"],
    ["a file: URI with a host", { uri: "file://localhost/home/ci/work/a.js" }, "a.js"],
    ["a file: URI in short", { uri: "file:/home/ci/work/a.js" }, "a.js"],
    ["an absolute path below the root", { uri: "/home/ci/work/src/a.js" }, "src/a.js"],
    ["a file: URI below another base", { uri: "file:///opt/tool/lib/a.js" }, "lib/a.js"],
    ["a file: URI below none", { uri: "file:///etc/passwd" }, "/etc/passwd"],
    ["a file: URI of Windows", { uri: "file:///C:/work/a%20b.cs" }, "C:/work/a b.cs"],
    ["a path of Windows", { uri: "C:\\work\\a.cs" }, "C:/work/a.cs"],
    ["a drive with a bar", { uri: "file:///C|/work/a.cs" }, "C:/work/a.cs"],
    ["a URI of another scheme", { uri: "https://x.example/a/../b.js?q#f" }, "https://x.example/a/../b.js?q#f"],
    ["one that is encoded", { uri: "https://x.example/?next=a%26b" }, "https://x.example/?next=a%26b"],
    ["one that is none", { uri: "https://x.example/a b%20c" }, "https://x.example/a b c"],
    ["an index", { index: 0 }, "src/by-index.js"],
    ["an index whose location has a base", { index: 1 }, "src/main/n.js"],
    ["a URI with an index, which says less", { uri: "own.js", index: 0 }, "own.js"],
    ["a base", { uri: "a.js", uriBaseId: "%SRCROOT%" }, "a.js"],
    ["a base below a base", { uri: "a.js", uriBaseId: "SOURCES" }, "src/main/a.js"],
    ["a base below that, without its slash", { uri: "a.js", uriBaseId: "NESTED" }, "src/main/java/a.js"],
    ["an absolute base below the root", { uri: "a.o", uriBaseId: "OUT" }, "out/a.o"],
    ["an absolute base elsewhere", { uri: "a.js", uriBaseId: "ELSEWHERE" }, "a.js"],
    ["a base that is not described", { uri: "a.js", uriBaseId: "NONE" }, "a.js"],
    ["a base without a URI", { uri: "a.js", uriBaseId: "BARE" }, "a.js"],
    ["a base that is no object", { uri: "a.js", uriBaseId: "BROKEN" }, "a.js"],
    ["a base of JavaScript's own", { uri: "a.js", uriBaseId: "constructor" }, "a.js"],
    ["an index beyond the end", { index: 99 }, undefined],
    ["an index of nothing", { index: 2 }, undefined],
    ["an index of no location", { index: 3 }, undefined],
    ["an index below zero", { index: -1 }, undefined],
    ["an empty URI", { uri: "" }, undefined],
    ["the root itself", { uri: "file:///home/ci/work/" }, undefined],
    ["nothing", undefined, undefined],
    ["null", null, undefined],
    ["a text", "src/a.js", undefined],
  ] as const)("%s", ([, location, path]) => {
    expect(pathOf(location)).toBe(path);
  });

  it("bases in a circle ends", () => {
    expect(pathOf({ uri: "a.js", uriBaseId: "LOOP" })).toMatch(/^(x\/|y\/)+a\.js$/);
  });

  it.for([null, 5, [], "x"])("a file whose bases are %o", (bases) => {
    expect(pathOf({ uri: "a.js", uriBaseId: "%SRCROOT%" }, bases)).toBe("a.js");
  });
});

describe("the URI of a path", () => {
  it.for([
    ["src/a.js", "src/a.js"],
    ["src/ä b#%?.js", "src/%C3%A4%20b%23%25%3F.js"],
    ["C:/work/a b.cs", "file:///C:/work/a%20b.cs"],
    ["a:b", "a%3Ab"],
    ["/etc/passwd", "file:///etc/passwd"],
    ["//host/share", "file:////host/share"],
    ["back\\slash[1]{x}.js", "back%5Cslash%5B1%5D%7Bx%7D.js"],
    ["\u0001\u007f\n", "%01%7F%0A"],
    ["@scope/pkg", "@scope/pkg"],
    ["https://x.example:8443/a%2Fb?q=1&r=%26#f", "https://x.example:8443/a%2Fb?q=1&r=%26#f"],
    ["https://x.example/a b", "https%3A//x.example/a%20b"],
    ["https://x.example/100%", "https%3A//x.example/100%25"],
    ["https://x.example/a#b#c", "https%3A//x.example/a%23b%23c"],
    ["https:///", "https%3A///"],
    ["\uD800", "%EF%BF%BD"],
  ])("reads back as the path: %#", ([path = "", uri]) => {
    expect(artifactUri(path)).toBe(uri);
    expect(pathOf({ uri }, {})).toBe(path.toWellFormed());
  });
});

describe("the region", () => {
  it.for([
    [{ startLine: 3, startColumn: 4, endLine: 5, endColumn: 6 }, [3, 4], { end_line: 5, end_column: 6 }],
    [{ startLine: 3 }, [3, null], {}],
    [undefined, [null, null], {}],
    [{}, [null, null], {}],
    [{ startLine: 0, startColumn: 0 }, [null, null], {}],
    [{ startLine: -1 }, [null, null], {}],
    [{ startLine: 2 ** 31 - 1 }, [2 ** 31 - 1, null], {}],
    [{ startColumn: 4 }, [null, null], {}],
    [{ charOffset: 0, charLength: 9 }, [null, null], { char_offset: 0, char_length: 9 }],
    [{ byteOffset: 7, byteLength: 2 }, [null, null], { byte_offset: 7, byte_length: 2 }],
    [{ startLine: 9, endLine: 8 }, [9, null], {}],
  ] as [Json | undefined, unknown, Json][])("%o", async ([region, position, kept]) => {
    const { finding, metadata, warnings } = await takeOne(resultOf(at("a.js", region)));
    expect([finding.location_line, finding.location_column]).toEqual(position);
    expect(metadata.sarif).toEqual({ level: "warning", ...kept });
    expect(warnings).toEqual([]);
  });

  it.for([{ startLine: 2 ** 31 }, { startLine: 1e300 }, { startLine: 1, endColumn: 2 ** 31 }])(
    "has numbers that the database cannot hold: %o",
    async (region) => {
      const { finding, warnings } = await takeOne(resultOf(at("a.js", region)));
      expect([1, null]).toContain(finding.location_line);
      expect(warnings.join()).toContain("results[0]: region");
    },
  );

  it("has a snippet that is cut, with a warning", async () => {
    const { metadata, warnings } = await takeOne(
      resultOf(at("a.js", { startLine: 1, snippet: { text: "x".repeat(2_001) } })),
    );
    expect(metadata.snippet).toHaveLength(2_000);
    expect(warnings).toEqual(["results[0]: the snippet is cut to 2000 characters"]);
  });

  it("says whether columns count code points", async () => {
    const place = at("a.js", { startLine: 1, startColumn: 2 });
    const counted = await takeOne(resultOf(place), { columnKind: "unicodeCodePoints" });
    expect(counted.metadata.sarif["column_kind"]).toBe("unicodeCodePoints");
    const usual = await takeOne(resultOf(place), { columnKind: "utf16CodeUnits" });
    expect(usual.metadata.sarif["column_kind"]).toBeUndefined();
  });
});

describe("locations", () => {
  it.for([{ locations: [] }, {}, { locations: [{}] }, { locations: [{ logicalLocations: [{ name: "f" }] }] }])(
    "may be %o",
    async (change) => {
      expect((await takeOne(resultOf(change))).finding).toMatchObject({
        location_path: null,
        location_line: null,
      });
    },
  );

  it("are kept, the first with a file first", async () => {
    const [first] = at("a.js", { startLine: 1 })["locations"] as Json[];
    const [second] = at("b.js", { startLine: 2, endLine: 4 })["locations"] as Json[];
    const { finding, metadata } = await takeOne(
      resultOf({ locations: [{ message: { text: "none" } }, first, second] }),
    );
    expect(finding).toMatchObject({ location_path: "a.js", location_line: 1 });
    expect(metadata.sarif["locations"]).toEqual([{ path: "b.js", line: 2, end_line: 4 }, {}]);
  });

  it("are cut after the twentieth more, with a warning", async () => {
    const locations = Array.from({ length: 500 }, (_, n) => (at(`f-${n}.js`)["locations"] as Json[])[0]);
    const { metadata, warnings } = await takeOne(resultOf({ locations }));
    expect(metadata.sarif["locations"]).toHaveLength(20);
    expect(warnings).toEqual(["results[0]: only 21 locations are kept"]);
  });

  it("with a path longer than the column are cut, with a warning", async () => {
    const { finding, warnings } = await takeOne(resultOf(at("d/".repeat(3_000))));
    expect(finding.location_path).toHaveLength(4_096);
    expect(warnings).toEqual(["results[0]: the path is cut to 4096 characters"]);
  });
});

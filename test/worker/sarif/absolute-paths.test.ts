import { describe, expect, it } from "vitest";
import { SarifReceipt } from "../../../worker/sarif/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { listFindings, type Place } from "../support/findings.ts";
import { at, exportOf, freshScan, type Json, logOf, post, resultOf, SARIF, take } from "./upload.ts";

const ROOT = "/home/ci/work/shop";
const FILES = ["src/a.py", "src/b/c.py", "README.md"];

function inFile(path: string, change: Json = {}): Json {
  return resultOf({ ...at(`file://${path}`, { startLine: 1 }), ...change });
}

const RESULTS = FILES.map((file) => inFile(`${ROOT}/${file}`));

async function pathsOf(results: Json[], run: Json = {}) {
  const { findings, runs } = await take(logOf(results, run));
  return { paths: findings.map(({ location_path }) => location_path), ...runs[0] };
}

async function takeBelow(root: string, log: unknown, place?: Place) {
  const { tenant, path } = (place ??= await freshScan());
  const rawBody = JSON.stringify(log);
  const query = new URLSearchParams({ root });
  const headers = { "content-type": SARIF };
  const response = await call("POST", `${path}/sarif?${query.toString()}`, { token: tenant.token, rawBody, headers });
  return { response, place };
}

describe("absolute paths are made relative to", () => {
  it.for([
    ["version_control_provenance", { versionControlProvenance: [{ mappedTo: { uri: `file://${ROOT}` } }] }],
    [
      "version_control_provenance",
      {
        versionControlProvenance: [
          { mappedTo: { uri: `file://${ROOT}/src/` } },
          { repositoryUri: "https://x.example/y", mappedTo: { uri: "shop", uriBaseId: "WORK" } },
        ],
        originalUriBaseIds: { WORK: { uri: "file:///home/ci/work/" } },
      },
    ],
    ["original_uri_base_ids", { originalUriBaseIds: { SRCROOT: { uri: `file://${ROOT}/` } } }],
    [
      "working_directory",
      { invocations: [{ executionSuccessful: true, workingDirectory: { uri: `file://${ROOT}/` } }] },
    ],
    ["working_directory", { invocations: [{}, { workingDirectory: { uri: ROOT } }] }],
  ] as [string, Json][])("what the run states as %s", async ([source, run]) => {
    const { paths, stripped, warnings } = await pathsOf(RESULTS, run);
    expect(paths).toEqual(FILES);
    expect(stripped).toEqual([{ prefix: `${ROOT}/`, source, results: 3 }]);
    expect(warnings).toEqual([]);
  });

  it("the directory of the first of these", async () => {
    const { paths, stripped } = await pathsOf(RESULTS, {
      invocations: [{ workingDirectory: { uri: `file://${ROOT}/src` } }],
      versionControlProvenance: [{ mappedTo: { uri: `file:///home/ci` } }],
      originalUriBaseIds: { PROJECTROOT: { uri: `file://${ROOT}/` } },
    });
    expect(paths).toEqual(FILES.map((file) => `work/shop/${file}`));
    expect(stripped).toEqual([{ prefix: "/home/ci/", source: "version_control_provenance", results: 3 }]);
  });

  it("their common directory, with a warning, when the run states none", async () => {
    const { paths, stripped, warnings } = await pathsOf(RESULTS);
    expect(paths).toEqual(FILES);
    expect(stripped).toEqual([{ prefix: `${ROOT}/`, source: "common_directory", results: 3 }]);
    expect(warnings).toHaveLength(1);
    expect(warnings?.[0]).toMatch(/all paths are absolute.*\?root=.*\(\/home\/ci\/work\/shop\/\)$/);
  });

  it("the common directory of all files that the tool looked at, as ESLint lists them", async () => {
    const artifacts = FILES.map((file) => ({ location: { uri: `file://${ROOT}/${file}` } }));
    const { paths } = await pathsOf([inFile(`${ROOT}/src/b/c.py`)], { artifacts });
    expect(paths).toEqual(["src/b/c.py"]);
  });

  it("the common directory of the results when the tool lists files elsewhere", async () => {
    const artifacts = [{ location: { uri: "file:///usr/include/stdio.h" } }];
    expect((await pathsOf(RESULTS, { artifacts })).paths).toEqual(FILES);
  });

  it("a directory of Windows, in any notation", async () => {
    const results = ["file:///c:/work/shop/src/a.cs", "C:\\work\\shop\\b.cs"].map((uri) => resultOf(at(uri)));
    expect((await pathsOf(results)).paths).toEqual(["src/a.cs", "b.cs"]);
    const { response, place } = await takeBelow("c:\\work", logOf(results));
    const { runs } = await expectBody(response, 201, SarifReceipt);
    expect(runs[0]?.stripped).toEqual([{ prefix: "C:/work/", source: "root_parameter", results: 2 }]);
    expect((await listFindings(place)).map(({ location_path }) => location_path)).toEqual([
      "shop/src/a.cs",
      "shop/b.cs",
    ]);
  });
});

describe("absolute paths stay", () => {
  it("outside of the root, with a warning, and also where all others are relative", async () => {
    const run = { invocations: [{ workingDirectory: { uri: `file://${ROOT}` } }] };
    const outside = inFile("/usr/include/stdio.h");
    const { paths, stripped, warnings } = await pathsOf([...RESULTS, outside], run);
    expect(paths).toEqual([...FILES, "/usr/include/stdio.h"]);
    expect(stripped).toMatchObject([{ results: 3 }]);
    expect(warnings?.join()).toContain("results[3]: the path is absolute and outside of every root");
    expect((await pathsOf([resultOf(at("a.py")), outside])).paths).toEqual(["a.py", "/usr/include/stdio.h"]);
  });

  it("when only the root of the file system is common", async () => {
    const { paths, stripped } = await pathsOf([inFile("/a/x.py"), inFile("/b/x.py")], {
      invocations: [{ workingDirectory: { uri: "file:///" } }],
    });
    expect([paths, stripped]).toEqual([["/a/x.py", "/b/x.py"], []]);
  });

  it("remote URIs, which are no files", async () => {
    const uris = ["https://x.example/a", "https://x.example/b"];
    expect((await pathsOf(uris.map((uri) => resultOf(at(uri))))).paths).toEqual(uris);
  });
});

it("gives the same identity on another machine, and as relative paths", async () => {
  const place = await freshScan();
  await take(logOf(FILES.map((file) => resultOf(at(file, { startLine: 1 })))), place);
  const elsewhere = FILES.map((file) => inFile(`/builds/7/shop/${file}`));
  for (const root of [ROOT, "/builds/7/shop/", "file:///builds/7/shop"]) {
    const { response } = await takeBelow(root, logOf(root === ROOT ? RESULTS : elsewhere), place);
    const { runs } = await expectBody(response, 201, SarifReceipt);
    expect(runs[0]).toMatchObject({ stored: 0, skipped: [{ reason: "already_stored", results: 3 }] });
  }
});

it("recognizes exported findings with absolute paths", async () => {
  const { place } = await take(logOf([inFile("/a/x.py"), inFile("/b/y.py")]));
  const { runs, findings } = await take(await exportOf(place), place);
  expect(runs[0]).toMatchObject({ stored: 0, skipped: [{ reason: "already_stored", results: 2 }] });
  expect(findings).toHaveLength(2);
});

it.for(["", "src", "./src", "/", "C:", "file:///", "https://x.example/", "/\0", "x".repeat(5_000)])(
  "the parameter may not be %j",
  async (root) => {
    const { response, place } = await takeBelow(root, logOf(RESULTS));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "bad_request", message: expect.stringMatching(/^root: /) });
    expect(await listFindings(place)).toEqual([]);
  },
);

it.for([
  [{ versionControlProvenance: {} }, "versionControlProvenance: must be an array"],
  [{ versionControlProvenance: [5] }, "versionControlProvenance[0]: must be an object"],
  [{ versionControlProvenance: [{ mappedTo: "x" }] }, "versionControlProvenance[0].mappedTo: must be an object"],
  [{ invocations: [{ workingDirectory: { uri: 5 } }] }, "invocations[0].workingDirectory.uri: must be a string"],
] as [Json, string][])("a run may not have %j", async ([run, message]) => {
  const response = await post(await freshScan(), logOf(RESULTS, run));
  expect(await response.json()).toEqual({ error: "bad_request", message: `runs[0].${message}` });
});

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, ScansOfTree } from "./support/kept-results.ts";
import { editedAt, randomNumbers } from "./support/random-edits.ts";

const PROJECTS = join(import.meta.dirname, "projects");
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
/** How many edits each project gets: three, where none is given, of every sixth project, and one of the others. */
const GIVEN_EDITS = process.env["FUZZ_EDITS"];
const MANY_EDITS = 3;
const EVERY = 6;

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "edits-"));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function filesOf(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(folder, file), await readFile(file, "utf8")] as const;
    });
  return Object.fromEntries((await Promise.all(texts)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const projects = (await readdir(PROJECTS)).toSorted();
let held = 0;

function countEdits(index: number): number {
  if (GIVEN_EDITS !== undefined) return Number(GIVEN_EDITS);
  return (index + SEED) % EVERY === 0 ? MANY_EDITS : 1;
}

describe(`a scan after each of some random edits (FUZZ_SEED=${SEED})`, () => {
  test.each(projects.map((name, index) => ({ name, index })))(
    "of $name has the findings of a scan of everything",
    async ({ name, index }) => {
      const scans = new ScansOfTree(join(directory, name));
      // Each project gets edits of other kinds.
      const random = randomNumbers(SEED + index);
      let files = await filesOf(join(PROJECTS, name));
      const original = files;
      const first = await scans.scan(files);
      expect(Object.values(first.found).some(({ flows }) => flows.length > 0)).toBe(true);
      for (let count = 0; count < countEdits(index); count += 1) {
        files = editedAt(count % 3 === 2 ? original : files, random);
        const [again, afresh] = [await scans.scan(files), await scans.scan(files, { afresh: true })];
        expect(again.found, JSON.stringify(files)).toEqual(afresh.found);
        held += afresh.analysed.length - again.analysed.length;
      }
    },
  );

  test("uses results of the scans before", () => {
    expect(held).toBeGreaterThan(projects.length);
  });
});

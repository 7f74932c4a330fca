import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectedLinesOf } from "../../support/rule-case.ts";
import { scanCode } from "./support/scan-code.ts";

const CODE = join(import.meta.dirname, "recursive-code");

test.each((await readdir(CODE)).toSorted())(
  "functions that call themselves return what is as safe: %s",
  async (name) => {
    const text = await readFile(join(CODE, name), "utf8");
    const { findings } = await scanCode({ [name]: text });
    const lines = findings.map(({ location_line: line }) => line ?? 0);
    expect(lines.toSorted((a, b) => a - b)).toEqual(expectedLinesOf(text));
  },
);

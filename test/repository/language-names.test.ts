import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FLOW_LANGUAGES } from "../../runner/scanners/flow/tables/schema.ts";

const LITERAL = new RegExp(`(["'\`])(?:${FLOW_LANGUAGES.join("|")})\\1`, "u");

it("names no language in the interpreter and the domain of the data flow: traits say what differs", () => {
  const files = globSync("runner/scanners/flow/{interpreter,domain}/**/*.ts");
  expect(files.length).toBeGreaterThan(50);
  expect(LITERAL.test('engine.language === "ruby"')).toBe(true);
  expect(files.filter((file) => LITERAL.test(readFileSync(file, "utf8")))).toEqual([]);
});

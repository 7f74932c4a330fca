import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };

/*
 * Writes the block list of common passwords that are long enough to be set; with --check, only compares.
 */
const PATH = "worker/assets/common-passwords.json";
const COUNT = 10_000;
const MIN_LENGTH = 8;

const common = passwords.filter((password) => password.length >= MIN_LENGTH).slice(0, COUNT);
if (common.length < COUNT) throw new Error("The package's list has changed its form.");
const content = `${JSON.stringify(common.toSorted())}\n`;
if (process.argv.includes("--check")) {
  if (readFileSync(PATH, "utf8") !== content) {
    process.stderr.write(`passwords: ${PATH} is out of date: run npm run passwords.\n`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(PATH, content);
  process.stdout.write(`${common.length} passwords written.\n`);
}

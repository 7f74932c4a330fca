import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };

/*
 * Writes the block list of common passwords that are long enough to be set; with --check, only compares. The list is sorted and
 * front-coded: each entry is a capital letter for the length of the prefix shared with the previous entry (A for 0), followed by
 * the rest.
 */
const PATH = "worker/auth/common-passwords.json";
const COUNT = 10_000;
const MIN_LENGTH = 8;
const MAX_SHARED = 25;

function frontCode(sorted: readonly string[]): string {
  let previous = "";
  const entries = sorted.map((password) => {
    let shared = 0;
    while (shared < Math.min(MAX_SHARED, previous.length) && previous[shared] === password[shared]) shared += 1;
    previous = password;
    return String.fromCodePoint(65 + shared) + password.slice(shared);
  });
  return entries.join("");
}

const common = passwords.filter((password) => password.length >= MIN_LENGTH).slice(0, COUNT);
const unexpected = common.filter((password) => !/^[\x21-\x40\x5b-\x7e]+$/.test(password));
if (common.length < COUNT || unexpected.length > 0) throw new Error("The package's list has changed its form.");
const content = `${JSON.stringify(frontCode(common.toSorted()))}\n`;
if (process.argv.includes("--check")) {
  if (readFileSync(PATH, "utf8") !== content) {
    process.stderr.write(`passwords: ${PATH} is out of date: run npm run passwords.\n`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(PATH, content);
  process.stdout.write(`${common.length} passwords written.\n`);
}

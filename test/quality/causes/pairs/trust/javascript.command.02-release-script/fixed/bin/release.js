#!/usr/bin/env node
const { execSync } = require("node:child_process");

const [, , tag] = process.argv;
if (!tag) {
  console.error("usage: release <tag>");
  process.exit(1);
}
execSync(`git tag ${tag} && git push origin ${tag}`); // at most low

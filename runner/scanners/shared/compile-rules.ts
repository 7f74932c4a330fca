import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { parse } from "yaml";
import { cacheKeyOf, RULE_CACHE_FILE } from "./rule-cache.ts";
import { RULES_DIRECTORY } from "./rule-pack.ts";

/* Runs at installation (`prepare` of package.json, and the image's build): writes the cache of `rule-cache.ts`. */
const files = readdirSync(RULES_DIRECTORY, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".yml"),
);
const texts = files.map((name) => readFileSync(join(RULES_DIRECTORY, name), "utf8"));
const entries = texts.map((text) => [cacheKeyOf(text), parse(text) as unknown]);
mkdirSync(dirname(RULE_CACHE_FILE), { recursive: true });
const temporary = `${RULE_CACHE_FILE}.${process.pid}`;
writeFileSync(temporary, JSON.stringify(entries));
renameSync(temporary, RULE_CACHE_FILE);

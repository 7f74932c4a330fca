import { RE2JS } from "re2js";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { z } from "zod";
import { toGitleaksConfig } from "../../../../runner/scanners/gitleaks/gitleaks-config.ts";
import { SECRET_RULES } from "../../../../runner/scanners/secrets/rules.ts";

const Config = z.object({ rules: z.array(z.object({ id: z.string(), regex: z.string() })) });
const { rules } = Config.parse(parse(toGitleaksConfig(SECRET_RULES)));

it.each(rules)("the expression of $id is one of RE2, with the group of the secret alone", ({ regex }) => {
  // In JavaScript any character, in RE2 a class that begins with a bracket.
  expect(regex).not.toContain("[^]");
  expect(RE2JS.compile(regex).groupCount()).toBe(1);
});

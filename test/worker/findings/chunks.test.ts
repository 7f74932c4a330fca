import { z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { chunkFindings, findingsOf } from "../../../worker/findings/store/finding-chunks.ts";
import { newFinding } from "../support/rows.ts";

const Chunk = z.object({ rules: z.array(z.unknown()), findings: z.array(z.array(z.unknown())) });

it("has its findings alone, whatever characters its rules have", () => {
  const titles = ["plain", "ä", "€", "🦊", "\u{10FFFF}z"];
  const findings = titles.map((title, n) => newFinding(`f-${n}`, { title, description: `🦊 ${n}` }));
  const [chunk, ...others] = chunkFindings(findings);
  expect(others).toEqual([]);
  const whole: unknown = JSON.parse(chunk?.json.join("") ?? "");
  const alone: unknown = chunk && JSON.parse(findingsOf(chunk));
  expect(whole).toMatchObject(Object(alone));
  expect(alone).toEqual({ directories: [], files: [], findings: Array.from(titles, () => expect.any(Array)) });
});

it("has each rule once, and a finding's own description only if others of the rule have another", () => {
  const findings = [
    newFinding("a", { title: "one", description: "same" }),
    newFinding("b", { title: "one", description: "same" }),
    newFinding("c", { title: "two", description: "first" }),
    newFinding("d", { title: "two", description: "second" }),
  ];
  const { rules, findings: stored } = Chunk.parse(JSON.parse(chunkFindings(findings)[0]?.json.join("") ?? ""));
  expect(rules).toHaveLength(2);
  expect(stored.map((fields) => fields.at(-1))).toEqual([null, null, "first", "second"]);
});

it("keeps any number of rules apart", () => {
  const findings = Array.from({ length: 400 }, (_, n) => newFinding(`f-${n}`, { title: `title ${n % 200}` }));
  const { rules, findings: stored } = Chunk.parse(JSON.parse(chunkFindings(findings)[0]?.json.join("") ?? ""));
  expect(rules).toHaveLength(200);
  expect(stored).toHaveLength(400);
});

it.each(["x", "é", "€", "🦊"])("is in pieces of whole characters: %s", (character) => {
  const description = `${character.repeat(20_000 / character.length)} end`;
  const findings = Array.from({ length: 6 }, (_, n) =>
    newFinding(`f-${n}`, { description: `${"y".repeat(n)}${description}` }),
  );
  const chunks = chunkFindings(findings);
  for (const { json } of chunks) for (const piece of json) expect(piece.length).toBeLessThanOrEqual(60_000);
  expect(Math.max(...chunks.map(({ json }) => json.length))).toBeGreaterThan(1);
  const stored = chunks.flatMap(({ json }) => Chunk.parse(JSON.parse(json.join(""))).findings);
  expect(stored.map((fields) => fields.at(-1))).toEqual(findings.map((finding) => finding.description));
});

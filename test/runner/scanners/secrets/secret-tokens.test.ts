import { describe, expect, it } from "vitest";
import { measureTokens } from "../../../quality/measure-tokens.ts";

describe("credentials as sixty providers document them", () => {
  it("are found, and sixty decoys are not", async () => {
    const { found, missed, decoys, falsePositives } = await measureTokens(1);
    expect(found.length + missed.length).toBe(60);
    expect(found.length, `missed: ${missed.join(", ")}`).toBeGreaterThanOrEqual(57);
    expect(decoys).toBe(60);
    expect(falsePositives.length, JSON.stringify(falsePositives)).toBeLessThanOrEqual(2);
  });
});

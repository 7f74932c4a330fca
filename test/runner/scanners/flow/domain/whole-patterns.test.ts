import { describe, expect, it } from "vitest";
import { anchorsHost } from "../../../../../runner/scanners/flow/domain/fixed-host.ts";
import { isArithmetic } from "../../../../../runner/scanners/flow/domain/strict-pattern.ts";

const LONG = "subtotal".repeat(20_000);

describe("a pattern of the host of a URL", () => {
  it.each([
    String.raw`^https?:\/\/example\.com\/`,
    String.raw`^https://example\.com(?::\d+)?(?:/|$)`,
    String.raw`^https://(?:[a-z0-9-]+\.)*example\.com/`,
    String.raw`^https://(?:a\.example\.com|p\d{1,3}-b\.example\.org)/\w+$`,
  ])("is fixed: %s", (pattern) => expect(anchorsHost(pattern)).toBe(true));

  it.each([
    String.raw`^https://(?:.*)/`,
    String.raw`^https://[^/]+\.example\.com/`,
    String.raw`^https://\w+\.com/`,
    String.raw`^https://example\.com:.*`,
    String.raw`^https://example\.com`,
    String.raw`^https://(?:example\.com|[a-z.]+)/`,
  ])("is not fixed: %s", (pattern) => expect(anchorsHost(pattern)).toBe(false));
});

describe("a pattern of arithmetic", () => {
  it.each([
    String.raw`^(?:subtotal|quantity|[0-9.+\-*/() ])+$`,
    String.raw`^[\d\s+\-*/().]+$`,
    `^(?:${LONG}|[0-9+])+$`,
  ])("lets nothing else in", (pattern) => expect(isArithmetic(pattern, false)).toBe(true));

  it.each([String.raw`^[a-z0-9+]+$`, String.raw`^(?:\w+|[+*/-])+$`, String.raw`^(?:foo|bar)\(.*\)$`])(
    "may let other text in: %s",
    (pattern) => expect(isArithmetic(pattern, false)).toBe(false),
  );

  it("ends for long words of a pattern that lets other text in", () => {
    expect(isArithmetic(`^${LONG}#$`, false)).toBe(false);
  });
});

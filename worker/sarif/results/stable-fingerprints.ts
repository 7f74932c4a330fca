/** The placeholder that semgrep writes without an account: equal for all results. */
const NO_FINGERPRINT = "requires login";
/** Partial fingerprints of gitleaks that are equal for all results of a commit, or are personal data. */
const OF_COMMITS = new Set(["author", "commitMessage", "commitSha", "date", "email"]);
/** The partial fingerprint that most tools and hosts compare. */
const USUAL_PARTIAL = "primaryLocationLineHash";
/** What ends the name of a value that differs when code is moved or the tool runs again. */
const UNSTABLE_WORDS = new Set([
  ..."column count index line number offset ordinal position".split(" "),
  ..."build date run session time timestamp".split(" "),
]);
const GENERIC_WORDS = new Set("fingerprint guid id key uuid value".split(" "));

interface Versioned {
  value: string;
  /** 0 for a name without a version. */
  version: number;
}

/**
 * The fingerprint that is most likely to be stable. Each identifies the result alone (SARIF 2.1.0, 3.27.16), so it is one: with a
 * versioned name such as `matchBasedId/v1` before one without, in its newest version, the first by name.
 */
export function stableFingerprint(fingerprints: Record<string, string>): string | undefined {
  const [first] = [...newestVersions(fingerprints)].toSorted(
    ([a, { version: ofA }], [b, { version: ofB }]) => Number(ofB > 0) - Number(ofA > 0) || (a < b ? -1 : 1),
  );
  return first?.[1].value;
}

/** The partial fingerprints that are likely to be stable. Only all of them identify the result (3.27.17). */
export function stablePartials(fingerprints: Record<string, string>): string[] {
  const newest = newestVersions(fingerprints);
  const usual = newest.get(USUAL_PARTIAL);
  const chosen = usual ? [usual] : [...newest.keys()].toSorted().map((name) => newest.get(name));
  return chosen.flatMap((fingerprint) => fingerprint?.value ?? []);
}

/** The newest of `name/v1`, `name/v2`, … for each name (3.5.4.2), without values that are not stable. */
function newestVersions(fingerprints: Record<string, string>): Map<string, Versioned> {
  const newest = new Map<string, Versioned>();
  for (const [name, value] of Object.entries(fingerprints)) {
    if (value === "" || value === NO_FINGERPRINT || OF_COMMITS.has(name)) continue;
    const [, stem = name, digits = "0"] = /^(.*)\/v(\d{1,9})$/s.exec(name) ?? [];
    const version = Number(digits);
    if (!isUnstable(stem) && (newest.get(stem)?.version ?? -1) < version) newest.set(stem, { version, value });
  }
  return newest;
}

/** By the end of the name, generic words aside: `startColumnFingerprint` is unstable, `lineHash` is not. */
function isUnstable(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return UNSTABLE_WORDS.has(words.findLast((word) => word !== "" && !GENERIC_WORDS.has(word)) ?? "");
}

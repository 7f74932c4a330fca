/*
 * Validation of parsed JSON against the SARIF schema. Functions instead of zod: for a result, zod takes 15 µs, which is 1.5 s of
 * CPU time for the maximum of 100,000 results, and these take 1 µs.
 */

/** What is invalid, and its path below the checked value, such as `.locations[0].id`. */
export interface Fault {
  place: string;
  rule: string;
}

/** Returns undefined for a valid value. */
export type Check = (value: unknown) => Fault | undefined;

export const text: Check = (value) => (typeof value === "string" ? undefined : fault("must be a string"));
export const boolean: Check = (value) => (typeof value === "boolean" ? undefined : fault("must be true or false"));
/** A property bag: its members are defined by the tool. */
export const bag: Check = (value) => (isObject(value) ? undefined : fault("must be an object"));

export function integer(least: number): Check {
  return (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least
      ? undefined
      : fault(`must be an integer of at least ${least}`);
}

export function number(least: number, most: number): Check {
  return (value) =>
    typeof value === "number" && value >= least && value <= most
      ? undefined
      : fault(`must be a number from ${least} to ${most}`);
}

/** One of the words, in any letter case: the case that tools write varies, and the words differ in more than case. */
export function oneOf(...words: readonly string[]): Check {
  const known = new Set(words.map((word) => word.toLowerCase()));
  return (value) =>
    typeof value === "string" && known.has(value.toLowerCase())
      ? undefined
      : fault(`must be one of ${words.join(", ")}`);
}

export function listOf(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return fault("must be an array");
    for (const [index, item] of value.entries()) {
      const found = check(item);
      if (found) return { ...found, place: `[${index}]${found.place}` };
    }
    return undefined;
  };
}

/** An object whose members may have any name. */
export function recordOf(check: Check): Check {
  return (value) => {
    if (!isObject(value)) return fault("must be an object");
    for (const key of Object.keys(value)) {
      const found = check(value[key]);
      if (found) return under(key, found);
    }
    return undefined;
  };
}

type Members = Readonly<Record<string, Check>>;

interface ObjectRules {
  required?: readonly string[];
  /** At least one of these is required. */
  anyOf?: readonly string[];
}

/** An object with these members only. */
export function objectOf(members: Members, { required = [], anyOf = [] }: ObjectRules = {}): Check {
  const checks = new Map(Object.entries(members));
  return (value) => {
    if (!isObject(value)) return fault("must be an object");
    for (const key of Object.keys(value)) {
      const check = checks.get(key);
      const found = check ? check(value[key]) : fault("is not a property that SARIF 2.1.0 has here");
      if (found) return under(key, found);
    }
    const missing = required.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return under(missing, fault("is required"));
    const hasOne = anyOf.length === 0 || anyOf.some((key) => Object.hasOwn(value, key));
    return hasOne ? undefined : fault(`must have one of ${anyOf.join(", ")}`);
  };
}

/** An object with these members, all optional, and any others. `null` counts as absent. */
export function openObjectOf(members: Members): Check {
  const checks = Object.entries(members);
  return (value) => {
    if (!isObject(value)) return fault("must be an object");
    for (const [key, check] of checks) {
      const member = Object.hasOwn(value, key) ? value[key] : undefined;
      const found = member === undefined || member === null ? undefined : check(member);
      if (found) return under(key, found);
    }
    return undefined;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fault(rule: string): Fault {
  return { place: "", rule };
}

const MAX_KEY_LENGTH = 100;

function under(key: string, { place, rule }: Fault): Fault {
  return { place: `.${key.slice(0, MAX_KEY_LENGTH).toWellFormed()}${place}`, rule };
}

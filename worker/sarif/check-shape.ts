/*
 * Checks of parsed JSON against the SARIF schema. Functions rather than zod: a result takes zod 15 µs, which is 7 s of CPU for
 * the 500,000 results that a file may have, and these 1 µs.
 */

/** What is wrong, and where below the checked value: `.locations[0].id`. */
export interface Fault {
  place: string;
  rule: string;
}

/** Undefined for a value that is as it should be. */
export type Check = (value: unknown) => Fault | undefined;

export const text: Check = (value) => (typeof value === "string" ? undefined : fault("must be a string"));
export const boolean: Check = (value) => (typeof value === "boolean" ? undefined : fault("must be true or false"));
/** A property bag: what is in it is the tool's own business. */
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

/** One of the words, in whatever case: tools are careless about that, and nothing is lost by it. */
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

/** An object with members of any name. */
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
  /** One of these at least. */
  anyOf?: readonly string[];
}

/** An object with these members and no other. */
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

/** An object with these members, where they are there, and any other. `null` is as good as absent. */
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

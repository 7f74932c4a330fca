import frontCoded from "./common-passwords.json" with { type: "json" };

let passwords: ReadonlySet<string> | undefined;

/** Whether this is one of the 10,000 most common passwords of at least 8 characters, in lower case. */
export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(decode(frontCoded));
  return passwords.has(password);
}

/** Each entry is a capital letter for the length of the prefix shared with the previous entry (A for 0), followed by the rest. */
function* decode(list: string): Generator<string> {
  let password = "";
  for (const [, shared = "", rest = ""] of list.matchAll(/([A-Z])([^A-Z]*)/g)) {
    password = password.slice(0, shared.charCodeAt(0) - "A".charCodeAt(0)) + rest;
    yield password;
  }
}

/**
 * Whether a value has lower case, upper case and digits, as random text of this kind does; hexadecimal hashes and words do not.
 */
export function mixesCasesAndDigits(value: string): boolean {
  return /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value);
}

export function holdsDigit(value: string): boolean {
  return /\d/.test(value);
}

/** A JSON Web Token, or another value that begins with JSON in base64: its first part must be an object. */
export function beginsWithJsonObject(value: string): boolean {
  try {
    const head: unknown = JSON.parse(Buffer.from(value.split(".")[0] ?? "", "base64url").toString("utf8"));
    return typeof head === "object" && head !== null;
  } catch {
    return false;
  }
}

/** Credentials of HTTP basic authentication: base64 of printable `user:password`. */
export function isBasicCredentials(value: string): boolean {
  const decoded = Buffer.from(value, "base64").toString("utf8");
  const [, password] = /^[\x20-\x7e]{1,100}?:([\x20-\x7e]{3,})$/.exec(decoded) ?? [];
  return password !== undefined;
}

const KEY_FRAME = /-----(?:BEGIN|END)[A-Z ]+-----|\\[nrt]|(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\n]*/g;
const KEY_LINE = /[A-Za-z0-9+/]{40}/;
const DISTINCT_IN_KEY = 24;

/** Whether a key block contains key material, not an ellipsis. */
export function holdsKeyMaterial(block: string): boolean {
  const body = block.replaceAll(KEY_FRAME, "");
  if (/\.{3}|…|[xX*]{8,}|\$\{|\{\{/.test(body)) return false;
  const material = body.replaceAll(/[^A-Za-z0-9+/=]/g, "");
  return KEY_LINE.test(body) && new Set(material).size >= DISTINCT_IN_KEY;
}

export function holdsPrivateKeyBlock(text: string): boolean {
  return /^-----BEGIN [A-Z ]{0,20}PRIVATE KEY( BLOCK)?-----/.test(text) && holdsKeyMaterial(text);
}

const WORD_RUN = /[A-Z]?[a-z]{3,}|[A-Z]{3,}/g;

/** Whether a value consists mostly of words and has few digits, like `V1SecretVolumeSource`. */
export function readsLikeIdentifier(value: string): boolean {
  const inWords = value.match(WORD_RUN)?.join("").length ?? 0;
  const digits = value.replaceAll(/\D/g, "").length;
  return inWords >= value.length * 0.7 && digits <= value.length * 0.1;
}

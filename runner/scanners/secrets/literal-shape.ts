import { isWords } from "./placeholder.ts";
import { mixesCasesAndDigits, readsLikeIdentifier } from "./value-shape.ts";

const SHORTEST_TOKEN = 16;
const SHORTEST_GENERATED = 10;
const FEWEST_DIGITS = 3;

/** A password chosen by a person: not a phrase or label, but unusual letter sequences, or digits or symbols among letters. */
export function looksLikePassword(value: string): boolean {
  if (/\s/.test(value) || isWords(value) || isCode(value)) return false;
  return /[A-Za-z]/.test(value) && (/[^A-Za-z_.:/-]/.test(value) || /^[A-Za-z]+$/.test(value));
}

export function looksLikeToken(value: string): boolean {
  if (value.length < SHORTEST_TOKEN || /\s/.test(value) || isWords(value) || isCode(value)) return false;
  if (readsLikeIdentifier(value)) return false;
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** Whether a value looks generated, so that it is distinguishable from code even without quotes. */
export function looksGenerated(value: string): boolean {
  if (value.length < SHORTEST_GENERATED || isWords(value) || isCode(value) || readsLikeIdentifier(value)) return false;
  if (/^[a-z]+\d{1,4}$/i.test(value)) return false;
  const digits = value.replaceAll(/\D/g, "").length;
  return mixesCasesAndDigits(value) || (/[A-Za-z]/.test(value) && digits >= FEWEST_DIGITS);
}

/** Whether a value is a format, an expression, a URL, a file name, a date or a version. */
function isCode(value: string): boolean {
  return CODE.test(value) || EXPRESSION.test(value);
}

const CODE =
  /^\$[A-Z_]{2,}|^[,;:)\]}=?]|^\+.*\+$|^(?:file|urn|arn|data|jdbc|mailto):|^[a-z][a-z0-9+.-]{1,20}:\/\/|^[#.][\w-]+$|%[sdv]\b|[<>]|\\[uxdws]|\(\?|^\^|\$$|\.(?:json|ya?ml|txt|pem|key|crt|html?|[jt]sx?|py|go|rb|php|java|xml|properties)$|^\d{4}-\d\d-\d\d|^v?\d+\.\d+(?:\.|$)|^[a-z]+(?:\.[a-z0-9]+){2,}$/i;
/** Hashes, references in braces, and the rules of a form: `required|string|min:8`. */
const EXPRESSION =
  /^(?:sha\d+|md5|bcrypt|argon2\w*|scrypt|pbkdf2\w*)[-:$]|^\$(?:2[aby]|argon2\w*|[156])\$|\{[\w.:]*\}|^\{.*\}$|^[a-z_]+(?::[\w,]+)?(?:\|[a-z_]+(?::[\w,]+)?)+$/i;

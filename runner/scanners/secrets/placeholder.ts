import { isRandomLetters } from "./random-letters.ts";

/** Placeholders for secrets in documentation and templates. */
const STAND_IN_WORD =
  /example|placeholder|change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|with)|your[-_ ]?(?:own|api|key|token|secret|pass|account|client|app|user|access|auth|aws|db|database)|(?:^|[^a-z])your[-_]|insert[-_ ]|redacted|dummy|to[-_ ]?be[-_ ]|lorem|foobar|notasecret|not[-_]a[-_]|goes[-_ ]?here/i;
const SAME_CHARACTER_RUN = /(.)\1{5,}|[x*#•]{4,}|\.{3}/i;
const SEQUENCES = ["0123456789abcdef", "1234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "9876543210"];
const SEQUENCE_LENGTH = 7;
const RUN = new Set(
  SEQUENCES.flatMap((sequence) =>
    Array.from({ length: sequence.length - SEQUENCE_LENGTH + 1 }, (_, start) =>
      sequence.slice(start, start + SEQUENCE_LENGTH),
    ),
  ),
);

const TEMPLATE =
  /\$\{|\{\{|#\{|\$\(|%\(|%\{|@\{|\[\[|<%|^<[^<>]*>$|^\{[\w.:-]*\}$|^%[\w.]+%$|^__\w+__$|^@[\w.]+@$|^%[sdv]$|^\[[\w .:-]*\]$|^&\w+;$/;
const VARIABLE = /^\$+[A-Za-z_]\w*$|^\$env:|^&\w+$|^:[a-z_]\w*$|^!\w+$/i;
const LOOK_UP =
  /\benv[.[(]|environ|getenv|process\.|\bsecrets?\.|\bvault[:.]|secretsmanager|^(?:ref\+|op:\/\/|sm:\/\/|ssm:|file:|enc\()/i;
const PATH = /^[.~]{0,2}\/[\w.-]+\/[\w./-]*$/;
/** An identifier, an option, a dotted path or a phrase: words of letters, with at most a small number at the end. */
const WORDS = /^[A-Za-z]*(?:[-_.:/ ,|&+]+[A-Za-z]+\d?)*(?:[-_.]?v?\d{1,2})?[-_.:?!]*$/;
const CALL = /^[A-Za-z_$][\w$.]*[([]/;
const EMPTY_WORD =
  /^(?:password|passwd|passw0rd|pass|pwd|secret|token|key|admin|root|user|username|postgres|mysql|redis|mongo|guest|default|dev|local|localhost|letmein|tiger|string|null|none|nil|undefined|true|false|n\/a|required|optional)[!.]?$/i;
const TEST_WORD =
  /^(?:(?:my|some|any|the|a)[-_]?)?(?:test(?:ing|er)?|temp|tmp|demo|sample|mock|fake|stub|foo|bar|baz|invalid|wrong|bad)[-_ ]?(?:api|auth|access|client|user|app|jwt)?[-_ ]?(?:pass(?:word|wd)?|pwd|secret|token|key|value)?[-_ ]?\d{0,4}[!.]?$/i;

/** Example tokens of RFC 6749, common in documentation and tests. */
const RFC_TOKENS = new Set(["2YotnFZFEjr1zCsicMWpAA", "tGzv3JOkF0XG5Qx2TlKWIA", "SlAV32hkKG", "mF_9.B5f-4.1JqM"]);

/** The published keys of the Azure Storage and Cosmos DB emulators, and the example token of the Telegram documentation. */
const PUBLISHED_KEY = /^(?:Eby8vdM02xNOcqFlqUwJ|C2y6yDjf5\/R\+ob0N8A7Cgv30|123456:ABC-DEF1234ghIkl)/;

/** Whether a value in a provider's format is an example from documentation: `AKIA…EXAMPLE`, `xxxxxxxx`, `12345678`. */
export function isDocumentationValue(value: string): boolean {
  return (
    PUBLISHED_KEY.test(value) || STAND_IN_WORD.test(value) || SAME_CHARACTER_RUN.test(value) || holdsSequence(value)
  );
}

/** Whether a value is a placeholder: a reference to a secret that is stored elsewhere, or no secret at all. */
export function isPlaceholder(value: string): boolean {
  return (
    isDocumentationValue(value) ||
    RFC_TOKENS.has(value) ||
    TEMPLATE.test(value) ||
    VARIABLE.test(value) ||
    LOOK_UP.test(value) ||
    PATH.test(value) ||
    CALL.test(value) ||
    EMPTY_WORD.test(value) ||
    TEST_WORD.test(value)
  );
}

/** Whether a value reads like an identifier, a path or a phrase. */
export function isWords(value: string): boolean {
  return WORDS.test(value) && !isRandomLetters(value);
}

function holdsSequence(value: string): boolean {
  const lower = value.toLowerCase();
  for (let start = 0; start + SEQUENCE_LENGTH <= lower.length; start++) {
    if (RUN.has(lower.slice(start, start + SEQUENCE_LENGTH))) return true;
  }
  return false;
}

import { isWords } from "../placeholder.ts";
import { describe, type RuleText, type SecretRule, NAME_END } from "../rule.ts";
import { readsLikeIdentifier } from "../value-shape.ts";

const CONFIG_FILE =
  /(?:^|\/)(?:\.?env(?:rc)?(?:\.[\w.-]+)?|[^/]*\.(?:env|properties|ini|cfg|cnf|conf|config|ya?ml|toml|sh|bash|zsh|envrc|service|tfvars|dockerfile)|dockerfile[^/]*|\.npmrc|\.pypirc|\.pgpass|\.s3cfg|credentials)$/i;

const PASSWORD_NAME = String.raw`(?:pass(?:word|wd|phrase)|passwort|pwd|(?<=[_.-])pass|(?<![A-Za-z])pass)`;
const KEY_KINDS =
  "api access auth enc encrypt encryption decrypt decryption signing sign master private hmac aes shared service account admin license deploy crypto session cookie jwt webhook app application secret".split(
    " ",
  );
const TOKEN_NAME = String.raw`(?:(?:${KEY_KINDS.join("|")})[_.-]?key(?:[_.-]?base)?|token|secret|credentials?)`;
const NAME_REST = String.raw`(?:[_.-]?(?:prod(?:uction)?|live|dev|staging|value|default|\d{1,2}))?`;
/** In front of a name: its value is for everyone to see, or is no credential. */
const NOT_PUBLIC =
  "(?<!(?:public|publishable|csrf|xsrf|forgery|page|continuation|sync|cursor|request|cancell?ation|design|next|site|captcha|idempotency)[_.-]?)";

const QUOTED = [
  String.raw`\\"(?<secret>[^"\\\r\n]{6,200})\\"`,
  String.raw`"(?<secret>(?:[^"\\\r\n]|\\[^\r\n]){6,200})"`,
  String.raw`'(?<secret>(?:[^'\\\r\n]|\\[^\r\n]){6,200})'`,
  String.raw`\x60(?<secret>[^\x60\r\n]{6,200})\x60`,
];
const ASSIGN = String.raw`\s{0,8}(?:=>|:=|={1,3}|!==?|:|\(|\|\||\?\?|or\b)\s{0,8}`;
const STRING_PREFIX = String.raw`(?:[rbfuRBFU@$]{1,2}|(?:new String|\[\]byte|Buffer\.from|bytes)\()?`;
const BARE = String.raw`(?<secret>[^\s"'\x60,;(){}<>\[\]|&]{6,200})(?=[ \t]{0,8}(?:\r?\n|$|#))`;

const REACH = { before: 40, after: 320 };
const PASSWORD_KEYWORDS = ["pass", "pwd"];
const TOKEN_KEYWORDS = [
  "token",
  "secret",
  "credential",
  ...KEY_KINDS.flatMap((kind) => ["", "_", "-", "."].map((separator) => `${kind}${separator}key`)),
];

export const GENERIC_RULES: readonly SecretRule[] = [
  genericRule(
    {
      id: "secret.generic.password",
      name: "password in a literal",
      grants: "can sign in with it, wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: PASSWORD_KEYWORDS,
      expressions: quoted(PASSWORD_NAME),
      accepts: looksLikePassword,
      minEntropy: 2.3,
      preview: "none",
    },
  ),
  genericRule(
    {
      id: "secret.generic.config-password",
      name: "password in a configuration file",
      grants: "can sign in with it, wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: PASSWORD_KEYWORDS,
      expressions: bare(PASSWORD_NAME),
      onlyPaths: CONFIG_FILE,
      accepts: looksLikePassword,
      minEntropy: 2.3,
      preview: "none",
    },
  ),
  genericRule(
    {
      id: "secret.generic.token",
      name: "key, token or secret in a literal",
      grants: "can use what it protects",
      revoke: "Revoke it where it is valid",
    },
    { keywords: TOKEN_KEYWORDS, expressions: quoted(TOKEN_NAME), accepts: looksLikeToken, minEntropy: 3 },
  ),
  genericRule(
    {
      id: "secret.generic.config-token",
      name: "key, token or secret in a configuration file",
      grants: "can use what it protects",
      revoke: "Revoke it where it is valid",
    },
    {
      keywords: TOKEN_KEYWORDS,
      expressions: bare(TOKEN_NAME),
      onlyPaths: CONFIG_FILE,
      accepts: looksLikeToken,
      minEntropy: 3,
    },
  ),
  genericRule(
    {
      id: "secret.generic.positional-password",
      name: "password among the arguments of a call",
      grants: "can sign in with it, wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: [
        "mysqli",
        "new pdo",
        "getconnection",
        "httpbasicauth",
        "auth=(",
        "auth = (",
        "basic_auth",
        "basicauth",
      ],
      expressions: [
        /(?:mysqli_connect|new mysqli|new PDO|getConnection)\(\s{0,8}[^,()\n]{1,200},\s{0,8}[^,()\n]{1,80},\s{0,8}["'](?<secret>[^"'\r\n]{6,100})["']/i,
        /(?:HTTPBasicAuth|auth\s?=\s?|basic_?auth)\(\s{0,8}["'][^"'\r\n]{1,80}["'],\s{0,8}["'](?<secret>[^"'\r\n]{6,100})["']\s{0,8}\)/i,
      ],
      accepts: looksLikePassword,
      minEntropy: 2.3,
      preview: "none",
    },
  ),
  genericRule(
    {
      id: "secret.generic.xml-password",
      name: "password in an XML file",
      grants: "can sign in with it, wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: PASSWORD_KEYWORDS,
      expressions: [
        /<(?:[\w-]{1,30}:)?[\w.-]{0,40}(?:password|passwd|passphrase)>(?<secret>[^<>\s]{6,200})<\//i,
        /(?:name|key|id)\s?=\s?["'][\w.-]{0,60}(?:password|passwd|pwd)["']\s{1,4}value\s?=\s?["'](?<secret>[^"'<>\s]{6,200})["']/i,
      ],
      accepts: looksLikePassword,
      minEntropy: 2.3,
      preview: "none",
    },
  ),
];

function quoted(name: string): RegExp[] {
  const assignment = `${NAME_END}${ASSIGN}`;
  const nextArgument = `(?<=\\(\\s{0,4}["'][\\w.-]{0,60})["']\\s{0,4},\\s{0,4}`;
  return QUOTED.map(
    (value) =>
      new RegExp(`${NOT_PUBLIC}${name}${NAME_REST}(?:${assignment}|${nextArgument})${STRING_PREFIX}${value}`, "i"),
  );
}

function bare(name: string): RegExp[] {
  return [new RegExp(`${NOT_PUBLIC}${name}${NAME_REST}["']?[ \\t]{0,8}[:=][ \\t]{0,8}${BARE}`, "i")];
}

function genericRule(
  text: RuleText,
  options: Pick<SecretRule, "keywords" | "expressions" | "accepts" | "minEntropy"> &
    Partial<Pick<SecretRule, "onlyPaths" | "preview">>,
): SecretRule {
  return {
    id: text.id,
    title: `${text.name.charAt(0).toUpperCase()}${text.name.slice(1)}`,
    description: describe(text),
    severity: "medium",
    cwe: "CWE-798",
    confidence: "medium",
    specificity: "generic",
    reach: REACH,
    preview: "edges",
    ...options,
  };
}

/** Something a person thought up: no phrase and no label, but letters with digits or signs among them. */
function looksLikePassword(value: string): boolean {
  if (/\s/.test(value) || isWords(value) || isCode(value)) return false;
  return /[A-Za-z]/.test(value) && /[^A-Za-z_.:/-]/.test(value);
}

const SHORTEST_TOKEN = 16;

function looksLikeToken(value: string): boolean {
  if (value.length < SHORTEST_TOKEN || /\s/.test(value) || isWords(value) || isCode(value)) return false;
  if (readsLikeIdentifier(value)) return false;
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** A format, an expression, an address, a file name or a date. */
function isCode(value: string): boolean {
  return /^\$[A-Z_]{2,}|^[,;:)+\]}=?]|^(?:file|urn|arn|data|jdbc|mailto):|^[a-z][a-z0-9+.-]{1,20}:\/\/|^[#.][\w-]+$|%[sdv]\b|[<>]|\\[uxdws]|\(\?|^\^|\$$|\.(?:json|ya?ml|txt|pem|key|crt|html?|[jt]sx?|py|go|rb|php|java|xml|properties)$|^\d{4}-\d\d-\d\d|^[a-z]+(?:\.[a-z0-9]+){2,}$|^(?:sha\d+|md5|bcrypt|argon2\w*|scrypt|pbkdf2\w*)[-:$]|^\$(?:2[aby]|argon2\w*|[156])\$|\{[\w.:]*\}/i.test(
    value,
  );
}

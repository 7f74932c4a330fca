import { looksGenerated, looksLikePassword, looksLikeToken } from "../literal-shape.ts";
import {
  describe,
  NAME_END,
  type RuleText,
  type SecretRule,
  titleOf,
  VALUE_ATTRIBUTE,
  VALUE_OF_NAME,
} from "../rule.ts";

const CONFIG_FILE =
  /(?:^|\/)(?:\.?env(?:rc)?(?:\.[\w.-]+)?|[^/]*\.(?:env|properties|ini|cfg|cnf|conf|config|ya?ml|toml|sh|bash|zsh|fish|bat|cmd|ps1|envrc|service|tfvars|dockerfile|nmconnection|ovpn|gradle|kubeconfig|bru|log|txt|md|http|rest|mk)|(?:docker|container)file[^/]*|(?:gnu)?makefile|\.kube\/config|kubeconfig|[^/]*_history|\.npmrc|\.pypirc|\.netrc|\.pgpass|\.s3cfg|credentials)$/i;

const PASSWORD_NAME = String.raw`(?:pass(?:word|wd|phrase)|passwort|pwd|(?<=[_.-])pass|(?<![A-Za-z])(?:pass|psk)|requirepass|masterauth|identified(?: with \S{1,40})? by)`;
const KEY_KINDS =
  "api access auth enc encrypt encryption decrypt decryption signing sign master private hmac aes shared service account admin license deploy crypto session cookie jwt webhook app application secret storage cosmos db database subscription server write ingest root wallet backup cloud project".split(
    " ",
  );
const TOKEN_NAME = String.raw`(?:(?:${KEY_KINDS.join("|")})[ _.-]?key(?:[_.-]?base)?|token|secret|credentials?)`;
const NAME_REST = String.raw`(?:[_.-]?(?:prod(?:uction)?|live|dev|staging|value|default|\d{1,2}|or[_.-]?(?:private[_.-]?)?key))?`;
/** Prefixes of names whose value is public or not a credential. */
const NOT_PUBLIC =
  "(?<!(?:public(?:[_.-]?key)?|publishable|csrf|xsrf|forgery|page|continuation|sync|cursor|request|cancell?ation|design|next|site|captcha|idempotency|checksum)[_./-]?)";

/** In the start tag of an element with that name: an attribute that holds no content, such as `Type` of `<wsse:Password Type="…">`. */
const NOT_OF_TAG = String.raw`(?!(?<=<[\w:.-]{1,60})[ \t]{1,4}(?!(?:value|text|default)\b)[\w.:-]{1,40}\s?=)`;

const QUOTED = [
  String.raw`\\{1,3}"(?<secret>[^"\\\r\n]{6,200})\\{1,3}"`,
  String.raw`&(?:quot|#34);(?<secret>[^"&\s]{6,200})&(?:quot|#34);`,
  String.raw`"(?<secret>(?:[^"\\\r\n]|\\[^\r\n]){6,200})"`,
  String.raw`'(?<secret>(?:[^'\\\r\n]|\\[^\r\n]){6,200})'`,
  String.raw`\x60(?<secret>[^\x60\r\n]{6,200})\x60`,
];
const ASSIGN = String.raw`(?:\s{0,8}(?:=>|:=|<-|={1,3}|!==?|:-?|\(|\|\|=?|\?\?=?|or\b|${VALUE_OF_NAME})\s{0,8}|[ \t]{1,4}(?<!pass[ \t]{1,4})(?!\x60))`;
const STRING_PREFIX = String.raw`(?:[rbfuRBFU@$]{1,2}|(?:new String|\[\]byte|Buffer\.from|bytes|String::from)\(|ConvertTo-SecureString (?:-String )?|[\w.]{1,40} \? |"(?=\\"))?`;
const BARE_ASSIGN = String.raw`(?:[ \t]{0,8}(?:[:?+]?=|:)[ \t]{0,8}|(?:,?\s{1,40}value:|:[ \t]{0,4}\n(?:[ \t]{1,40}[A-Z]\w{1,30}:[^\n]{0,120}\n){0,5}[ \t]{1,40}Default:)[ \t]{1,4}|(?<=^[ \t]{0,8}(?:ENV[ \t]{1,4}|user[ \t]{1,4}\S{1,40}[ \t]{1,4})?[\w.-]{1,80})[ \t]{1,4})`;
const BARE = String.raw`(?<secret>[^\s"'\x60,;(){}<>\[\]|&]{6,200})(?=[ \t]{0,8}(?:\r?\n|$|#))`;
/** The text of an XML element whose tag name or attribute matched. */
const MARKUP_TEXT = String.raw`(?:["'][^<>\n]{0,60}|[ \t][^<>\n]{1,80})?(?:>|</key>\s{0,40}<string>)(?<secret>[^<>\s"']{6,200})</`;
/** The default value of a variable: `\${NAME:value}`. */
const FALLBACK = String.raw`(?<=\$\{[\w.]{0,80}):-?(?<secret>[^\s{}"'\x60$]{6,200})\}`;
/** In a command, query or message: no spaces around the equals sign, and the value ends at a delimiter. */
const INLINE = String.raw`=(?<secret>[^\s"'\x60&;,<>(){}$|\\]{8,200})(?=["'\x60&;,)\s]|$)`;
/** In a comment, up to the end of the line. */
const IN_COMMENT = String.raw`:[ \t]{1,4}(?<secret>[^\s"'\x60,;(){}<>\[\]|&]{8,200})[ \t]{0,4}\r?$`;
const IN_HEADER = String.raw`: {0,2}(?<secret>[\w.~+/=-]{12,200})(?=["'\x60])`;

const REACH = { before: 40, after: 320 };
const PASSWORD_KEYWORDS = ["pass", "pwd", "psk", "identified"];
const TOKEN_KEYWORDS = [
  "token",
  "secret",
  "credential",
  "jwt",
  ...KEY_KINDS.flatMap((kind) => ["", " ", "_", "-", "."].map((separator) => `${kind}${separator}key`)),
];

export const GENERIC_RULES: readonly SecretRule[] = [
  genericRule(
    {
      id: "secret.generic.password",
      name: "password in a string literal",
      grants: "sign in wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: PASSWORD_KEYWORDS,
      expressions: [...quoted(PASSWORD_NAME), named(PASSWORD_NAME, FALLBACK)],
      accepts: looksLikePassword,
      minEntropy: 2.3,
      preview: "none",
    },
  ),
  genericRule(
    {
      id: "secret.generic.config-password",
      name: "password in a configuration file",
      grants: "sign in wherever it is valid",
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
      name: "key, token or secret in a string literal",
      grants: "access the resources it protects",
      revoke: "Revoke it wherever it is valid",
    },
    {
      keywords: TOKEN_KEYWORDS,
      expressions: [
        ...quoted(TOKEN_NAME),
        ...QUOTED.map((value) => named(TOKEN_NAME, `["']${VALUE_ATTRIBUTE}\\s{0,4}${value}`)),
        named(TOKEN_NAME, FALLBACK),
        named(TOKEN_NAME, MARKUP_TEXT),
        /(?:jwt|token|signing|encryption|crypt)\w{0,20}["']?\s?(?:[:=]\s?\{|=>\s?\[)[^{}[\]]{0,200}?(?<![A-Za-z])key["']?\s?(?:=>|[:=])\s{0,4}["'](?<secret>[^"'\r\n]{16,200})["']/i,
      ],
      accepts: looksLikeToken,
      minEntropy: 3,
    },
  ),
  genericRule(
    {
      id: "secret.generic.config-token",
      name: "key, token or secret in a configuration file",
      grants: "access the resources it protects",
      revoke: "Revoke it wherever it is valid",
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
      id: "secret.generic.inline-password",
      name: "password in a command, query or message",
      grants: "sign in wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: PASSWORD_KEYWORDS,
      expressions: [named(PASSWORD_NAME, INLINE), commented(PASSWORD_NAME)],
      accepts: looksGenerated,
      minEntropy: 2.8,
      preview: "none",
    },
  ),
  genericRule(
    {
      id: "secret.generic.inline-token",
      name: "key, token or secret in a command, query or message",
      grants: "access the resources it protects",
      revoke: "Revoke it wherever it is valid",
    },
    {
      keywords: TOKEN_KEYWORDS,
      expressions: [named(TOKEN_NAME, INLINE), named(TOKEN_NAME, IN_HEADER), commented(TOKEN_NAME)],
      accepts: (value) => looksLikeToken(value) && looksGenerated(value),
      minEntropy: 3,
    },
  ),
  genericRule(
    {
      id: "secret.generic.xml-password",
      name: "password in an XML file",
      grants: "sign in wherever it is valid",
      revoke: "Change the password",
    },
    {
      keywords: PASSWORD_KEYWORDS,
      expressions: [
        named(PASSWORD_NAME, MARKUP_TEXT),
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
  const nextArgument = `(?<=(?:\\(\\s{0,4}|buildConfigField\\(?\\s{0,4}["']String["'],\\s{0,4})["'][\\w.-]{0,60})["']\\s{0,4},\\s{0,4}`;
  return QUOTED.map(
    (value) =>
      new RegExp(
        `${NOT_PUBLIC}${name}${NAME_REST}${NOT_OF_TAG}(?:${assignment}|${nextArgument})${STRING_PREFIX}${value}`,
        "i",
      ),
  );
}

function bare(name: string): RegExp[] {
  return [new RegExp(`${NOT_PUBLIC}${name}${NAME_REST}["']?${BARE_ASSIGN}${BARE}`, "im")];
}

function named(name: string, value: string): RegExp {
  return new RegExp(`${NOT_PUBLIC}${name}${NAME_REST}${value}`, "i");
}

function commented(name: string): RegExp {
  return new RegExp(String.raw`(?<=(?:#|//|\*)[^\n"'\x60]{0,80})${name}${IN_COMMENT}`, "im");
}

function genericRule(
  text: RuleText,
  options: Pick<SecretRule, "keywords" | "expressions" | "accepts" | "minEntropy"> &
    Partial<Pick<SecretRule, "onlyPaths" | "preview">>,
): SecretRule {
  return {
    id: text.id,
    title: titleOf(text.name, "CWE-798"),
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

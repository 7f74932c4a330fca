import { isPlaceholder, isWords } from "../placeholder.ts";
import { type RuleOptions, type RuleText, describe, type SecretRule, titleOf, tokenRule } from "../rule.ts";
import { isBasicCredentials } from "../value-shape.ts";

const DATABASE_SCHEMES =
  "postgres(?:ql)?|mysql2?|mysqlx|mariadb|mongodb|rediss?|valkeys?|amqps?|mssql|sqlserver|clickhouse|cockroachdb|oracle|cassandra|neo4j|bolt|couchdb|influxdb|db2|snowflake|nats|kafka|ldaps?|smtps?|imaps?|mqtts?";
const OTHER_SCHEMES = "https?|ftps?|sftp|ssh|git|svn|wss?|socks5h?|cloudinary|rtsp|smb|webdavs?";
const USER = String.raw`[^\s:@/"'<>\x60{}|\\]{0,100}`;
const PASSWORD = String.raw`[^\s@/"'<>\x60|\\]{3,200}`;
const HOST = String.raw`(?:[\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(?::\d{1,5})?(?:[/?,][^\s"']?)?`;
/** Examples of documentation, and default passwords of local services. */
const MADE_UP_URL =
  /@(?:[\w-]{1,63}\.){0,5}(?:example|invalid|test|domain|yourdomain|host|hostname|server|foo|bar)(?:\.[a-z]{2,4})?(?![\w.-])|:\/\/([^:@/]{1,100}):\1@(?:localhost|127\.|0\.0\.0\.0|\[::1\]|[a-z][\w-]*(?![\w.-]))|:\/\/(?:user(?:name)?|usr|login|foo|my_?user|u|me|name|alice|bob):(?:pass\w{0,6}|pw|pwd|p|secret|bar|my_?pass\w{0,4}|p4ss\w{0,4}|p@ss\w{0,4})@/i;
/** A single lower-case word as the password for a host without a domain, as in container networks. */
const WORD_AT_SHORT_NAME = /:\/\/[^:@/]{0,100}:[a-z]{3,20}@[a-z][\w-]*(?![\w.-])/;
/** Up to its value, which recordings of requests have in a list, or in an object that names a comparison. */
const HEADER = String.raw`\bauthorization["'\x60\]]{0,2}(?:\s{0,5}[:,=](?:\s{0,40}(?:\[|-[ \t]|\{\s{0,40}["']?\w{1,20}["']?\s{0,3}:)\s{0,40}|\s{0,5})|\s{1,5})["'\x60]?\s?`;
const SAME_DOCUMENT = String.raw`(?:(?!---)[^\n]{0,1000}\n){0,40}`;
const ENCODED_ENTRY = String.raw`^[ \t]{1,12}["']?[\w.-]{1,80}["']?:[ \t]{1,4}["']?(?<secret>[A-Za-z0-9+/]{8,2000}={0,2})["']?[ \t\r]{0,4}(?:#[^\n]{0,200})?$`;

export const DATABASE_RULES: readonly SecretRule[] = [
  structuredRule(
    {
      id: "secret.database.connection-url",
      name: "database or message broker URL with a password",
      grants: "sign in with the permissions of that user if the server is reachable",
      revoke: "Change the password of that user",
    },
    [url(DATABASE_SCHEMES)],
    {
      keywords: ["://"],
      reach: { before: 24, after: 600 },
      allow: { contexts: { test: (found) => MADE_UP_URL.test(found) || WORD_AT_SHORT_NAME.test(found) } },
      minEntropy: 1.5,
    },
  ),
  structuredRule(
    {
      id: "secret.url.basic-auth",
      name: "URL with user name and password",
      grants: "sign in as that user",
      revoke: "Change the password or revoke the token",
    },
    [url(OTHER_SCHEMES), url(`(?!(?:${DATABASE_SCHEMES}|${OTHER_SCHEMES})[:+])[a-z][a-z0-9]{1,15}`)],
    {
      keywords: ["://"],
      reach: { before: 24, after: 600 },
      allow: { contexts: MADE_UP_URL },
      minEntropy: 1.5,
    },
  ),
  structuredRule(
    {
      id: "secret.database.connection-string",
      name: "connection string with a password",
      grants: "sign in with the permissions of that user if the server is reachable",
      revoke: "Change the password of that user",
    },
    [
      /(?<![A-Za-z0-9])(?:server|data source|host|addr(?:ess)?|network address|endpoint|user id|uid|username|user)[ \t]{0,2}=[ \t]{0,2}[^\n"']{1,200}?;[ \t]{0,3}(?:password|pwd)[ \t]{0,2}=[ \t]{0,2}(?<secret>[^;"'\s<>]{3,128})/i,
      /jdbc:[a-z0-9]{2,20}:[^\s"'<>]{1,250}?[?&;](?:password|pwd)=(?<secret>[^&;\s"'<>]{3,128})/i,
      /jdbc:oracle:thin:[^\s"'/@]{1,60}\/(?<secret>[^\s"'@]{3,60})@/i,
      /["'\x60=\s][\w.-]{1,60}:(?<secret>[^\s"'\x60:@/]{3,100})@(?:tcp|unix)\(/,
    ],
    { keywords: ["password", "pwd=", "pwd =", "jdbc:oracle", "@tcp(", "@unix("], reach: { before: 300, after: 200 } },
  ),
  tokenRule(
    {
      id: "secret.planetscale.credential",
      name: "PlanetScale password or token",
      grants: "read and write the databases it was issued for",
      revoke: "Delete the password or token in PlanetScale (Settings)",
    },
    ["pscale_(?:pw|tkn|oauth)_[A-Za-z0-9_.=-]{32,64}"],
    { keywords: ["pscale_"] },
  ),
  structuredRule(
    {
      id: "secret.http.bearer-token",
      name: "bearer token in a request header",
      grants: "call the service with the permissions of its owner",
      revoke: "Revoke the token at the service that issued it",
    },
    [
      new RegExp(
        String.raw`${HEADER}(?:bearer|token|apikey)\s{1,3}(?<secret>[A-Za-z0-9._~+/=-]{20,500})(?![A-Za-z0-9._~+/=-])`,
        "i",
      ),
      /["'`]bearer(?:\s{1,3}|\s{0,3}["'`]\s{0,3}[,+.]\s{0,3}["'`])(?<secret>[A-Za-z0-9._~+/=-]{20,500})["'`]/i,
    ],
    { keywords: ["authorization", "bearer"], minEntropy: 3.3, preview: "edges", accepts: (value) => /\d/.test(value) },
  ),
  structuredRule(
    {
      id: "secret.http.basic-auth",
      name: "HTTP Basic credentials in a request header",
      grants: "sign in as that user",
      revoke: "Change the password of that user",
    },
    [new RegExp(String.raw`${HEADER}basic\s{1,3}(?<secret>[A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])`, "i")],
    { keywords: ["authorization"], accepts: holdsRealCredentials },
  ),
  structuredRule(
    {
      id: "secret.docker.registry-auth",
      name: "registry password in a Docker configuration",
      grants: "pull and push images as that user",
      revoke: "Change the password or revoke the token at the registry",
    },
    [/"auth"\s{0,3}:\s{0,3}"(?<secret>[A-Za-z0-9+/]{12,1000}={0,2})"/],
    { keywords: ['"auth"'], reach: { before: 4, after: 1_100 }, accepts: holdsRealCredentials },
  ),
  structuredRule(
    {
      id: "secret.kubernetes.secret-data",
      name: "value of a Kubernetes Secret (Base64 is not encryption)",
      grants: "access the resources it protects",
      revoke: "Change it wherever it is valid",
    },
    [
      new RegExp(String.raw`(?<=^kind: Secret[ \t\r]{0,3}\n${SAME_DOCUMENT})${ENCODED_ENTRY}`, "m"),
      new RegExp(String.raw`${ENCODED_ENTRY}(?=\n${SAME_DOCUMENT}kind: Secret\s)`, "m"),
    ],
    {
      keywords: ["kind: secret"],
      reach: { before: 3_000, after: 3_000 },
      onlyPaths: /\.ya?ml$/i,
      confidence: "medium",
      accepts: isEncodedSecret,
    },
  ),
  structuredRule(
    {
      id: "secret.netrc.password",
      name: "password in a .netrc file",
      grants: "sign in to the machine as that user",
      revoke: "Change the password or revoke the token",
    },
    [/\bmachine\s{1,4}\S{1,200}\s{1,8}login\s{1,4}\S{1,100}\s{1,8}password\s{1,4}(?<secret>[^\s{}<>$%]{4,200})/],
    { keywords: ["machine"] },
  ),
];

/** The examples of RFC 7617 and RFC 6749, which documentation and tests reuse. */
const RFC_CREDENTIALS = new Set([
  "QWxhZGRpbjpvcGVuIHNlc2FtZQ==",
  "czZCaGRSa3F0MzpnWDFmQmF0M2JW",
  "czZCaGRSa3F0Mzo3RmpmcDBaQnIxS3REUmJuZlZkbUl3",
]);

function url(schemes: string): RegExp {
  return new RegExp(
    String.raw`(?<![A-Za-z0-9])(?:${schemes})(?:\+[a-z0-9]{2,12})?://${USER}:(?<secret>${PASSWORD})@${HOST}`,
    "i",
  );
}

function isEncodedSecret(value: string): boolean {
  const decoded = Buffer.from(value, "base64").toString("utf8");
  return (
    value.length % 4 === 0 && /^[\x20-\x7e\r\n]{6,}$/.test(decoded) && !isPlaceholder(decoded) && !isWords(decoded)
  );
}

function holdsRealCredentials(value: string): boolean {
  if (!isBasicCredentials(value) || RFC_CREDENTIALS.has(value)) return false;
  const decoded = Buffer.from(value, "base64").toString("utf8");
  return !isPlaceholder(decoded.slice(decoded.indexOf(":") + 1));
}

function structuredRule(
  text: RuleText,
  expressions: readonly RegExp[],
  options: RuleOptions & Partial<Pick<SecretRule, "preview">>,
): SecretRule {
  return {
    id: text.id,
    title: titleOf(text.name, options.cwe ?? "CWE-798"),
    description: describe(text),
    severity: "high",
    cwe: "CWE-798",
    confidence: "high",
    specificity: "structured",
    expressions,
    minEntropy: 0,
    reach: { before: 40, after: 640 },
    preview: "none",
    ...options,
  };
}

import type { Random } from "../chaos/random.ts";
import { ALNUM, BASE64URL, bytes, DIGITS, HEX, LETTERS, LOWER_ALNUM, text, UPPER_ALNUM, uuid } from "./random-text.ts";
import type { Labelled } from "./token-files.ts";

type Decoy = readonly [what: string, path: string, line: (random: Random) => string];

const sri = (r: Random): string => `sha512-${bytes(r, 64).toString("base64")}`;

/** Values with the right prefix that cannot be credentials. */
const MALFORMED: readonly Decoy[] = [
  ["AWS, too short", "a.ts", (r) => `const batch = "AKIA${text(r, UPPER_ALNUM, 9)}";`],
  ["AWS, lower case", "a.py", (r) => `node = "akia${text(r, LOWER_ALNUM, 16)}"`],
  ["GitHub, too short", "a.ts", (r) => `expect(parse("ghp_${text(r, ALNUM, 12)}")).toBeNull();`],
  ["GitHub, a column", "a.sql", () => "SELECT ghp_total_per_household_and_year FROM census;"],
  ["GitLab, too short", "a.yml", (r) => `label: glpat-${text(r, ALNUM, 6)}`],
  ["Slack, no parts", "a.ts", () => 'const kinds = ["xoxb-", "xoxp-", "xoxa-", "xoxr-"];'],
  ["Stripe, too short", "a.rb", (r) => `plan = "sk_live_${text(r, ALNUM, 5)}"`],
  ["SendGrid, short parts", "a.ts", (r) => `const chart = "SG.${text(r, ALNUM, 4)}.${text(r, ALNUM, 6)}";`],
  ["Google, too short", "a.js", (r) => `const node = "AIza${text(r, ALNUM, 11)}";`],
  ["npm, a package", "a.json", () => '  "name": "npm_config_cache_folder_of_the_builders",'],
  ["Hugging Face, a function", "a.py", () => "def hf_load_tokenizer_with_special_characters_of_model(): pass"],
  ["DigitalOcean, not hex", "a.ts", (r) => `const slot = "dop_v1_${text(r, "ghijklmnop", 20)}";`],
  ["Shopify, not hex", "a.ts", (r) => `const row = "shpat_${text(r, "ghijklmnop", 14)}";`],
  ["New Relic, too short", "a.go", (r) => `const zone = "NRAK-${text(r, UPPER_ALNUM, 7)}"`],
  ["RubyGems, a table", "a.rb", () => 'rename_table "rubygems_downloads_by_day_old", "downloads"'],
  ["Postman, too short", "a.ts", (r) => `const row = "PMAK-${text(r, HEX, 8)}-${text(r, HEX, 6)}";`],
  ["Databricks, a word", "a.py", () => 'unit = "dapivirinecontrolgroupnumbertwelve"'],
  ["PyPI, a package", "a.toml", () => 'proxy = "pypi-proxy-of-the-build-servers"'],
];

const HASHES: readonly Decoy[] = [
  ["SHA-256", "a.yaml", (r) => `sha256: ${text(r, HEX, 64)}`],
  ["SHA-1 of a commit", "a.toml", (r) => `rev = "${text(r, HEX, 40)}"`],
  ["MD5 as ETag", "a.ts", (r) => `headers.set("ETag", '"${text(r, HEX, 32)}"');`],
  ["image digest", "Dockerfile", (r) => `FROM node:24@sha256:${text(r, HEX, 64)}`],
  ["pinned action", "ci.yml", (r) => `      - uses: actions/checkout@${text(r, HEX, 40)} # v4`],
  ["checksum in shell", "a.sh", (r) => `echo "${text(r, HEX, 64)}  tool.tar.gz" | sha256sum -c -`],
  ["UUID", "a.ts", (r) => `const tenantId = "${uuid(r)}";`],
  ["UUID of a device", "a.json", (r) => `  "deviceId": "${uuid(r)}",`],
  ["project GUID", "a.sln", (r) => `Project("{${uuid(r).toUpperCase()}}") = "Shop", "Shop.csproj"`],
  ["cache key", "a.ts", (r) => `const cacheKey = "${text(r, HEX, 32)}";`],
  [
    "integrity in HTML",
    "a.html",
    (r) => `<script src="/a.js" integrity="sha384-${bytes(r, 48).toString("base64")}"></script>`,
  ],
  [
    "fingerprint of a certificate",
    "a.txt",
    (r) => `SHA1 Fingerprint=${text(r, HEX, 40).toUpperCase().match(/../g)?.join(":")}`,
  ],
];

const LOCK_FILES: readonly Decoy[] = [
  ["package-lock.json", "package-lock.json", (r) => `      "integrity": "${sri(r)}",`],
  ["yarn.lock", "yarn.lock", (r) => `  integrity ${sri(r)}`],
  ["pnpm-lock.yaml", "pnpm-lock.yaml", (r) => `    resolution: {integrity: ${sri(r)}}`],
  ["go.sum", "go.sum", (r) => `github.com/gin-gonic/gin v1.10.0 h1:${bytes(r, 32).toString("base64")}`],
  ["Cargo.lock", "Cargo.lock", (r) => `checksum = "${text(r, HEX, 64)}"`],
  ["requirements.txt", "requirements.txt", (r) => `    --hash=sha256:${text(r, HEX, 64)}`],
  ["composer.lock", "composer.lock", (r) => `                "reference": "${text(r, HEX, 40)}"`],
];

const PLACEHOLDERS: readonly Decoy[] = [
  ["your key here", ".env.example", () => "STRIPE_SECRET_KEY=your-stripe-secret-key-here"],
  ["angle brackets", "README.md", () => "    export API_TOKEN=<your api token>"],
  ["variable of the shell", "a.sh", () => 'export GITHUB_TOKEN="${GH_TOKEN_OF_THE_ROBOT}"'],
  ["template of Helm", "a.yaml", () => "  apiKey: {{ .Values.secrets.apiKey | quote }}"],
  ["secret of the workflow", "ci.yml", () => "          NPM_TOKEN: ${{ secrets.NPM_TOKEN }}"],
  ["environment in JavaScript", "a.ts", () => "const apiKey = process.env.OPENAI_API_KEY ?? loadKeyFromVault();"],
  ["environment in Python", "a.py", () => 'SECRET_KEY = os.environ["DJANGO_SECRET_KEY"]'],
  ["crossed out", "a.md", () => `    GITHUB_TOKEN=ghp_${"x".repeat(36)}`],
  ["stars", "a.log", () => `api_key=${"*".repeat(32)}`],
  ["name of a secret", "a.tf", () => '  secret_name = "projects/acme/secrets/database-password/versions/latest"'],
];

/** Split, so that secret scanners do not report this repository. */
const DOCUMENTED: readonly Decoy[] = [
  ["AWS access key", "a.md", () => `aws_access_key_id = ${["AKIAIOSF", "ODNN7EXAMPLE"].join("")}`],
  [
    "AWS secret key",
    "a.md",
    () => `aws_secret_access_key = ${["wJalrXUtnFEMI/K7MDENG", "bPxRfiCYEXAMPLEKEY"].join("/")}`,
  ],
  ["Slack webhook", "a.md", () => `curl https://hooks.slack.com/services/T00000000/B00000000/${"X".repeat(24)}`],
  ["Telegram", "a.md", () => ["Use 123456", "ABC-DEF1234ghIkl-zyx57W2v1u123ew11 as the token."].join(":")],
  ["Stripe, publishable", "a.ts", (r) => `const publishableKey = "pk_live_51${text(r, ALNUM, 97)}";`],
  ["Twilio, account", "a.ts", (r) => `const accountSid = "AC${text(r, HEX, 32)}";`],
];

const NOISE: readonly Decoy[] = [
  [
    "picture in CSS",
    "a.css",
    (r) => `.logo { background: url(data:image/png;base64,${bytes(r, 900).toString("base64")}) }`,
  ],
  ["picture in HTML", "a.html", (r) => `<img alt="" src="data:image/jpeg;base64,${bytes(r, 600).toString("base64")}">`],
  ["font", "a.css", (r) => `@font-face { src: url(data:font/woff2;base64,${bytes(r, 1_200).toString("base64")}) }`],
  ["minified code", "a.min.js", minified],
  [
    "source map",
    "a.js.map",
    (r) => `{"version":3,"mappings":"${Array.from({ length: 300 }, () => text(r, LETTERS, 4)).join(",")}"}`,
  ],
  [
    "SSH public key",
    "authorized_keys",
    (r) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${text(r, BASE64URL, 43)} ada@acme`,
  ],
  ["numbers", "a.csv", (r) => `${text(r, DIGITS, 10)};${text(r, DIGITS, 18)};${text(r, DIGITS, 16)}`],
];

/** Values that are not credentials, each in a separate file. */
export function makeDecoys(random: Random): Labelled[] {
  const all = [MALFORMED, HASHES, LOCK_FILES, PLACEHOLDERS, DOCUMENTED, NOISE].flat();
  return all.map(([what, path, line], index) => {
    return { what, path: `decoy-${index}/${path}`, text: `${line(random)}\n`, line: 1 };
  });
}

function minified(random: Random): string {
  const functions = Array.from({ length: 80 }, () => {
    const [name, argument, inner] = [text(random, LETTERS, 2), text(random, LETTERS, 1), text(random, LETTERS, 2)];
    return `function ${name}(${argument}){return ${inner}(${argument}.key||"${text(random, LOWER_ALNUM, 5)}",token=${argument})}`;
  });
  return `!function(){${functions.join(";")}}();`;
}

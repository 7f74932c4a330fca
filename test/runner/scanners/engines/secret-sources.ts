import { expandTemplates } from "../secrets/secret-cases.ts";

/** Made up at run time, so that no host takes a file here for a leak. */
export const SECRETS = {
  GITHUB: expandTemplates("{{token:ghp_:alnum:36}}", "engines/github"),
  OTHER_GITHUB: expandTemplates("{{token:ghp_:alnum:36}}", "engines/other"),
  NPM: expandTemplates("{{token:npm_:alnum:36}}", "engines/npm"),
  STRIPE: expandTemplates("{{token:sk_live_:alnum:24}}", "engines/stripe"),
  PASSWORD: expandTemplates("{{token::alnum:14}}", "engines/password"),
};

/** What the reports of gitleaks and betterleaks in `recorded/` are about. */
export const SECRET_SOURCES: Record<string, string> = {
  "src/a.js": [
    `const é = "${SECRETS.GITHUB}", again = "${SECRETS.GITHUB}";`,
    `const 😀 = "é", other = "${SECRETS.OTHER_GITHUB}"; // gitleaks:allow betterleaks:allow`,
    "",
  ].join("\n"),
  "conf/.env": `\r\nNPM_TOKEN=${SECRETS.NPM}\r\nDATABASE_URL=postgres://shop:${SECRETS.PASSWORD}@db.internal:5432/shop\r\n`,
  "test/b64.txt": `# encoded\nvalue: ${Buffer.from(`stripe = "${SECRETS.STRIPE}"`).toString("base64")}\n`,
  "docs/example.md": 'token = "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"\npassword = "changeme-please"\n',
  "text/dist/app.min.js": `var a="x";var t="${SECRETS.STRIPE}";`,
};

import { crc32 } from "node:zlib";
import type { Random } from "../chaos/random.ts";
import {
  ALNUM,
  BASE32,
  BASE58,
  BASE64URL,
  bytes,
  DIGITS,
  HEX,
  LETTERS,
  LOWER_ALNUM,
  text,
  UPPER_ALNUM,
  uuid,
} from "./random-text.ts";

export interface Provider {
  provider: string;
  /** The environment variable in the provider's documentation. */
  variable: string;
  make: (random: Random) => string;
}

/** Credentials in the formats of the providers' documentation, written independently of the scanner's rules. */
export const PROVIDERS: readonly Provider[] = [
  { provider: "AWS", variable: "AWS_ACCESS_KEY_ID", make: (r) => `AKIA${text(r, BASE32, 16)}` },
  { provider: "GitHub", variable: "GITHUB_TOKEN", make: (r) => withChecksum("ghp_", r) },
  { provider: "GitLab", variable: "GITLAB_TOKEN", make: (r) => `glpat-${text(r, BASE64URL, 20)}` },
  { provider: "Slack", variable: "SLACK_BOT_TOKEN", make: slackBot },
  { provider: "Stripe", variable: "STRIPE_SECRET_KEY", make: (r) => `sk_live_51${text(r, ALNUM, 97)}` },
  { provider: "Twilio", variable: "TWILIO_API_KEY", make: (r) => `SK${text(r, HEX, 32)}` },
  { provider: "SendGrid", variable: "SENDGRID_API_KEY", make: sendGrid },
  { provider: "Mailgun", variable: "MAILGUN_API_KEY", make: (r) => `key-${text(r, HEX, 32)}` },
  {
    provider: "Mailchimp",
    variable: "MAILCHIMP_API_KEY",
    make: (r) => `${text(r, HEX, 32)}-us${r.pick([1, 6, 14, 21])}`,
  },
  { provider: "OpenAI", variable: "OPENAI_API_KEY", make: openAi },
  { provider: "Anthropic", variable: "ANTHROPIC_API_KEY", make: (r) => `sk-ant-api03-${text(r, BASE64URL, 93)}AA` },
  { provider: "Hugging Face", variable: "HF_TOKEN", make: (r) => `hf_${text(r, LETTERS, 34)}` },
  { provider: "Google", variable: "GOOGLE_MAPS_API_KEY", make: (r) => `AIza${text(r, BASE64URL, 35)}` },
  { provider: "npm", variable: "NPM_TOKEN", make: (r) => withChecksum("npm_", r) },
  { provider: "PyPI", variable: "TWINE_PASSWORD", make: pypi },
  { provider: "RubyGems", variable: "GEM_HOST_API_KEY", make: (r) => `rubygems_${text(r, HEX, 48)}` },
  { provider: "Docker Hub", variable: "DOCKER_PAT", make: (r) => `dckr_pat_${text(r, BASE64URL, 27)}` },
  { provider: "DigitalOcean", variable: "DIGITALOCEAN_TOKEN", make: (r) => `dop_v1_${text(r, HEX, 64)}` },
  { provider: "Shopify", variable: "SHOPIFY_ADMIN_TOKEN", make: (r) => `shpat_${text(r, HEX, 32)}` },
  { provider: "Square", variable: "SQUARE_ACCESS_TOKEN", make: (r) => `EAAA${text(r, BASE64URL, 60)}` },
  { provider: "Telegram", variable: "TELEGRAM_BOT_TOKEN", make: telegram },
  { provider: "Discord", variable: "DISCORD_BOT_TOKEN", make: discord },
  { provider: "New Relic", variable: "NEW_RELIC_USER_KEY", make: (r) => `NRAK-${text(r, UPPER_ALNUM, 27)}` },
  { provider: "Datadog", variable: "DATADOG_API_KEY", make: (r) => text(r, HEX, 32) },
  { provider: "Grafana", variable: "GRAFANA_TOKEN", make: (r) => `glsa_${text(r, ALNUM, 32)}_${text(r, HEX, 8)}` },
  { provider: "Linear", variable: "LINEAR_API_KEY", make: (r) => `lin_api_${text(r, ALNUM, 40)}` },
  { provider: "Notion", variable: "NOTION_TOKEN", make: (r) => `ntn_${text(r, DIGITS, 11)}${text(r, ALNUM, 35)}` },
  { provider: "Figma", variable: "FIGMA_TOKEN", make: (r) => `figd_${text(r, BASE64URL, 40)}` },
  { provider: "Airtable", variable: "AIRTABLE_TOKEN", make: (r) => `pat${text(r, ALNUM, 14)}.${text(r, HEX, 64)}` },
  { provider: "Atlassian", variable: "ATLASSIAN_API_TOKEN", make: atlassian },
  { provider: "Heroku", variable: "HEROKU_API_KEY", make: (r) => `HRKU-AA${text(r, BASE64URL, 58)}` },
  { provider: "Cloudflare", variable: "CLOUDFLARE_API_TOKEN", make: (r) => text(r, BASE64URL, 40) },
  { provider: "Databricks", variable: "DATABRICKS_TOKEN", make: (r) => `dapi${text(r, HEX, 32)}` },
  { provider: "Vault", variable: "VAULT_TOKEN", make: (r) => `hvs.CAESI${text(r, BASE64URL, 90)}` },
  { provider: "Terraform", variable: "TFE_TOKEN", make: (r) => `${text(r, ALNUM, 14)}.atlasv1.${text(r, ALNUM, 67)}` },
  { provider: "Pulumi", variable: "PULUMI_ACCESS_TOKEN", make: (r) => `pul-${text(r, HEX, 40)}` },
  { provider: "Doppler", variable: "DOPPLER_TOKEN", make: (r) => `dp.pt.${text(r, ALNUM, 43)}` },
  { provider: "Postman", variable: "POSTMAN_API_KEY", make: (r) => `PMAK-${text(r, HEX, 24)}-${text(r, HEX, 34)}` },
  { provider: "Sentry", variable: "SENTRY_AUTH_TOKEN", make: (r) => `sntryu_${text(r, HEX, 64)}` },
  { provider: "Azure Storage", variable: "AZURE_STORAGE_CONNECTION_STRING", make: azureStorage },
  { provider: "Entra ID", variable: "AZURE_CLIENT_SECRET", make: entra },
  { provider: "Supabase", variable: "SUPABASE_ACCESS_TOKEN", make: (r) => `sbp_${text(r, HEX, 40)}` },
  { provider: "PlanetScale", variable: "PLANETSCALE_TOKEN", make: (r) => `pscale_tkn_${text(r, BASE64URL, 43)}` },
  { provider: "CircleCI", variable: "CIRCLE_TOKEN", make: (r) => `CCIPAT_${text(r, BASE58, 22)}_${text(r, HEX, 40)}` },
  {
    provider: "Tailscale",
    variable: "TS_AUTHKEY",
    make: (r) => `tskey-auth-k${text(r, ALNUM, 6)}CNTRL-${text(r, ALNUM, 32)}`,
  },
  { provider: "Dropbox", variable: "DROPBOX_ACCESS_TOKEN", make: (r) => `sl.B${text(r, BASE64URL, 135)}` },
  { provider: "LaunchDarkly", variable: "LAUNCHDARKLY_ACCESS_TOKEN", make: (r) => `api-${uuid(r)}` },
  { provider: "Mapbox", variable: "MAPBOX_SECRET_TOKEN", make: mapbox },
  { provider: "Algolia", variable: "ALGOLIA_ADMIN_API_KEY", make: (r) => text(r, HEX, 32) },
  { provider: "Adafruit IO", variable: "ADAFRUIT_IO_KEY", make: (r) => `aio_${text(r, ALNUM, 28)}` },
  { provider: "Brevo", variable: "BREVO_API_KEY", make: (r) => `xkeysib-${text(r, HEX, 64)}-${text(r, ALNUM, 16)}` },
  { provider: "Groq", variable: "GROQ_API_KEY", make: (r) => `gsk_${text(r, ALNUM, 20)}WGdyb3FY${text(r, ALNUM, 24)}` },
  { provider: "Replicate", variable: "REPLICATE_API_TOKEN", make: (r) => `r8_${text(r, ALNUM, 37)}` },
  { provider: "Perplexity", variable: "PERPLEXITY_API_KEY", make: (r) => `pplx-${text(r, ALNUM, 48)}` },
  { provider: "SonarQube", variable: "SONAR_TOKEN", make: (r) => `squ_${text(r, HEX, 40)}` },
  {
    provider: "Dynatrace",
    variable: "DT_API_TOKEN",
    make: (r) => `dt0c01.${text(r, BASE32, 24)}.${text(r, BASE32, 64)}`,
  },
  { provider: "Okta", variable: "OKTA_API_TOKEN", make: (r) => `00${text(r, BASE64URL, 40)}` },
  { provider: "Alibaba Cloud", variable: "ALICLOUD_ACCESS_KEY", make: (r) => `LTAI5t${text(r, ALNUM, 18)}` },
  { provider: "EasyPost", variable: "EASYPOST_API_KEY", make: (r) => `EZAK${text(r, ALNUM, 54)}` },
  { provider: "Fastly", variable: "FASTLY_API_TOKEN", make: (r) => text(r, BASE64URL, 32) },
];

/** 30 characters and their CRC32 as six base-62 digits: the format of GitHub, also used by npm. */
function withChecksum(prefix: string, random: Random): string {
  const body = text(random, ALNUM, 30);
  let rest = crc32(body);
  let checksum = "";
  for (let digit = 0; digit < 6; digit++) {
    checksum = `${(DIGITS + LETTERS)[rest % 62]}${checksum}`;
    rest = Math.floor(rest / 62);
  }
  return prefix + body + checksum;
}

function slackBot(random: Random): string {
  return `xoxb-${text(random, DIGITS, 12)}-${text(random, DIGITS, 13)}-${text(random, ALNUM, 24)}`;
}

function sendGrid(random: Random): string {
  return `SG.${text(random, BASE64URL, 22)}.${text(random, BASE64URL, 43)}`;
}

/** The middle part is base64 of "OpenAI". */
function openAi(random: Random): string {
  return `sk-proj-${text(random, BASE64URL, 74)}T3BlbkFJ${text(random, BASE64URL, 74)}`;
}

/** A macaroon, version 2: location, identifier, one caveat, signature. */
function pypi(random: Random): string {
  const identifier = uuid(random);
  const caveat = `[3, "${uuid(random)}"]`;
  const macaroon = Buffer.concat([
    Buffer.from([2, 1, 8]),
    Buffer.from("pypi.org"),
    Buffer.from([2, identifier.length]),
    Buffer.from(identifier),
    Buffer.from([0, 2, caveat.length]),
    Buffer.from(caveat),
    Buffer.from([0, 0, 6, 32]),
    bytes(random, 32),
  ]);
  return `pypi-${macaroon.toString("base64url")}`;
}

function telegram(random: Random): string {
  return `${random.pick(["5", "6", "7"])}${text(random, DIGITS, 9)}:AA${text(random, BASE64URL, 33)}`;
}

/** The bot id in base64, the time, and a signature. */
function discord(random: Random): string {
  const bot = Buffer.from(`1${text(random, DIGITS, 18)}`).toString("base64url");
  return `${bot}.G${text(random, BASE64URL, 5)}.${text(random, BASE64URL, 38)}`;
}

function atlassian(random: Random): string {
  return `ATATT3xFfGF0${text(random, BASE64URL, 172)}=${text(random, HEX, 8).toUpperCase()}`;
}

function azureStorage(random: Random): string {
  const account = text(random, LOWER_ALNUM, 12);
  const key = bytes(random, 64).toString("base64");
  return `DefaultEndpointsProtocol=https;AccountName=${account};AccountKey=${key};EndpointSuffix=core.windows.net`;
}

function entra(random: Random): string {
  return `${text(random, ALNUM, 3)}8Q~${text(random, `${ALNUM}~._-`, 33)}${text(random, ALNUM, 1)}`;
}

function mapbox(random: Random): string {
  const claims = JSON.stringify({ u: "acme-maps", a: `c${text(random, LOWER_ALNUM, 24)}` });
  return `sk.${Buffer.from(claims).toString("base64url")}.${text(random, BASE64URL, 22)}`;
}

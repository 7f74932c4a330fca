import { API_TOKEN_PATTERN, API_TOKEN_PREFIX, isApiToken } from "../../../../worker/contract/api-token-format.ts";
import { anyCase, assigned, assignedRule, providerRule, type SecretRule, standing, tokenRule } from "../rule.ts";
import { beginsWithJsonObject, holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

export const SERVICE_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.linear.api-key",
      name: "Linear API key",
      grants: "read and write the workspace's issues on behalf of its owner",
      revoke: "Revoke the key in Linear (Settings → Security & access)",
    },
    ["lin_(?:api|oauth)_[A-Za-z0-9]{40,64}"],
    { keywords: ["lin_api_", "lin_oauth_"] },
  ),
  providerRule(
    {
      id: "secret.notion.integration-token",
      name: "Notion integration token",
      grants: "read and write the pages shared with the integration",
      revoke: "Refresh the secret in Notion (Settings → Integrations)",
    },
    [standing("ntn_[A-Za-z0-9]{43,50}"), standing("secret_[A-Za-z0-9]{43}")],
    { keywords: ["ntn_", "secret_"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.postman.api-key",
      name: "Postman API key",
      grants: "read collections and environments, which often contain credentials",
      revoke: "Delete the key in Postman (Settings → API keys)",
    },
    ["PMAK-[0-9a-f]{24}-[0-9a-f]{34}"],
    { keywords: ["pmak-"] },
  ),
  tokenRule(
    {
      id: "secret.doppler.token",
      name: "Doppler token",
      grants: "read the secrets stored in Doppler",
      revoke: "Revoke the token in Doppler (Access)",
    },
    ["dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44}"],
    { keywords: ["dp.pt.", "dp.st.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.onepassword.service-account-token",
      name: "1Password service account token",
      grants: "read the vaults that the service account can access",
      revoke: "Revoke the token on 1password.com (Developer → Service accounts)",
    },
    ["ops_eyJ[A-Za-z0-9+/_-]{200,1500}={0,3}"],
    { keywords: ["ops_eyj"], severity: "critical", reach: { before: 8, after: 1_600 } },
  ),
  tokenRule(
    {
      id: "secret.airtable.access-token",
      name: "Airtable personal access token",
      grants: "read and write the bases within its scope",
      revoke: "Delete the token on airtable.com/create/tokens",
    },
    ["pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}"],
    { keywords: ["pat"], reach: { before: 4, after: 100 } },
  ),
  tokenRule(
    {
      id: "secret.figma.access-token",
      name: "Figma personal access token",
      grants: "read and comment on the files of its user",
      revoke: "Revoke the token in Figma (Settings → Security)",
    },
    ["fig[dou]r?_[A-Za-z0-9_-]{40,60}(?!-)"],
    { keywords: ["figd_", "figo_", "figu_", "figdr_", "figor_", "figur_"], accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.contentful.management-token",
      name: "Contentful management token",
      grants: "change the content of its user's spaces",
      revoke: "Revoke the token in Contentful (Settings → CMA tokens)",
    },
    ["CFPAT-[A-Za-z0-9_-]{43}(?!-)"],
    { keywords: ["cfpat-"] },
  ),
  tokenRule(
    {
      id: "secret.hubspot.access-token",
      name: "HubSpot private app token",
      grants: "read and write the account's contacts and deals",
      revoke: "Rotate the token in HubSpot (Settings → Private apps)",
    },
    [`pat-(?:na|eu|ap)[0-9]-${UUID}`],
    { keywords: ["pat-na", "pat-eu", "pat-ap"] },
  ),
  tokenRule(
    {
      id: "secret.mapbox.secret-token",
      name: "Mapbox secret token",
      grants: "use and change the account's maps and tokens",
      revoke: "Delete the token on account.mapbox.com",
    },
    ["sk\\.eyJ[A-Za-z0-9_-]{40,200}\\.[A-Za-z0-9_-]{22}(?!-)"],
    { keywords: ["sk.eyj"] },
  ),
  tokenRule(
    {
      id: "secret.tailscale.key",
      name: "Tailscale key",
      grants: "add machines to the private network, or administer it",
      revoke: "Revoke the key in the Tailscale admin console (Settings → Keys)",
    },
    ["tskey-(?:auth|api|client|scim|webhook)-[A-Za-z0-9]{8,24}-[A-Za-z0-9]{20,48}"],
    { keywords: ["tskey-"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.netlify.access-token",
      name: "Netlify access token",
      grants: "deploy and manage the sites of its user",
      revoke: "Revoke the token in Netlify (User settings → Applications)",
    },
    ["nf[pcou]_[A-Za-z0-9]{36}"],
    { keywords: ["nfp_", "nfc_", "nfo_", "nfu_"] },
  ),
  providerRule(
    {
      id: "secret.vercel.token",
      name: "Vercel token",
      grants: "deploy the account's projects and read their environment variables",
      revoke: "Delete the token in Vercel (Account settings → Tokens)",
    },
    [
      standing("vc[apikr]_[A-Za-z0-9_-]{50,60}(?!-)"),
      standing("vercel_blob_rw_[A-Za-z0-9]{16}_[A-Za-z0-9]{30}"),
      assigned(`${anyCase("vercel")}[\\w.-]{0,16}${anyCase("token")}`, "[A-Za-z0-9]{24}"),
    ],
    { keywords: ["vercel", "vcp_", "vci_", "vca_", "vcr_", "vck_"], accepts: mixesCasesAndDigits, minEntropy: 3.5 },
  ),
  tokenRule(
    {
      id: "secret.render.api-key",
      name: "Render API key",
      grants: "deploy and manage the services of its user",
      revoke: "Revoke the key in Render (Account settings → API keys)",
    },
    ["rnd_[A-Za-z0-9]{28,36}"],
    { keywords: ["rnd_"], accepts: mixesCasesAndDigits, minEntropy: 3.5 },
  ),
  providerRule(
    {
      id: "secret.okta.api-token",
      name: "Okta API token",
      grants: "administer the organization's users with the permissions of its owner",
      revoke: "Revoke the token in the Okta admin console (Security → API → Tokens)",
    },
    [
      assigned(`${anyCase("okta")}[\\w.-]{0,24}(?:${anyCase("token")}|${anyCase("key")})`, "00[A-Za-z0-9_-]{40}"),
      /\bSSWS[ \t]{1,3}(?<secret>00[A-Za-z0-9_-]{40})(?![A-Za-z0-9_-])/,
    ],
    { keywords: ["okta", "ssws"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.algolia.admin-key",
      name: "Algolia admin key",
      grants: "read, change and delete the search indexes",
      revoke: "Rotate the key in the Algolia dashboard (Settings → API keys)",
    },
    `${anyCase("algolia")}[\\w.-]{0,20}(?:${anyCase("admin")}|${anyCase("write")}|${anyCase("secret")})[\\w.-]{0,12}`,
    "[0-9a-f]{32}",
    { keywords: ["algolia"] },
  ),
  assignedRule(
    {
      id: "secret.snyk.api-token",
      name: "Snyk API token",
      grants: "read the vulnerabilities of all its user's projects",
      revoke: "Revoke the token in Snyk (Account settings → API token)",
    },
    `${anyCase("snyk")}[\\w.-]{0,20}(?:${anyCase("token")}|${anyCase("key")})`,
    UUID,
    { keywords: ["snyk"] },
  ),
  tokenRule(
    {
      id: "secret.facebook.access-token",
      name: "Facebook (Meta) access token",
      grants: "read data and publish posts on behalf of its user or page",
      revoke: "Invalidate the token in the app's settings on developers.facebook.com",
    },
    ["(?<![+/])EAA[A-Za-z0-9]{100,300}(?![+/=])"],
    { keywords: ["eaa"], accepts: mixesCasesAndDigits, minEntropy: 4, reach: { before: 4, after: 320 } },
  ),
  providerRule(
    {
      id: "secret.supabase.service-key",
      name: "Supabase access token or secret key",
      grants: "read and write all data of the project, bypassing row-level security",
      revoke: "Revoke the token, or replace the secret key, in the Supabase dashboard",
    },
    [standing("sbp_[0-9a-f]{40}"), standing("sb_secret_[A-Za-z0-9_-]{22}_[A-Za-z0-9_-]{8}")],
    { keywords: ["sbp_", "sb_secret_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.vulnerability-management.api-token",
      name: "API token of this service",
      grants: "read the findings of the organization and, by the role of the token, change its projects and scans",
      revoke: "Revoke the token (DELETE /v1/orgs/{slug}/tokens/{token_id})",
    },
    [API_TOKEN_PATTERN],
    { keywords: [API_TOKEN_PREFIX], accepts: isApiToken },
  ),
  tokenRule(
    {
      id: "secret.grafana.token",
      name: "Grafana token",
      grants: "read dashboards and data sources, or administer them",
      revoke: "Delete the token in Grafana (Administration → Service accounts)",
    },
    [
      "glsa_[A-Za-z0-9]{32}_[0-9a-fA-F]{8}",
      "glc_eyJ[A-Za-z0-9+/]{40,400}={0,3}",
      "eyJrIjoi[A-Za-z0-9+/]{60,200}={0,3}",
    ],
    {
      keywords: ["glsa_", "glc_eyj", "eyjrijoi"],
      accepts: (value) => !value.startsWith("eyJ") || beginsWithJsonObject(value),
    },
  ),
];

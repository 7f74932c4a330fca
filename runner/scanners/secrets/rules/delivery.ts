import { assignedRule, serviceName, tokenRule, type SecretRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const DELIVERY_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.harness.access-token",
      name: "Harness access token",
      grants: "run pipelines and read their secrets as its owner",
      revoke: "Delete the token in Harness (My API keys)",
    },
    ["(?:pat|sat)\\.[A-Za-z0-9_-]{22}\\.[0-9a-f]{24}\\.[A-Za-z0-9]{20}"],
    { keywords: ["pat.", "sat."] },
  ),
  tokenRule(
    {
      id: "secret.octopus.api-key",
      name: "Octopus Deploy API key",
      grants: "deploy on behalf of its owner",
      revoke: "Delete the key in Octopus Deploy (Profile → My API keys)",
    },
    ["API-[A-Z0-9]{25,32}"],
    { keywords: ["api-"], accepts: holdsDigit, minEntropy: 3.5 },
  ),
  tokenRule(
    {
      id: "secret.depot.token",
      name: "Depot token",
      grants: "build images and read caches of the organization",
      revoke: "Delete the token in Depot (Settings → API tokens)",
    },
    ["depot_(?:user|org|project)_[0-9a-f]{64}"],
    { keywords: ["depot_"] },
  ),
  tokenRule(
    {
      id: "secret.prefect.api-key",
      name: "Prefect API key",
      grants: "run flows and read their secrets",
      revoke: "Delete the key in Prefect Cloud (API keys)",
    },
    ["pnu_[A-Za-z0-9]{36}"],
    { keywords: ["pnu_"] },
  ),
  tokenRule(
    {
      id: "secret.scalingo.api-token",
      name: "Scalingo API token",
      grants: "deploy and read the environment variables of applications",
      revoke: "Revoke the token in Scalingo (Account → Tokens)",
    },
    ["tk-us-[A-Za-z0-9_-]{48}"],
    { keywords: ["tk-us-"] },
  ),
  tokenRule(
    {
      id: "secret.openshift.user-token",
      name: "OpenShift user token",
      grants: "access the cluster with the permissions of its user",
      revoke: "Sign the user out of the cluster, or delete the OAuthAccessToken",
    },
    ["sha256~[A-Za-z0-9_-]{43}"],
    { keywords: ["sha256~"] },
  ),
  tokenRule(
    {
      id: "secret.packagist.api-token",
      name: "Private Packagist token",
      grants: "read private packages",
      revoke: "Revoke the token in Private Packagist (Settings → API access)",
    },
    ["packagist_[ou][ru]t_[0-9a-f]{68}"],
    { keywords: ["packagist_"] },
  ),
  tokenRule(
    {
      id: "secret.clojars.deploy-token",
      name: "Clojars deploy token",
      grants: "publish packages",
      revoke: "Disable the token on clojars.org (Deploy tokens)",
    },
    ["CLOJARS_[a-z0-9]{60}"],
    { keywords: ["clojars_"] },
  ),
  tokenRule(
    {
      id: "secret.jetbrains.permanent-token",
      name: "YouTrack or Hub permanent token",
      grants: "read and change issues on behalf of its owner",
      revoke: "Delete the token in the profile (Account security)",
    },
    ["perm[:-][A-Za-z0-9=+/]{4,80}\\.[A-Za-z0-9=+/]{2,40}\\.[A-Za-z0-9]{30}"],
    { keywords: ["perm:", "perm-"] },
  ),
  tokenRule(
    {
      id: "secret.azure-devops.personal-access-token",
      name: "Azure DevOps personal access token",
      grants: "read and write code, builds and releases within its scope",
      revoke: "Revoke the token in Azure DevOps (User settings → Personal access tokens)",
    },
    ["[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}"],
    { keywords: ["azdo"], severity: "critical", reach: { before: 90, after: 8 } },
  ),
  tokenRule(
    {
      id: "secret.deno.deploy-token",
      name: "Deno Deploy token",
      grants: "deploy and read the environment variables of projects",
      revoke: "Revoke the token in Deno Deploy (Account settings → Access tokens)",
    },
    ["dd[po]_[A-Za-z0-9]{36}"],
    { keywords: ["ddp_", "ddo_"] },
  ),
  tokenRule(
    {
      id: "secret.inngest.signing-key",
      name: "Inngest signing key",
      grants: "run functions and read their events",
      revoke: "Rotate the key in Inngest (Manage → Signing key)",
    },
    ["signkey-(?:prod|test|branch|staging)-[0-9a-f]{32,64}"],
    { keywords: ["signkey-"] },
  ),
  tokenRule(
    {
      id: "secret.trigger.api-key",
      name: "Trigger.dev secret key",
      grants: "run tasks and read their payloads",
      revoke: "Regenerate the key in Trigger.dev (API keys)",
    },
    ["tr_(?:dev|prod|stg|preview)_[A-Za-z0-9]{20,24}"],
    { keywords: ["tr_dev_", "tr_prod_", "tr_stg_", "tr_preview_"] },
  ),
  tokenRule(
    {
      id: "secret.bitbucket.repository-token",
      name: "Bitbucket repository, project or workspace token",
      grants: "read and write repositories within its scope",
      revoke: "Revoke the token in Bitbucket (Security → Access tokens)",
    },
    ["ATCTT3xFfGF0[A-Za-z0-9_=-]{100,250}"],
    { keywords: ["atctt3xffgf0"] },
  ),
  tokenRule(
    {
      id: "secret.infracost.api-key",
      name: "Infracost API key",
      grants: "read cost estimates of the organization",
      revoke: "Regenerate the key in Infracost Cloud (Org settings)",
    },
    ["ico-[A-Za-z0-9]{32}"],
    { keywords: ["ico-"], severity: "medium" },
  ),
  tokenRule(
    {
      id: "secret.socket.api-token",
      name: "Socket API token",
      grants: "read reports and settings of the organization",
      revoke: "Revoke the token in Socket (Settings → API tokens)",
    },
    ["sktsec_[A-Za-z0-9_-]{40,60}_api"],
    { keywords: ["sktsec_"] },
  ),
  tokenRule(
    {
      id: "secret.readme.api-key",
      name: "ReadMe API key",
      grants: "read and change the documentation",
      revoke: "Delete the key in ReadMe (Configuration → API key)",
    },
    ["rdme_[a-z0-9]{70}"],
    { keywords: ["rdme_"] },
  ),
  assignedRule(
    {
      id: "secret.bitrise.access-token",
      name: "Bitrise access token",
      grants: "start builds and read their secrets",
      revoke: "Revoke the token in Bitrise (Account settings → Security)",
    },
    serviceName(["bitrise"], ["token", "key"]),
    "[A-Za-z0-9_-]{70,100}",
    { keywords: ["bitrise"] },
  ),
  assignedRule(
    {
      id: "secret.travis.api-token",
      name: "Travis CI token",
      grants: "start builds and read their settings",
      revoke: "Regenerate the token in Travis CI (Settings → API authentication)",
    },
    serviceName(["travis"], ["token", "key"]),
    "[A-Za-z0-9_-]{20,22}",
    { keywords: ["travis"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.cloudsmith.api-key",
      name: "Cloudsmith API key",
      grants: "read and publish packages on behalf of its owner",
      revoke: "Refresh the key in Cloudsmith (Settings → API key)",
    },
    serviceName(["cloudsmith"], ["token", "key", "secret"]),
    "[0-9a-f]{40}",
    { keywords: ["cloudsmith"] },
  ),
  assignedRule(
    {
      id: "secret.gitea.access-token",
      name: "Gitea or Forgejo access token",
      grants: "read and write repositories on behalf of its owner",
      revoke: "Delete the token in the settings (Applications)",
    },
    serviceName(["gitea", "forgejo"], ["token", "key", "secret"]),
    "[0-9a-f]{40}",
    { keywords: ["gitea", "forgejo"] },
  ),
  assignedRule(
    {
      id: "secret.railway.api-token",
      name: "Railway token",
      grants: "deploy and read the variables of projects",
      revoke: "Delete the token in Railway (Account settings → Tokens)",
    },
    serviceName(["railway"], ["token", "key"]),
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
    { keywords: ["railway"] },
  ),
  assignedRule(
    {
      id: "secret.semgrep.app-token",
      name: "Semgrep app token",
      grants: "read findings and policies of the organization",
      revoke: "Delete the token in Semgrep (Settings → Tokens)",
    },
    serviceName(["semgrep"], ["token", "key"]),
    "[0-9a-f]{64}",
    { keywords: ["semgrep"] },
  ),
];

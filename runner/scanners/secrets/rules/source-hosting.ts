import { anyCase, assigned, assignedRule, providerRule, type SecretRule, standing, tokenRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

const GITHUB_GRANTS = "read and write the repositories that its scopes cover";

export const SOURCE_HOSTING_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.github.personal-access-token",
      name: "GitHub personal access token",
      grants: GITHUB_GRANTS,
      revoke: "Delete the token on GitHub (Settings → Developer settings → Personal access tokens)",
    },
    ["ghp_[A-Za-z0-9]{36,251}"],
    { keywords: ["ghp_"] },
  ),
  tokenRule(
    {
      id: "secret.github.fine-grained-token",
      name: "GitHub fine-grained personal access token",
      grants: GITHUB_GRANTS,
      revoke: "Delete the token on GitHub (Settings → Developer settings → Fine-grained tokens)",
    },
    ["github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}"],
    { keywords: ["github_pat_"] },
  ),
  tokenRule(
    {
      id: "secret.github.oauth-token",
      name: "GitHub OAuth access token",
      grants: "act on behalf of the user who authorized the application",
      revoke: "Revoke the authorization on GitHub (Settings → Applications)",
    },
    ["gho_[A-Za-z0-9]{36,251}"],
    { keywords: ["gho_"] },
  ),
  tokenRule(
    {
      id: "secret.github.app-token",
      name: "GitHub App token",
      grants: "act as the app, or as one of its users, on the repositories it is installed on",
      revoke: "Revoke it through the API (DELETE /installation/token), or revoke the app's user authorization",
    },
    ["gh[us]_[A-Za-z0-9]{36,251}"],
    { keywords: ["ghu_", "ghs_"] },
  ),
  tokenRule(
    {
      id: "secret.github.refresh-token",
      name: "GitHub App refresh token",
      grants: "obtain new access tokens of the user for months",
      revoke: "Revoke the authorization on GitHub (Settings → Applications)",
    },
    ["ghr_[A-Za-z0-9]{36,251}"],
    { keywords: ["ghr_"] },
  ),
  tokenRule(
    {
      id: "secret.gitlab.personal-access-token",
      name: "GitLab access token",
      grants: "act on behalf of its user, project or group within the token's scopes",
      revoke: "Revoke the token on GitLab (Preferences → Access tokens)",
    },
    ["glpat-[A-Za-z0-9_-]{20}(?![A-Za-z0-9_.-])", "glpat-[A-Za-z0-9_-]{27,300}\\.[0-9a-z]{2}\\.[0-9a-z]{7,9}"],
    { keywords: ["glpat-"] },
  ),
  tokenRule(
    {
      id: "secret.gitlab.pipeline-trigger-token",
      name: "GitLab pipeline trigger token",
      grants: "start pipelines of the project with arbitrary variables",
      revoke: "Revoke the token on GitLab (Settings → CI/CD → Pipeline trigger tokens)",
    },
    ["glptt-[0-9a-f]{40}"],
    { keywords: ["glptt-"] },
  ),
  tokenRule(
    {
      id: "secret.gitlab.deploy-token",
      name: "GitLab deploy token",
      grants: "read, and possibly write, the project's packages, images and code",
      revoke: "Revoke the token on GitLab (Settings → Repository → Deploy tokens)",
    },
    ["gldt-[A-Za-z0-9_-]{20}(?!-)"],
    { keywords: ["gldt-"] },
  ),
  tokenRule(
    {
      id: "secret.gitlab.runner-token",
      name: "GitLab runner token",
      grants: "register as a runner and receive jobs including their secrets",
      revoke: "Reset the runner's token on GitLab (Settings → CI/CD → Runners)",
    },
    ["glrtr?-(?:t\\d_)?[A-Za-z0-9_-]{20,50}(?!-)", "GR1348941[A-Za-z0-9_-]{20}(?!-)"],
    { keywords: ["glrt-", "glrtr-", "gr1348941"], accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.gitlab.service-token",
      name: "GitLab token (job, agent, OAuth, SCIM, feed, mail or feature-flag)",
      grants: "access the part of GitLab that the token was issued for",
      revoke: "Revoke or reset the token in the GitLab settings where it was created",
    },
    ["gl(?:cbt-[0-9a-zA-Z]{1,5}_|agent-|soat-|ft-|imt-|ffct-)[A-Za-z0-9_-]{20,80}(?!-)", "gloas-[0-9a-f]{64}"],
    { keywords: ["glcbt-", "glagent-", "glsoat-", "glft-", "glimt-", "glffct-", "gloas-"], accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.bitbucket.app-password",
      name: "Bitbucket app password",
      grants: "act on behalf of its user within the password's permissions",
      revoke: "Delete it on Bitbucket (Personal settings → App passwords)",
    },
    ["ATBB[A-Za-z0-9]{32}"],
    { keywords: ["atbb"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.atlassian.api-token",
      name: "Atlassian API token (Jira, Confluence, Bitbucket)",
      grants: "act on behalf of its user on the Atlassian site",
      revoke: "Revoke it in the Atlassian account (Security → API tokens) or in the repository's access tokens",
    },
    ["AT[ACS]TT3[A-Za-z0-9_=-]{170,250}"],
    { keywords: ["atatt3", "atctt3", "atstt3"] },
  ),
  tokenRule(
    {
      id: "secret.npm.access-token",
      name: "npm access token",
      grants: "publish packages, or read private ones, on behalf of its owner",
      revoke: "Delete the token on npmjs.com (Access Tokens) or with `npm token revoke`",
    },
    ["npm_[A-Za-z0-9]{36}"],
    { keywords: ["npm_"] },
  ),
  providerRule(
    {
      id: "secret.npm.registry-credential",
      name: "npm registry credential",
      grants: "use the package registry on behalf of its owner",
      revoke: "Revoke the token or change the password at the registry, and use `${NPM_TOKEN}` in .npmrc",
    },
    [/(?:^|:)_(?:authToken|auth|password)[ \t]{0,3}=[ \t]{0,3}["']?(?<secret>[A-Za-z0-9+/=_.-]{16,400})/m],
    { keywords: ["_auth", ":_password"], minEntropy: 3 },
  ),
  tokenRule(
    {
      id: "secret.pypi.api-token",
      name: "PyPI API token",
      grants: "publish releases of the projects within its scope",
      revoke: "Remove the token on PyPI (Account settings → API tokens)",
    },
    ["pypi-AgE(?:IcHlwaS5vcmc|NdGVzdC5weXBpLm9yZw)[A-Za-z0-9_-]{50,1000}"],
    { keywords: ["pypi-age"], reach: { before: 8, after: 1_100 } },
  ),
  tokenRule(
    {
      id: "secret.rubygems.api-key",
      name: "RubyGems API key",
      grants: "publish and yank gems on behalf of its owner",
      revoke: "Delete the key on rubygems.org (Settings → API keys)",
    },
    ["rubygems_[0-9a-f]{48}"],
    { keywords: ["rubygems_"] },
  ),
  tokenRule(
    {
      id: "secret.nuget.api-key",
      name: "NuGet API key",
      grants: "publish packages on behalf of its owner",
      revoke: "Delete the key on nuget.org (API Keys)",
    },
    ["(?<![+/])oy2[a-z0-9]{43}"],
    { keywords: ["oy2"], accepts: holdsDigit, minEntropy: 3.5 },
  ),
  tokenRule(
    {
      id: "secret.crates.api-token",
      name: "crates.io API token",
      grants: "publish and yank crates on behalf of its owner",
      revoke: "Revoke the token on crates.io (Account settings → API tokens)",
    },
    ["(?<![+/])cio[A-Za-z0-9]{32}"],
    { keywords: ["cio"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.docker.access-token",
      name: "Docker Hub access token",
      grants: "pull and push images on behalf of its owner",
      revoke: "Delete the token on Docker Hub (Account settings → Personal access tokens)",
    },
    ["dckr_pat_[A-Za-z0-9_-]{27}(?!-)", "dckr_oat_[A-Za-z0-9_-]{32}(?!-)"],
    { keywords: ["dckr_pat_", "dckr_oat_"] },
  ),
  tokenRule(
    {
      id: "secret.artifactory.api-key",
      name: "JFrog Artifactory API key",
      grants: "read and write artifacts on behalf of its owner",
      revoke: "Revoke the key in Artifactory (User profile → Authentication settings)",
    },
    ["AKCp[A-Za-z0-9]{69}", "cmVmdGtu[A-Za-z0-9]{56}"],
    { keywords: ["akcp", "cmvmdgtu"], accepts: mixesCasesAndDigits },
  ),
  providerRule(
    {
      id: "secret.sonar.token",
      name: "SonarQube or SonarCloud token",
      grants: "read the code and results of its projects, and upload analyses",
      revoke: "Revoke the token in Sonar (My account → Security)",
    },
    [
      standing("sq[upa]_[0-9a-f]{40}"),
      assigned(`${anyCase("sonar")}[\\w.-]{0,24}?(?:${anyCase("login")}|${anyCase("token")})`, "[0-9a-f]{40}"),
    ],
    { keywords: ["squ_", "sqp_", "sqa_", "sonar"] },
  ),
  tokenRule(
    {
      id: "secret.buildkite.api-token",
      name: "Buildkite API token",
      grants: "read and start builds within its scopes",
      revoke: "Revoke the token on Buildkite (Personal settings → API access tokens)",
    },
    ["bk(?:ua|aj|at)_[A-Za-z0-9]{40}"],
    { keywords: ["bkua_", "bkaj_", "bkat_"] },
  ),
  providerRule(
    {
      id: "secret.circleci.api-token",
      name: "CircleCI API token",
      grants: "start pipelines and read the projects' settings",
      revoke: "Delete the token on CircleCI (User settings → Personal API tokens)",
    },
    [
      standing("CCI(?:PAT|PRJ)_[A-Za-z0-9]{22}_[0-9a-f]{40}"),
      assigned(`${anyCase("circle")}[\\w.-]{0,20}${anyCase("token")}`, "[0-9a-f]{40}"),
    ],
    { keywords: ["ccipat_", "cciprj_", "circle"] },
  ),
  assignedRule(
    {
      id: "secret.codecov.upload-token",
      name: "Codecov upload token",
      grants: "upload coverage reports for the repository",
      revoke: "Regenerate the token on Codecov (repository settings)",
    },
    `${anyCase("codecov")}[\\w.-]{0,20}${anyCase("token")}`,
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
    { keywords: ["codecov"], severity: "medium" },
  ),
];

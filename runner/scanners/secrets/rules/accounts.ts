import { assignedRule, providerRule, serviceName, tokenRule, type SecretRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const ACCOUNTS_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.bitwarden.access-token",
      name: "Bitwarden Secrets Manager access token",
      grants: "read the secrets of its machine account",
      revoke: "Revoke the token in Bitwarden (Secrets Manager → Machine accounts)",
    },
    ["0\\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.[A-Za-z0-9]{30}:[A-Za-z0-9+/=]{24}"],
    { keywords: ["bws", "bitwarden"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.infisical.service-token",
      name: "Infisical service token",
      grants: "read the secrets of its project",
      revoke: "Delete the token in Infisical (Access control → Service tokens)",
    },
    ["st\\.[0-9a-f]{24}\\.[0-9a-f]{32}\\.[0-9a-f]{32}"],
    { keywords: ["st."], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.stytch.secret",
      name: "Stytch project secret",
      grants: "sign users in and read their sessions",
      revoke: "Rotate the secret in Stytch (API keys)",
    },
    ["secret-(?:live|test)-[A-Za-z0-9_-]{36}="],
    { keywords: ["secret-live-", "secret-test-"] },
  ),
  tokenRule(
    {
      id: "secret.netbird.access-token",
      name: "NetBird access token",
      grants: "change the network and its policies",
      revoke: "Delete the token in NetBird (Settings → Personal access tokens)",
    },
    ["nbp_[A-Za-z0-9]{36}"],
    { keywords: ["nbp_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.defined-networking.api-token",
      name: "Defined Networking key",
      grants: "change hosts and roles of the network",
      revoke: "Delete the key in Defined Networking (API keys)",
    },
    ["dnkey-[A-Za-z0-9=_-]{26}-[A-Za-z0-9=_-]{52}"],
    { keywords: ["dnkey-"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.wakatime.api-key",
      name: "WakaTime API key",
      grants: "read the activity of its owner",
      revoke: "Regenerate the key in WakaTime (Settings → API key)",
    },
    ["waka_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"],
    { keywords: ["waka_"], severity: "medium" },
  ),
  tokenRule(
    {
      id: "secret.adobe.client-secret",
      name: "Adobe client secret",
      grants: "impersonate the application to Adobe",
      revoke: "Rotate the secret in the Adobe developer console",
    },
    ["p8e-[A-Za-z0-9]{32}"],
    { keywords: ["p8e-"] },
  ),
  tokenRule(
    {
      id: "secret.linkedin.client-secret",
      name: "LinkedIn client secret",
      grants: "impersonate the application to its users",
      revoke: "Generate a new secret in the LinkedIn developer portal (Auth)",
    },
    ["WPL_AP1\\.[A-Za-z0-9]{16}\\.[A-Za-z0-9+/]{6,8}={0,2}"],
    { keywords: ["wpl_ap1."] },
  ),
  providerRule(
    {
      id: "secret.twitter.bearer-token",
      name: "X (Twitter) bearer token",
      grants: "read data with the permissions of the application",
      revoke: "Revoke the token in the developer portal (Keys and tokens)",
    },
    [/(?<![A-Za-z0-9])A{20,22}(?<secret>[B-Za-z0-9%][A-Za-z0-9%]{59,119})(?![A-Za-z0-9_])/],
    { keywords: ["aaaaaaaaaaaaaaaaaaaa"] },
  ),
  tokenRule(
    {
      id: "secret.instagram.access-token",
      name: "Instagram access token",
      grants: "read data and publish posts on behalf of its owner",
      revoke: "Sign the user out of the app in the Meta developer dashboard",
    },
    ["IG(?:QV|QW|AA)[A-Za-z0-9_-]{100,220}"],
    { keywords: ["igqv", "igqw", "igaa"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.matrix.access-token",
      name: "Matrix access token",
      grants: "read and write messages on behalf of its owner",
      revoke: "Sign that device out (Settings → Sessions)",
    },
    ["syt_[A-Za-z0-9=]{2,60}_[A-Za-z]{20}_[A-Za-z0-9]{6}"],
    { keywords: ["syt_"] },
  ),
  tokenRule(
    {
      id: "secret.maxmind.license-key",
      name: "MaxMind license key",
      grants: "download databases at the owner's expense",
      revoke: "Delete the key in MaxMind (Manage license keys)",
    },
    ["[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"],
    { keywords: ["_mmk"], severity: "medium", reach: { before: 48, after: 8 } },
  ),
  tokenRule(
    {
      id: "secret.adafruit.io-key",
      name: "Adafruit IO key",
      grants: "read and write feeds on behalf of its owner",
      revoke: "Regenerate the key in Adafruit IO (My key)",
    },
    ["aio_[A-Za-z0-9]{28}"],
    { keywords: ["aio_"], severity: "medium" },
  ),
  tokenRule(
    {
      id: "secret.apollo.graph-key",
      name: "Apollo GraphOS key",
      grants: "publish schemas and read operations of the graph",
      revoke: "Delete the key in GraphOS Studio (API keys)",
    },
    ["(?:service|user):[A-Za-z0-9_.-]{2,60}:[A-Za-z0-9_-]{22}"],
    { keywords: ["service:", "user:"], accepts: mixesCasesAndDigits, minEntropy: 3.8 },
  ),
  assignedRule(
    {
      id: "secret.sanity.api-token",
      name: "Sanity token",
      grants: "read the content, or change it with a write token",
      revoke: "Delete the token in Sanity (API → Tokens)",
    },
    serviceName(["sanity"], ["token"]),
    "sk[A-Za-z0-9]{178,184}",
    { keywords: ["sanity"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.ably.api-key",
      name: "Ably API key",
      grants: "publish and read messages within its scope",
      revoke: "Revoke the key in Ably (API keys)",
    },
    serviceName(["ably"], ["key", "token"]),
    "[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{6}:[A-Za-z0-9_-]{20,50}",
    { keywords: ["ably"] },
  ),
  assignedRule(
    {
      id: "secret.ngrok.auth-token",
      name: "ngrok authtoken or API key",
      grants: "open tunnels as its owner",
      revoke: "Reset the token in the ngrok dashboard (Your authtoken)",
    },
    serviceName(["ngrok"], ["token", "key"]),
    "[12][A-Za-z0-9]{26}_[A-Za-z0-9]{20,22}",
    { keywords: ["ngrok"] },
  ),
  assignedRule(
    {
      id: "secret.auth0.client-secret",
      name: "Auth0 client secret",
      grants: "impersonate the application, and possibly read its users",
      revoke: "Rotate the secret in Auth0 (Applications → Settings)",
    },
    serviceName(["auth0"], ["secret"]),
    "[A-Za-z0-9_-]{64}",
    { keywords: ["auth0"] },
  ),
  assignedRule(
    {
      id: "secret.duo.secret-key",
      name: "Duo secret key",
      grants: "approve sign-ins of all users",
      revoke: "Reset the secret key in the Duo admin panel (Applications)",
    },
    serviceName(["duo"], ["skey", "secret_?key", "secret"]),
    "[A-Za-z0-9]{40}",
    { keywords: ["duo"], severity: "critical", accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.twitch.client-secret",
      name: "Twitch client secret",
      grants: "impersonate the application to its users",
      revoke: "Generate a new secret in the Twitch developer console",
    },
    serviceName(["twitch"], ["secret", "token"]),
    "[a-z0-9]{30}",
    { keywords: ["twitch"], accepts: holdsDigit },
  ),
  assignedRule(
    {
      id: "secret.spotify.client-secret",
      name: "Spotify client secret",
      grants: "impersonate the application to its users",
      revoke: "Rotate the secret in the Spotify developer dashboard",
    },
    serviceName(["spotify"], ["secret"]),
    "[0-9a-f]{32}",
    { keywords: ["spotify"] },
  ),
  assignedRule(
    {
      id: "secret.zerotier.api-token",
      name: "ZeroTier token",
      grants: "change the networks of its user",
      revoke: "Delete the token in ZeroTier Central (Account)",
    },
    serviceName(["zerotier"], ["token", "key"]),
    "[A-Za-z0-9]{32}",
    { keywords: ["zerotier"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.infura.project-secret",
      name: "Infura project secret",
      grants: "call nodes at the owner's expense",
      revoke: "Rotate the secret in the Infura dashboard",
    },
    serviceName(["infura"], ["secret", "key"]),
    "[0-9a-f]{32}",
    { keywords: ["infura"], severity: "medium" },
  ),
];

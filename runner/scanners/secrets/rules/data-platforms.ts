import { providerRule, tokenRule, type SecretRule } from "../rule.ts";
import { mixesCasesAndDigits } from "../value-shape.ts";

export const DATA_PLATFORMS_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.neon.api-key",
      name: "Neon API key",
      grants: "create, read and delete databases",
      revoke: "Revoke the key in Neon (Account settings → API keys)",
    },
    ["napi_[a-z0-9]{60,68}"],
    { keywords: ["napi_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.mongodb-atlas.service-account-secret",
      name: "MongoDB Atlas service account secret",
      grants: "administer clusters within its scope",
      revoke: "Revoke the secret in Atlas (Access manager → Applications)",
    },
    ["mdb_sa_sk_[A-Za-z0-9_-]{40}"],
    { keywords: ["mdb_sa_sk_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.cockroachdb.api-key",
      name: "CockroachDB Cloud API key",
      grants: "administer clusters within its scope",
      revoke: "Delete the key in CockroachDB Cloud (Access management)",
    },
    ["CCDB1_[A-Za-z0-9]{22}_[A-Za-z0-9]{40}"],
    { keywords: ["ccdb1_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.elastic.cloud-api-key",
      name: "Elastic Cloud API key",
      grants: "administer deployments within its scope",
      revoke: "Revoke the key in Elastic Cloud (API keys)",
    },
    ["essu_[A-Za-z0-9+/=_-]{40,120}"],
    { keywords: ["essu_"] },
  ),
  tokenRule(
    {
      id: "secret.clickhouse.cloud-api-secret",
      name: "ClickHouse Cloud API secret",
      grants: "administer the services of the organization",
      revoke: "Delete the key in ClickHouse Cloud (API keys)",
    },
    ["4b1d[A-Za-z0-9]{38}"],
    { keywords: ["4b1d"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.aiven.service-password",
      name: "Aiven service password",
      grants: "read and write the data of the service",
      revoke: "Reset the password of the user in Aiven (Users)",
    },
    ["AVNS_[A-Za-z0-9_-]{19}"],
    { keywords: ["avns_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.confluent.api-secret",
      name: "Confluent Cloud API secret",
      grants: "read and write the topics within its scope",
      revoke: "Delete the key in Confluent Cloud (API keys)",
    },
    ["cflt[A-Za-z0-9+/]{60}"],
    { keywords: ["cflt"] },
  ),
  tokenRule(
    {
      id: "secret.dbt.cloud-token",
      name: "dbt Cloud token",
      grants: "run jobs and read their environment variables",
      revoke: "Revoke the token in dbt Cloud (Account settings → API tokens)",
    },
    ["dbt[cu]_[A-Za-z0-9_-]{40,60}"],
    { keywords: ["dbtc_", "dbtu_"] },
  ),
  tokenRule(
    {
      id: "secret.backblaze.application-key",
      name: "Backblaze B2 application key",
      grants: "read and write the buckets within its scope",
      revoke: "Delete the key in Backblaze (Application keys)",
    },
    ["K00\\d[A-Za-z0-9+/]{27}"],
    { keywords: ["k00"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  providerRule(
    {
      id: "secret.azure.sas-signature",
      name: "Azure shared access signature",
      grants: "access the resources that the signature allows until it expires",
      revoke: "Rotate the key of the storage account that signed it, or delete the stored access policy",
    },
    [
      /[?&;]sv=20\d\d-\d\d-\d\d[^"'\s]{0,300}?&sig=(?<secret>[A-Za-z0-9%+/]{40,80}(?:%3[Dd]|=))/,
      /&sv=1\.0&sig=(?<secret>[A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/,
    ],
    { keywords: ["sig="], reach: { before: 400, after: 120 } },
  ),
  tokenRule(
    {
      id: "secret.azure.functions-key",
      name: "Azure Functions key",
      grants: "call the functions it protects",
      revoke: "Renew the key in the function app (App keys)",
    },
    ["[A-Za-z0-9_-]{44}AzFu[A-Za-z0-9_-]{8}=="],
    { keywords: ["azfu"], reach: { before: 60, after: 16 } },
  ),
  tokenRule(
    {
      id: "secret.azure.search-key",
      name: "Azure AI Search key",
      grants: "read the search indexes, or change them if the key is an admin key",
      revoke: "Regenerate the key of the search service (Keys)",
    },
    ["[A-Za-z0-9]{42}AzSe[A-D][A-Za-z0-9]{5}"],
    { keywords: ["azse"], reach: { before: 60, after: 16 } },
  ),
  tokenRule(
    {
      id: "secret.azure.ai-services-key",
      name: "Azure AI services or Azure OpenAI key",
      grants: "call the models at the owner's expense",
      revoke: "Regenerate the key of the resource (Keys and endpoint)",
    },
    ["[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{26}"],
    { keywords: ["jqqj99"], reach: { before: 70, after: 40 } },
  ),
  tokenRule(
    {
      id: "secret.azure.container-registry-key",
      name: "Azure Container Registry password",
      grants: "read and write the images of the registry",
      revoke: "Regenerate the password of the registry (Access keys)",
    },
    ["[A-Za-z0-9+/]{42}\\+ACR[A-D][A-Za-z0-9+/]{5}"],
    { keywords: ["+acr"], reach: { before: 60, after: 16 } },
  ),
  tokenRule(
    {
      id: "secret.aws.mws-token",
      name: "Amazon Marketplace Web Service token",
      grants: "read and change the orders of a seller",
      revoke: "Revoke the authorization in Seller Central",
    },
    ["amzn\\.mws\\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"],
    { keywords: ["amzn.mws."] },
  ),
  tokenRule(
    {
      id: "secret.aws.login-client-secret",
      name: "Login with Amazon client secret",
      grants: "impersonate the application to Amazon sellers and users",
      revoke: "Rotate the secret in the developer console",
    },
    ["amzn1\\.oa2-cs\\.v1\\.[0-9a-f]{64}"],
    { keywords: ["amzn1.oa2-cs.v1."] },
  ),
  tokenRule(
    {
      id: "secret.datastax.astra-token",
      name: "DataStax Astra DB application token",
      grants: "read and write the databases of its role",
      revoke: "Delete the token in Astra (Settings → Tokens)",
    },
    ["AstraCS:[A-Za-z0-9]{24}:[0-9a-f]{64}"],
    { keywords: ["astracs:"], severity: "critical" },
  ),
];
